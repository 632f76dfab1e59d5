import { createEffect, For, Show, type JSX } from 'solid-js'
import type { Rating, Standings } from '@fathom/protocol'
import { getGames } from '../api/api.ts'
import { EmblemSign } from '../art/emblems.tsx'
import { coversOf } from '../lobby/games.ts'
import { Loading } from '../shell/Loading.tsx'
import { createAskedFor } from '../shell/asked.ts'
import { myId } from '../shell/me.ts'
import { Trouble } from '../shell/Notices.tsx'
import { language } from '../shell/preferences.ts'
import { Link, route } from '../shell/router.tsx'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { ratingWords } from '../table/ratingWords.ts'
import { getStandings } from './requests.ts'
import { words } from './text/index.ts'
import './people.css'

/** The ranking of a game: who is how strong. */
export function RankingPage(): JSX.Element {
  const games = createAskedFor(language, getGames)
  const listed = () => {
    const answer = games.value()
    return answer?.ok === true ? coversOf(answer.value.games).filter(({ info }) => info !== null) : null
  }
  const game = (): string | null => {
    const now = route()
    return (now.page === 'ranking' ? now.game : null) ?? listed()?.[0]?.id ?? null
  }
  const name = (): string => listed()?.find(({ id }) => id === game())?.name ?? ''
  const standings = createAskedFor(
    () => `${game()} ${myId()}`,
    async () => {
      const asked = game()
      return asked === null ? null : { game: asked, answer: await getStandings(asked) }
    },
  )
  const answer = () => (standings.value()?.game === game() ? standings.value()?.answer : undefined)
  const list = (): Standings | null => {
    const come = answer()
    return come?.ok === true ? come.value : null
  }
  const problem = () => {
    for (const come of [games.value(), answer()]) if (come?.ok === false) return come.problem
    return null
  }
  createEffect(() => (document.title = words().rankingTitle(name())))
  return (
    <>
      <TopBar>
        <Link class="btn ghost" href="/people/me">
          {words().myGames}
        </Link>
        <LanguageSwitch />
        <ThemeSwitch />
      </TopBar>
      <main id="main" tabindex="-1" class="page people" data-testid="ranking">
        <h1>{words().rankingTitle(name())}</h1>
        <nav class="game-tabs" aria-label={words().chooseGame}>
          <For each={listed()}>
            {(each) => (
              <Link
                class="btn"
                classList={{ primary: each.id === game() }}
                href={`/ranking/${each.id}`}
                aria-current={each.id === game() ? 'page' : undefined}
              >
                {each.name}
              </Link>
            )}
          </For>
        </nav>
        <Show when={problem()}>
          {(why) => (
            <Trouble problem={why()} retry={() => void Promise.all([games.askAgain(), standings.askAgain()])} />
          )}
        </Show>
        <Show when={list()} fallback={<Show when={problem() === null}>{<Loading />}</Show>}>
          {(known) => <List list={known()} />}
        </Show>
      </main>
    </>
  )
}

function List(props: { list: Standings }): JSX.Element {
  const isGuestUnlisted = (): boolean =>
    props.list.accountsOnly && (props.list.mine?.games ?? 0) > 0 && !props.list.people.some(({ isMe }) => isMe)
  const hasProvisional = (): boolean =>
    props.list.mine?.isProvisional === true || props.list.people.some(({ rating }) => rating.isProvisional)
  return (
    <>
      <Mine list={props.list} />
      <Show
        when={props.list.people.length > 0}
        fallback={
          <div class="invitation" data-testid="ranking-empty">
            <p>{words().empty}</p>
            <Link class="btn primary" href="/">
              {words().toLobby}
            </Link>
          </div>
        }
      >
        <div class="panel table-wrap">
          <table data-testid="ranking-table">
            <thead>
              <tr>
                <th scope="col">{words().rank}</th>
                <th scope="col">{words().name}</th>
                <th scope="col">{words().rating}</th>
                <th scope="col">{words().games}</th>
              </tr>
            </thead>
            <tbody>
              <For each={props.list.people}>
                {({ id, name, emblem, place, rating, isMe }) => (
                  <tr classList={{ mine: isMe }} aria-current={isMe ? 'true' : undefined}>
                    <td>{place ?? '–'}</td>
                    <th scope="row">
                      <EmblemSign emblem={emblem} />{' '}
                      <Show when={id} fallback={name}>
                        {(page) => <Link href={`/people/${page()}`}>{name}</Link>}
                      </Show>
                    </th>
                    <td>
                      <RatingWords rating={rating} />
                    </td>
                    <td>{rating.games}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </div>
      </Show>
      <p class="soft note">
        {words().rankingHelp} <Show when={hasProvisional()}>{words().provisionalHelp} </Show>
        <Show when={props.list.accountsOnly}>{words().accountsOnly}</Show>
      </p>
      <Show when={isGuestUnlisted()}>
        <p>
          <Link class="btn" href="/me">
            {words().keepName}
          </Link>
        </p>
      </Show>
    </>
  )
}

/** How strong I am thought to be. */
function Mine(props: { list: Standings }): JSX.Element {
  return (
    <Show when={props.list.mine}>
      {(mine) => (
        <p data-testid="my-standing">
          <Show when={mine().games > 0} fallback={words().notYours}>
            <strong>{words().yours(ratingWords(mine()))}</strong>
            <Show when={mine().isProvisional}>
              {' · '}
              {words().provisional}
            </Show>
          </Show>
        </p>
      )}
    </Show>
  )
}

function RatingWords(props: { rating: Rating }): JSX.Element {
  return (
    <>
      {ratingWords(props.rating)}
      <Show when={props.rating.isProvisional}>
        {' '}
        <span class="soft">{words().provisional}</span>
      </Show>
    </>
  )
}
