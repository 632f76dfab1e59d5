import { type GameLibrary } from '@fathom/engine'
import { type Guests } from '../guests.ts'
import type { TableHost } from '../host/tableHost.ts'
import type { Quotas } from '../quotas.ts'
import type { Hints } from '../host/hints.ts'
import type { Plans } from '../host/plans.ts'
import type { Accounts } from '../people/accounts.ts'
import type { Blocks } from '../people/blocks.ts'
import type { DeviceLinks } from '../people/deviceLinks.ts'
import type { Log } from '../log.ts'
import type { MailLinks } from '../people/mailLinks.ts'
import type { Friends } from '../people/friends.ts'
import type { Groups } from '../people/groups.ts'
import type { House } from '../people/house.ts'
import type { Matchmaking } from '../people/matchmaking.ts'
import type { Moderation } from '../people/moderation.ts'
import type { RestraintsOf } from '../people/restraints.ts'
import type { Onlookers } from '../people/onlookers.ts'
import type { Passkeys } from '../people/passkeys.ts'
import type { NoticePeople } from '../notices/people.ts'
import type { Rests } from '../notices/rests.ts'
import type { Store } from '../store/store.ts'
import type { Gate } from './gate.ts'
import type { Talk } from '../talk/talk.ts'

/** Everything that handlers work with. */
export interface Services {
  readonly store: Store
  readonly host: TableHost
  readonly guests: Guests
  readonly library: GameLibrary
  readonly quotas: Quotas
  readonly notices: NoticePeople
  readonly plans: Plans
  readonly hints: Hints
  readonly rests: Rests
  readonly accounts: Accounts
  readonly blocks: Blocks
  readonly friends: Friends
  readonly groups: Groups
  readonly matchmaking: Matchmaking
  readonly passkeys: Passkeys
  readonly deviceLinks: DeviceLinks
  readonly mailLinks: MailLinks
  readonly talk: Talk
  readonly house: House
  readonly moderation: Moderation
  readonly onlookers: Onlookers
  readonly restraints: RestraintsOf
  readonly log: Log
  readonly gate: Pick<Gate, 'scaled' | 'admitMail' | 'admitSignInAs' | 'admitSignInMail'>
}
