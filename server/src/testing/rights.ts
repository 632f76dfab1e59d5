import type { Push } from '@fathom/protocol'
import type { RouteName } from '../http/routes.ts'

/** Who may call: somebody without a name, a guest and an account who only look on, a guest whom the host keeps away, who sits at the table, and who made it and sits there. */
export const KINDS = ['stranger', 'guest', 'account', 'blocked', 'seat', 'host'] as const
export type Kind = (typeof KINDS)[number]

/** Everything that is refused to somebody for who they are. A route that refuses anything else has let them in. */
export const REFUSALS_FOR_WHO = [
  'no-guest',
  'not-seated',
  'onlookers-apart',
  'not-open-to-you',
  'no-onlookers',
] as const
type RefusalForWho = (typeof REFUSALS_FOR_WHO)[number]

/** Who may; who is missing may not be. */
type Who = Readonly<Record<Kind, 'may' | RefusalForWho>>

const everybody: Who = { stranger: 'may', guest: 'may', account: 'may', blocked: 'may', seat: 'may', host: 'may' }
const named: Who = { ...everybody, stranger: 'no-guest' }
const seated: Who = { ...named, guest: 'not-seated', account: 'not-seated', blocked: 'not-seated' }
/** Whoever is kept away by somebody who sits there may not look. */
const looking: Who = { ...everybody, blocked: 'not-open-to-you' }
const lookingNamed: Who = { ...named, blocked: 'not-open-to-you' }
const talking: Who = { ...seated, blocked: 'not-open-to-you' }

/** What is asked of a route in the test: for a game of two that is on. A body that changes nothing for good is best. */
export interface Right {
  readonly who: Who
  readonly query?: string
  readonly body?: unknown
  /** The id in the path, where it is not the table's. */
  readonly id?: string
}

const row = (who: Who, body?: unknown, more: Omit<Right, 'who' | 'body'> = {}): Right => ({ who, body, ...more })
const GAME = { id: 'silver-and-gold' } as const
const NOWHERE = { id: 'nowhere' } as const
const NEW_TABLE = { game: GAME.id, seats: [{ kind: 'me' }, { kind: 'open' }] }
const WEBHOOK = { kind: 'webhook', url: 'http://127.0.0.1/x' }
const ANSWER = { challenge: 'x', response: {} }

/** Who may what. A route without a row does not compile, nor does a row without a route. */
export const RIGHTS: Readonly<Record<RouteName, Right>> = {
  // Who I am.
  createGuest: row(everybody, { name: 'Guest' }),
  me: row(named),
  changeMe: row(named, {}),
  sessions: row(named),
  endSession: row(named, {}, NOWHERE),
  endOtherSessions: row(named, {}),
  newDeviceLink: row(named, {}),
  deviceLink: row(named),
  account: row(named),
  askForPasskey: row(named, {}),
  addPasskey: row(named, ANSWER),
  removePasskey: row(named, {}, NOWHERE),
  setPassword: row(named, { password: 'short' }),
  removePassword: row(named, {}),
  newCodes: row(named, {}),
  signInWays: row(everybody),
  sendSignInLink: row(everybody, { address: 'nobody@example.org' }),
  signInByMail: row(everybody, { token: 'x' }),
  askForSignIn: row(everybody, {}),
  signInByPasskey: row(everybody, ANSWER),
  signInByPassword: row(everybody, { name: 'Nobody', password: 'nobody at all' }),
  signInByLink: row(everybody, { token: 'x' }),
  signInByCode: row(everybody, { code: 'x' }),
  waitingGuest: row(named),
  bringGuest: row(named, {}),
  myData: row(named),
  // With another's name nothing is deleted.
  deleteMe: row(named, { name: 'Somebody else' }),
  // The last way in stays.
  signOut: row(named, {}),

  // Whom I keep away.
  blocks: row(named),
  // A chair that is not there: nobody is kept away for good.
  block: row(lookingNamed, { seat: 4 }),
  unblock: row(named, {}, NOWHERE),
  friends: row(named),
  removeFriend: row(named, {}, NOWHERE),
  newFriendLink: row(named, {}),
  readFriendLink: row(everybody, { token: 'x' }),
  acceptFriendLink: row(named, { token: 'x' }),
  guestlist: row(seated),
  invite: row(seated, { friend: 'nobody' }),
  decline: row(named, {}),
  groups: row(named),
  makeGroup: row(named, { name: 'A club' }),
  group: row(named, undefined, NOWHERE),
  readGroupLink: row(everybody, { token: 'x' }),
  joinGroup: row(named, { token: 'x' }),
  leaveGroup: row(named, {}, NOWHERE),
  removeMember: row(named, { member: 'x' }, NOWHERE),
  renewGroupLink: row(named, {}, NOWHERE),
  ticket: row(named),
  // For a game that there is not: nobody is seated.
  seek: row(named, { game: 'nothing', pace: 'live', seats: 2 }),
  withdrawTicket: row(named, {}),

  // Being told.
  notices: row(named),
  changeNotices: row(named, {}),
  takeVacation: row(named, { from: '2000-01-01', to: '2000-01-02' }),
  endVacation: row(named, { from: '2000-01-01' }),
  addChannel: row(named, WEBHOOK),
  changeChannel: row(named, {}, NOWHERE),
  removeChannel: row(named, {}, NOWHERE),
  testChannel: row(named, {}, NOWHERE),
  confirmChannel: row(everybody, { token: 'x' }),

  // Games and tables.
  games: row(everybody),
  components: row(everybody, undefined, GAME),
  checkComponents: row(everybody, { components: {} }, GAME),
  newSeed: row(named, {}),
  createTable: row(named, NEW_TABLE),
  lobby: row(everybody),
  table: row(looking),
  log: row(looking),
  scores: row(looking),
  tableComponents: row(looking),
  // Of games that are over, which are open to their links.
  record: row(everybody),
  note: row(seated),
  saveNote: row(seated, { words: 'mine' }),
  plan: row(seated),
  savePlan: row(seated, { seat: 0, steps: [], atOnce: false }),
  // Who has no chair has no plan either, and that is looked at first.
  playPlan: row(named, {}),
  seen: row(seated),
  keepSeen: row(seated, { n: 1 }),

  // How strong people are, and what they have played. Nobody has the id.
  standings: row(everybody, undefined, GAME),
  ratingChanges: row(everybody),
  profile: row(everybody, undefined, NOWHERE),
  playedGames: row(everybody, undefined, NOWHERE),

  // Playing. Whoever looks on may sit down where a chair is free.
  join: row(lookingNamed, {}),
  seatBot: row(seated, { seat: 0 }),
  vote: row(seated, { seat: 0 }),
  takeBack: row(seated, { reason: 'A slip' }),
  answerTakeBack: row(seated, { agrees: false }),
  pause: row(seated, {}),
  answerPause: row(seated, { agrees: false }),
  leave: row(seated, {}),
  close: row(seated, {}),
  act: row(seated, { actions: ['nothing'] }),
  undo: row(seated, {}),
  redo: row(seated, {}),
  endTurn: row(seated, {}),
  why: row(seated, { actions: ['nothing'] }),
  hint: row(seated, {}),
  help: row(seated),
  rematch: row(seated, {}),
  // Talk: everybody in the room where they belong; the players' is theirs alone.
  talk: row(lookingNamed),
  say: row(lookingNamed, { phrase: 'hello' }),
  changeLine: row(talking, { room: 'players', n: 99, words: 'Other words' }),
  muteSpeaker: row(talking, { room: 'players', n: 99, muted: true }),
  reportLine: row(talking, { room: 'players', n: 99, why: 'spam' }),
  socket: row(everybody),
  openapi: row(everybody),
}

/** Who is told what over the socket, of a game of two in which everybody has said something. Who is kept away gets no socket. */
export const PUSHES: Readonly<Record<Push['type'], readonly Kind[]>> = {
  update: ['stranger', 'guest', 'account', 'seat', 'host'],
  // To who asks for changes.
  change: ['stranger', 'guest', 'account', 'seat', 'host'],
  presence: ['stranger', 'guest', 'account', 'seat', 'host'],
  onlookers: ['stranger', 'guest', 'account', 'seat', 'host'],
  // Each in the room where they belong.
  talk: ['guest', 'account', 'seat', 'host'],
  closing: ['stranger', 'guest', 'account', 'seat', 'host'],
  // When something goes wrong, or they may not look on any more.
  error: [],
}
