import { prefersStillness } from './media.ts'

const duration = 280
let current: Animation | null = null

/**
 * A thing travels: a copy of `element`, which is about to leave the page, flies into `target` and fades. One flight at a time;
 * the next one ends it. Nothing moves for people who want stillness.
 */
export function fly(element: HTMLElement, target: Element | null): void {
  current?.finish()
  if (target === null || prefersStillness()) return
  const from = element.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  if (from.width === 0 || to.width === 0) return
  const copy = document.createElement('div')
  copy.setAttribute('aria-hidden', 'true')
  copy.className = 'flight'
  for (const child of element.children) copy.append(child.cloneNode(true))
  Object.assign(copy.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  })
  document.body.append(copy)
  const x = to.left + to.width / 2 - (from.left + from.width / 2)
  const y = to.top + to.height / 2 - (from.top + from.height / 2)
  const scale = Math.max(0.25, Math.min(2.4, Math.min(to.width / from.width, to.height / from.height)))
  current = copy.animate(
    [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.5 }],
    { duration, easing: 'cubic-bezier(.3,.1,.3,1)' },
  )
  current.onfinish = () => copy.remove()
}
