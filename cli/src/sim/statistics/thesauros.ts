import type { Outcome } from '@fathom/kernel'
import type { Event, State } from '@fathom/thesauros'
import { count, countSources, meansOf, rounded, share, spreadOf } from './counting.ts'
import type { Statistics } from './statistics.ts'

/** Sources of points that only ever take some away. */
const PENALTIES = ['refusals', 'wages', 'bribes', 'auctions', 'closings', 'smear']
/** Events that are told as counts a player and game. */
const TOLD = new Set<Event['type']>([
  'patented',
  'item-bought',
  'map-gained',
  'hired',
  'taught',
  'boarded',
  'dived',
  'lifted',
  'shark-met',
  'sponsored',
  'sold',
  'room-opened',
  'advertised',
  'zodiac-bought',
  'found',
  'seaplane-rented',
  'seaplane-reserved',
  'transferred',
  'mercenary-hired',
  'mercenary-acts',
  'mine-exploded',
])

/** Thesauros: what every zone is used for, where points come from and go to, and when games end. */
export class ThesaurosStatistics implements Statistics {
  private games = 0
  private readonly all: number[] = []
  private readonly rounds: number[] = []
  private early = 0
  private readonly placed = new Map<string, number>()
  private readonly refused = new Map<string, number>()
  private readonly done = new Map<string, number>()
  private readonly deeds = new Map<string, number>()
  private readonly sources = new Map<string, number>()
  private worstPenalties = 0

  began(): void {
    // Everything is told by events.
  }

  happened(events: readonly unknown[]): void {
    for (const event of events as readonly Event[]) this.take(event)
  }

  ended({ end, scores }: Outcome, state: unknown): void {
    this.games++
    if (end === 'museum-full') this.early++
    this.rounds.push((state as State).quadrimester)
    for (const score of scores) {
      this.all.push(score.total)
      countSources(this.sources, score)
      const lost = PENALTIES.reduce((sum, source) => sum + (score.sources[source] ?? 0), 0)
      this.worstPenalties = Math.min(this.worstPenalties, lost)
    }
  }

  report(): Readonly<Record<string, unknown>> {
    const players = this.all.length
    const points = meansOf(this.sources, players)
    return {
      scores: spreadOf(this.all),
      roundsPlayed: spreadOf(this.rounds),
      earlyEnds: share(this.early, this.games),
      zoneUsePerGame: meansOf(this.placed, this.games),
      refusedPerGame: meansOf(this.refused, this.games),
      donePerPlayer: meansOf(this.done, players),
      deedsByZone: Object.fromEntries(this.deeds),
      pointsBySource: points,
      penaltiesPerPlayer: rounded(PENALTIES.reduce((sum, source) => sum + (points[source] ?? 0), 0)),
      worstPenalties: this.worstPenalties,
    }
  }

  private take(event: Event): void {
    if (TOLD.has(event.type)) count(this.done, event.type)
    if (event.type === 'placed') count(this.placed, `zone ${event.zone}`)
    else if (event.type === 'turn-at-sea') count(this.placed, 'zone 5')
    else if (event.type === 'envelope-posted') count(this.placed, 'zone 10')
    else if (event.type === 'refused') count(this.refused, `zone ${event.zone}`)
    else if (event.type === 'mercenary-acts') count(this.deeds, `zone ${event.zone}`)
  }
}
