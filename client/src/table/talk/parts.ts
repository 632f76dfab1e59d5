import { lazyPart } from '../../shell/part.tsx'
import { withTalkWords } from './text/index.ts'

// A table with people loads it once it stands; a game against bots never does.
const never = (): boolean => false

export const TalkBox = lazyPart(async () => (await withTalkWords(() => import('./TalkPanel.tsx'))).TalkBox, never, true)
export const ReportDialog = lazyPart(async () => (await withTalkWords(() => import('./ReportDialog.tsx'))).ReportDialog)
export const TalkPanel = lazyPart(async () => (await withTalkWords(() => import('./TalkPanel.tsx'))).TalkPanel, never)
export const TalkWatch = lazyPart(
  async () => (await withTalkWords(() => import('./TalkPanel.tsx'))).TalkWatch,
  never,
  true,
)
