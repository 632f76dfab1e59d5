import { createHmac } from 'node:crypto'
import type { ServerConfig } from '../config.ts'
import { Bus } from './bus.ts'
import { Cluster, type ClusterParts } from './cluster.ts'
import { postgresLine } from './postgresLine.ts'
import { sealedLine } from './sealedLine.ts'
import { setClock } from './setClock.ts'

interface Starting extends Omit<ClusterParts, 'bus'> {
  readonly config: Pick<ServerConfig, 'databaseUrl' | 'natsUrl'>
  /** All who share the database have it: it makes a channel's name that nobody guesses, and seals what is said there. */
  readonly secret: Buffer
}

/** Makes the process one of those that share its database; null: it has the data folder for itself. */
export async function startCluster({ config, secret, ...parts }: Starting): Promise<Cluster | null> {
  const { store, log } = parts
  if (store.keeper === null) return null
  await setClock(store, log)
  const channel = `fathom_${createHmac('sha256', secret).update('bus').digest('hex').slice(0, 24)}`
  const line =
    config.natsUrl === ''
      ? postgresLine(config.databaseUrl, channel)
      : (await import('./natsLine.ts')).natsLine(config.natsUrl, channel)
  return new Cluster({ ...parts, bus: new Bus(store.keeper, sealedLine(line, secret), log) })
}
