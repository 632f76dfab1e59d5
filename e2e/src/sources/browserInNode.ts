/**
 * What the page's requests need of a browser, in this process: addresses without a host go to one server, and this one person's token goes along.
 */
export function actAsBrowser(url: string): { token: string | null } {
  const who: { token: string | null } = { token: null }
  const headers = (): Record<string, string> => (who.token === null ? {} : { authorization: `Bearer ${who.token}` })
  const ask = fetch
  const Line = WebSocket as unknown as new (url: string, options: unknown) => WebSocket
  const world: Record<string, unknown> = globalThis
  world['fetch'] = (path: string, more: RequestInit) =>
    ask(new URL(path, url), { ...more, headers: { ...(more.headers as Record<string, string>), ...headers() } })
  // A browser's socket has the cookie; Node's takes headers.
  world['WebSocket'] = class extends Line {
    constructor(address: string) {
      super(address, { headers: headers() })
    }
  }
  world['location'] = new URL(url)
  const nothing = (): void => {}
  Object.assign(globalThis, { addEventListener: nothing, removeEventListener: nothing })
  world['document'] = { visibilityState: 'visible', addEventListener: nothing, removeEventListener: nothing }
  return who
}
