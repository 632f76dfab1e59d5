import type { Ability, Action, Artifact, AssetKind, Find } from './types.ts'

/** One sign of a line of pictures. A line has no words: it reads the same in every language. */
export type Glyph =
  | { readonly is: 'artifact'; readonly artifact: Artifact }
  | { readonly is: 'anyArtifact' }
  /** Artifacts of one more type. */
  | { readonly is: 'otherType' }
  | { readonly is: 'find'; readonly find: Find | 'any' }
  | { readonly is: 'coin'; readonly text: string }
  | { readonly is: 'laurel'; readonly text: string }
  | { readonly is: 'text'; readonly text: string }
  /** A card beside this one: of a kind, of level 2, or one with a die on it. */
  | { readonly is: 'beside'; readonly what: AssetKind | 'level2' | 'die' }
  | { readonly is: 'museum' }
  | { readonly is: 'order' }
  | { readonly is: 'newCard' }
  | { readonly is: 'upgrade' }
  | { readonly is: 'helmet' }
  | { readonly is: 'reroll' }
  | { readonly is: 'die' }

const minus = '\u2212'
const each: Glyph = { is: 'text', text: '/' }

/** What a die does on a slot. */
export function actionGlyphs(action: Action): Glyph[] {
  switch (action.kind) {
    case 'gain':
      return times({ is: 'artifact', artifact: action.artifact }, action.n)
    case 'gainNear':
      return [
        { is: 'beside', what: 'expedition' },
        { is: 'text', text: '›' },
        ...times({ is: 'anyArtifact' }, action.n, 1),
      ]
    case 'money':
      return [{ is: 'coin', text: `+${action.n}` }]
    case 'buy':
      return [{ is: 'newCard' }, { is: 'upgrade' }, ...coins(minus, action.less)]
    case 'sellAny':
      return [
        { is: 'anyArtifact' },
        { is: 'text', text: '›' },
        { is: 'coin', text: action.bonus > 0 ? `+${action.bonus}` : '$' },
      ]
    case 'fillOrder':
      return [
        { is: 'museum' },
        action.artifact === 'any' ? { is: 'order' } : { is: 'artifact', artifact: action.artifact },
        ...coins('+', action.bonus),
      ]
  }
}

/** What a card does while its side is up. */
export function abilityGlyphs(ability: Ability): Glyph[] {
  switch (ability.kind) {
    case 'repPerFind':
      return [laurel(ability.n), each, { is: 'find', find: ability.find }]
    case 'repPerAdjacent': {
      const what = 'kind' in ability.filter ? ability.filter.kind : 'level2'
      return [laurel(ability.n), each, { is: 'beside', what }]
    }
    case 'repPerMuseum':
      return [laurel(ability.n), each, { is: 'museum' }, { is: 'text', text: `${ability.orders}+` }]
    case 'cashOnUse': {
      const events = {
        adjacentExpedition: { is: 'beside', what: 'expedition' },
        museum: { is: 'order' },
        dive: { is: 'helmet' },
      } as const
      return [{ is: 'coin', text: `+${ability.n}` }, each, events[ability.event]]
    }
    case 'dieShift':
      return [
        { is: 'beside', what: 'die' },
        { is: 'text', text: `±${ability.n}` },
      ]
    case 'discount':
      return [{ is: ability.on === 'new' ? 'newCard' : 'upgrade' }, ...coins(minus, ability.n)]
    case 'diveBonus':
      return [{ is: 'helmet' }, { is: 'text', text: `+${ability.n}` }]
    case 'reroll':
      return [{ is: 'reroll' }, ...(ability.n > 1 ? [{ is: 'text' as const, text: `×${ability.n}` }] : [])]
  }
}

/** Dice that a card adds to the roll. */
export function diceGlyphs(dice: number): Glyph[] {
  return times({ is: 'die' }, dice, 4)
}

function laurel(n: number): Glyph {
  return { is: 'laurel', text: `+${n}` }
}

function coins(sign: string, n: number): Glyph[] {
  return n > 0 ? [{ is: 'coin', text: `${sign}${n}` }] : []
}

/** A sign as often as it counts, up to `shown` times; more are written. */
function times(glyph: Glyph, n: number, shown = 2): Glyph[] {
  if (n <= shown) return Array.from({ length: n }, () => glyph)
  return [glyph, { is: 'text', text: `×${n}` }]
}

/** A line where there is hardly room: only its first two signs, without the strokes between. */
export function briefGlyphs(glyphs: readonly Glyph[]): Glyph[] {
  return withoutStrokes(glyphs).slice(0, 2)
}

export function withoutStrokes(glyphs: readonly Glyph[]): Glyph[] {
  return glyphs.filter((glyph) => glyph.is !== 'text' || !strokes.includes(glyph.text))
}

/** Texts that only part other signs. */
export const strokes: readonly string[] = ['/', '›']

/** Width of a sign when a line is 20 high. */
export function glyphWidth(glyph: Glyph): number {
  if (glyph.is === 'text') return strokes.includes(glyph.text) ? 7 : 4 + glyph.text.length * 8.5
  if (glyph.is === 'beside' || glyph.is === 'otherType') return 26
  if (glyph.is === 'laurel') return 24
  if (glyph.is === 'upgrade' || glyph.is === 'newCard') return 18
  return 21
}

export function lineWidth(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, glyph) => sum + glyphWidth(glyph), 0)
}
