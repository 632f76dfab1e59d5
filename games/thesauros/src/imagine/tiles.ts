import type { Chance, Seat } from '@fathom/kernel'
import { KIND_CODE, type PendingKind } from '../pending.ts'
import type { Technology } from '../set/technologies.ts'
import { A, B, C, D, E, FRAME } from '../stack.ts'
import { SEATS, type State, own } from '../state.ts'
import type { Look } from '../topic.ts'
import { FACE_DOWN, NOBODY } from '../types.ts'

const SEAT = 1

/** Where the frames of a kind begin that ask somebody else than `seat`. */
function framesOfOthers({ stack }: State, kind: PendingKind, seat: Seat): number[] {
  const frames: number[] = []
  for (let frame = 0; frame < stack.length; frame += FRAME) {
    if (stack[frame] === KIND_CODE[kind] && stack[frame + SEAT] !== seat) frames.push(frame)
  }
  return frames
}

/** A bag whose order tells nothing of where its things were. */
function sorted(bag: number[]): number[] {
  return bag.sort((a, b) => a - b)
}

/** Dig tiles that the seat has not seen: those of a size are dealt anew over the places where such ones lie. */
export function imagineTiles(look: Look, seat: Seat, chance: Chance): void {
  imagineSize(look, seat, chance, true)
  imagineSize(look, seat, chance, false)
}

function imagineSize({ state, board }: Look, seat: Seat, chance: Chance, isBig: boolean): void {
  const { stack } = state
  const tiles = own(state, 'tiles')
  const under = own(state, isBig ? 'bigUnder' : 'smallUnder')
  const isUnseenSite = (number: number): boolean =>
    (board.sea.isBig[number] === true) === isBig &&
    state.tileFace[number] === FACE_DOWN &&
    (((state.cubes[number] as number) >> seat) & 1) === 0
  const frames = framesOfOthers(state, 'tile', seat).filter(
    (frame) => (board.sea.isBig[stack[frame + A] ?? 0] === true) === isBig,
  )
  const bag = own(state, isBig ? 'bigPile' : 'smallPile')
  for (const code of under) if (code % SEATS !== seat) bag.push(Math.floor(code / SEATS))
  for (let number = 1; number <= board.sites; number++) if (isUnseenSite(number)) bag.push(tiles[number] as number)
  for (const frame of frames) bag.push(...stack.slice(frame + C, frame + C + (stack[frame + B] ?? 0)))
  sorted(bag)

  for (let place = 0; place < under.length; place++) {
    const knower = (under[place] as number) % SEATS
    if (knower !== seat) under[place] = chance.draw(bag) * SEATS + knower
  }
  for (let number = 1; number <= board.sites; number++) if (isUnseenSite(number)) tiles[number] = chance.draw(bag)
  for (const frame of frames) {
    const seen = sorted(Array.from({ length: stack[frame + B] ?? 0 }, () => chance.draw(bag)))
    seen.forEach((tile, place) => (stack[frame + C + place] = tile))
  }
  sorted(bag)
}

/** Tiles of the island that others have seen, or are looking at. */
export function imagineIsland({ state }: Look, seat: Seat, chance: Chance): void {
  const { stack } = state
  const islandSeen = own(state, 'islandSeen')
  const islandBag = own(state, 'islandBag')
  const knows = (bits: number): boolean => ((bits >> seat) & 1) === 1
  // Frame of who chooses between two: A and B the tiles, D and E the seats that had seen them before.
  const looked: number[] = []
  for (const frame of framesOfOthers(state, 'island', seat)) {
    if (stack[frame + A] === NOBODY) continue
    if (!knows(stack[frame + D] ?? 0)) looked.push(frame + A)
    if (!knows(stack[frame + E] ?? 0)) looked.push(frame + B)
  }
  for (const code of islandSeen) if (!knows(code)) islandBag.push(code >> 4)
  for (const place of looked) islandBag.push(stack[place] as number)
  sorted(islandBag)
  for (let place = 0; place < islandSeen.length; place++) {
    const code = islandSeen[place] as number
    if (!knows(code)) islandSeen[place] = chance.draw(islandBag) * 16 + (code & 15)
  }
  for (const place of looked) stack[place] = chance.draw(islandBag)
  sorted(islandBag)
}

/** The order of a deck that only others have looked through: cards of its upper part lie on top (EN L276-280). */
export function imagineDeck({ state, set }: Look, seat: Seat, chance: Chance): void {
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
