import { createComponent, createMemo, For, Show, type JSX } from 'solid-js'
import { LOST_ON_TIME, type Outcome, type Seat } from '@fathom/kernel'
import { SeatFlag } from '../art/seats.tsx'
import type { GamePart } from '../games/page.ts'
import { isLessonId } from '../local/ids.ts'
import { createAskedFor } from '../shell/asked.ts'
import { notify, Trouble } from '../shell/Notices.tsx'
import { dayOf, listOf, text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { EndScene } from './EndScene.tsx'
import type { Model } from './model.ts'
import { Moments, momentWords } from './Moments.tsx'
import { chaptersIn, momentsOf } from './moments.ts'
import { NextSteps } from './NextSteps.tsx'
import { PICTURE, ResultPicture, SCENE_WIDTH, type PictureOf } from './ResultPicture.tsx'
import { pngOf, saveFile } from './savePicture.ts'
import { RatingMoved } from './RatingMoved.tsx'
import { ScoreChart } from './ScoreChart.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import { seatColor } from './seats.ts'

const MOST_MOMENTS = 3

/** The end: who won and why, where the points came from, how it went, and what to do next. */
export function Result(props: { model: Model; part: GamePart; onBoard: () => void }): JSX.Element {
  const table = () => props.model.present()
  const course = createAskedFor(
    () => null,
    () => props.model.session.source.scores(),
  )
  const history = () => {
    const answer = course.value()
    return answer?.ok === true ? answer.value : null
  }
  const problem = () => {
    const answer = course.value()
    return answer?.ok === false ? answer.problem : null
  }
  const winners = (): Seat[] => (table()?.outcome?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  /** The winners; whoever missed the goal alone has things to look at, too. */
  const shownSeats = (): Seat[] => (props.model.context.seats().length === 1 ? [0] : winners())
  const chapters = createMemo(() => chaptersIn(props.model.session.log(), props.part.chapter))
  /** A lesson's last game begins late: what came before the learner sat down is nobody's memory. */
  const moments = createMemo(() =>
    isLessonId(props.model.session.id)
      ? []
      : momentsOf(history()?.points ?? [], chapters(), {
          winner: winners().length === 1 ? (winners()[0] ?? -1) : -1,
          most: MOST_MOMENTS,
        }),
  )
  /** The board as it lies, with the winner's things large and lit. */
  const showBoard = (): void => {
    props.model.context.showSeat(shownSeats()[0] ?? 0)
    props.onBoard()
  }
  /** What I have come to, where neither the winner nor the margin tells it. */
  const myPlace = (): string => {
    const [you, outcome] = [props.model.you(), table()?.outcome]
    const rank = you === null ? 0 : (outcome?.ranks[you] ?? 0)
    if (you === null || rank < 3) return ''
    return parts().end.yours(rank, pointsOf(props.model, outcome?.scores[you]?.total ?? 0))
  }
  const save = async (): Promise<void> => {
    const file = await pngOf(picture, PICTURE)
    if (file === null) notify(parts().pictureFailed, 'problem')
    else saveFile(file, `fathom-${props.model.session.id}.png`)
  }
  const picture = (): JSX.Element => (
    <ResultPicture {...pictureOf()}>
      <EndScene part={props.part} seat={shownSeats()[0] ?? 0} width={SCENE_WIDTH} />
    </ResultPicture>
  )
  const pictureOf = (): PictureOf => ({
    title: winnerWords(props.model, winners(), null),
    why: whyWords(props.model, winners(), null),
    caption: parts().pictureOf(props.model.game().name, dayOf(table()?.createdAt ?? 0)),
    winners: winners(),
    seats: props.model.context.seats().map((_, seat) => ({
      name: props.model.names().of(seat),
      total: table()?.outcome?.scores[seat]?.total ?? 0,
      rank: table()?.outcome?.ranks[seat] ?? 0,
    })),
    points: history()?.points ?? [],
    moments: moments().map((moment) => ({ seat: moment.seat, words: momentWords(moment, { ...props, reader: null }) })),
  })
  return (
    <section class="result panel" aria-labelledby="result-title" data-testid="result">
      <header class="result-head row">
        <span class="flags">
          <For each={winners()}>{(seat) => <SeatFlag color={seatColor(seat)} width={42} />}</For>
        </span>
        <div class="grow">
          <p class="soft">{parts().end.title}</p>
          <h2 id="result-title" data-testid="winner">
            {winnerWords(props.model, winners(), props.model.you())}
          </h2>
          <p>{`${endWords(props.model)} ${whyWords(props.model, winners(), props.model.you())}`.trim()}</p>
          <Show when={myPlace()}>{(words) => <p data-testid="my-place">{words()}</p>}</Show>
          <Show when={table()?.rated === true && props.model.you() !== null}>
            <RatingMoved model={props.model} />
          </Show>
        </div>
        <NextSteps
          model={props.model}
          moments={course.value() === null ? null : moments()}
          onBoard={showBoard}
          onSave={() => void save()}
        />
      </header>
      <Moments model={props.model} part={props.part} moments={moments()} />
      <div class="result-body">
        <div class="result-things">
          <For each={shownSeats()}>
            {(seat) => <ThingsAtTheEnd model={props.model} part={props.part} seat={seat} />}
          </For>
          <Show when={props.part.Finale}>{(finale) => createComponent(finale(), {})}</Show>
          <FinalWords model={props.model} part={props.part} />
        </div>
        <div>
          <ScoreTable model={props.model} />
          <Show when={problem()}>{(why) => <Trouble problem={why()} retry={() => void course.askAgain()} />}</Show>
          <Show when={history()}>
            {(points) => <ScoreChart model={props.model} part={props.part} history={points()} chapters={chapters()} />}
          </Show>
        </div>
      </div>
      <Seed model={props.model} />
    </section>
  )
}

/** A seat's things as the board shows them, under its colour. */
function ThingsAtTheEnd(props: { model: Model; part: GamePart; seat: Seat }): JSX.Element {
  const title = (): string =>
    props.seat === props.model.you()
      ? parts().winnersThingsYou
      : parts().winnersThings(props.model.names().of(props.seat))
  return (
    <section
      class="winners-things"
      style={{
        'border-left-color': `var(--line-${seatColor(props.seat)})`,
        '--winner': `var(--seat-${seatColor(props.seat)})`,
      }}
      aria-label={title()}
      data-testid="winners-things"
    >
      <h3>{title()}</h3>
      <EndScene part={props.part} seat={props.seat} />
      <div class="winners-facts">
        <props.part.Rival seat={props.seat} />
      </div>
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
                <span>{parts().end.finalWords(props.model.names().of(seat()), wordsFor()(seat()))}</span>
              </li>
            )}
          </For>
        </ul>
      )}
    </Show>
  )
}

/** A number stays on one line with what it counts. */
function pointsOf(model: Model, count: number): string {
  return model.game().points(count).replace(' ', '\u00a0')
}

/** @param reader who is "you"; null: nobody, as in a picture that is shown around */
function winnerWords(model: Model, winners: readonly Seat[], reader: Seat | null): string {
  const points = pointsOf(model, model.present()?.outcome?.scores[winners[0] ?? 0]?.total ?? 0)
  if (winners.length === 0) return parts().end.missed(points)
  if (winners.length > 1) return parts().end.shared(listOf(winners.map((seat) => model.names().of(seat))), points)
  const winner = winners[0] ?? 0
  return winner === reader ? parts().end.youWon(points) : parts().end.won(model.names().of(winner), points)
}

/** Why it is over, in a game that ends in more ways than one. */
function endWords(model: Model): string {
  const { ends } = model.game()
  return (Object.keys(ends).length > 1 && ends[model.present()?.outcome?.end ?? '']) || ''
}

/** By how much, what parted a tie, or whose time was up. */
function whyWords(model: Model, winners: readonly Seat[], reader: Seat | null): string {
  const outcome = model.present()?.outcome
  if (!outcome) return ''
  if (outcome.end === LOST_ON_TIME) {
    const late = outcome.ranks.indexOf(2)
    if (late < 0) return parts().end.onTimeBoth
    return late === reader ? parts().end.onTimeYou : parts().end.onTime(model.names().of(late))
  }
  const tie = outcome.tieBreak === null ? undefined : model.game().tieBreaks[outcome.tieBreak]
  if (tie !== undefined) return `${levelWords(model, outcome, winners, reader)} ${tie}`
  const second = outcome.ranks.findIndex((rank) => rank === winners.length + 1)
  const first = winners[0]
  if (second < 0 || first === undefined || winners.length > 1) return ''
  const margin = (outcome.scores[first]?.total ?? 0) - (outcome.scores[second]?.total ?? 0)
  return parts().end.margin(pointsOf(model, margin), second === reader ? text().seat.you : model.names().of(second))
}

/** Who has as many points as the winners: something else decided between them. */
function levelWords(model: Model, outcome: Outcome, winners: readonly Seat[], reader: Seat | null): string {
  const most = outcome.scores[winners[0] ?? 0]?.total ?? 0
  const level = outcome.scores.flatMap(({ total }, seat) => (total === most ? [seat] : []))
  const names = level.map((seat) => (seat === reader ? text().seat.you : model.names().of(seat)))
  return parts().end.level(pointsOf(model, most), listOf(names))
}

/** The seed, now open, and what it is good for. */
function Seed(props: { model: Model }): JSX.Element {
  return (
    <details class="seed">
      <summary>{parts().end.seed}</summary>
      <p>{parts().end.seedHelp}</p>
      <dl>
        <dt>{parts().end.seedHash}</dt>
        <dd>
          <code>{props.model.present()?.seedHash}</code>
        </dd>
        <dt>{parts().end.seedValue}</dt>
        <dd>
          <code>{props.model.present()?.seed}</code>
        </dd>
      </dl>
    </details>
  )
}
