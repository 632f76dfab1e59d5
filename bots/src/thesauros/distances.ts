import type { Look } from '@fathom/thesauros'

type Sea = Look['board']['sea']

/** By sea, and by the maps owned (bits): spaces from everywhere to everywhere, at `from * spaces + to`; -1 out of reach. */
/** Bits of all site numbers. */
const ALL = 1023
const tables = new WeakMap<Sea, (Int8Array | undefined)[]>()

/** Distances over open water and the sites of some maps, computed once. The lagoon is left out. */
export function distances(sea: Sea, maps: number): Int8Array {
  let list = tables.get(sea)
  if (list === undefined) {
    list = []
    tables.set(sea, list)
  }
  return (list[maps & ALL] ??= compute(sea, maps))
}

function compute(sea: Sea, maps: number): Int8Array {
  const table = new Int8Array(sea.spaces * sea.spaces).fill(-1)
  const mayEnter = (space: number): boolean => {
    const site = sea.site[space] ?? 0
    return sea.isLagoon[space] !== true && (site === 0 || ((maps >> site) & 1) === 1)
  }
  for (let from = 0; from < sea.spaces; from++) {
    const reached = [from]
    table[from * sea.spaces + from] = 0
    for (const space of reached) {
      const next = (table[from * sea.spaces + space] ?? 0) + 1
      for (const beside of sea.beside[space] ?? []) {
        if (table[from * sea.spaces + beside] !== -1 || !mayEnter(beside)) continue
        table[from * sea.spaces + beside] = next
        reached.push(beside)
      }
    }
  }
  return table
}
