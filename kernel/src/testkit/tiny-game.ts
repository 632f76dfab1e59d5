import type { Game, GameMeta, GameView } from '../game.ts'
import type { GameEvent } from '../event.ts'
import type { SeatScore } from '../outcome.ts'
import { refusal } from '../result.ts'

type Given = 'meta' | 'options' | 'refusal' | 'outcome' | 'notation'

/** What a tiny game says for itself. */
export interface TinyParts<State, Action extends string, View extends GameView, Event extends GameEvent>
  extends Omit<Game<State, Action, View, Event>, Given>, Partial<Pick<Game<State, Action, View, Event>, 'options'>> {
  readonly meta: Pick<GameMeta, 'id' | 'seats' | 'modes'>
  /** Every action that there is; each is its own notation. */
  readonly actions: readonly Action[]
  /** The code with which anything that is not legal is refused, with `action`. */
  readonly refused: string
  isOver(state: State): boolean
  scores(state: State): readonly SeatScore[]
}

/** A game of a few lines with every kind of step, for tests of what plays games: it has secrets, draws and simultaneous choices. */
export function tinyGame<State, Action extends string, View extends GameView, Event extends GameEvent>({
  meta,
  actions,
  refused,
  isOver,
  scores,
  ...parts
}: TinyParts<State, Action, View, Event>): Game<State, Action, View, Event> {
  return {
    options: [],
    ...parts,
    meta: {
      ...meta,
      hasSecrets: true,
      hasChance: true,
      isSimultaneous: true,
      longest: () => 1000,
      ends: ['rounds'],
      rulesVersion: 1,
      provenance: 'rulebook',
      minutes: 1,
    },
    refusal: (state, seat, action) => (parts.legal(state, seat).includes(action) ? null : refusal(refused, { action })),
    outcome: (state) => {
      const totals = scores(state)
      return { end: isOver(state) ? 'rounds' : null, ranks: totals.map(() => 1), scores: totals, tieBreak: null }
    },
    notation: {
      make: (action) => action,
      parse: (text) => actions.find((action) => action === text) ?? null,
    },
  }
}
