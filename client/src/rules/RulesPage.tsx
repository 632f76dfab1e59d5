import { createComponent, createEffect, createMemo, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js'
import type { GamePage } from '../games/page.ts'
import { loadGamePage } from '../games/pages.ts'
import { Loading } from '../shell/Loading.tsx'
import { Trouble } from '../shell/Notices.tsx'
import { beforeLanguage, language } from '../shell/preferences.ts'
import { Link, route } from '../shell/router.tsx'
import { rulesPath } from '../shell/routes.ts'
import { LanguageSwitch, ThemeSwitch } from '../shell/Switches.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { loadRules, RULED, type LoadedRules } from './load.ts'
import { indexOf, search } from './search.ts'
import './rules.css'

interface Shown {
  readonly game: string
  readonly name: string
  readonly rules: LoadedRules
  readonly Figure: GamePage['Figure']
  /** The rules in short: what is printed. */
  readonly summary: readonly string[]
}

/** The rules of a game, to be read, searched, and printed on one page. `#why-CODE` leads to what tells why something was refused. */
export function RulesPage(): JSX.Element {
  const game = (): string => {
    const now = route()
    return now.page === 'rules' ? now.game : ''
  }
  const [shown, setShown] = createSignal<Shown | 'none' | null>(null)
  const [looked, setLooked] = createSignal('')
  const load = async (wanted: string, tongue: typeof language extends () => infer L ? L : never): Promise<void> => {
    const [rules, page] = await Promise.all([loadRules(wanted, tongue), loadGamePage(wanted)]).catch(() => [null, null])
    await page?.speak(tongue)
    if (wanted === game()) setShown(rules === null || page === null ? 'none' : shownOf(wanted, rules, page, tongue))
  }
  createEffect(on(game, (now) => void load(now, language())))
  onCleanup(beforeLanguage((next) => load(game(), next)))
  const ready = (): Shown | null => {
    const now = shown()
    return now === 'none' ? null : now
  }
  return (
    <>
      <TopBar heading={<span class="motto">{ready()?.name ?? ''}</span>}>
        <LanguageSwitch />
        <ThemeSwitch />
      </TopBar>
      <Show
        when={shown() !== 'none'}
        fallback={<Trouble title={text().problem.unknownGame} words={text().problem.unknownGameHelp} />}
      >
        <Show when={ready()} fallback={<Loading />}>
          {(now) => <Rules shown={now()} looked={looked()} onLook={setLooked} />}
        </Show>
      </Show>
    </>
  )
}

function shownOf(game: string, rules: LoadedRules, page: GamePage, tongue: 'en' | 'fr'): Shown {
  return { game, name: page.text(null).name, rules, Figure: page.Figure, summary: page.help(tongue).rules }
}

function Rules(props: { shown: Shown; looked: string; onLook: (words: string) => void }): JSX.Element {
  const rules = (): LoadedRules => props.shown.rules
  const index = createMemo(() => indexOf(rules().ids, rules().paragraphs))
  const found = createMemo(() => search(index(), props.looked))
  document.title = `${parts().rules.title(props.shown.name)} · ${text().brand}`
  // Whoever asks why comes to the paragraph; its place is known once it is drawn.
  const [asked, setAsked] = createSignal('')
  const lead = (): void => {
    const name = decodeURIComponent(location.hash.slice(1))
    const id = name.startsWith('why-') ? rules().toldIn[name.slice(4)] : name
    if (id === undefined || !rules().ids.includes(id)) return
    setAsked(id)
    queueMicrotask(() => {
      const paragraph = document.getElementById(`rule-${id}`)
      paragraph?.scrollIntoView({ block: 'start' })
      paragraph?.focus({ preventScroll: true })
    })
  }
  createEffect(on(() => props.shown.game, lead))
  addEventListener('hashchange', lead)
  onCleanup(() => removeEventListener('hashchange', lead))
  return (
    <main id="main" tabindex="-1" class="page rules-page" data-testid="rules-page">
      <h1>{parts().rules.title(props.shown.name)}</h1>
      <nav class="rules-games" aria-label={parts().rules.games}>
        <For each={RULED}>
          {(id) => (
            <Link href={rulesPath(id)} aria-current={id === props.shown.game ? 'page' : undefined}>
              {parts().rules.names[id] ?? id}
            </Link>
          )}
        </For>
      </nav>
      <section class="rules-summary" aria-labelledby="rules-short">
        <h2 id="rules-short">{parts().rules.short}</h2>
        <ol>
          <For each={props.shown.summary}>{(rule) => <li>{rule}</li>}</For>
        </ol>
        <button class="btn" onClick={() => print()} data-testid="print-rules">
          {parts().rules.print}
        </button>
      </section>
      <section class="rules-all" aria-labelledby="rules-all">
        <h2 id="rules-all">{parts().rules.all}</h2>
        <label class="rules-search">
          <span>{parts().rules.search}</span>
          <input
            class="field"
            type="search"
            value={props.looked}
            onInput={(event) => props.onLook(event.currentTarget.value)}
            data-testid="search-rules"
          />
        </label>
        <p class="soft" role="status" data-testid="found-rules">
          {props.looked.trim() === '' ? parts().rules.figures : parts().rules.found(found().length)}
        </p>
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
