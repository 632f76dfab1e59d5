import { components, readComponents } from '../components.ts'
import type { BoardData, Components, SeaData, TechnologyData } from '../schema.ts'

export type Change = (data: Components) => unknown

/** What is said of the built-in components after a change. */
export function problems(change: Change, language: 'en' | 'fr' = 'en'): string[] {
  const data = structuredClone(components)
  change(data)
  const reading = readComponents(data)
  return reading.ok ? [] : reading.problems.map((problem) => problem[language])
}

export function card(data: Components, id: string): TechnologyData {
  const found = data.technologies.find((each) => each.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

export function rows(data: Components, id: string): string[] {
  return data.digTiles.find((tile) => tile.id === id)?.rows ?? []
}

export const small = (data: Components): BoardData => data.boards['1-2']
export const large = (data: Components): BoardData => data.boards['3-4']
export const space = (sea: SeaData, id: string) => sea.spaces.find((each) => each.id === id) ?? { id, x: 0, y: 0 }
export const site = (sea: SeaData, number: number) => sea.sites.find((each) => each.site === number)
export const cut = (sea: SeaData, ...ways: string[]) => {
  sea.ways = sea.ways.filter((way) => !ways.includes(way.join(' ')))
}
