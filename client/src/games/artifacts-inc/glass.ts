import { createEffect, createSignal, on, onCleanup } from 'solid-js'
import type { Id, Level } from '@fathom/artifacts-inc'
import type { Desk } from './desk.ts'
import type { Hand } from './hand.ts'
import { spotKey, type Spot } from './spots.ts'
import { cardAt } from './why.ts'

/** A card that is being read. */
export interface Read {
  readonly card: Id
  readonly level: Level
  /** Where it lies: the glass keeps off it. */
  readonly key: string
  /** Its other side may be looked at. */
  readonly bothSides: boolean
}

const REST = 380

/** The reading glass: a card that the mouse rests on, the keyboard stands on or a finger holds, large and in words. */
export function createGlass(desk: Desk, hand: Hand) {
  const [read, setRead] = createSignal<Read | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  let swallow = false

  createEffect(
    on([hand.pointed, () => hand.held().card], ([at, chosen]) => {
      clearTimeout(timer)
      if (at?.by === 'touch') return
      const found = at === null ? null : readOf(desk, at.spot)
      // While a chosen card wants a place, it is the one that is read.
      const isChosen = at?.spot.on === 'market' && found?.card === chosen
      const kept = chosen !== null && (found === null || isChosen) ? chosenRead(desk, chosen) : found
      if (kept === null) setRead(null)
      else if (read() !== null && read()?.key !== kept.key) setRead(null)
      if (kept !== null && read() === null) timer = setTimeout(() => setRead(kept), REST)
    }),
  )
  createEffect(on(desk.choices, () => setRead(null), { defer: true }))
  onCleanup(() => clearTimeout(timer))
  return {
    read,
    isOpen: (): boolean => read() !== null,
    close: () => setRead(null),
    /** A finger asks; false for things that are no cards. */
    ask: (spot: Spot): boolean => {
      const found = readOf(desk, spot)
      if (found !== null) setRead(found)
      return found !== null
    },
    /** A finger that rests: the click that follows when it lifts is none. */
    hold: (spot: Spot): boolean => {
      const found = readOf(desk, spot)
      if (found === null) return false
      setRead(found)
      swallow = true
      return true
    },
    swallowsClick: (): boolean => {
      const was = swallow
      swallow = false
      return was
    },
  }
}

export type Glass = ReturnType<typeof createGlass>

function chosenRead(desk: Desk, card: Id): Read {
  return { card, level: 1, key: `chosen:${card}`, bothSides: seesBacks(desk) }
}

/** Level 2 sides of cards on offer may be looked at by everybody, or only by the one who is buying. */
function seesBacks(desk: Desk): boolean {
  const { backs } = desk.view()
  return backs === 'everybody' || (backs !== null && backs === desk.context.you())
}

function readOf(desk: Desk, spot: Spot): Read | null {
  const key = spotKey(spot)
  if (spot.on === 'market') return { card: spot.card, level: 1, key, bothSides: seesBacks(desk) }
  if (spot.on === 'start') return { card: spot.card, level: 1, key, bothSides: true }
  if (spot.on !== 'card' && spot.on !== 'slot') return null
  const card = cardAt(desk.player(desk.context.shownSeat()), spot.place)
  return card === undefined
    ? null
    : { card: card.card, level: card.level, key: spotKey({ on: 'card', place: spot.place }), bothSides: true }
}
