import { createEffect, ErrorBoundary, Match, on, onMount, Show, Switch, type JSX } from 'solid-js'
import { PageDefs } from '../board/Defs.tsx'
import { LobbyPage } from '../lobby/LobbyPage.tsx'
import { text } from '../text/index.ts'
import { onRefused } from '../api/http.ts'
import { focusMain } from './focus.ts'
import { createAskingAgain } from './askAgain.ts'
import { isKept, me, recogniseMe, unrecognised } from './me.ts'
import { lazyPage } from './page.tsx'
import { lazyPart } from './part.tsx'
import { language } from './preferences.ts'
import { route } from './router.tsx'
import { Broken, TroublePage } from './TroublePage.tsx'
import { Told } from './Told.tsx'

const TablePage = lazyPage(async () => (await import('../table/TablePage.tsx')).TablePage)

const TellMePage = lazyPage(async () => (await import('../tellMe/load.ts')).loadPage())

const MePage = lazyPage(async () => (await import('../me/load.ts')).loadPage())

const FriendsPage = lazyPage(async () => (await import('../friends/load.ts')).loadFriendsPage())

const GroupPage = lazyPage(async () => (await import('../friends/load.ts')).loadGroupPage())

const PersonPage = lazyPage(async () => (await import('../people/load.ts')).loadPersonPage())

const RankingPage = lazyPage(async () => (await import('../people/load.ts')).loadRankingPage())

const ReportsPage = lazyPage(async () => (await import('../house/load.ts')).loadReportsPage())

const HousePage = lazyPage(async () => (await import('../house/load.ts')).loadHousePage())

const ImprintPage = lazyPage(async () => (await import('../house/load.ts')).loadImprintPage())

const Kept = lazyPart(
  async () => (await import('../house/load.ts')).loadKept(),
  () => false,
  true,
)

const LearnPage = lazyPage(async () => (await import('../lessons/load.ts')).loadPage())

const RulesPage = lazyPage(async () => (await import('../rules/load.ts')).loadPage())

/** When the page has come and may be kept, in milliseconds. */
const LATER = 4_000

/** The whole page: one route at a time, what is spoken, what is notified. */
export function App(): JSX.Element {
  onMount(() => void recogniseMe())
  createAskingAgain(
    () => me() === null && unrecognised() !== null,
    () => void recogniseMe(),
  )
  // The server refuses what somebody was warned of, or may not do for a time: the page says so, too.
  onRefused((code) => ['warned', 'muted', 'suspended'].includes(code) && void recogniseMe())
  // What is seen first comes first.
  onMount(() => setTimeout(() => void import('./offline.ts').then(({ keepPage }) => keepPage()), LATER))
  createEffect(() => {
    document.documentElement.lang = language()
  })
  createEffect(
    // A new page starts at its top, for keyboards and screen readers too. Not on the first: the browser's own place is right.
    on(route, focusMain, { defer: true }),
  )
  const groupId = (): string | undefined => {
    const now = route()
    return now.page === 'group' ? now.id : undefined
  }
  const tableId = (): string | undefined => {
    const now = route()
    return now.page === 'table' ? now.id : undefined
  }
  const lessonRoute = () => {
    const now = route()
    return now.page === 'learn' ? now : undefined
  }
  return (
    <>
      <PageDefs />
      <a class="skip" href="#main" onClick={(event) => skip(event)}>
        {text().nav.skip}
      </a>
      <ErrorBoundary
        fallback={(_error, reset) => {
          // What broke was that page.
          createEffect(on(route, reset, { defer: true }))
          return <Broken />
        }}
      >
        <Switch fallback={<TroublePage title={text().problem.nowhere} words={text().problem.nowhereHelp} />}>
          <Match when={route().page === 'lobby' || route().page === 'past'}>
            <LobbyPage />
          </Match>
          <Match when={route().page === 'rules'}>
            <RulesPage />
          </Match>
          <Match when={route().page === 'tell-me'}>
            <TellMePage />
          </Match>
          <Match when={route().page === 'me'}>
            <MePage />
          </Match>
          <Match when={route().page === 'friends'}>
            <FriendsPage />
          </Match>
          <Match when={groupId()}>
            {(id) => (
              <Show when={id()} keyed>
                {(key) => <GroupPage id={key} />}
              </Show>
            )}
          </Match>
          <Match when={route().page === 'reports'}>
            <ReportsPage />
          </Match>
          <Match when={route().page === 'house'}>
            <HousePage />
          </Match>
          <Match when={route().page === 'imprint'}>
            <ImprintPage />
          </Match>
          <Match when={route().page === 'person'}>
            <PersonPage />
          </Match>
          <Match when={route().page === 'ranking'}>
            <RankingPage />
          </Match>
          <Match when={lessonRoute()}>
            {(lesson) => (
              <Show when={`${lesson().game}/${lesson().lesson}`} keyed>
                <LearnPage game={lesson().game} lesson={lesson().lesson} />
              </Show>
            )}
          </Match>
          <Match when={tableId()}>
            {(id) => (
              <Show when={id()} keyed>
                {(key) => <TablePage id={key} />}
              </Show>
            )}
          </Match>
        </Switch>
      </ErrorBoundary>
      <Show when={isKept()}>
        <Kept />
      </Show>
      <Told />
    </>
  )
}

function skip(event: MouseEvent): void {
  event.preventDefault()
  focusMain()
}
