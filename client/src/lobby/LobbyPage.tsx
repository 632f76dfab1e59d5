import { createEffect, createMemo, createSignal, For, on, onMount, Show, type JSX } from 'solid-js'
import type { GameInfo } from '@fathom/protocol'
import type { Problem } from '../api/http.ts'
import { Loading } from '../shell/Loading.tsx'
import { Name } from '../shell/Name.tsx'
import { Trouble, wordsOf } from '../shell/Notices.tsx'
import { lazyPart } from '../shell/part.tsx'
import { language } from '../shell/preferences.ts'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { me, myId, spokenToMe } from '../shell/me.ts'
import { Link } from '../shell/router.tsx'
import { text } from '../text/index.ts'
import { withWords } from '../text/parts.ts'
import { GameCover } from './GameCover.tsx'
import { coversOf } from './games.ts'
import { createLobby, type LobbyStore } from './store.ts'
import { scrollToPast } from './scrollToPast.ts'

const myTables = () => import('./TableLists.tsx')
const WaitingTables = lazyPart(
  async () => (await myTables()).WaitingTables,
  () => true,
  true,
)
const RunningTables = lazyPart(
  async () => (await myTables()).RunningTables,
  () => true,
  true,
)
const moreTables = () => import('./MoreTables.tsx')
const OpenTables = lazyPart(
  async () => (await moreTables()).OpenTables,
  () => true,
  true,
)
const PastGames = lazyPart(
  async () => (await moreTables()).PastGames,
  () => true,
  true,
)

const NewTable = lazyPart(async () => (await withWords(() => import('./NewTable.tsx'))).NewTable)

const Invited = lazyPart(
  async () => (await import('../friends/load.ts')).loadInvited(),
  () => false,
)

const Welcome = lazyPart(
  async () => (await import('../house/HouseWords.tsx')).Welcome,
  () => false,
  true,
)
const Foot = lazyPart(
  async () => (await import('../house/HouseWords.tsx')).Foot,
  () => false,
  true,
)

const Seek = lazyPart(
  async () => (await import('../seeking/load.ts')).loadSeek(),
  () => false,
)
const Search = lazyPart(
  async () => (await import('../seeking/load.ts')).loadSearch(),
  () => false,
  true,
)

/** Where everybody comes in: tables that wait for me, the games, tables of others, past games. */
export function LobbyPage(): JSX.Element {
  const lobby = createLobby()
  const [seeking, setSeeking] = createSignal(false)
  const [choosing, setChoosing] = createSignal<GameInfo | null>(null)
  // What waits for me stands above the games: they come together, so that nothing moves under a finger.
  const [knowsMine, setKnowsMine] = createSignal(false)
  // Names and sentences come in the language that the server has heard I speak, those of this device in the page's; what is mine depends on who I am.
  createEffect(on([language, spokenToMe, myId], () => void lobby.reload(), { defer: true }))
  const myName = createMemo(() => me()?.name)
  // Another name of mine stands in the lists, too.
  createEffect(on(myName, (_, before) => before !== undefined && void lobby.reloadTables(), { defer: true }))
  onMount(() => {
    document.title = text().brand
    // Now, and not when the server has answered. If they fail, their places on the page say so.
    void myTables().then(
      () => setKnowsMine(true),
      () => setKnowsMine(true),
    )
    moreTables().catch(() => undefined)
  })
  return (
    <>
      <TopBar heading={<span class="motto">{text().motto}</span>}>
        <a class="btn ghost wide-only" href="#past" onClick={(event) => (event.preventDefault(), scrollToPast())}>
          {text().nav.past}
        </a>
        <Link
          class="btn ghost"
          href="/tell-me"
          aria-label={text().nav.tellMe}
          title={text().nav.tellMe}
          data-testid="tell-me-link"
        >
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path
              d="M3 12H13L11.5 10V7A3.5 3.5 0 0 0 4.5 7V10ZM6.5 14H9.5M8 3V1.5"
              fill="none"
              stroke="currentColor"
              stroke-width="1.4"
            />
          </svg>
        </Link>
        <Link class="btn ghost" href="/me" aria-label={text().nav.me} title={text().nav.me} data-testid="me-link">
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path
              d="M8 8A3 3 0 1 0 8 2A3 3 0 0 0 8 8ZM2.5 14A5.5 4.5 0 0 1 13.5 14Z"
              fill="none"
              stroke="currentColor"
              stroke-width="1.4"
            />
          </svg>
        </Link>
        <LanguageSwitch />
        <ThemeSwitch />
        <Name />
      </TopBar>
      <main id="main" tabindex="-1" class="page lobby" data-testid="lobby">
        <h1 class="visually-hidden">{text().lobby.title}</h1>
        <Show when={lobby.problem()}>
          {(problem) => (
            <Trouble
              words={troubleWords(problem(), lobby.games() !== null)}
              problem={problem()}
              retry={() => void lobby.reload()}
            />
          )}
        </Show>
        <Show when={knowsMine() && lobby.games()} fallback={<Show when={!lobby.problem()}>{<Loading />}</Show>}>
          {(games) => (
            <>
              <Welcome />
              <WaitingTables lobby={lobby} />
              <Show when={lobby.invited().length > 0}>
                <Invited invited={lobby.invited()} games={games()} onChange={() => void lobby.reload()} />
              </Show>
              <Show when={lobby.ticket()}>
                {(ticket) => <Search ticket={ticket()} games={games()} onChange={() => void lobby.reload()} />}
              </Show>
              <Covers games={games()} lobby={lobby} onChoose={setChoosing} onSeek={() => setSeeking(true)} />
              <RunningTables lobby={lobby} />
              <OpenTables lobby={lobby} />
              <PastGames lobby={lobby} />
              <Foot />
            </>
          )}
        </Show>
      </main>
      <Show when={seeking()}>
        <Seek games={lobby.games() ?? []} onClose={() => setSeeking(false)} onDone={() => void lobby.reload()} />
      </Show>
      <Show when={choosing()}>{(info) => <NewTable info={info()} onClose={() => setChoosing(null)} />}</Show>
    </>
  )
}

/** @param canPlay what it takes to play without a server is here */
function troubleWords(problem: Problem, canPlay: boolean): string {
  const words = wordsOf(problem)
  return problem.kind === 'offline' && canPlay ? `${words} ${text().lobby.withoutServer}` : words
}

function Covers(props: {
  games: readonly GameInfo[]
  lobby: LobbyStore
  onChoose: (info: GameInfo) => void
  onSeek: () => void
}): JSX.Element {
  const known = (): ReadonlySet<string> =>
    new Set([...props.lobby.mine(), ...props.lobby.finished()].map(({ game }) => game))
  return (
    <section class="section" aria-labelledby="new-table">
      <div class="section-head">
        <hgroup>
          <h2 id="new-table">{text().lobby.newTable}</h2>
          <p>{text().lobby.newTableHelp}</p>
        </hgroup>
        <span class="grow" />
        <button class="link-button" onClick={() => props.onSeek()} data-testid="find-opponents">
          {text().lobby.seek}
        </button>
        <Link class="link-button" href="/ranking" data-testid="ranking-link">
          {text().lobby.ranking}
        </Link>
      </div>
      <div class="covers">
        <For each={coversOf(props.games)}>
          {(game) => (
            <GameCover
              game={game}
              isKnown={known().has(game.id)}
              onChoose={() => game.info && props.onChoose(game.info)}
            />
          )}
        </For>
      </div>
    </section>
  )
}
