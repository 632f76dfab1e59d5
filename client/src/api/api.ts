import type {
  Act,
  ChangeGuest,
  ComponentsReading,
  CreatedGuest,
  CreateGuest,
  CompanyReading,
  CreateTable,
  GameList,
  Guest,
  Me,
  HelpReading,
  ChoiceReading,
  HintReading,
  JoinTable,
  Lobby,
  KeptRecord,
  LogReading,
  Note,
  Plan,
  PlanReading,
  PlayedPlan,
  RatingChanges,
  Remarks,
  SaveRemark,
  ReportRemark,
  SharedRemarks,
  SandboxReading,
  ScoreHistory,
  SeatBeside,
  Seen,
  TableReading,
  VersionReading,
  WhyReading,
} from '@fathom/protocol'
import { request, requestText, type Answer } from './http.ts'

/** Every question the page asks the server, by the names of the protocol. */

export const getMe = (): Promise<Answer<Me>> => request('GET', '/me')
export const createGuest = (body: CreateGuest): Promise<Answer<CreatedGuest>> => request('POST', '/guests', body)
export const changeMe = (body: ChangeGuest): Promise<Answer<Guest>> => request('PATCH', '/me', body)

export const getGames = (): Promise<Answer<GameList>> => request('GET', '/games')
/** What a file's content is as a component set of a game, or everything that is wrong with it. */
export const checkComponents = (game: string, components: unknown): Promise<Answer<ComponentsReading>> =>
  request('POST', `/games/${game}/components`, { components })
export const getLobby = (): Promise<Answer<Lobby>> => request('GET', '/tables')
export const createTable = (body: CreateTable): Promise<Answer<TableReading>> => request('POST', '/tables', body)

/** A table as it stands, or as it stood after entry `at`. */
export const getTable = (id: string, at?: number): Promise<Answer<TableReading>> =>
  request('GET', at === undefined ? `/tables/${id}` : `/tables/${id}?at=${at}`)
export const getLog = (id: string, since: number): Promise<Answer<LogReading>> =>
  request('GET', `/tables/${id}/log?since=${since}`)
/** The data of the component set that a table plays with. */
export const getComponents = (id: string): Promise<Answer<unknown>> => request('GET', `/tables/${id}/components`)
/** What I wrote to myself at a table. */
export const getNote = (id: string): Promise<Answer<Note>> => request('GET', `/tables/${id}/note`)
export const saveNote = (id: string, words: string): Promise<Answer<Note>> =>
  request('POST', `/tables/${id}/note`, { words })
/** What I wrote about positions of a finished game. */
export const getRemarks = (id: string): Promise<Answer<Remarks>> => request('GET', `/tables/${id}/remarks`)
export const saveRemark = (id: string, body: SaveRemark): Promise<Answer<Remarks>> =>
  request('POST', `/tables/${id}/remarks`, body)
export const shareRemarks = (id: string, shared: boolean): Promise<Answer<Remarks>> =>
  request('POST', `/tables/${id}/remarks/share`, { shared })
/** What somebody lets me read by a link. */
export const getSharedRemarks = (id: string, key: string): Promise<Answer<SharedRemarks>> =>
  request('GET', `/tables/${id}/remarks/shared?key=${encodeURIComponent(key)}`)
export const reportRemark = (id: string, body: ReportRemark): Promise<Answer<unknown>> =>
  request('POST', `/tables/${id}/remarks/report`, body)
/** What I want to choose next there, as it would go now. */
export const getPlan = (id: string): Promise<Answer<PlanReading>> => request('GET', `/tables/${id}/plan`)
export const savePlan = (id: string, body: Plan): Promise<Answer<PlanReading>> =>
  request('POST', `/tables/${id}/plan`, body)
export const playPlan = (id: string): Promise<Answer<PlayedPlan>> => request('POST', `/tables/${id}/plan/play`, {})
/** Keeps a finished game of this device on the server. @param seat where I sat */
export const keepRecord = (record: string, seat: number): Promise<Answer<KeptRecord>> =>
  request('POST', '/records', { record, seat })
/** A position of a running game to try moves out upon. */
export const getSandbox = (id: string, at: number | undefined, sample: number): Promise<Answer<SandboxReading>> =>
  request('GET', `/tables/${id}/branch?sample=${sample}${at === undefined ? '' : `&at=${at}`}`)
/** How a finished table moved the ratings of its seats. */
export const getRatingChanges = (id: string): Promise<Answer<RatingChanges>> => request('GET', `/tables/${id}/ratings`)
export const getChoice = (id: string, at: number): Promise<Answer<ChoiceReading>> =>
  request('GET', `/tables/${id}/choice?at=${at}`)
export const getScores = (id: string): Promise<Answer<ScoreHistory>> => request('GET', `/tables/${id}/scores`)

/** The last entry that I have seen there, on whichever device. */
export const getSeen = (id: string): Promise<Answer<Seen>> => request('GET', `/tables/${id}/seen`)
export const keepSeen = (id: string, n: number): Promise<Answer<Seen>> =>
  request('POST', `/tables/${id}/seen`, { n }, true)

/** Commands answer with the version alone: how the table stands then, the socket tells. */
type Change = Promise<Answer<VersionReading>>
const change = (id: string, command: string, body: unknown): Change =>
  request('POST', `/tables/${id}/${command}?brief=1`, body)
export const join = (id: string, body: JoinTable): Change => change(id, 'join', body)
/** Gives a chair to somebody at my device. */
export const seatBeside = (id: string, body: SeatBeside): Promise<Answer<VersionReading>> =>
  request('POST', `/tables/${id}/beside`, body)
/** Who plays a table at my device, and whom it waits for. */
export const getCompany = (id: string): Promise<Answer<CompanyReading>> => request('GET', `/tables/${id}/beside`)
/** Wishes a bot in the chair of somebody whose time is up. */
export const vote = (id: string, seat: number): Change => change(id, 'vote', { seat })
/** Asks everybody to go back to where my last turn began. */
export const takeBack = (id: string, reason: string): Change => change(id, 'take-back', { reason })
export const answerTakeBack = (id: string, agrees: boolean): Change => change(id, 'take-back-answer', { agrees })
/** Asks everybody to stop the clocks until I am back. */
export const pause = (id: string): Change => change(id, 'pause', {})
/** Asks everybody to end the game where it stands. */
export const askEnd = (id: string): Change => change(id, 'end', {})
export const answerEnd = (id: string, agrees: boolean): Change => change(id, 'end-answer', { agrees })
export const answerPause = (id: string, agrees: boolean): Change => change(id, 'pause-answer', { agrees })
/** A bot of the usual level takes an open chair before the start. */
export const seatBot = (id: string, seat: number): Change => change(id, 'seat-bot', { seat })
export const leave = (id: string): Change => change(id, 'leave', {})
/** Ends a table for good where nobody else plays. */
export const close = (id: string): Change => change(id, 'close', {})
export const act = (id: string, body: Act): Change => change(id, 'act', body)
export const undo = (id: string, version: number, all: boolean): Change => change(id, 'undo', { version, all })
export const redo = (id: string, version: number): Change => change(id, 'redo', { version })
export const endTurn = (id: string, version: number): Change => change(id, 'end-turn', { version })
/** Whether a chain of actions would be final at once: no undo would lead back. */
export const asFinal = (id: string, actions: readonly string[]): Promise<Answer<WhyReading>> =>
  request('POST', `/tables/${id}/why`, { actions: [actions], final: true })
/** Why I may not take actions, or chains of them, now, each by itself upon my draft. */
export const why = (id: string, actions: readonly (readonly string[])[]): Promise<Answer<WhyReading>> =>
  request('POST', `/tables/${id}/why`, { actions })
/** What a Mate would consider in my place; the table notes that I was told. */
export const getHint = (id: string): Promise<Answer<HintReading>> => request('POST', `/tables/${id}/hint`, {})
/** What each of my choices brings for certain, and what a newcomer may want to know now. */
export const getHelp = (id: string): Promise<Answer<HelpReading>> => request('GET', `/tables/${id}/help`)
export const rematch = (id: string): Promise<Answer<TableReading>> => request('POST', `/tables/${id}/rematch`, {})

/** The record of a finished table, or what of it had been played after entry `at`. */
export const getRecord = (id: string, at?: number): Promise<Answer<string>> =>
  requestText(at === undefined ? `/tables/${id}/record` : `/tables/${id}/record?at=${at}`)
