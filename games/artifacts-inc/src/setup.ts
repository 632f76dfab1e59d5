import type { Chance, Options } from '@fathom/kernel'
import { MOST_BOXES, ordersOf, type Rules } from './rules.ts'
import { STATS, type State } from './state.ts'
import type { CardIndex, Die } from './types.ts'

/** A new game: the start player by dice, the cards on offer by chance; piles are bags until a card comes up (EN: Set-up 1-6). */
export function setup(rules: Rules, options: Options, seats: number, chance: Chance): State {
  const { rolls, first } = rollForStart(seats, chance)
  const { set } = rules
  const state: State = {
    seats,
    grid2x4: options['grid2x4'] === true,
    openBacks: options['openBacks'] !== false,
    startRolls: rolls,
    startSeat: first,
    phase: 'lay',
    end: null,
    active: first,
    round: 0,
    trigger: -1,
    idleRounds: 0,
    hasProgressed: false,
    money: zeros(seats).map((_, seat) => set.board.startMoney[(seat - first + seats) % seats] ?? 0),
    artifacts: zeros(seats * rules.artifacts),
    cubes: zeros(seats * rules.museums),
    finds: zeros(seats * set.finds.length),
    boxes: zeros(rules.museums * MOST_BOXES, -1),
    smallest: set.museums.map((_, museum) => ordersOf(rules, museum, seats)[0] ?? 0),
    divers: [],
    cards: zeros(seats).map(() => []),
    faces: zeros(seats).map(() => []),
    near: zeros(seats).map(() => []),
    stats: zeros(seats * STATS),
    shown: [],
    piles: [],
    dice: zeros(7),
    rolled: zeros(7),
    used: [],
    visited: 0,
    placed: [],
    diving: [],
    hasDived: false,
    rerolling: [],
    hasRerolled: false,
    pendingAt: -1,
    pendingN: 0,
    pendingMuseum: -1,
    buying: -1,
    sold: zeros(rules.artifacts),
    soldFor: 0,
  }
  openMarkets(rules, state, chance)
  return state
}

/** Two dice a seat, those tied for the highest sum again until one is left (EN: Set-up 6). */
function rollForStart(seats: number, chance: Chance): { rolls: Die[][]; first: number } {
  const rolls: Die[][] = zeros(seats).map(() => [])
  let among = zeros(seats).map((_, seat) => seat)
  while (among.length > 1) {
    let best = 0
    let highest: number[] = []
    for (const seat of among) {
      const dice = [chance.die(6), chance.die(6)]
      rolls[seat]?.push(...dice)
      const sum = (dice[0] ?? 0) + (dice[1] ?? 0)
      if (sum > best) highest = []
      if (sum < best) continue
      best = sum
      highest.push(seat)
    }
    among = highest
  }
  return { rolls, first: among[0] ?? 0 }
}

function openMarkets(rules: Rules, state: State, chance: Chance): void {
  rules.markets.forEach(({ places }, market) => {
    const pile: CardIndex[] = []
    rules.set.cards.forEach(({ copies }, card) => {
      if (rules.cardMarket[card] === market) for (let copy = 0; copy < copies; copy++) pile.push(card)
    })
    for (let place = 0; place < places; place++) state.shown.push(pile.length > 0 ? chance.draw(pile) : -1)
    state.piles.push(pile)
  })
}

function zeros(count: number, value = 0): number[] {
  const list: number[] = []
  for (let index = 0; index < count; index++) list.push(value)
  return list
}
