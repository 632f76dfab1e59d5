import { For, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { SeatFlag } from '../art/seats.tsx'
import type { GamePart } from '../games/page.ts'
import { numberOf, text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { follow } from './follow.ts'
import { linesOf } from './logLines.ts'
import type { Model } from './model.ts'
import { lineOf, type Moment } from './moments.ts'
import { namesOf, seatColor } from './seats.ts'

/** The turning points of the game in words; each opens on the board. */
export function Moments(props: { model: Model; part: GamePart; moments: readonly Moment[] }): JSX.Element {
  const open = (moment: Moment): void => {
    const line = lineOf(moment, props.model.lines())
    if (line?.isPosition === true) void follow(props.model, props.part, line)
    else void props.model.lookAt(moment.n)
  }
  return (
    <Show when={props.moments.length > 0}>
      <section class="moments" aria-labelledby="moments" data-testid="moments">
        <hgroup>
          <h3 id="moments">{parts().moments}</h3>
          <p>{parts().momentsHelp}</p>
        </hgroup>
        <ol>
          <For each={props.moments}>
            {(moment) => (
              <li>
                <SeatFlag color={seatColor(moment.seat)} />
                <div>
                  <button class="log-link" onClick={() => open(moment)} data-testid="turning-point">
                    {momentWords(moment, { ...props, reader: props.model.you() })}
                  </button>
                  <Show when={moment.isLead}>
                    {/* On a line of its own. */}
                    <div class="soft">{leadWords(props.model)}</div>
                  </Show>
                </div>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  )
}

/**
 * "Round 4: Edward filled Ember Skerry, score +12"
 * @param reader whose words: to me it says "you", to a spectator it names me
 */
export function momentWords(
  moment: Moment,
  { model, part, reader }: { model: Model; part: GamePart; reader: Seat | null },
): string {
  const names = namesOf(model.context.seats(), reader)
  const lines = model.session
    .log()
    .filter(({ n }) => n === moment.n)
    .flatMap((entry) => linesOf(entry, model.game(), names, text()))
  const chapter = moment.chapter === null ? null : (part.chapterWords?.(moment.chapter) ?? moment.chapter)
  const words = lineOf(moment, lines)?.words ?? names.of(moment.seat)
  const sign = moment.gain < 0 ? '−' : '+'
  // Somebody else has lost the lead.
  const gain = moment.gain === 0 ? null : `${sign}${numberOf(Math.abs(moment.gain))}`
  return parts().moment(chapter, words, gain)
}

function leadWords(model: Model): string {
  const winner = model.present()?.outcome?.ranks.indexOf(1) ?? 0
  return winner === model.you() ? parts().leadSinceYou : parts().leadSince(model.names().of(winner))
}
