import { fastChance, ok, type AnyGame, type Result, type Seat } from '@fathom/kernel'
import { isOverdue } from './clock.ts'
import { tryAction } from './barrier.ts'
import type { EntryBody } from './entry.ts'
import { refuse } from './refusals.ts'
import { draftOf, waitingFor, type Table } from './table.ts'
import { Turn } from './turn.ts'

/** So many worlds are looked at, each so many thoughts away. */
const WORLDS = 24
const THOUGHTS = 3

/**
 * Takes a person's turn that has nothing to decide: their one legal action, where it is the whole turn. Everybody is told, so it is only for what
 * everybody can tell. Refused: `nothing-to-pass`.
 */
export function pass(table: Table, seat: Seat): Result<EntryBody[]> {
  const action = onlyChoice(table, seat)
  if (action === null || !isCommonKnowledge(table, seat, action)) return refuse('nothing-to-pass')
  const acted = new Turn(table, seat).act([action], true)
  return acted.ok ? ok([{ kind: 'auto-passed', seat }, ...acted.value]) : acted
}

/** The action that is all a seat can do, and its whole turn; null: it has more to decide, or is not asked. */
function onlyChoice(table: Table, seat: Seat): string | null {
  const isHere = table.chairs[seat]?.kind === 'person' && table.standIns[seat] === null && !isOverdue(table, seat)
  // Whoever is waited for by agreement, or asked something, decides for themselves when they are back.
  if (
    !isHere ||
    table.takeBack !== null ||
    table.pause !== null ||
    table.askedEnd !== null ||
    !waitingFor(table).includes(seat)
  )
    return null
  const { steps, held, undone } = draftOf(table, seat)
  if (steps.length > 0 || held !== null || undone.length > 0) return null
  return onlyTurn(table.game, table.state, seat)
}

function onlyTurn(game: AnyGame, state: unknown, seat: Seat): string | null {
  if (!game.toAct(state).includes(seat)) return null
  const legal = game.legal(state, seat)
  if (legal.length !== 1) return null
  const { effect, after } = tryAction(game, state, seat, legal[0])
  const isWhole = effect === 'passes-on' || (effect === 'step' && !game.toAct(after).includes(seat))
  return isWhole ? game.notation.make(legal[0]) : null
}

/**
 * Whether everybody can tell that a seat has no other choice, and can tell that the others can: then nobody, who looks on included, learns anything
 * from it. Tried, not declared: in worlds that somebody could think of, in which somebody else could think of others, and so on.
 */
function isCommonKnowledge({ game, state, chairs }: Table, seat: Seat, action: string): boolean {
  if (!game.meta.hasSecrets) return true
  for (let sample = 0; sample < WORLDS; sample++) {
    const chance = fastChance(sample)
    let world = state
    for (let thought = 0; thought < THOUGHTS; thought++) {
      world = game.determinize(world, chance.below(chairs.length), chance)
      if (onlyTurn(game, world, seat) !== action) return false
    }
  }
  return true
}
