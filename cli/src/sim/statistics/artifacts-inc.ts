import type { ComponentSet, Event, State } from '@fathom/artifacts-inc'
import type { Outcome } from '@fathom/kernel'
import { count, countSources, meansOf, rounded, share, spreadOf } from './counting.ts'
import type { Statistics } from './statistics.ts'

/** Artifacts, Inc.: how long it takes, what going first is worth, what is bought, and where reputation comes from. */
export class ArtifactsIncStatistics implements Statistics {
  private readonly cards: ComponentSet['cards']
  /** Turns of every player of every game. */
  private readonly turns: number[] = []
  private readonly winners: number[] = []
  private readonly all: number[] = []
  private readonly sources = new Map<string, number>()
  private readonly done = new Map<string, number>()
  /** By card: copies seen on sale, copies bought, players who bought one, players of games where one was seen, copies turned to level 2. */
  private readonly seen = new Map<string, number>()
  private readonly bought = new Map<string, number>()
  private readonly buyers = new Map<string, number>()
  private readonly couldBuy = new Map<string, number>()
  private readonly upgraded = new Map<string, number>()
  /** By card: games won by players who bought one, and what they would have won if all players were equally good. */
  private readonly wonByBuyers = new Map<string, number>()
  private readonly fairOfBuyers = new Map<string, number>()
  private games = 0
  /** Wins by place in the turn order. */
  private readonly wins: number[] = []
  // The game under way
  private ownTurns: number[] = []
  private onSale = new Map<string, number>()
  private purchases = new Set<string>()

  /** @param data the component set that is played */
  constructor(data: unknown) {
    this.cards = (data as ComponentSet).cards
  }

  began(state: unknown): void {
    const { seats, shown } = state as State
    this.ownTurns = Array.from({ length: seats }, () => 0)
    this.onSale = new Map()
    this.purchases = new Set()
    for (const card of shown) if (card >= 0) count(this.onSale, this.cards[card]?.id ?? '')
  }

  happened(events: readonly unknown[]): void {
    for (const event of events as readonly Event[]) this.take(event)
  }

  ended({ ranks, scores }: Outcome, state: unknown): void {
    const { seats, startSeat } = state as State
    this.games++
    this.turns.push(...this.ownTurns)
    for (const [card, copies] of this.onSale) {
      count(this.seen, card, copies)
      count(this.couldBuy, card, seats)
    }
    const winners = ranks.filter((rank) => rank === 1).length
    for (const purchase of this.purchases) {
      const [seat, card] = purchase.split(' ') as [string, string]
      count(this.buyers, card)
      count(this.fairOfBuyers, card, 1 / seats)
      count(this.wonByBuyers, card, ranks[Number(seat)] === 1 ? 1 / winners : 0)
    }
    scores.forEach((score, seat) => {
      this.all.push(score.total)
      countSources(this.sources, score)
      if (ranks[seat] !== 1) return
      this.winners.push(score.total)
      const place = (seat - startSeat + seats) % seats
      this.wins[place] = (this.wins[place] ?? 0) + 1 / winners
    })
  }

  report(): Readonly<Record<string, unknown>> {
    const players = this.all.length
    const seats = this.games === 0 ? 0 : players / this.games
    const byPlace = Array.from({ length: seats }, (_, place) => share(this.wins[place] ?? 0, this.games))
    return {
      turnsPerPlayer: spreadOf(this.turns),
      scores: spreadOf(this.all),
      winnersScores: spreadOf(this.winners),
      winShareByTurnOrder: byPlace,
      firstPlayerAdvantage: rounded((byPlace[0] ?? 0) - (seats === 0 ? 0 : 1 / seats)),
      reputationBySource: meansOf(this.sources, players),
      donePerPlayer: meansOf(this.done, players),
      cards: Object.fromEntries([...this.seen.keys()].toSorted().map((card) => [card, this.cardReport(card)])),
    }
  }

  private cardReport(card: string): object {
    const bought = this.bought.get(card) ?? 0
    return {
      /** Part of the players who bought one, of those in games where one was on sale. */
      perPlayer: share(this.buyers.get(card) ?? 0, this.couldBuy.get(card) ?? 0),
      perVisibleCopy: share(bought, this.seen.get(card) ?? 0),
      upgraded: share(this.upgraded.get(card) ?? 0, bought),
      /** Games won by who bought one, as a part of a fair share: 1 is neither good nor bad. */
      ofFairShare: share(this.wonByBuyers.get(card) ?? 0, this.fairOfBuyers.get(card) ?? 0),
    }
  }

  private take(event: Event): void {
    switch (event.type) {
      case 'turn-started':
        this.ownTurns[event.seat] = (this.ownTurns[event.seat] ?? 0) + 1
        return
      case 'refilled':
        if (event.card !== null) count(this.onSale, event.card)
        return
      case 'bought':
        count(this.bought, event.card)
        this.purchases.add(`${event.seat} ${event.card}`)
        return count(this.done, event.type)
      case 'upgraded':
        count(this.upgraded, event.card)
        return count(this.done, event.type)
      case 'dived':
      case 'order-filled':
        return count(this.done, event.type)
      default:
    }
  }
}
