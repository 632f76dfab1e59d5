import type { GameLibrary } from '@fathom/engine'
import type { ServerConfig } from '../config.ts'
import type { Guests } from '../guests.ts'
import type { TableHost } from '../host/tableHost.ts'
import type { Log } from '../log.ts'
import type { Rests } from '../notices/rests.ts'
import type { Quotas } from '../quotas.ts'
import type { Store } from '../store/store.ts'
import { Talk } from '../talk/talk.ts'
import { Accounts } from './accounts.ts'
import type { Blocks } from './blocks.ts'
import { Challenges } from './challenges.ts'
import { DeviceLinks } from './deviceLinks.ts'
import { Friends } from './friends.ts'
import { Groups } from './groups.ts'
import { House } from './house.ts'
import { MailLinks, type MailLinkParts } from './mailLinks.ts'
import { Matchmaking } from './matchmaking.ts'
import { Moderation } from './moderation.ts'
import { Onlookers } from './onlookers.ts'
import { Passkeys } from './passkeys.ts'
import { Passwords } from './passwords.ts'
import { relyingPartyOf } from './relyingParty.ts'
import { RestraintsOf } from './restraints.ts'
import type { Waiting } from './waiting.ts'

interface Parts {
  readonly store: Store
  readonly host: TableHost
  readonly guests: Guests
  readonly library: GameLibrary
  readonly blocks: Blocks
  readonly quotas: Quotas
  readonly rests: Rests
  readonly mailer: MailLinkParts['mailer']
  /** What waits for people who come back with something: where the next request finds it. */
  readonly waiting: Waiting
  readonly config: Pick<ServerConfig, 'url' | 'accounts'>
  readonly log: Log
  /** Where the server listens. */
  readonly port: () => number
}

/** Wires together who people are, whom they play with, and how the house is run. */
export function startPeople({
  store,
  host,
  guests,
  library,
  blocks,
  quotas,
  rests,
  mailer,
  waiting,
  config,
  log,
  port,
}: Parts) {
  const { company } = store
  const passwords = new Passwords()
  const relyingParty = () => relyingPartyOf(config.url, port())
  const passkeys = new Passkeys({ store: store.people, relyingParty, challenges: new Challenges(waiting) })
  const house = new House(store.operators, config.accounts)
  const restraints = new RestraintsOf(store.operators)
  const deviceLinks = new DeviceLinks(waiting)
  guests.sessions.onEnd((ids) => void deviceLinks.forget(ids).catch(() => {}))
  const friends = new Friends({ company, store, host, guests, blocks })
  return {
    passwords,
    passkeys,
    house,
    restraints,
    deviceLinks,
    friends,
    accounts: new Accounts({ store: store.people, guests, passkeys, passwords, house, email: mailer !== null }),
    groups: new Groups({ company, results: store.results, friends, blocks }),
    mailLinks: new MailLinks({ store: store.people, mailer, url: config.url, log, waiting }),
    matchmaking: new Matchmaking({ store, host, guests, library, blocks, quotas, rests, restraints, log }),
    moderation: new Moderation({ store, host, restraints }),
    onlookers: new Onlookers({ company, host, guests, blocks }),
    talk: new Talk({ store: store.talk, company: store.company, host, blocks, restraints }),
  }
}
