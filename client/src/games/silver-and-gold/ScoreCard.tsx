import { For, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { cardById } from '@fathom/silver-and-gold'
import { listOf } from '../../text/index.ts'
import { seatColor } from '../../table/seats.ts'
import { PointsChip, ScoreCardArt, SealChip, TrophyColumn } from './art/index.ts'
import type { GameModel } from './model.ts'
import { cardSpoken } from './speech.ts'
import { messages } from './text/index.ts'

/** The score card of the seat shown, with points by source while the game runs. */
export function ScoreCard(props: { model: GameModel; bare?: boolean }): JSX.Element {
  const seat = (): Seat => props.model.context.shownSeat()
  const player = () => props.model.player(seat())
  const score = () => props.model.view().scores[seat()]
  const numbers = (values: readonly number[] | undefined): string =>
    values === undefined || values.length === 0 ? messages().none : listOf(values.map(String))
  const title = (): string =>
    props.model.isMine() ? messages().myScoreCard : messages().scoreCardOf(props.model.context.names().of(seat()))
  return (
    <section class="score-card" classList={{ panel: !props.bare }} aria-label={title()} data-testid="score-card">
      <Show when={!props.bare}>
        <div class="score-head">
          <h2 class="ellipsis">{title()}</h2>
          <b class="points" data-testid="my-points">
            {score()?.total ?? 0}
          </b>
        </div>
      </Show>
      <ScoreCardArt
        coins={player()?.coins ?? 0}
        trophies={[0, 1, 2].map((row) => player()?.trophies[row] ?? null)}
        palms={[0, 1, 2, 3].map((box) => player()?.palms[box] ?? null)}
        label={messages().scoreLabel(player()?.coins ?? 0, numbers(player()?.trophies), numbers(player()?.palms))}
      />
      <Sources model={props.model} seat={seat()} />
      <Finished model={props.model} seat={seat()} />
    </section>
  )
}

function Sources(props: { model: GameModel; seat: Seat }): JSX.Element {
  const sources = (): readonly (readonly [string, string])[] => Object.entries(props.model.game().sources)
  return (
    <dl class="sources">
      <For each={sources()}>
        {([source, name]) => (
          <div>
            <dt>{name}</dt>
            <dd>{props.model.view().scores[props.seat]?.sources[source] ?? 0}</dd>
          </div>
        )}
      </For>
    </dl>
  )
}

/** Finished islands as chips, and what their seals ask for. */
export function Finished(props: { model: GameModel; seat: Seat }): JSX.Element {
  const cards = (): readonly string[] => props.model.player(props.seat)?.finished ?? []
  return (
    <div class="finished">
      <Show when={cards().length > 0} fallback={<span class="soft">{messages().noneFinished}</span>}>
        <For each={cards()}>
          {(card) => (
            <PointsChip
              color={cardById(card).color}
              points={cardById(card).points}
              label={cardSpoken(card)}
              size={22}
            />
          )}
        </For>
        <For each={cards().flatMap((card) => cardById(card).seal ?? [])}>
          {(seal) => (
            <SealChip
              color={seal.color}
              points={seal.points}
              size={24}
              label={messages().seal(seal.points, messages().colors[seal.color])}
            />
          )}
        </For>
      </Show>
    </div>
  )
}

/** Who took which trophy. */
export function Trophies(props: { model: GameModel }): JSX.Element {
  const said = (): string =>
    props.model
      .view()
      .trophies.map(({ value, seat }) =>
        seat === null
          ? messages().trophyFree(value)
          : messages().trophyTaken(value, props.model.context.names().of(seat)),
      )
      .join(', ')
  return (
    <section class="trophies" aria-label={messages().trophies} data-testid="trophies">
      <h2>{messages().trophies}</h2>
      <TrophyColumn
        trophies={props.model.view().trophies.map(({ value, seat }) => ({
          value,
          taker: seat === null ? null : seatColor(seat),
        }))}
        label={said()}
      />
    </section>
  )
}
