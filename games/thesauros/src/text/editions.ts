import { makeOptionValue, type OptionText, type OptionValue } from '@fathom/kernel'
import { EDITION_IDS, POINTS, type EditionId, type Point, type PointId } from '../editions.ts'
import type { OptionTexts } from './parts.ts'

/** How a language tells what the editions say. Values come as words: `Three at random`. */
export interface EditionWords {
  both(value: string): string
  one(edition: EditionId, value: string): string
  silent(edition: EditionId): string
  /** No edition says anything. */
  readonly open: string
  /** A value that some editions can be read as. */
  reading(value: string, editions: readonly EditionId[]): string
  house(value: string): string
  readonly on: string
  readonly off: string
}

/** The texts of the options, each help with what the editions say added from the data, so that neither can tell another story. */
export function withEditions(texts: OptionTexts, words: EditionWords): OptionTexts {
  const told = Object.entries(texts).map(([id, text]: [string, OptionText]) => {
    const help =
      id === 'variant' ? text.help : [text.help, ...sentencesOf(POINTS[id as PointId], text, words)].join(' ')
    return [id, { ...text, help }]
  })
  return Object.fromEntries(told) as OptionTexts
}

function sentencesOf(point: Point, text: OptionText, words: EditionWords): string[] {
  const { english, french } = point
  if (english === null && french === null) return [words.open]
  const name = (value: OptionValue): string => nameOf(value, text, words)
  const said =
    english?.value === french?.value
      ? [words.both(name(english?.value ?? ''))]
      : EDITION_IDS.flatMap((edition) => {
          const value = point[edition]?.value
          return value === undefined ? [] : [words.one(edition, name(value))]
        })
  const silent = EDITION_IDS.filter((edition) => point[edition] === null).map(words.silent)
  return [...said, ...silent, ...otherValues(point, text, words)]
}

/** Choices that no edition has. */
function otherValues(point: Point, { choices = {} }: OptionText, words: EditionWords): string[] {
  const meant = EDITION_IDS.map((edition) => point[edition]?.value)
  return Object.entries(choices).flatMap(([value, name]) => {
    if (meant.includes(value)) return []
    const lines = point.readings[value] ?? []
    const editions = EDITION_IDS.filter((edition) =>
      lines.some((line) => line.startsWith(edition === 'english' ? 'EN' : 'FR')),
    )
    return [editions.length === 0 ? words.house(name) : words.reading(name, editions)]
  })
}

function nameOf(value: OptionValue, { choices }: OptionText, words: EditionWords): string {
  if (typeof value === 'boolean') return value ? words.on : words.off
  return choices?.[String(value)] ?? makeOptionValue(value)
}
