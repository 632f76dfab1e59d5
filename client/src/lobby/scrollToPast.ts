/** What stands above comes within this, in milliseconds. */
const COMING = 4000

/** Shows my finished games, once they are on the page. */
export function scrollToPast(behavior: ScrollBehavior = 'smooth'): void {
  document.getElementById('past')?.scrollIntoView({ behavior })
}

/** Shows them while what stands above them still comes, until somebody moves the page. @returns what ends it */
export function stayAtPast(): () => void {
  const observer = new ResizeObserver(() => scrollToPast('instant'))
  observer.observe(document.body)
  const given = new AbortController()
  const end = (): void => {
    observer.disconnect()
    clearTimeout(timer)
    given.abort()
  }
  const timer = setTimeout(end, COMING)
  for (const move of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(move, end, { signal: given.signal, passive: true })
  return end
}
