import type { Chance, Seat } from '@fathom/kernel'
import { ISLAND, TILE, type Field } from '../frames.ts'
import { setTilesIn, tilesIn } from '../market/tile.ts'
import type { PendingKind } from '../pending.ts'
import type { Technology } from '../set/technologies.ts'
import { framesOf, numberIn, seatIn, setNumberIn, type Frame } from '../stack.ts'
import { SEATS, type State, own } from '../state.ts'
import type { Look } from '../topic.ts'
import { FACE_DOWN, NOBODY } from '../types.ts'

/** The frames of a kind that ask somebody else than `seat`. */
function framesOfOthers<Kind extends PendingKind>(state: State, kind: Kind, seat: Seat): Frame<Kind>[] {
  return framesOf(state, kind).filter((frame) => seatIn(state, frame) !== seat)
}

/** Sorts a bag, so that its order does not tell where its things were. */
function sorted(bag: number[]): number[] {
  return bag.sort((a, b) => a - b)
}

/** Deals the dig tiles that the seat has not seen anew, size by size, over the places where they lie. */
export function determinizeTiles(look: Look, seat: Seat, chance: Chance): void {
  determinizeSize(look, seat, chance, true)
  determinizeSize(look, seat, chance, false)
}

function determinizeSize({ state, board }: Look, seat: Seat, chance: Chance, isBig: boolean): void {
  const tiles = own(state, 'tiles')
  const under = own(state, isBig ? 'bigUnder' : 'smallUnder')
  const isUnseenSite = (number: number): boolean =>
    (board.sea.isBig[number] === true) === isBig &&
    state.tileFace[number] === FACE_DOWN &&
    (((state.cubes[number] as number) >> seat) & 1) === 0
  const frames = framesOfOthers(state, 'tile', seat).filter(
    (frame) => (board.sea.isBig[numberIn(state, frame, TILE.site)] === true) === isBig,
  )
  const bag = own(state, isBig ? 'bigPile' : 'smallPile')
  for (const code of under) if (code % SEATS !== seat) bag.push(Math.floor(code / SEATS))
  for (let number = 1; number <= board.sites; number++) if (isUnseenSite(number)) bag.push(tiles[number] as number)
  for (const frame of frames) bag.push(...tilesIn(state, frame))
  sorted(bag)

  for (let place = 0; place < under.length; place++) {
    const knower = (under[place] as number) % SEATS
    if (knower !== seat) under[place] = chance.draw(bag) * SEATS + knower
  }
  for (let number = 1; number <= board.sites; number++) if (isUnseenSite(number)) tiles[number] = chance.draw(bag)
  for (const frame of frames) {
    const count = numberIn(state, frame, TILE.count)
    setTilesIn(state, frame, sorted(Array.from({ length: count }, () => chance.draw(bag))))
  }
  sorted(bag)
}

/** Tiles of the island that others have seen, or are looking at. */
export function determinizeIsland({ state }: Look, seat: Seat, chance: Chance): void {
  const islandSeen = own(state, 'islandSeen')
  const islandBag = own(state, 'islandBag')
  const knows = (bits: number): boolean => ((bits >> seat) & 1) === 1
  const looked: { readonly frame: Frame<'island'>; readonly field: Field<'island'> }[] = []
  for (const frame of framesOfOthers(state, 'island', seat)) {
    if (numberIn(state, frame, ISLAND.one) === NOBODY) continue
    if (!knows(numberIn(state, frame, ISLAND.oneSeenBy))) looked.push({ frame, field: ISLAND.one })
    if (!knows(numberIn(state, frame, ISLAND.otherSeenBy))) looked.push({ frame, field: ISLAND.other })
  }
  for (const code of islandSeen) if (!knows(code)) islandBag.push(code >> 4)
  for (const { frame, field } of looked) islandBag.push(numberIn(state, frame, field))
  sorted(islandBag)
  for (let place = 0; place < islandSeen.length; place++) {
    const code = islandSeen[place] as number
    if (!knows(code)) islandSeen[place] = chance.draw(islandBag) * 16 + (code & 15)
  }
  for (const { frame, field } of looked) setNumberIn(state, frame, field, chance.draw(islandBag))
  sorted(islandBag)
}

/** The order of a deck that only others have looked through: cards of its upper part lie on top (EN L276-280). */
export function determinizeDeck({ state, set }: Look, seat: Seat, chance: Chance): void {
  const { deck } = state
  if (deck.length === 0 || ((state.deckSeen >> seat) & 1) === 1) return
  const { level, early } = set.technologies
  const isUpper = (card: Technology): boolean =>
    state.rules.variant === 'introductory' ? early.includes(card) : (level[card] ?? 0) < 2
  const upper = sorted(deck.filter(isUpper))
  const lower = deck.filter((card) => !isUpper(card))
  const cards: Technology[] = []
  for (let left = state.deckUpperLeft; left > 0 && upper.length > 0; left--) cards.push(chance.draw(upper))
  const rest = sorted([...upper, ...lower])
  while (rest.length > 0) cards.push(chance.draw(rest))
  state.deck = cards.toReversed()
}
