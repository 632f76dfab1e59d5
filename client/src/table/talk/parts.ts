import { lazyPart } from '../../shell/part.tsx'

// A table with people loads it once it stands; a game against bots never does.
const load = async () => {
  const [parts] = await Promise.all([
    import('./TalkPanel.tsx'),
    import('./text/index.ts').then(({ loadTalkWords }) => loadTalkWords()),
  ])
  return parts
}
const never = (): boolean => false

export const TalkBox = lazyPart(async () => (await load()).TalkBox, never, true)
export const TalkPanel = lazyPart(async () => (await load()).TalkPanel, never)
export const TalkWatch = lazyPart(async () => (await load()).TalkWatch, never, true)
