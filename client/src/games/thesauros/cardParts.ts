import type { TreasureValue } from './art/index.ts'
import type { Ask } from './input/index.ts'
import { messages } from './text/index.ts'

/** What the card offers: legal actions, grouped, with what each costs me now or brings. */

export interface Choice {
  /** The action in notation: its sentence is the button's. */
  readonly text: string
  /** What comes before it in the same gesture. */
  readonly before?: readonly string[]
  /** The game’s own sentence unless told. */
  readonly label?: string
  /** $ that it costs; null for what has no price. */
  readonly price: number | null
  /** What it brings: `+$5`, `+2 RP`. */
  readonly gain?: string
  /** Who gets how much of the price. */
  readonly share?: string
  /** It costs a point, or gives something up. */
  readonly isLoss?: boolean
  /** Something else that can be done now brings more. */
  readonly isLess?: boolean
}

/** What is offered as a drawing: an item, a map with its site, a treasure, a room of the museum. */
export type Picture =
  | { readonly kind: 'item'; readonly id: string }
  | { readonly kind: 'map'; readonly site: number }
  | { readonly kind: 'treasure'; readonly value: TreasureValue }
  | { readonly kind: 'room' }

export interface Group {
  readonly title: string
  /** What it is about, drawn before its title. */
  readonly picture?: Picture
  /** What it does, points and copies, under the title. */
  readonly detail?: string
  readonly choices: readonly Choice[]
}

export interface Card {
  readonly groups: readonly Group[]
  /** At the foot: to end it, or not to act. */
  readonly foot: readonly Choice[]
}

/** The words of all offers of a verb. */
export function offersOf({ offers }: Ask, verb: string): readonly (readonly string[])[] {
  return offers.get(verb) ?? []
}

export const points = (count: number): string => messages().card.points(count)
export const income = (amount: number): string => `+${messages().money(amount)}`
