import { For, Show, type JSX } from 'solid-js'
import { SeatFlag } from '../art/seats.tsx'
import { numberOf, text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import type { Model } from './model.ts'
import { seatColor } from './seats.ts'

/** A table with more sources than this leaves out those that brought nobody anything. */
const MANY = 12

/** A loss has a minus, not a hyphen. */
function pointsWords(points: number): string {
  return numberOf(points).replace('-', '−')
}

/** Points by source for every seat. */
export function ScoreTable(props: { model: Model }): JSX.Element {
  const outcome = () => props.model.present()?.outcome
  const seats = (): number[] => props.model.context.seats().map((_, seat) => seat)
  const sources = (): readonly (readonly [string, string])[] => {
    const all = Object.entries(props.model.game().sources)
    const counts = (source: string): boolean =>
      outcome()?.scores.some((score) => (score.sources[source] ?? 0) !== 0) === true
    return all.length > MANY ? all.filter(([source]) => counts(source)) : all
  }
  const isFirst = (seat: number): boolean => outcome()?.ranks[seat] === 1
  return (
    <div class="table-scroll" tabindex="0" role="region" aria-label={parts().end.scores}>
      <table class="score-table" data-testid="score-table">
        <caption>{parts().end.scores}</caption>
        <thead>
          <tr>
            <th scope="col">{parts().end.source}</th>
            <For each={seats()}>
              {(seat) => (
                <th scope="col" classList={{ first: isFirst(seat), mine: seat === props.model.you() }}>
                  <span class="seat-head">
                    <SeatFlag color={seatColor(seat)} />
                    <span class="ellipsis" title={props.model.names().of(seat)}>
                      {props.model.names().of(seat)}
                    </span>
                    <Show when={seat === props.model.you()}>
                      <span class="soft">{text().seat.you}</span>
                    </Show>
                  </span>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={sources()}>
            {([source, name]) => (
              <tr>
                <th scope="row">{name}</th>
                <For each={seats()}>
                  {(seat) => (
                    <td classList={{ first: isFirst(seat), mine: seat === props.model.you() }}>
                      {pointsWords(outcome()?.scores[seat]?.sources[source] ?? 0)}
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{parts().end.total}</th>
            <For each={seats()}>
              {(seat) => (
                <td classList={{ first: isFirst(seat), mine: seat === props.model.you() }}>
                  {pointsWords(outcome()?.scores[seat]?.total ?? 0)}
                </td>
              )}
            </For>
          </tr>
          <Show when={seats().length > 1}>
            <tr>
              <th scope="row">{parts().end.place}</th>
              <For each={seats()}>
                {(seat) => (
                  <td classList={{ first: isFirst(seat), mine: seat === props.model.you() }}>
                    {outcome()?.ranks[seat]}
                  </td>
                )}
              </For>
            </tr>
          </Show>
        </tfoot>
      </table>
    </div>
  )
}
