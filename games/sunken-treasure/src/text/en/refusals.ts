import { capital, listOf } from '@fathom/kernel'
import type { RefusalTexts } from '../parts.ts'
import { bareToken, cards, color, isMany, list, place, token } from './words.ts'

/** Why not, and what would be possible. */
export const REFUSALS: RefusalTexts = {
  'game-over': () => 'The game is over.',
  'supply-empty': () => 'Your supply is used up, so there is no card to trade for. You are passed over while you wait.',
  'not-your-turn': () => 'Somebody else has the move. Wait for your turn.',
  'wrong-phase': ({ phase }) =>
    ({
      place: 'First all bathyscaphes are placed in row 2, one at a time.',
      sail: 'First sail: to a column with a bathyscaphe of yours, or off the board.',
      act: 'Now your bathyscaphes under the ship act: they move or collect, then you end your actions.',
      pay: 'First pay what is due: choose cards from your hand.',
      wait: 'Your ship waits off the board: trade a card, or keep your hand.',
    })[String(phase)] ?? 'That is not what is asked for now.',
  'no-boats-on-the-surface': () => 'Bathyscaphes never enter row 1, the surface. Rows 2 to 5 are theirs.',
  'second-row-only': () => 'Bathyscaphes start in row 2. Place it in row 2 of any column.',
  'must-sail-right': ({ at }) =>
    `Ships sail to the right only, at least one column. From ${Number(at) === 0 ? 'the left of the board' : `column ${Number(at)}`} go further right, or off the board.`,
  'no-bathyscaphe-there': ({ column, columns }) => {
    const stops = listOf(columns)
    const instead =
      stops.length > 0
        ? `You may stop in column ${list(stops, 'or')}, or leave the board.`
        : 'Nothing is left but to leave the board.'
    return `You have no bathyscaphe in column ${Number(column)}, so your ship can't stop there. ${instead}`
  },
  'not-under-your-ship': ({ space, column }) =>
    capital(`${place(space)} is not under your ship. Only what lies in column ${Number(column)} counts this turn.`),
  'no-boat-in-space': ({ space }) => `You have no bathyscaphe in ${place(space)}. Bring one there first.`,
  'already-acted': ({ space }) =>
    `Your bathyscaphe in ${place(space)} has had its action this turn. Use another one, or end your actions.`,
  'same-space': () => 'A move must end in another space. Leave the bathyscaphe where it is, or move it elsewhere.',
  'too-far': ({ to }) =>
    capital(`${place(to)} is too far: a move stays in its row or goes one row up or down, in any column.`),
  'same-action-for-all': ({ acted }) =>
    acted === 'move'
      ? 'You have moved: at this table all bathyscaphes of a turn do the same, so the others may only move.'
      : 'You have collected: at this table all bathyscaphes of a turn do the same, so the others may only collect.',
  'not-on-the-board': ({ token: id }) => capital(`${token(id)} ${isMany(id) ? 'are' : 'is'} not on the board.`),
  'laid-this-turn': ({ token: id }) =>
    `You laid down ${token(id)} this turn. Collecting ${isMany(id) ? 'them' : 'it'} is possible from the next turn on.`,
  'no-card-of-color': ({ color: name, hand }) => {
    const held = listOf(hand).map((each) => color(each))
    return `You hold no ${color(name)} card. ${held.length > 0 ? `In your hand: ${list(held)}.` : 'Your hand is empty.'}`
  },
  'cannot-pay': ({ token: id, due, have }) =>
    capital(
      `${token(id)} ${isMany(id) ? 'cost' : 'costs'} ${cards(Number(due))} to your opponents besides the coloured one, and you have ${Number(have)}. A joker would cost nothing.`,
    ),
  'joker-for-joker': ({ token: id }) =>
    capital(`${token(id)} can't be collected with a joker: a joker lies there. A card of its colour collects it.`),
  'not-your-joker': ({ joker, own }) => {
    const mine = listOf(own)
    return `You don't have ${token(joker)} as a joker. ${mine.length > 0 ? `Yours: ${list(mine.map(bareToken))}.` : 'You have none to use this turn.'}`
  },
  'gained-this-turn': ({ joker }) => `You gained ${token(joker)} this turn. That is a joker from your next turn on.`,
  'must-act': () => 'At least one bathyscaphe must act: collect a tile, or move one to another space.',
}
