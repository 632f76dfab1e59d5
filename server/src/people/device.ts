/** In this order: each of them says it is like those after it. */
const BROWSERS = { Edge: /Edg/, Opera: /OPR/, Firefox: /Firefox|FxiOS/, Chrome: /Chrome|CriOS/, Safari: /Safari/ }
const SYSTEMS = {
  Android: /Android/,
  iPhone: /iPhone/,
  iPad: /iPad/,
  Windows: /Windows/,
  macOS: /Mac OS/,
  Linux: /Linux/,
}

/** What a browser and its system are called; empty: not known. */
export interface Device {
  readonly browser: string
  readonly system: string
}

/** The device that a `User-Agent` header speaks of. */
export function deviceOf(userAgent: string | undefined): Device {
  return { browser: first(BROWSERS, userAgent ?? ''), system: first(SYSTEMS, userAgent ?? '') }
}

function first(names: Readonly<Record<string, RegExp>>, userAgent: string): string {
  return Object.entries(names).find(([, sign]) => sign.test(userAgent))?.[0] ?? ''
}
