import { isPhone } from '../shell/media.ts'
import { lazyPart } from '../shell/part.tsx'

// What a table shows only now and then comes when it is needed, or before, in idle time.
export const HelpDialog = lazyPart(async () => (await import('./Dialogs.tsx')).HelpDialog)
export const SettingsDialog = lazyPart(async () => (await import('./Dialogs.tsx')).SettingsDialog)
export const LeaveDialog = lazyPart(async () => (await import('./Dialogs.tsx')).LeaveDialog)
export const PhoneTable = lazyPart(async () => (await import('./PhoneTable.tsx')).PhoneTable, isPhone)
export const ReplayBar = lazyPart(async () => (await import('./ReplayBar.tsx')).ReplayBar)
export const Result = lazyPart(async () => (await import('./Result.tsx')).Result)
export const WaitingRoom = lazyPart(async () => (await import('./WaitingRoom.tsx')).WaitingRoom)
