import { createSignal, splitProps, type JSX } from 'solid-js'
import { learnPath, parseRoute, tablePath, type Route } from './routes.ts'

export { learnPath, tablePath }

/** The link that invites others to a table. */
export function tableLink(id: string): string {
  return location.origin + tablePath(id)
}

/**
 * Shows in the address what is looked at. The first look is a step for the back button, which so comes back to where one looked from; all others
 * take its place.
 * @param home the address of where nothing is looked at
 */
export function showPath(path: string, home: string): void {
  if (path === location.pathname) return
  // The step of a look has a state, as no other has: whoever came back by a button and looks again is there already.
  if (location.pathname === home && !history.state) history.pushState(true, '', path + location.search)
  else history.replaceState(history.state, '', path + location.search)
}

const [route, setRoute] = createSignal<Route>(parseRoute(location.pathname))
export { route }

addEventListener('popstate', () => setRoute(parseRoute(location.pathname)))

/** Goes to another page of the program; the browser's back button comes back. */
export function navigate(path: string): void {
  if (path !== location.pathname) history.pushState(null, '', path)
  setRoute(parseRoute(path))
  scrollTo(0, 0)
}

/** A link inside the program: an ordinary link for new tabs and copying, no page load on a plain click. */
export function Link(props: JSX.AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }): JSX.Element {
  const [own, rest] = splitProps(props, ['href'])
  const go = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(own.href)
  }
  return <a {...rest} href={own.href} onClick={go} />
}
