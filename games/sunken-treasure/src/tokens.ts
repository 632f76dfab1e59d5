import { COLORS, KINDS, TYPES, type Color, type ColorIndex, type Kind, type Token, type TokenId } from './types.ts'

export const COLOR_COUNT = COLORS.length
export const KIND_COUNT = KINDS.length
export const TYPE_COUNT = TYPES.length
export const TOKEN_COUNT = COLOR_COUNT * KIND_COUNT
/** The mussel's place in KINDS. */
export const MUSSEL = KINDS.indexOf('mussel')
/** All types as a mask: bit k is kind k. */
export const ALL_TYPES = ((1 << KIND_COUNT) - 1) & ~(1 << MUSSEL)

const TOKENS: readonly Token[] = Array.from({ length: TOKEN_COUNT }, (_, token) => token)

export const TOKEN_COLOR: readonly ColorIndex[] = TOKENS.map((token) => Math.floor(token / KIND_COUNT))
export const TOKEN_KIND: readonly number[] = TOKENS.map((token) => token % KIND_COUNT)
/** The token's bit in its colour's mask. */
export const TOKEN_BIT: readonly number[] = TOKEN_KIND.map((kind) => 1 << kind)
/** The 60 treasure tiles. */
export const TREASURES: readonly Token[] = TOKENS.filter((token) => token % KIND_COUNT !== MUSSEL)

/** Ids by token; they sort as the tokens do. */
export const TOKEN_IDS: readonly TokenId[] = COLORS.flatMap((color) => KINDS.map((kind): TokenId => `${color}-${kind}`))

const BY_ID: ReadonlyMap<string, Token> = new Map(TOKEN_IDS.map((id, token) => [id, token]))

/** A token from its colour and kind, by place. */
export function tokenOf(color: ColorIndex, kind: number): Token {
  return color * KIND_COUNT + kind
}

/** A token by its words. */
export function tokenNamed(color: Color, kind: Kind): Token {
  return tokenOf(COLORS.indexOf(color), KINDS.indexOf(kind))
}

/** A token's id. */
export function tokenId(token: Token): TokenId {
  const id = TOKEN_IDS[token]
  if (id === undefined) throw new RangeError(`no token ${token}`)
  return id
}

/** The token of an id, or null for any other text. */
export function parseToken(id: string): Token | null {
  return BY_ID.get(id) ?? null
}

/** What a token shows. */
export function partsOf(id: TokenId): { readonly color: Color; readonly kind: Kind } {
  const token = BY_ID.get(id)
  if (token === undefined) throw new RangeError(`no token ${id}`)
  return { color: colorName(TOKEN_COLOR[token] ?? 0), kind: KINDS[TOKEN_KIND[token] ?? 0] ?? 'mussel' }
}

/** A colour's name. */
export function colorName(color: ColorIndex): Color {
  const name = COLORS[color]
  if (name === undefined) throw new RangeError(`no color ${color}`)
  return name
}

/** How many bits are set in a mask of up to 16. */
export function countBits(mask: number): number {
  let rest = mask - ((mask >> 1) & 0x5555)
  rest = (rest & 0x3333) + ((rest >> 2) & 0x3333)
  rest = (rest + (rest >> 4)) & 0x0f0f
  return (rest + (rest >> 8)) & 0x1f
}
