import type { Considered } from '@fathom/bots/consider'
import type { BotPosition } from '@fathom/engine'
import type { Seat } from '@fathom/kernel'

/** A position to be thought about for somebody who asks for a hint: sampled from what their seat can know. */
export interface HintQuestion extends Pick<BotPosition, 'state' | 'game'> {
  readonly seat: Seat
  /** The action that was taken, in notation, where somebody looks back at a choice. */
  readonly taken?: string
  /** By whose likings it is thought about: that of the bot whose choice it was. */
  readonly character?: string | null
}

/** What a Mate would consider: the best choice first; one where there is no other, none where nothing can be chosen. */
export type Hint = readonly Considered[]
