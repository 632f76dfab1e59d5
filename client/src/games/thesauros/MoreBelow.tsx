import { createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { messages } from './text/index.ts'

/** What can be done on a card. */
const CHOICES = '.th-do, .th-switch, .th-person, .th-boat-pick'

/** How many choices of a card lie below its edge: a touch screen shows no scrollbar. */
export function MoreBelow(): JSX.Element {
  const [count, setCount] = createSignal(0)
  let place: HTMLDivElement | undefined
  const card = (): HTMLElement | null => place?.parentElement ?? null
  const look = (): void => {
    const scroller = card()
    if (scroller === null) return
    const foot = scroller.querySelector('.th-card-foot')
    const footHeight = foot === null ? 0 : foot.getBoundingClientRect().height
    // What is brought into sight comes above what lies over the card's end.
    scroller.style.setProperty('--foot', `${Math.round(footHeight)}px`)
    const end = scroller.getBoundingClientRect().bottom - footHeight
    const hidden = [...scroller.querySelectorAll(CHOICES)].filter(
      (choice) => foot?.contains(choice) !== true && choice.getBoundingClientRect().bottom > end + 4,
    )
    setCount(hidden.length)
  }
  onMount(() => {
    const scroller = card()
    if (scroller === null) return
    const sizes = new ResizeObserver(look)
    sizes.observe(scroller)
    const watchBody = (): void => [...scroller.children].forEach((child) => sizes.observe(child))
    watchBody()
    const contents = new MutationObserver(() => (watchBody(), look()))
    contents.observe(scroller, { childList: true, subtree: true })
    scroller.addEventListener('scroll', look, { passive: true })
    onCleanup(() => {
      sizes.disconnect()
      contents.disconnect()
      scroller.removeEventListener('scroll', look)
    })
  })
  return (
    <div class="th-more-place" ref={(element) => (place = element)} aria-hidden="true">
      <Show when={count() > 0}>
        <p class="th-more" data-testid="card-more">
          {messages().card.more(count())} ↓
        </p>
      </Show>
    </div>
  )
}
