import type { GameEvent } from '../event.ts'
import type { Game, GameView } from '../game.ts'
import type { Outcome } from '../outcome.ts'
import type { Viewer } from '../seat.ts'
import { LANGUAGES, type GameText, type GameTexts, type Names } from '../text.ts'
import { allSeats, viewers } from './laws.ts'
import { must } from './plain.ts'
import { inTurn, type Watch } from './walk.ts'

const PEOPLE = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve']

function namesFor(reader: Viewer): Names {
  return { reader, of: (seat) => PEOPLE[seat] ?? `seat ${seat}` }
}

/** A sentence fit for a person: not empty, no trace of a missing value. */
export function mustSpeak(text: string, what: string): void {
  must(text.trim() !== '', `${what} has no words`)
  must(!/undefined|NaN|\[object|\bnull\b|\$\{|  /.test(text), `${what} says "${text}"`)
}

/** Everything that can happen has words in every language. */
export function textLaw<S, A, V extends GameView, E extends GameEvent>(texts: GameTexts<A, V, E>): Watch<S, A, V, E> {
  return {
    position(walk) {
      const { game, state, seats } = walk
      const views = inTurn(walk, viewers(seats)).map((viewer) => ({ viewer, view: game.view(state, viewer) }))
      const acting = game
        .toAct(state)
        .map((seat) => ({ view: game.view(state, seat), actions: game.legal(state, seat) }))
      const outcome = game.outcome(state)
      for (const language of LANGUAGES) {
        const text = texts[language]
        for (const { viewer, view } of views) {
          for (const seat of allSeats(seats))
            mustSpeak(text.prompt(view, seat, namesFor(viewer)), `prompt (${language})`)
          must(text.board(view, namesFor(viewer)).length > 0, `board (${language}) has no lines`)
        }
        for (const { view, actions } of acting) mustDescribe(text, view, actions, language)
        mustNameEnd(text, outcome, language)
      }
    },
    move({ game, state, seats }, { seat, action, events }) {
      for (const language of LANGUAGES) {
        const text = texts[language]
        for (const viewer of viewers(seats)) {
          for (const event of events) {
            const seen = game.redact(event, viewer)
            // An event that reads differently when it is looked up again has a sentence, too.
            const read = seen === null ? null : (game.hindsight?.event(seen, state) ?? null)
            for (const told of [seen, read]) {
              const sentence = told === null ? null : text.event(told, namesFor(viewer))
              if (sentence !== null) mustSpeak(sentence, `event ${event.type} (${language})`)
            }
          }
        }
        // An action that was just done can hardly be done again; if it is refused, the refusal must have a sentence.
        const refusal = game.refusal(state, seat, action)
        if (refusal !== null) {
          const sentence = text.refusal(refusal)
          mustSpeak(sentence, `refusal ${refusal.code} (${language})`)
          must(!sentence.includes(refusal.code), `refusal ${refusal.code} (${language}) has no sentence of its own`)
        }
      }
    },
  }
}

function mustDescribe<A, V extends GameView, E extends GameEvent>(
  text: GameText<A, V, E>,
  view: V,
  actions: readonly A[],
  language: string,
): void {
  const labels = actions.map((action) => text.action(action, view))
  for (const label of labels) mustSpeak(label, `action (${language})`)
  must(new Set(labels).size === labels.length, `two actions (${language}) have the same words`)
}

function mustNameEnd<A, V extends GameView, E extends GameEvent>(
  text: GameText<A, V, E>,
  outcome: Outcome,
  language: string,
): void {
  if (outcome.end !== null) mustSpeak(text.ends[outcome.end] ?? '', `end ${outcome.end} (${language})`)
  if (outcome.tieBreak !== null)
    mustSpeak(text.tieBreaks[outcome.tieBreak] ?? '', `tie-break ${outcome.tieBreak} (${language})`)
  for (const score of outcome.scores) {
    for (const source of Object.keys(score.sources))
      mustSpeak(text.sources[source] ?? '', `source ${source} (${language})`)
  }
}

/** Every option, choice, mode and end that a game declares has words. */
export function mustNameDeclared<S, A, V extends GameView, E extends GameEvent>(
  game: Game<S, A, V, E>,
  texts: GameTexts<A, V, E>,
): void {
  for (const language of LANGUAGES) {
    const text = texts[language]
    mustSpeak(text.name, `name (${language})`)
    mustSpeak(text.tagline, `tagline (${language})`)
    for (const count of [0, 1, 2, 80]) mustSpeak(text.points(count), `points (${language})`)
    for (const option of game.options) {
      mustSpeak(text.options[option.id]?.label ?? '', `option ${option.id} (${language})`)
      mustSpeak(text.options[option.id]?.help ?? '', `help of option ${option.id} (${language})`)
      for (const choice of option.kind === 'choice' ? option.choices : []) {
        mustSpeak(text.options[option.id]?.choices?.[choice] ?? '', `choice ${option.id} ${choice} (${language})`)
      }
    }
    for (const mode of game.meta.modes) mustSpeak(text.modes[mode.id] ?? '', `mode ${mode.id} (${language})`)
    for (const end of game.meta.ends) mustSpeak(text.ends[end] ?? '', `end ${end} (${language})`)
  }
}
