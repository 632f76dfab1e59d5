import { createResource, For, Show, type JSX } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Seat } from '@fathom/kernel'
import { getScores, recordPath } from '../api/api.ts'
import { SeatFlag } from '../art/seats.tsx'
import type { GamePart } from '../games/page.ts'
import { Link, navigate, tablePath } from '../shell/router.tsx'
import { listOf, text } from '../text/index.ts'
import { turningPoint } from './chart.ts'
import type { Model } from './model.ts'
import { ScoreChart } from './ScoreChart.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import { seatColor } from './seats.ts'

/** The end: who won and why, where the points came from, how it went, and what to do next. */
export function Result(props: { model: Model; part: GamePart; onBoard: () => void }): JSX.Element {
  const table = () => props.model.present()
  const [history] = createResource(
    () => props.model.session.id,
    async (id) => {
      const answer = await getScores(id)
      return answer.ok ? answer.value : { points: [] }
    },
  )
  const winners = (): Seat[] => (table()?.outcome?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  return (
    <section class="result panel" aria-labelledby="result-title" data-testid="result">
      <header class="result-head row">
        <span class="flags">
          <For each={winners()}>{(seat) => <SeatFlag color={seatColor(seat)} width={42} />}</For>
        </span>
        <div class="grow">
          <p class="soft">{text().end.title}</p>
          <h2 id="result-title" data-testid="winner">
            {winnerWords(props.model, winners())}
          </h2>
          <p>{whyWords(props.model, winners())}</p>
        </div>
        <NextSteps model={props.model} onBoard={props.onBoard} />
      </header>
      <div class="result-body">
        <div>
          <ScoreTable model={props.model} />
        </div>
        <div>
          <Show when={history()}>
            {(points) => <ScoreChart model={props.model} part={props.part} history={points()} />}
          </Show>
          <Show when={history()}>
            {(points) => {
              const turning = (): number | null => turningPoint(points().points, winners()[0] ?? -1)
              return (
                <Show when={winners().length === 1 && turning() !== null}>
                  <p class="turning soft">
                    {turningWords(props.model, winners()[0] ?? 0)}{' '}
                    <button
                      class="log-link"
                      onClick={() => void props.model.lookAt(points().points[turning() ?? 0]?.n ?? null)}
                      data-testid="turning-point"
                    >
                      {text().end.showMoment}
                    </button>
                  </p>
                </Show>
              )
            }}
          </Show>
          <FinalWords model={props.model} part={props.part} />
          <Show when={props.part.Finale}>{(Finale) => <Dynamic component={Finale()} />}</Show>
        </div>
      </div>
      <Seed model={props.model} />
    </section>
  )
}

/** What there is to say of each seat besides its points. */
function FinalWords(props: { model: Model; part: GamePart }): JSX.Element {
  return (
    <Show when={props.part.finalWords}>
      {(wordsFor) => (
        <ul class="final-words" data-testid="final-words">
          <For each={props.model.context.seats()}>
            {(_, seat) => (
              <li>
                <SeatFlag color={seatColor(seat())} />
                <span>{text().end.finalWords(props.model.names().of(seat()), wordsFor()(seat()))}</span>
              </li>
            )}
          </For>
        </ul>
      )}
    </Show>
  )
}

function winnerWords(model: Model, winners: readonly Seat[]): string {
  const points = model.game().points(model.present()?.outcome?.scores[winners[0] ?? 0]?.total ?? 0)
  if (winners.length === 0) return text().end.missed(points)
  if (winners.length > 1) return text().end.shared(listOf(winners.map((seat) => model.names().of(seat))), points)
  const winner = winners[0] ?? 0
  return winner === model.you() ? text().end.youWon(points) : text().end.won(model.names().of(winner), points)
}

/** By how much, or what parted a tie. */
function whyWords(model: Model, winners: readonly Seat[]): string {
  const outcome = model.present()?.outcome
  if (!outcome) return ''
  const tie = outcome.tieBreak === null ? undefined : model.game().tieBreaks[outcome.tieBreak]
  if (tie !== undefined) return tie
  const second = outcome.ranks.findIndex((rank) => rank === winners.length + 1)
  const first = winners[0]
  if (second < 0 || first === undefined || winners.length > 1) return ''
  const margin = (outcome.scores[first]?.total ?? 0) - (outcome.scores[second]?.total ?? 0)
  return text().end.margin(
    model.game().points(margin),
    second === model.you() ? text().seat.you : model.names().of(second),
  )
}

function turningWords(model: Model, winner: Seat): string {
  return winner === model.you() ? text().end.chartTurningYou : text().end.chartTurning(model.names().of(winner))
}

function NextSteps(props: { model: Model; onBoard: () => void }): JSX.Element {
  const session = (): Model['session'] => props.model.session
  const again = async (): Promise<void> => {
    await session().rematch()
    const next = session().table()?.rematch
    if (next) navigate(tablePath(next))
  }
  return (
    <div class="row next-steps">
      <Show when={props.model.you() !== null || props.model.present()?.rematch}>
        <Show
          when={props.model.present()?.rematch}
          fallback={
            <button
              class="btn primary"
              onClick={() => void again()}
              aria-disabled={session().busy()}
              data-testid="rematch"
            >
              {text().end.rematch}
            </button>
          }
        >
          {(id) => (
            <Link class="btn primary" href={tablePath(id())} data-testid="to-rematch">
              {text().end.toRematch}
            </Link>
          )}
        </Show>
      </Show>
      <button
        class="btn"
        onClick={() => void props.model.lookAt(props.model.positions()[0] ?? null)}
        data-testid="watch-again"
      >
        {text().end.watch}
      </button>
      <button class="btn" onClick={() => props.onBoard()} data-testid="see-board">
        {text().end.board}
      </button>
      <a
        class="btn"
        href={recordPath(session().id)}
        download={`fathom-${session().id}.txt`}
        data-testid="download-record"
      >
        {text().end.record}
      </a>
      <Link class="btn ghost" href="/">
        {text().end.lobby}
      </Link>
    </div>
  )
}

/** The seed, now open, and what it is good for. */
function Seed(props: { model: Model }): JSX.Element {
  return (
    <details class="seed">
      <summary>{text().end.seed}</summary>
      <p>{text().end.seedHelp}</p>
      <dl>
        <dt>{text().end.seedHash}</dt>
        <dd>
          <code>{props.model.present()?.seedHash}</code>
        </dd>
        <dt>{text().end.seedValue}</dt>
        <dd>
          <code>{props.model.present()?.seed}</code>
        </dd>
      </dl>
    </details>
  )
}
