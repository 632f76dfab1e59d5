import type { Refusal, Seat } from '@fathom/kernel'
import { canReroll, canDive } from './legal/index.ts'
import { refusePlace, refuseVisit } from './refusal-place.ts'
import { refuseBuy, refusePut, refuseUpgrade } from './refusal-buy.ts'
import { because, bits, refuseDie } from './refusal-codes.ts'
import { hasSold, nearGains } from './legal/choices.ts'
import { ordersOf, type Rules } from './rules.ts'
import { artifactsOf, boxOwner, cardOf, startingLeft, stat, STAT, sumOfDice, type State } from './state.ts'
import type { Action, ArtifactIndex, CardIndex, Die, MuseumIndex, Phase } from './types.ts'

/** The phases that an action belongs to. */
const PHASES_OF: Readonly<Record<Action['do'], readonly Phase[]>> = {
  lay: ['lay'],
  place: ['act'],
  visit: ['act'],
  dive: ['act', 'dive'],
  reroll: ['act', 'reroll'],
  roll: ['reroll'],
  gain: ['gain'],
  order: ['order'],
  sell: ['sell'],
  done: ['sell'],
  buy: ['buy'],
  put: ['put'],
  upgrade: ['buy'],
  decline: ['buy'],
  end: ['act', 'lay'],
}

/** Why an action is not possible now; null exactly for the legal ones. */
export function refusal(rules: Rules, state: State, seat: Seat, action: Action): Refusal | null {
  if (state.phase === 'over') return because('game-over')
  if (seat !== state.active) return because('not-your-turn', { active: state.active })
  if (!PHASES_OF[action.do].includes(state.phase)) {
    return because('wrong-phase', { phase: state.phase, action: action.do })
  }
  switch (action.do) {
    case 'lay':
      return refuseLay(rules, state, seat, action.card)
    case 'place':
      return refusePlace(rules, state, seat, action)
    case 'visit':
      return refuseVisit(rules, state, seat, action.die, action.place)
    case 'dive':
      return refuseDive(rules, state, seat, action.die)
    case 'reroll':
      return refuseReroll(state, seat, action.die)
    case 'gain':
      return refuseGain(rules, state, seat, action.artifact)
    case 'order':
      return refuseOrder(rules, state, seat, action.museum, action.box)
    case 'sell':
      return artifactsOf(rules, state, seat, action.artifact) > 0
        ? null
        : because('none-left', { artifact: artifactId(rules, action.artifact) })
    case 'done':
      return hasSold(state) ? null : because('nothing-sold')
    case 'buy':
      return refuseBuy(rules, state, seat, action.card)
    case 'put':
      return refusePut(state, seat, action.row, action.column)
    case 'upgrade':
      return refuseUpgrade(rules, state, seat, action.row, action.column)
    case 'end':
      return state.phase === 'lay' && startingLeft(rules, state, seat).length > 0
        ? because('lay-first', { cards: startingLeft(rules, state, seat).map((card) => cardId(rules, card)) })
        : null
    case 'roll':
    case 'decline':
      return null
  }
}

const cardId = (rules: Rules, card: CardIndex): string => rules.set.cards[card]?.id ?? ''
const artifactId = (rules: Rules, artifact: ArtifactIndex): string => rules.set.artifacts[artifact]?.id ?? ''

function refuseLay(rules: Rules, state: State, seat: Seat, card: CardIndex): Refusal | null {
  if (!rules.starting.includes(card)) {
    return because('not-a-starting-card', {
      card: cardId(rules, card),
      cards: startingLeft(rules, state, seat).map((left) => cardId(rules, left)),
    })
  }
  const isLaid = (state.cards[seat] ?? []).some((own) => cardOf(own) === card)
  return isLaid ? because('already-laid', { card: cardId(rules, card) }) : null
}

function refuseDive(rules: Rules, state: State, seat: Seat, die: Die): Refusal | null {
  const refused = refuseDie(state, die)
  if (refused !== null) return refused
  if (state.phase === 'dive' || canDive(rules, state, seat)) return null
  if (state.hasDived) return because('one-dive-a-turn')
  const number = rules.depth[state.divers.length]
  if (number === undefined) return because('underwater-empty')
  return because('too-deep', { number, reach: sumOfDice(state) + stat(state, seat, STAT.diveBonus) })
}

function refuseReroll(state: State, seat: Seat, die: Die): Refusal | null {
  const refused = refuseDie(state, die)
  if (refused !== null || state.phase === 'reroll' || canReroll(state, seat)) return refused
  if (stat(state, seat, STAT.rerolls) === 0) return because('no-reroll')
  return because(state.hasRerolled ? 'already-rerolled' : 'too-late-to-reroll')
}

function refuseGain(rules: Rules, state: State, seat: Seat, artifact: ArtifactIndex): Refusal | null {
  const gains = nearGains(state, seat)
  if ((gains >> artifact) & 1) return null
  return because('not-gained-there', {
    artifact: artifactId(rules, artifact),
    artifacts: bits(rules.artifacts, (each) => ((gains >> each) & 1) === 1).map((each) => artifactId(rules, each)),
  })
}

function refuseOrder(rules: Rules, state: State, seat: Seat, museum: MuseumIndex, box: number): Refusal | null {
  const id = rules.set.museums[museum]?.id ?? ''
  if (state.pendingMuseum >= 0 && museum !== state.pendingMuseum) {
    return because('other-museum', { museum: rules.set.museums[state.pendingMuseum]?.id ?? '' })
  }
  const sizes = ordersOf(rules, museum, state.seats)
  const size = sizes[box]
  if (size === undefined) return because('no-such-box', { museum: id, boxes: sizes.length })
  if (boxOwner(state, museum, box) >= 0) return because('box-taken', { museum: id, box: box + 1 })
  const artifact = rules.museumArtifact[museum] ?? 0
  const have = artifactsOf(rules, state, seat, artifact)
  if (have >= size) return null
  return because('not-enough-artifacts', { artifact: artifactId(rules, artifact), need: size, have })
}
