import { diff, type LogEntry, type TableReading } from '@fathom/protocol'
import { readLog, readTable } from '@fathom/table'
import { TABLE_TEXTS } from '../text/index.ts'
import type { Follower, News, Viewer } from './calls.ts'
import type { Fold } from './folds.ts'
import { textOf } from './sight.ts'

/** Who reads the same in the same language knows the same. */
function followerKey({ person, language }: Viewer): string {
  return `${language} ${person ?? ''}`
}

/** The table as its followers know it by now, each reading made once. */
export function readingsOf(fold: Fold, followers: readonly Follower[]): ReadonlyMap<string, TableReading> {
  const readings = new Map<string, TableReading>()
  for (const follower of followers) {
    const key = followerKey(follower)
    if (readings.has(key)) continue
    const { person, language } = follower
    readings.set(key, readTable(fold.table, person, fold.texts[language], TABLE_TEXTS[language]))
  }
  return readings
}

/** The same from before a change: what is kept since the last one, and the rest read now. */
export function knownReadings(fold: Fold, followers: readonly Follower[]): ReadonlyMap<string, TableReading> {
  const missing = followers.filter((follower) => !fold.readings.has(followerKey(follower)))
  return missing.length === 0 ? fold.readings : new Map([...fold.readings, ...readingsOf(fold, missing)])
}

/**
 * Tells followers of a change that the fold has taken in. Each is told of by two readings of their own: a patch can't know more than they may.
 * @param known their readings from before it
 * @returns for each follower; null where nothing has changed that they may see
 */
export function newsOf(
  fold: Fold,
  followers: readonly Follower[],
  known: ReadonlyMap<string, TableReading>,
  present: ReadonlySet<string>,
): (News | null)[] {
  const readings = readingsOf(fold, followers)
  fold.readings = readings
  const wording = new Wording()
  return followers.map((follower) => {
    const key = followerKey(follower)
    const [before, now] = [known.get(key), readings.get(key)]
    if (before === undefined || now === undefined) throw new Error(`no reading for ${key}`)
    const { person, since, changes, knows } = follower
    const patch = wording.patch(before, now)
    const entries = readLog(fold.table, person, since)
    const telling = entries.filter(({ kind }) => kind !== 'skip')
    if (knows && patch === '' && telling.length === 0) return null
    const push =
      knows && changes
        ? `{"type":"change","from":${since},"entries":[${telling.map((entry) => wording.entry(entry)).join()}],"patch":{"version":${now.version}${patch}}}`
        : `{"type":"update","entries":${JSON.stringify(entries)},"table":${textOf(now, fold.table.chairs, present)}}`
    return { since: now.version, push }
  })
}

/** JSON for several followers, in which what is the very same for two is compared and written once. */
class Wording {
  private readonly patches = new Map<unknown, { readonly to: unknown; readonly text: string }>()
  private readonly lists = new Map<unknown, string>()

  /** What has changed in a reading but its version, as members of a patch, each after a comma. */
  patch(before: TableReading, now: TableReading): string {
    let text = ''
    for (const name of Object.keys(now) as (keyof TableReading)[]) {
      if (name === 'version' || before[name] === now[name]) continue
      const change = this.change(before[name], now[name])
      if (change !== '') text += `,"${name}":${change}`
    }
    return text
  }

  private change(before: unknown, now: unknown): string {
    const known = this.patches.get(before)
    if (known !== undefined && known.to === now) return known.text
    const patch = diff(before, now)
    const text = patch === undefined ? '' : JSON.stringify(patch)
    this.patches.set(before, { to: now, text })
    return text
  }

  entry(entry: LogEntry): string {
    if (entry.kind !== 'events') return JSON.stringify(entry)
    const { n, at, seat, events } = entry
    let text = this.lists.get(events)
    if (text === undefined) {
      text = JSON.stringify(events)
      this.lists.set(events, text)
    }
    return `{"n":${n},"at":${at},"kind":"events","seat":${seat},"events":${text}}`
  }
}
