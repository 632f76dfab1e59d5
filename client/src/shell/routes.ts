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
  /** The ranking of a game; null: of the first one. */
  | { readonly page: 'ranking'; readonly game: string | null }
  /** What somebody has played; `me`: I. */
  | { readonly page: 'person'; readonly id: string }
  /** `at`: the position that the link shows, as everybody counts. */
  | { readonly page: 'table'; readonly id: string; readonly at?: number }
  /** A game shown by playing it; `lesson`: which of its lessons, null: the first. */
  | { readonly page: 'learn'; readonly game: string; readonly lesson: string | null }
  /** A game's rules. */
  | { readonly page: 'rules'; readonly game: string }
  /** What people report, how the house is run, who answers for it. */
  | { readonly page: 'reports' | 'house' | 'imprint' }
  | { readonly page: 'nowhere' }

/** The route of a path. The link of a table is its invitation. */
export function parseRoute(path: string): Route {
  if (path === '/' || path === '') return { page: 'lobby' }
  if (path === '/past') return { page: 'past' }
  if (path === '/tell-me') return { page: 'tell-me' }
  if (path === '/me') return { page: 'me' }
  if (path === '/friends') return { page: 'friends' }
  if (path === '/reports' || path === '/house' || path === '/imprint') return { page: path.slice(1) as 'reports' }
  const group = /^\/groups\/([a-z0-9]{8,40})\/?$/.exec(path)?.[1]
  if (group !== undefined) return { page: 'group', id: group }
  const ranked = /^\/ranking(?:\/([a-z0-9-]{1,40}))?$/.exec(path)
  if (ranked !== null) return { page: 'ranking', game: ranked[1] ?? null }
  const person = /^\/people\/([a-z0-9]{2,32})$/.exec(path)?.[1]
  if (person !== undefined) return { page: 'person', id: person }
  const learn = /^\/learn\/([a-z-]{2,40})(?:\/([a-z-]{2,40}))?\/?$/.exec(path)
  if (learn !== null) return { page: 'learn', game: learn[1] ?? '', lesson: learn[2] ?? null }
  const rules = /^\/rules\/([a-z-]{2,40})\/?$/.exec(path)?.[1]
  if (rules !== undefined) return { page: 'rules', game: rules }
  const [, id, at] = /^\/table\/((?:here-)?[a-z0-9]{6,32})(?:\/(\d{1,6}))?\/?$/.exec(path) ?? []
  if (id === undefined) return { page: 'nowhere' }
  return at === undefined ? { page: 'table', id } : { page: 'table', id, at: Number(at) }
}

export function tablePath(id: string, at?: number): string {
  return at === undefined ? `/table/${id}` : `/table/${id}/${at}`
}

export function learnPath(game: string, lesson?: string): string {
  return lesson === undefined ? `/learn/${game}` : `/learn/${game}/${lesson}`
}

/** @param why the code of what was refused: leads to the paragraph that tells why */
export function rulesPath(game: string, why?: string): string {
  return why === undefined ? `/rules/${game}` : `/rules/${game}#why-${why}`
}
