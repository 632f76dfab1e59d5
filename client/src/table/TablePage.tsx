import { createEffect, createMemo, Match, on, onCleanup, onMount, Show, Switch, type JSX } from 'solid-js'
import type { Answer } from '../api/http.ts'
import { besideAt } from '../api/beside.ts'
import type { GamePage } from '../games/page.ts'
import { loadGamePage } from '../games/pages.ts'
import { isLocalId, isSandboxId } from '../local/ids.ts'
import { createAskedFor } from '../shell/asked.ts'
import type { Problem } from '../api/http.ts'
import { Loading } from '../shell/Loading.tsx'
import { beforeLanguage, language } from '../shell/preferences.ts'
import { route, showPath, tablePath } from '../shell/router.tsx'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { Broken, TroublePage } from '../shell/TroublePage.tsx'
import { Name } from '../shell/Name.tsx'
import { text } from '../text/index.ts'
import { createSession, type Session } from './session.ts'
import { ownNumber, publicNumber } from './publicNumbers.ts'
import type { Hold } from './HotSeat.tsx'
import { TableView, type TableGuide } from './TableView.tsx'
import { ConnectionBanner, DamagedTable, HotSeat, Sandbox, WaitingRoom } from './parts.ts'
import './side.css'
import './replay.css'
import './waiting.css'
import './extras.css'
import './table.css'
import './phone.css'
import './low.css'
import './result.css'

/** A table by its link. */
export function TablePage(props: { id: string; guide?: TableGuide }): JSX.Element {
  const isShared = createMemo(() => isLocalId(props.id) || besideAt(props.id).length > 0)
  return (
    <Switch fallback={<OneTable {...props} />}>
      <Match when={isSandboxId(props.id)}>
        <Sandbox id={props.id} table={() => <OneTable id={props.id} />} />
      </Match>
      <Match when={isShared() && !props.guide}>
        <HotSeat id={props.id} table={(hold) => <OneTable id={props.id} hold={hold} />} />
      </Match>
    </Switch>
  )
}

/** Loads a table and its game, then shows the waiting room or the board. */
function OneTable(props: { id: string; guide?: TableGuide; hold?: Hold }): JSX.Element {
  const line = createSession(props.id)
  const session = props.guide?.around(line) ?? line
  onMount(session.load)
  // A lesson has an address of its own.
  if (!props.guide) followLink(session)
  const game = createMemo(() => session.table()?.game)
  const page = createAskedFor(game, async () => loadSpeaking(game()))
  onCleanup(beforeLanguage(async (next) => pageOf(page.value())?.speak(next)))
  const set = createMemo(() => ownSet(session))
  const components = createAskedFor(set, async () => componentsOf(session, set()))
  const loaded = (): { page: GamePage; components: unknown } | null => {
    const [own, answer] = [pageOf(page.value()), components.value()]
    return own !== null && answer?.ok === true ? { page: own, components: answer.value } : null
  }
  const isWithoutComponents = (): boolean => components.value()?.ok === false
  return (
    <>
      <ConnectionBanner session={session} />
      <Switch fallback={<Loading />}>
        <Match when={session.problem()?.code === 'damaged'}>
          <DamagedTable id={props.id} />
        </Match>
        <Match when={session.problem()}>
          {(problem) => <NoTable session={session} isGone={problem().status === 404} />}
        </Match>
        <Match when={page.value() === 'unknown'}>
          <TroublePage title={text().problem.unknownGame} words={text().problem.unknownGameHelp} />
        </Match>
        <Match when={page.value() === 'not-loaded'}>
          <Broken />
        </Match>
        <Match when={isWithoutComponents()}>
          <TroublePage words={text().components.notLoaded} retry={() => void components.askAgain()} />
        </Match>
        <Match when={loaded()}>
          {(all) => (
            <Loaded
              session={session}
              page={all().page}
              components={all().components}
              guide={props.guide}
              hold={props.hold}
            />
          )}
        </Match>
      </Switch>
    </>
  )
}

/** Shows the position that the link names, and in the address the one that is shown. */
function followLink(session: Session): void {
  const home = tablePath(session.id)
  const isThere = createMemo(() => session.table() !== null)
  createEffect(
    // The same link again leads there again.
    on([route, isThere], ([now, there]) => {
      if (!there || now.page !== 'table' || now.id !== session.id) return
      if (now.at !== undefined) void session.lookAt(ownNumber(session.log(), now.at))
      // The back button leads out of the review.
      else if (session.past() !== null) void session.lookAt(null)
    }),
  )
  createEffect(
    on(
      () => session.past()?.version,
      (n) => showPath(n === undefined ? home : tablePath(session.id, publicNumber(session.log(), n)), home),
      { defer: true },
    ),
  )
}

type LoadedPage = GamePage | 'unknown' | 'not-loaded'

/** A game's page with the reader's language; null while it is not known which game it is. */
async function loadSpeaking(game: string | undefined): Promise<LoadedPage | null> {
  if (game === undefined) return null
  try {
    const page = await loadGamePage(game)
    await page?.speak(language())
    return page ?? 'unknown'
  } catch {
    return 'not-loaded'
  }
}

function pageOf(loading: LoadedPage | null): GamePage | null {
  return typeof loading === 'string' ? null : loading
}

/** Whether the table plays with a set of its own; null until that is known. It never changes. */
function ownSet(session: Session): 'own' | 'built-in' | null {
  const table = session.table()
  if (table === null) return null
  return table.components?.builtIn === false ? 'own' : 'built-in'
}

/** The data of the table's own set; null for the set that comes with the game, which the page has already. */
async function componentsOf({ source }: Session, set: 'own' | 'built-in' | null): Promise<Answer<unknown> | null> {
  if (set === null) return null
  return set === 'own' ? source.components() : { ok: true, value: null }
}

function Loaded(props: {
  session: Session
  page: GamePage
  components: unknown
  guide: TableGuide | undefined
  hold: Hold | undefined
}): JSX.Element {
  const name = (): string => props.page.text(props.components).name
  document.title = `${name()} · ${text().brand}`
  // Once there is a board it stays: a game does not go back to its waiting room.
  const isStarted = createMemo<boolean>((before) => before || (props.session.table()?.view ?? null) !== null, false)
  const isHeld = (): boolean => props.session.table()?.status === 'playing' && props.hold?.isOn() === true
  createEffect(() => isStarted() && isHeld() && props.hold?.onBegun())
  return (
    <Show
      when={isStarted() && !isHeld()}
      fallback={
        <>
          <TopBar heading={<span class="motto">{name()}</span>}>
            <LanguageSwitch />
            <ThemeSwitch />
            <Name />
          </TopBar>
          <WaitingRoom session={props.session} gameName={name()} page={props.page} />
        </>
      }
    >
      <TableView
        session={props.session}
        page={props.page}
        components={props.components}
        guide={props.guide}
        isTakenUp={props.hold?.isTakenUp() === true}
      />
    </Show>
  )
}

function NoTable(props: { session: Session; isGone: boolean }): JSX.Element {
  const problem = (): Problem | undefined => (props.isGone ? undefined : (props.session.problem() ?? undefined))
  return (
    <TroublePage
      title={props.isGone ? text().problem.gone : undefined}
      words={problem() === undefined ? text().problem.goneHelp : undefined}
      problem={problem()}
      retry={props.isGone ? undefined : props.session.load}
    />
  )
}
