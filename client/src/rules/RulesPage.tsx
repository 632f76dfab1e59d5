import {
  createComponent,
  createEffect,
  createMemo,
  createSignal,
  For,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
  type JSX,
} from 'solid-js'
import type { Language } from '@fathom/kernel'
import type { GamePage } from '../games/page.ts'
import { loadGamePage } from '../games/pages.ts'
import { Loading } from '../shell/Loading.tsx'
import { focusLatePage } from '../shell/focus.ts'
import { beforeLanguage, language } from '../shell/preferences.ts'
import { Link, route } from '../shell/router.tsx'
import { rulesPath } from '../shell/routes.ts'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { Broken, TroublePage } from '../shell/TroublePage.tsx'
import { text } from '../text/index.ts'
import { loadRules, RULED, type LoadedRules } from './gameRules.ts'
import { indexOf, search, sentencesWith } from './search.ts'
import { words } from './text/index.ts'
import './rules.css'

interface Shown {
  readonly game: string
  readonly name: string
  readonly rules: LoadedRules
  readonly Figure: GamePage['Figure']
  /** The rules in short: what is printed above the rest. */
  readonly summary: readonly string[]
}

/** From so many paragraphs on the rules need small print to fit one page. */
const LONG = 20

/** The rules of a game, to be read, searched, and printed on one page. `#why-CODE` leads to what tells why something was refused. */
export function RulesPage(): JSX.Element {
  const game = (): string => {
    const now = route()
    return now.page === 'rules' ? now.game : ''
  }
  const [shown, setShown] = createSignal<Shown | 'none' | 'failed' | null>(null)
  const [looked, setLooked] = createSignal('')
  let asked = 0
  const load = async (): Promise<void> => {
    const question = ++asked
    const come = await bring(game(), language()).catch(() => 'failed' as const)
    if (question === asked) setShown(come)
  }
  createEffect(on(game, () => void load()))
  onCleanup(
    // If the other language does not come, what is shown stays, and its language.
    beforeLanguage(async (next) => {
      const wanted = game()
      const come = await bring(wanted, next)
      if (wanted !== game()) return
      asked++
      setShown(come)
    }),
  )
  const ready = (): Shown | null => {
    const now = shown()
    return typeof now === 'string' ? null : now
  }
  return (
    <Switch
      fallback={
        <>
          <TopBar heading={<span class="motto">{ready()?.name ?? ''}</span>}>
            <LanguageSwitch />
            <ThemeSwitch />
          </TopBar>
          <Show when={ready()} fallback={<Loading />}>
            {(now) => <Rules shown={now()} looked={looked()} onLook={setLooked} />}
          </Show>
        </>
      }
    >
      <Match when={shown() === 'none'}>
        <TroublePage title={text().problem.unknownGame} words={text().problem.unknownGameHelp} />
      </Match>
      <Match when={shown() === 'failed'}>
        <Broken />
      </Match>
    </Switch>
  )
}

/** The rules of a game with its page; `none` for a game that has no rules here. Throws if they can't be loaded. */
async function bring(game: string, tongue: Language): Promise<Shown | 'none'> {
  const [rules, page] = await Promise.all([loadRules(game, tongue), loadGamePage(game)])
  if (rules === null || page === null) return 'none'
  const [summary] = await Promise.all([page.help(tongue), page.speak(tongue)])
  return {
    game,
    name: page.text(null).name,
    rules,
    Figure: page.Figure,
    summary: summary.rules,
  }
}

function Rules(props: { shown: Shown; looked: string; onLook: (looked: string) => void }): JSX.Element {
  const rules = (): LoadedRules => props.shown.rules
  const index = createMemo(() => indexOf(rules().ids, rules().paragraphs))
  const found = createMemo(() => search(index(), props.looked))
  /** What no paragraph says may stand in the rules in short. */
  const inShort = createMemo(() => (found().length > 0 ? [] : sentencesWith(props.shown.summary, props.looked)))
  createEffect(() => (document.title = `${words().title(props.shown.name)} · ${text().brand}`))
  onMount(focusLatePage)
  // Whoever asks why comes to the paragraph; its place is known once it is drawn.
  const [asked, setAsked] = createSignal('')
  const lead = (): void => {
    const name = location.hash.slice(1)
    const id = name.startsWith('why-') ? rules().toldIn[name.slice(4)] : name
    if (id === undefined || !rules().ids.includes(id)) return
    // A search may hide it.
    if (!found().includes(id)) props.onLook('')
    setAsked(id)
    queueMicrotask(() => {
      const paragraph = document.getElementById(`rule-${id}`)
      paragraph?.scrollIntoView({ block: 'start' })
      paragraph?.focus({ preventScroll: true })
    })
  }
  createEffect(on(() => props.shown.game, lead))
  addEventListener('hashchange', lead)
  let all: HTMLElement | undefined
  let field: HTMLInputElement | undefined
  const showAll = (): void => {
    props.onLook('')
    field?.focus()
  }
  const look = (looked: string): void => {
    props.onLook(looked)
    // What is found stands below the field, which may be the last thing on the screen.
    if (looked.trim() !== '') all?.scrollIntoView({ block: 'start' })
  }
  onCleanup(() => removeEventListener('hashchange', lead))
  return (
    <main
      id="main"
      tabindex="-1"
      class="page rules-page"
      classList={{ long: rules().ids.length > LONG }}
      data-testid="rules-page"
    >
      <h1>{words().title(props.shown.name)}</h1>
      <nav class="rules-games" aria-label={words().games}>
        <For each={RULED}>
          {(id) => (
            <Link href={rulesPath(id)} aria-current={id === props.shown.game ? 'page' : undefined}>
              {words().names[id] ?? id}
            </Link>
          )}
        </For>
      </nav>
      <section class="rules-summary" aria-labelledby="rules-short">
        <h2 id="rules-short">{words().short}</h2>
        <ol>
          <For each={props.shown.summary}>{(rule) => <li>{rule}</li>}</For>
        </ol>
        <button class="btn" onClick={() => print()} data-testid="print-rules">
          {words().print}
        </button>
      </section>
      <section class="rules-all" aria-labelledby="rules-all" ref={(element) => (all = element)}>
        <h2 id="rules-all">{words().all}</h2>
        <label class="rules-search">
          <span>{words().search}</span>
          <input
            class="field"
            ref={(element) => (field = element)}
            type="search"
            value={props.looked}
            onInput={(event) => look(event.currentTarget.value)}
            data-testid="search-rules"
          />
        </label>
        <p class="soft" role="status" data-testid="found-rules">
          {props.looked.trim() === '' ? words().figures : words().found(found().length, inShort().length)}
        </p>
        <For each={inShort()}>{(rule) => <p class="rules-in-short">{rule}</p>}</For>
        <Show when={found().length === 0}>
          <button class="btn" onClick={showAll} data-testid="all-paragraphs">
            {words().showAll}
          </button>
        </Show>
        <For each={found()}>
          {(id) => (
            <article id={`rule-${id}`} tabindex="-1" classList={{ asked: asked() === id }} data-testid={`rule-${id}`}>
              <h3>{rules().paragraphs[id]?.title}</h3>
              <p>{rules().paragraphs[id]?.text}</p>
              <div class="rules-figure" aria-hidden="true">
                <Show when={props.shown.Figure}>{(figure) => createComponent(figure(), { id })}</Show>
              </div>
            </article>
          )}
        </For>
      </section>
    </main>
  )
}
