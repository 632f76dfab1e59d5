import { createEffect, createSignal, For, on, Show, type JSX } from 'solid-js'
import type { PlayedGame, Profile } from '@fathom/protocol'
import type { Problem } from '../api/http.ts'
import { LOST_ON_TIME } from '@fathom/kernel'
import { notify, Trouble, wordsOf } from '../shell/Notices.tsx'
import { Link, tablePath } from '../shell/router.tsx'
import { movedWords } from '../table/ratingWords.ts'
import { called, dayOf, text } from '../text/index.ts'
import { opponentName } from './Opponents.tsx'
import { getGames, type GamesWish } from './requests.ts'
import { words } from './text/index.ts'

const ANY: GamesWish = { game: '', won: '', rated: '', with: '' }

/** Finished games, the last first, some or all of them; each is one click from its replay. */
export function PlayedList(props: { profile: Profile }): JSX.Element {
  const [wish, setWish] = createSignal<GamesWish>(ANY)
  const [games, setGames] = createSignal<readonly PlayedGame[] | null>(null)
  const [next, setNext] = createSignal<string | null>(null)
  /** Why not even the first of them are known. */
  const [problem, setProblem] = createSignal<Problem | null>(null)
  let asked = 0
  let list: HTMLUListElement | undefined
  const ask = async (after: string | null): Promise<void> => {
    const question = ++asked
    const answer = await getGames(props.profile.id, wish(), after)
    // What was asked for meanwhile counts.
    if (question !== asked) return
    if (!answer.ok && after !== null) return notify(wordsOf(answer.problem), 'problem')
    setProblem(answer.ok ? null : answer.problem)
    if (!answer.ok) {
      // Those that were shown are not what is wished for now.
      setNext(null)
      return void setGames(null)
    }
    const known = games()?.length ?? 0
    setGames((before) => [...(after === null ? [] : (before ?? [])), ...answer.value.games])
    setNext(answer.value.next)
    // With the last ones the button goes: whoever pressed it reads on at the first of them.
    if (after !== null && document.activeElement === document.body) list?.children[known]?.querySelector('a')?.focus()
  }
  createEffect(on([wish, () => props.profile.id], () => void ask(null)))
  const set = (part: Partial<GamesWish>): void => void setWish((before) => ({ ...before, ...part }))
  return (
    <section class="section" aria-labelledby="played" data-testid="played">
      <h2 id="played">{words().list}</h2>
      <Filter profile={props.profile} wish={wish()} onChange={set} />
      <p class="visually-hidden" role="status">
        {games() === null ? '' : words().shown(games()?.length ?? 0)}
      </p>
      <Show when={problem()}>{(why) => <Trouble problem={why()} retry={() => void ask(null)} />}</Show>
      <Show
        when={games()}
        fallback={
          <Show when={problem() === null}>
            <p class="invitation">{text().loading}</p>
          </Show>
        }
      >
        {(some) => (
          <Show when={some().length > 0} fallback={<p class="invitation">{words().noneLike}</p>}>
            <ul class="lines panel" ref={(element) => (list = element)}>
              <For each={some()}>{(game) => <Line game={game} profile={props.profile} />}</For>
            </ul>
          </Show>
        )}
      </Show>
      <Show when={next()}>
        <button class="btn" onClick={() => void ask(next())} data-testid="more-games">
          {words().more}
        </button>
      </Show>
    </section>
  )
}

function Filter(props: {
  profile: Profile
  wish: GamesWish
  onChange: (part: Partial<GamesWish>) => void
}): JSX.Element {
  return (
    <form class="filter" aria-label={words().filter} onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={words().game}
        value={props.wish.game}
        options={[['', words().anyGame], ...props.profile.games.map(({ game, name }) => [game, name] as const)]}
        onChange={(game) => props.onChange({ game })}
      />
      <Choice
        label={words().result}
        value={props.wish.won}
        options={[['', words().anyResult], ['1', words().isWon], ['0', words().isNotWon]]} // prettier-ignore
        onChange={(won) => props.onChange({ won: flagOf(won) })}
      />
      <Choice
        label={words().kind}
        value={props.wish.rated}
        options={[['', words().anyKind], ['1', words().rated], ['0', words().casual]]} // prettier-ignore
        onChange={(rated) => props.onChange({ rated: flagOf(rated) })}
      />
      <Show when={props.profile.isMe}>
        <Choice
          label={words().against}
          value={props.wish.with}
          options={[['', words().anybody], ...props.profile.opponents.map((each) => [each.key, opponentName(each)] as const)]} // prettier-ignore
          onChange={(key) => props.onChange({ with: key })}
        />
      </Show>
    </form>
  )
}

function flagOf(value: string): '' | '1' | '0' {
  return value === '1' || value === '0' ? value : ''
}

function Choice(props: {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}): JSX.Element {
  return (
    <select
      class="field"
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      data-testid={`filter-${props.label}`}
    >
      <For each={props.options}>
        {([value, name]) => (
          <option value={value} selected={value === props.value}>
            {name}
          </option>
        )}
      </For>
    </select>
  )
}

function Line(props: { game: PlayedGame; profile: Profile }): JSX.Element {
  const name = (): string => props.profile.games.find(({ game }) => game === props.game.game)?.name ?? props.game.game
  const own = () => props.game.seats[props.game.seat]
  const place = (): string => {
    const seat = own()
    if (seat?.gaveUp === true) return words().gaveUpIt
    return words().place(seat?.rank ?? 0, props.game.seats.length)
  }
  /** Best first. */
  const standing = (): string =>
    props.game.seats
      .toSorted((a, b) => a.rank - b.rank)
      .map((seat) => `${called(seat.name)} ${seat.total}`)
      .join(', ')
  const time = (): string => (props.game.end === LOST_ON_TIME ? ` (${text().clock.lost})` : '')
  return (
    <li data-testid={`played-${props.game.table}`}>
      <strong>{name()}</strong>
      <span class="place" classList={{ first: own()?.rank === 1 && !own()?.gaveUp }}>
        {place()}
      </span>
      <span class="soft grow">
        {standing()}
        {time()}
      </span>
      <Show when={props.game.rated}>
        <span class="rated-mark">
          {text().lobby.rated}
          <Show when={props.game.moved !== null}> {movedWords(props.game.moved ?? 0)}</Show>
        </span>
      </Show>
      <Show when={props.game.oneDevice}>
        <span class="soft">{text().table.oneDevice}</span>
      </Show>
      <span class="soft">{dayOf(props.game.endedAt)}</span>
      <Link
        class="btn"
        href={tablePath(props.game.table)}
        aria-label={words().replayOf(name(), dayOf(props.game.endedAt))}
      >
        {words().replay}
      </Link>
    </li>
  )
}
