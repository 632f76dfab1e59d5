import type { GameLibrary } from '@fathom/engine'
import type { ServerConfig } from '../config.ts'
import { AutoPasser } from '../host/autoPasser.ts'
import type { TableHost } from '../host/tableHost.ts'
import type { Gate } from '../http/gate.ts'
import type { Log } from '../log.ts'
import type { SqliteStore } from '../store/sqlite.ts'
import { Dispatcher } from './dispatcher.ts'
import { Mailer } from './email.ts'
import { NoticePeople } from './people.ts'
import { pushKeysOf } from './push.ts'
import { Rests } from './rests.ts'
import { Sender } from './sender.ts'

interface Parts {
  readonly store: SqliteStore
  readonly host: TableHost
  readonly library: GameLibrary
  readonly log: Log
  readonly gate: Gate
  readonly config: Pick<ServerConfig, 'url' | 'privateNotices' | 'smtp'>
  readonly secret: Buffer
}

/** Wires what tells people things while their page is closed. The dispatcher is still to be started. */
export function startNotices({ store, host, library, log, gate, config, secret }: Parts) {
  const { url, privateNotices: allowPrivate, smtp } = config
  const mailer = smtp === null ? null : new Mailer(smtp.url, smtp.from)
  const sender = new Sender({ keys: pushKeysOf(secret), mailer, allowPrivate, secret })
  const dispatcher = new Dispatcher({
    store: store.notices,
    send: (channel, message, language) => sender.send({ ...channel, site: url || channel.site }, message, language),
    isPresent: (table, person) => host.subscribers.present(table).includes(person),
    nameOf: async (game, language) => (await library.load(game))?.texts[language].name ?? game,
    log,
    isShared: store.keeper !== null,
  })
  const heed = (due: number): void => dispatcher.heed(due)
  store.onNotice = heed
  const passer = new AutoPasser({ store, host, log })
  const rests = new Rests({ store, host, gate, log })
  const notices = new NoticePeople({ store: store.notices, sender, rests, passer, secret, heed, url })
  return { notices, rests, passer, dispatcher, mailer }
}
