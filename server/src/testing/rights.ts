import type { Push } from '@fathom/protocol'
import type { RouteName } from '../http/routes.ts'

/** Who may call: somebody without a name, a guest and an account who only look on, a guest whom the host keeps away, who sits at the table, who made it and sits there, and two who only look on and help to run the house. */
export const KINDS = ['stranger', 'guest', 'account', 'blocked', 'seat', 'host', 'moderator', 'operator'] as const
export type Kind = (typeof KINDS)[number]

/** Everything that is refused to somebody for who they are. A route that refuses anything else has let them in. */
export const REFUSALS_FOR_WHO = [
  'no-guest',
  'not-seated',
  'onlookers-apart',
  'not-open-to-you',
  'no-onlookers',
  'not-the-host',
  'not-a-moderator',
  'not-an-operator',
] as const
type RefusalForWho = (typeof REFUSALS_FOR_WHO)[number]

/** Who may; who is missing may not be. */
type Who = Readonly<Record<Kind, 'may' | RefusalForWho>>

const everybody = Object.fromEntries(KINDS.map((kind) => [kind, 'may'])) as Record<Kind, 'may'>
const named: Who = { ...everybody, stranger: 'no-guest' }
const seated: Who = {
  ...named,
  guest: 'not-seated',
  account: 'not-seated',
  blocked: 'not-seated',
  moderator: 'not-seated',
  operator: 'not-seated',
}
/** Whoever is kept away by somebody who sits there may not look. */
const looking: Who = { ...everybody, blocked: 'not-open-to-you' }
const lookingNamed: Who = { ...named, blocked: 'not-open-to-you' }
/** What nobody else may: also at their own tables those who help to run the house are onlookers like any. */
const operating: Who = { ...only('not-an-operator'), operator: 'may' }
const moderating: Who = { ...only('not-a-moderator'), moderator: 'may', operator: 'may' }
const hosting: Who = { ...only('not-the-host'), host: 'may' }
const talking: Who = { ...seated, blocked: 'not-open-to-you' }

function only(refusal: RefusalForWho): Who {
  return { ...(Object.fromEntries(KINDS.map((kind) => [kind, refusal])) as Who), stranger: 'no-guest' }
}

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
  onlookers: row(hosting),
  showOut: row(hosting, { onlooker: 'nobody' }),
  letIn: row(hosting, { onlooker: 'nobody' }),
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
  stopEmails: row(everybody, { token: 'x' }),

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
  choice: row(looking),
  tableComponents: row(looking),
  // Of games that are over, which are open to their links.
  record: row(everybody),
  note: row(seated),
  saveNote: row(seated, { words: 'mine' }),
  // Of games that are over: whoever has a chair may, then it is looked at whether it is.
  remarks: row(seated),
  saveRemark: row(seated, { line: 0, words: '' }),
  shareRemarks: row(seated, { shared: false }),
  // The key opens them; a wrong one nothing.
  sharedRemarks: row(everybody, undefined, { query: 'key=nothing' }),
  reportRemark: row(named, { key: 'nothing', line: 0, why: 'spam' }),
  plan: row(seated),
  savePlan: row(seated, { seat: 0, steps: [], atOnce: false }),
  // Who has no chair has no plan either, and that is looked at first.
  playPlan: row(named, {}),
  branch: row(seated),
  // No record: nothing is kept.
  keepRecord: row(named, { record: 'nothing', seat: 0 }),
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
  askEnd: row(seated, {}),
  answerEnd: row(seated, { agrees: false }),
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
  // A chair that is taken: nobody is made.
  seatBeside: row(seated, { seat: 1, name: 'Bo' }),
  besides: row(seated),
  // Talk: everybody in the room where they belong; the players' is theirs alone.
  talk: row(lookingNamed),
  say: row(lookingNamed, { phrase: 'hello' }),
  changeLine: row(talking, { room: 'players', n: 99, words: 'Other words' }),
  muteSpeaker: row(talking, { room: 'players', n: 99, muted: true }),
  reportLine: row(talking, { room: 'players', n: 99, why: 'spam' }),
  // How the house is run.
  standing: row(named),
  acknowledge: row(named, { warning: 'nowhere' }),
  reports: row(moderating),
  takeMeasure: row(moderating, { do: 'note', why: 'Nothing' }, NOWHERE),
  measures: row(moderating),
  undoMeasure: row(moderating, { why: 'Nothing' }, NOWHERE),
  house: row(everybody),
  houseSettings: row(operating),
  changeHouse: row(operating, {}),
  accountInvitations: row(operating),
  inviteAccount: row(operating, {}),
  revokeInvitation: row(operating, {}, NOWHERE),
  acceptInvitation: row(named, { token: 'x' }),
  socket: row(everybody),
  openapi: row(everybody),
}

const onlooking = KINDS.filter((kind) => kind !== 'blocked')

/** Who is told what over the socket, of a game of two in which everybody has said something. Who is kept away gets no socket. */
export const PUSHES: Readonly<Record<Push['type'], readonly Kind[]>> = {
  update: onlooking,
  // To who asks for changes.
  change: onlooking,
  presence: onlooking,
  onlookers: onlooking,
  // Each in the room where they belong.
  talk: onlooking.filter((kind) => kind !== 'stranger'),
  // To who asks for it, in time (`socket.test.ts`).
  alive: [],
  closing: onlooking,
  // To whom a moderator has done something, and to nobody else (`moderation.test.ts`).
  standing: [],
  // When something goes wrong, or they may not look on any more.
  error: [],
}
