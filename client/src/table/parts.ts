import { lazyPart } from '../shell/part.tsx'
import { withRecordWords } from '../records/text/index.ts'
import { withWords } from '../text/parts.ts'

// What a table shows only now and then comes when it is needed, or before, in idle time.

/** Which dialog stands over the table; the dialogs themselves come when they open. */
export const TableDialogs = lazyPart(
  async () => (await import('./TableDialogs.tsx')).TableDialogs,
  () => true,
  true,
)
export const Told = lazyPart(
  async () => (await withWords(() => import('./Told.tsx'))).Told,
  () => true,
  true,
)
export const TableFacts = lazyPart(
  async () => (await withWords(() => import('./SetWords.tsx'))).TableFacts,
  () => true,
  true,
)
export const HelpDialog = lazyPart(async () => (await withWords(() => import('./Dialogs.tsx'))).HelpDialog)
export const SettingsDialog = lazyPart(async () => (await withWords(() => import('./Dialogs.tsx'))).SettingsDialog)
export const FinalDialog = lazyPart(async () => (await withWords(() => import('./Dialogs.tsx'))).FinalDialog)
export const LeaveDialog = lazyPart(async () => (await withWords(() => import('./Dialogs.tsx'))).LeaveDialog)
export const TakeBackDialog = lazyPart(async () => (await withWords(() => import('./TakeBack.tsx'))).TakeBackDialog)
export const PlanDialog = lazyPart(
  async () => (await withWords(() => import('./PlanDialog.tsx'))).PlanDialog,
  () => false,
)
export const PlanWatch = lazyPart(
  async () => (await import('./PlanWatch.tsx')).PlanWatch,
  () => true,
  true,
)
export const AskedInSight = lazyPart(
  async () => (await import('./inSight.ts')).AskedInSight,
  () => true,
  true,
)
/** While somebody waits: nothing of it is missed until it is there. */
export const NextTable = lazyPart(
  async () => (await withWords(() => import('./NextTable.tsx'))).NextTable,
  () => true,
  true,
)
export const ConnectionBanner = lazyPart(
  async () => (await import('./ConnectionBanner.tsx')).ConnectionBanner,
  () => true,
  true,
)
/** The board does not wait for it. */
export const LogPanel = lazyPart(
  async () => (await import('./LogPanel.tsx')).LogPanel,
  () => true,
  true,
)
export const HintCard = lazyPart(
  async () => (await withWords(() => import('./HintCard.tsx'))).HintCard,
  () => false,
)
export const ChoiceCard = lazyPart(
  async () => (await withWords(() => withRecordWords(() => import('./ChoiceCard.tsx')))).ChoiceCard,
  () => false,
)
export const WhyLink = lazyPart(
  async () => (await withWords(() => import('./help/WhyLink.tsx'))).WhyLink,
  () => false,
  true,
)
export const HelpCard = lazyPart(
  async () => (await withWords(() => import('./help/HelpCard.tsx'))).HelpCard,
  () => false,
  true,
)
export const KeepAwayDialog = lazyPart(
  async () => (await withWords(() => import('./KeepAway.tsx'))).KeepAwayDialog,
  () => false,
)
export const PauseDialog = lazyPart(async () => (await withWords(() => import('./Pause.tsx'))).PauseDialog)
export const EndGameDialog = lazyPart(async () => (await withWords(() => import('./EndGame.tsx'))).EndGameDialog)
export const NoteBox = lazyPart(
  async () => (await withWords(() => import('./NoteBox.tsx'))).NoteBox,
  () => true,
  true,
)
export const ReplayBar = lazyPart(async () => (await withRecordWords(() => import('./ReplayBar.tsx'))).ReplayBar)
export const RemarkBox = lazyPart(
  async () => (await withRecordWords(() => import('../records/RemarkBox.tsx'))).RemarkBox,
  () => false,
  true,
)
export const HotSeat = lazyPart(
  async () => (await withWords(() => import('./HotSeat.tsx'))).HotSeat,
  () => false,
)
export const Sandbox = lazyPart(
  async () => (await withWords(() => import('./Sandbox.tsx'))).Sandbox,
  () => false,
)
export const DamagedTable = lazyPart(
  async () => (await withWords(() => import('./DamagedTable.tsx'))).DamagedTable,
  () => false,
)
export const TryDialog = lazyPart(
  async () => (await withWords(() => import('./TryDialog.tsx'))).TryDialog,
  () => false,
)
export const Origin = lazyPart(
  async () => (await withRecordWords(() => import('../records/Origin.tsx'))).Origin,
  () => false,
  true,
)
export const Result = lazyPart(async () => (await withWords(() => import('./Result.tsx'))).Result)
export const WaitingRoom = lazyPart(async () => (await withWords(() => import('./WaitingRoom.tsx'))).WaitingRoom)
