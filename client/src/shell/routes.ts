export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'past' }
  /** How I want to be told of things while the page is closed. */
  | { readonly page: 'tell-me' }
  /** Who I am here. */
  | { readonly page: 'me' }
  /** My friends, and my groups. */
  | { readonly page: 'friends' }
  /** A group's own page. */
  | { readonly page: 'group'; readonly id: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'nowhere' }

/** The route of a path. The link of a table is its invitation. */
export function parseRoute(path: string): Route {
  if (path === '/' || path === '') return { page: 'lobby' }
  if (path === '/past') return { page: 'past' }
  if (path === '/tell-me') return { page: 'tell-me' }
  if (path === '/me') return { page: 'me' }
  if (path === '/friends') return { page: 'friends' }
  const group = /^\/groups\/([a-z0-9]{8,40})\/?$/.exec(path)?.[1]
  if (group !== undefined) return { page: 'group', id: group }
  const id = /^\/table\/((?:here-)?[a-z0-9]{6,32})\/?$/.exec(path)?.[1]
  return id === undefined ? { page: 'nowhere' } : { page: 'table', id }
}

export function tablePath(id: string): string {
  return `/table/${id}`
}
