import { lazyPart } from '../../shell/part.tsx'

/** Loads a part of the talk together with its words. */
async function withTalkWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const words = import('./text/index.ts').then(({ loadTalkWords }) => loadTalkWords())
  const [part] = await Promise.all([load(), words])
  return part
}

// A table with people loads it once it stands; a game against bots never does.
const never = (): boolean => false

export const TalkBox = lazyPart(async () => (await withTalkWords(() => import('./TalkPanel.tsx'))).TalkBox, never, true)
export const TalkPanel = lazyPart(async () => (await withTalkWords(() => import('./TalkPanel.tsx'))).TalkPanel, never)
export const TalkWatch = lazyPart(
  async () => (await withTalkWords(() => import('./TalkPanel.tsx'))).TalkWatch,
  never,
  true,
)
