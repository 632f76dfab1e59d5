import type { Seat } from '@fathom/kernel'
import type { Person, Rest } from '@fathom/table'

/** What a person asks of a table; the seat follows from the person. */
export type PersonCommand =
  | {
      readonly do: 'act'
      readonly actions: readonly string[]
      readonly version: number | null
      readonly endTurn: boolean
    }
  | { readonly do: 'undo'; readonly version: number | null; readonly all: boolean }
  | { readonly do: 'redo' | 'end-turn'; readonly version: number | null }
  | { readonly do: 'hint' }
  | {
      readonly do: 'join'
      readonly seat: Seat | null
      /** Without a seat: this one, where it is free. */
      readonly liked?: Seat | null
      readonly nonce: string | null
      readonly rest?: Rest | null
      /** People at whose table they may not sit down. */
      readonly apart?: readonly string[]
    }
  | { readonly do: 'rest'; readonly rest: Rest | null }
  | { readonly do: 'seat-bot'; readonly seat: Seat; readonly level: string; readonly name: string }
  | { readonly do: 'leave'; readonly standIn: string }
  | { readonly do: 'close' }
  | { readonly do: 'rematch'; readonly table: string }
  | { readonly do: 'vote'; readonly against: Seat; readonly standIn: string }
  | { readonly do: 'take-back'; readonly reason: string }
  | { readonly do: 'pause' | 'ask-end' }
  | { readonly do: 'answer-take-back' | 'answer-pause' | 'answer-end'; readonly agrees: boolean }

/** A command and who gives it: people are known by who they are, bots by their seat, time stops clocks and closes tables where nothing has happened `since`, the operator ends tables. `action` null: only end the turn. */
export type TableRequest =
  | { readonly as: 'person'; readonly person: Person; readonly command: PersonCommand }
  | { readonly as: 'clock'; readonly standIn: string }
  | { readonly as: 'calendar'; readonly since: number }
  | { readonly as: 'operator' }
  /** The person at the seat wishes that turns with nothing to decide are taken for them. */
  | { readonly as: 'pass'; readonly seat: Seat }
  /** What the person has planned, all of it or none, done for them while they may be away. */
  | { readonly as: 'plan'; readonly person: Person; readonly actions: readonly string[] }
  | { readonly as: 'bot'; readonly seat: Seat; readonly version: number | null; readonly action: string | null }
