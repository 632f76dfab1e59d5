import { For, Show, type JSX } from 'solid-js'
import type { Profile, ProfileGame } from '@fathom/protocol'
import { ratingWords } from '../table/ratingWords.ts'
import { numberOf } from '../text/index.ts'
import { RatingCourse } from './RatingCourse.tsx'
import { words } from './text/index.ts'

/** How somebody has done in a game. */
export function GameSection(props: { game: ProfileGame; profile: Profile }): JSX.Element {
  const rounded = (points: number | null): string => (points === null ? '–' : numberOf(Math.round(points * 10) / 10))
  const share = (): number => Math.round((100 * props.game.won) / Math.max(1, props.game.played))
  return (
    <section class="panel game-section" aria-label={props.game.name} data-testid={`game-${props.game.game}`}>
      <h2>{props.game.name}</h2>
      <Show
        when={props.game.rating}
        fallback={<p class="soft">{props.profile.isMe ? words().unrated : words().unratedOf}</p>}
      >
        {(rating) => (
          <p class="rating-now" data-testid="my-rating">
            <strong>{ratingWords(rating())}</strong>{' '}
            <span class="soft">
              {words().ratingIs(words().rating, rating().games)}
              <Show when={rating().isProvisional}>
                {' · '}
                {words().provisional}
              </Show>
            </span>
          </p>
        )}
      </Show>
      <Show when={props.game.rating?.isProvisional}>
        <p class="soft">{words().provisionalHelp}</p>
      </Show>
      <dl class="counts">
        <Count name={words().played} value={String(props.game.played)} />
        <Count name={words().won} value={words().wonOf(props.game.won, share())} />
        <Show when={props.game.gaveUp > 0}>
          <Count name={words().gaveUp} value={String(props.game.gaveUp)} />
        </Show>
        <Count name={words().mean} value={rounded(props.game.mean)} />
        <Count name={words().best} value={rounded(props.game.best)} />
      </dl>
      <Show when={props.game.course.length > 1}>
        <RatingCourse course={props.game.course} />
      </Show>
      <Show when={props.game.sources.length > 0}>
        <Sources game={props.game} me={props.profile.isMe ? words().me : props.profile.name} />
      </Show>
    </section>
  )
}

function Count(props: { name: string; value: string }): JSX.Element {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.value}</dd>
    </div>
  )
}

/** More sources than this are a long list. */
const FEW = 6

/** Which sources bring more than they bring others. */
function Sources(props: { game: ProfileGame; me: string }): JSX.Element {
  const most = (): number => Math.max(1, ...props.game.sources.flatMap(({ mean, others }) => [mean, others]))
  const bar = (points: number, kind: string): JSX.Element => (
    <td>
      <span class="bar-cell">
        <span class={`bar ${kind}`} style={{ width: `${(56 * Math.max(0, points)) / most()}%` }} />
        {numberOf(Math.round(points * 10) / 10)}
      </span>
    </td>
  )
  return (
    <details class="sources" open={props.game.sources.length <= FEW}>
      <summary>{words().sources}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words().source}</th>
            <th scope="col">{props.me}</th>
            <th scope="col">{words().others}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.game.sources}>
            {({ name, mean, others }) => (
              <tr>
                <th scope="row">{name}</th>
                {bar(mean, 'own')}
                {bar(others, 'other')}
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </details>
  )
}
