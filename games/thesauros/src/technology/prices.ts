import type { Seat } from '@fathom/kernel'
import { discounted } from '../money/accounts.ts'
import { isSkilled } from '../people.ts'
import type { Technology } from '../set/technologies.ts'
import { MEEPLE_ACT } from '../frames.ts'
import { top } from '../stack.ts'
import type { Look } from '../topic.ts'
import { RESEARCH, RIVAL } from '../types.ts'

/** What an act of zone 2 costs: $ to the bank, and $ of royalties to somebody else's seat (-1 for nobody). */
export interface Price {
  readonly bank: number
  readonly royalty: number
  readonly owner: Seat
}

/** How a card can be dealt with: its patent, an item, or both. */
export type Deal = 'patent' | 'item' | 'prototype'

/**
 * The price for the meeple on top of the stack (EN L588-607): the discount is on the bank's part only. Royalties of one's own patent are
 * not paid; those of a first item and of the solo rival's patents go to the bank (ruling 28).
 */
export function priceOf(look: Look, seat: Seat, card: Technology, deal: Deal): Price {
  const { state, set } = look
  const { patentCost, itemCost, royalty } = set.technologies
  const skilled = isSkilled(state, top(state, MEEPLE_ACT.meeple), RESEARCH)
  const [d, g, h] = [patentCost[card] as number, itemCost[card] as number, royalty[card] as number]
  if (deal === 'patent') return { bank: discounted(look, d, skilled), royalty: 0, owner: -1 }
  if (deal === 'prototype') return { bank: discounted(look, d + g + h, skilled), royalty: 0, owner: -1 }
  const owner = state.patents[card] as Seat
  if (owner === RIVAL) return { bank: discounted(look, g + h, skilled), royalty: 0, owner: -1 }
  const isOwn = owner === seat
  return { bank: discounted(look, g, skilled), royalty: isOwn ? 0 : h, owner: isOwn ? -1 : owner }
}
