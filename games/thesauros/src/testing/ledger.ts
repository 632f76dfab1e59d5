import type { Seat } from '@fathom/kernel'
import { components } from '../components.ts'
import type { Event } from '../events.ts'
import type { Rules } from '../rules.ts'
import type { AccountId, Income, Purpose, SortId } from '../types.ts'
import { finalPoints, type Estate } from './estate.ts'
import { bookGoods } from './goods.ts'

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>

/** Which account pays for what (EN L378-383). */
const PAYER: Readonly<Record<Purpose, AccountId>> = {
  hire: 'HR',
  wages: 'HR',
  patent: 'RD',
  item: 'RD',
  prototype: 'RD',
  royalty: 'RD',
  map: 'GE',
  sponsor: 'GE',
  advertising: 'GE',
  seaplane: 'ME',
  travel: 'ME',
  detection: 'ME',
  zodiac: 'ME',
  bribe: 'SF',
  mercenary: 'SF',
}
const { money, scoring } = components
/** What the lagoon brings goes by gear and crew, which these books do not follow; a refund is no income. */
const UNBOOKED: readonly Income[] = ['coastal', 'lobster', 'tour', 'refund']

/**
 * A game as somebody beside the table would keep its books: from the components and what is told alone, without a look at the engine.
 * Throws a sentence as soon as something that is told can't be by the rules.
 */
export class Ledger {
  readonly estates: Estate[]
  private readonly pool: number[]
  private readonly given = new Map<Seat, Set<AccountId>>()
  private order: readonly Seat[]
  private year = 0
  private quadrimester = 0
  private actor: { readonly seat: Seat; readonly sort: SortId; readonly space: number } = {
    seat: -1,
    sort: 'W',
    space: 0,
  }
  private marker: number
  private musselMarker = 0
  private readonly rules: Rules

  constructor(rules: Rules, order: readonly Seat[]) {
    this.rules = rules
    this.order = order.slice()
    this.marker = rules.advertisingStart
    this.pool = order.map(() => 0)
    this.estates = order.map(() => ({
      accounts: { HR: 0, RD: 0, GE: 0, ME: 0, SF: 0 },
      reputation: scoring.start,
      workers: components.people.workersAtStart,
      mercenaries: 0,
      patents: new Set(),
      sharks: 0,
      home: [],
      stored: 0,
      maps: new Map(),
      due: 0,
    }))
  }

  /** The first year, whose beginning is part of the set-up: everybody has its $ already. */
  begin(): void {
    this.beginYear(1)
    this.quadrimester = 1
    for (const [seat] of this.estates.entries()) {
      this.pool[seat] = money.start[this.rules.variant] + (money.compensation[this.order.indexOf(seat)] ?? 0)
    }
  }

  book(event: Event): void {
    switch (event.type) {
      case 'year-began':
        return this.beginYear(event.year)
      case 'income':
        return this.income(event)
      case 'budgeted':
        return this.budget(event)
      case 'quadrimester-began':
        this.quadrimester = event.quadrimester
        this.must(
          Math.ceil(this.quadrimester / 3) === this.year,
          `quadrimester ${this.quadrimester} in year ${this.year}`,
        )
        return
      case 'order-changed':
        this.order = event.order
        return
      case 'act-began':
        this.actor = { seat: event.seat, sort: event.sort, space: event.space }
        this.given.clear()
        return
      case 'paid':
        return this.pay(event)
      case 'transferred':
        return this.transfer(event)
      case 'received':
        this.must(event.account !== 'SF', 'income in a slush fund')
        this.of(event.seat).accounts[event.account] += event.amount
        if (!UNBOOKED.includes(event.income)) this.of(event.seat).due -= event.amount
        return
      case 'reputation':
        return this.reputation(event)
      case 'wages-due':
        return this.wages(event)
      case 'marker-moved':
        if (event.zone === 9) this.marker = event.place - 1
        else this.musselMarker = event.place - 1
        return
      case 'game-ended':
        return this.must(event.end === 'museum-full' || this.quadrimester === 9, `the end in ${this.quadrimester}`)
      case 'fished':
        return this.fish(event)
      default:
        return bookGoods(event, this.estates, this.actor.sort)
    }
  }

  /** The end: every seat's points, from the books and where the museum's treasures hang. */
  points(seat: Seat, exhibits: number): number {
    this.must(this.of(seat).due === 0, `seat ${seat} is still owed $${this.of(seat).due}`)
    return finalPoints(this.of(seat)) + exhibits
  }

  private of(seat: Seat): Estate {
    return this.estates[seat] as Estate
  }

  private must(condition: boolean, problem: string): void {
    if (!condition) throw new Error(`the books: ${problem} (quadrimester ${this.quadrimester})`)
  }

  private beginYear(year: number): void {
    this.year = year
    for (const [seat, { accounts }] of this.estates.entries()) {
      for (const account of ['HR', 'RD', 'GE', 'ME', 'SF'] as const) {
        this.pool[seat] = (this.pool[seat] ?? 0) + accounts[account]
        accounts[account] = 0
      }
    }
  }

  private income({ seat, amount }: Told<'income'>): void {
    const maps = [...this.of(seat).maps.values()].reduce((sum, count) => sum + count, 0)
    const later = money.yearIncome[this.year - 2]
    const first = money.start[this.rules.variant] + (money.compensation[this.order.indexOf(seat)] ?? 0)
    const expected = later === undefined ? first : later.base + later.perMap * maps
    this.must(amount === expected, `seat ${seat} gets $${amount} for ${maps} maps instead of $${expected}`)
    this.pool[seat] = (this.pool[seat] ?? 0) + amount
  }

  private budget({ seat, accounts, slush }: Told<'budgeted'>): void {
    const [HR = 0, RD = 0, GE = 0, ME = 0] = accounts
    this.of(seat).accounts = { HR, RD, GE, ME, SF: slush ?? 0 }
    this.must(HR + RD + GE + ME + (slush ?? 0) === this.pool[seat], `seat ${seat} splits more or less than it has`)
    this.pool[seat] = 0
  }

  private pay({ seat, account, amount, purpose }: Told<'paid'>): void {
    const { accounts } = this.of(seat)
    this.must(account === PAYER[purpose], `${purpose} paid from ${account}`)
    this.must(accounts[account] >= amount, `seat ${seat} pays $${amount} out of $${accounts[account]} for ${purpose}`)
    accounts[account] -= amount
    this.given.delete(seat)
    const board = components.boards[this.estates.length <= 2 ? '1-2' : '3-4']
    const isBoss = this.actor.sort === 'B'
    const less = (price: number | undefined) => Math.max(0, (price ?? -1) - (isBoss ? money.discount : 0))
    if (purpose === 'hire')
      this.must(amount === less(board.queues['1'][this.actor.space - 1]?.price), `a hire for $${amount}`)
    if (purpose === 'advertising') {
      this.must(amount === less(board.queues['9'][this.actor.space - 1]?.price), `advertising for $${amount}`)
    }
  }

  private transfer({ seat, from, to, amount, fee }: Told<'transferred'>): void {
    const { accounts } = this.of(seat)
    const { variant, slushTransfers } = this.rules
    this.must(fee === this.year, `a fee of $${fee} in year ${this.year}`)
    const isOpen = variant === 'introductory' && slushTransfers !== 'none'
    this.must(from !== 'SF' || isOpen, 'a transfer out of a slush fund')
    this.must(to !== 'SF' || (isOpen && slushTransfers === 'both-ways'), 'a transfer into a slush fund')
    const sources = this.given.get(seat) ?? new Set()
    this.must(!sources.has(from), `two transfers from ${from} for one expense`)
    this.given.set(seat, sources.add(from))
    this.must(accounts[from] >= amount + fee, `$${amount} and a fee out of $${accounts[from]}`)
    accounts[from] -= amount + fee
    accounts[to] += amount
  }

  private reputation({ seat, change, reason, total }: Told<'reputation'>): void {
    const estate = this.of(seat)
    estate.reputation += change
    this.must(
      estate.reputation === total && total >= 0,
      `seat ${seat} has ${estate.reputation} points, told are ${total}`,
    )
    if (reason === 'influence') {
      const three = scoring.influence['3'][this.rules.influence3p]
      const list = [[], scoring.influence['2'], three, scoring.influence['4']][this.estates.length - 1] ?? []
      this.must(change === list[this.order.indexOf(seat)], `${change} points of influence`)
    }
    const track =
      this.rules.advertisingTrack === 'set' ? components.advertising : [...this.rules.advertisingTrack].map(Number)
    if (reason === 'advertising') this.must(change === track[this.marker], `advertising of ${change} points`)
  }

  private wages({ seat, workers, paid }: Told<'wages-due'>): void {
    const { workers: own, mercenaries } = this.of(seat)
    this.must(workers === own + mercenaries && paid <= workers, `wages for ${workers} of seat ${seat}`)
  }

  private fish({ seat, where }: Told<'fished'>): void {
    const gain = components.mussels[this.musselMarker]
    const bonus = this.actor.sort === 'B' ? money.musselBonus : 0
    if (where === 'sea-fishing') this.of(seat).due += money.seaFishing
    if (where === 'mussels') this.of(seat).due += bonus + (gain !== undefined && 'money' in gain ? gain.money : 0)
  }
}
