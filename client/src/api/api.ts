import type {
  Act,
  ChangeGuest,
  ComponentsReading,
  CreatedGuest,
  CreateGuest,
  CreateTable,
  GameList,
  Guest,
  JoinTable,
  Lobby,
  LogReading,
  ScoreHistory,
  TableReading,
  VersionReading,
} from '@fathom/protocol'
import { request, type Answer } from './http.ts'

/** Every question the page asks the server, by the names of the protocol. */

export const getMe = (): Promise<Answer<Guest>> => request('GET', '/me')
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
export const getScores = (id: string): Promise<Answer<ScoreHistory>> => request('GET', `/tables/${id}/scores`)

/** Commands answer with the version alone: how the table stands then, the socket tells. */
type Change = Promise<Answer<VersionReading>>
const change = (id: string, command: string, body: unknown): Change =>
  request('POST', `/tables/${id}/${command}?brief=1`, body)
export const join = (id: string, body: JoinTable): Change => change(id, 'join', body)
export const leave = (id: string): Change => change(id, 'leave', {})
export const act = (id: string, body: Act): Change => change(id, 'act', body)
export const undo = (id: string, version: number): Change => change(id, 'undo', { version })
export const endTurn = (id: string, version: number): Change => change(id, 'end-turn', { version })
export const rematch = (id: string): Promise<Answer<TableReading>> => request('POST', `/tables/${id}/rematch`, {})

/** Where the record of a table is downloaded. */
export const recordPath = (id: string): string => `/api/tables/${id}/record`
