import { createSignal, For, onCleanup, Show, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'
import type { Explained } from '@fathom/thesauros'
import { rectOf, type Point } from '../../../board/geometry.ts'
import { besideOnScreen, placeBeside } from '../../../board/place.ts'
import type { Read } from '../../../board/preview.ts'
import { isPhone } from '../../../shell/media.ts'
import { lazyPart } from '../../../shell/part.tsx'
import { language } from '../../../shell/preferences.ts'
import type { Around } from '../around.ts'
import { Item, itemKind } from '../art/index.ts'
import { drawnCard } from '../drawn.ts'
import { Money } from '../money/Money.tsx'
import { panelMessages } from '../text/index.ts'
import type { Explain } from './explain.ts'
import type { Subject } from './subjects.ts'
import './explain.css'

// Loaded with the first explanation: with the words, the finder of them comes along.
export { explained } from './subjects.ts'

const TechnologyCard = lazyPart(async () => (await import('../art/TechnologyCard.tsx')).TechnologyCard)

/** Where a note lies beside what it explains, clear of what one may want to click next and of what else is said there. */
function besideTargets(note: HTMLElement, anchor: Element): Point {
  const others = [...document.querySelectorAll('#main [data-legal], #main .th-bubble')]
  return placeBeside({
    room: { width: innerWidth, height: innerHeight },
    size: { width: note.offsetWidth, height: note.offsetHeight },
    anchor: rectOf(anchor),
    avoid: others.filter((each) => each !== anchor).map((each) => rectOf(each)),
    sides: ['above', 'below', 'right', 'left'],
    anywhere: true,
  })
}

/** The note with the explanation, over everything else. */
export function ExplainNote(props: { around: Around; explain: Explain }): JSX.Element {
  return (
    <Show when={props.explain.read()} keyed>
      {(asked) => (
        <Show when={props.explain.wordsFor(asked.subject)}>
          {(words) => <Note around={props.around} explain={props.explain} asked={asked} words={words()} />}
        </Show>
      )}
    </Show>
  )
}

function Note(props: { around: Around; explain: Explain; asked: Read<Subject>; words: Explained }): JSX.Element {
  const [place, setPlace] = createSignal<Point | null>(null)
  const [kind = '', id = ''] = props.asked.subject.split(':')
  const measure = (note: HTMLElement): void => {
    queueMicrotask(() => {
      setPlace(isPhone() ? besideOnScreen(note, props.asked.anchor) : besideTargets(note, props.asked.anchor))
    })
  }
  describe(props.asked.anchor)
  const card = () =>
    kind === 'card' ? drawnCard(props.around.tableSet.set, props.around.view(), id, language()) : null
  const style = (): JSX.CSSProperties =>
    isPhone() ? { top: `${place()?.y ?? -9999}px` } : { left: `${place()?.x ?? -9999}px`, top: `${place()?.y ?? 0}px` }
  return (
    <Portal>
      <aside
        class="th-explain panel"
        classList={{ pinned: props.asked.pinned }}
        id="explanation"
        aria-label={props.words.title}
        style={style()}
        ref={measure}
        data-testid="explanation"
      >
        <Show when={card()}>
          {(drawn) => (
            <span class="th-explain-card">
              <Money>
                <TechnologyCard place={{ card: drawn(), opensAfter: 0 }} number={0} />
              </Money>
            </span>
          )}
        </Show>
        <Show when={kind === 'item'}>
          <Item kind={itemKind(id)} size={40} />
        </Show>
        <div class="th-explain-words">
          <h2>{props.words.title}</h2>
          <For each={props.words.lines}>{(line) => <p>{line}</p>}</For>
          <For each={props.around.context.advice(props.asked.subject)}>
            {(line) => <p class="th-explain-now">{line}</p>}
          </For>
        </div>
        <Show when={props.asked.pinned}>
          <button
            class="btn ghost icon"
            aria-label={panelMessages().explainClose}
            onClick={() => props.explain.close()}
            data-testid="close-explanation"
          >
            ×
          </button>
        </Show>
      </aside>
    </Portal>
  )
}

/** While the note is there, it describes its anchor to a screen reader. */
function describe(anchor: Element): void {
  const before = anchor.getAttribute('aria-describedby')
  anchor.setAttribute('aria-describedby', 'explanation')
  onCleanup(() => {
    if (before === null) anchor.removeAttribute('aria-describedby')
    else anchor.setAttribute('aria-describedby', before)
  })
}
