import { capital, type Refusal } from '@fathom/kernel'
import type { DecisionKind } from '../../pending.ts'
import type { Lexicon } from '../lexicon.ts'
import { numberOf, roomAndPlace, textOf, type RefusalTexts } from '../parts.ts'
import { account, count, dollars, room, sort, spot, zodiac, zone } from './words.ts'

const DUE: Readonly<Record<DecisionKind, string>> = {
  'solo-hats': 'choose the hats of this game',
  budget: 'share out the year’s money',
  place: 'place a meeple',
  bribe: 'seal your bribe',
  search: 'choose the next technology',
  auction: 'bid or pass',
  teach: 'say whether your worker gets the hat',
  recruit: 'hire a worker, or do not act',
  'place-recruit': 'place the worker you hired',
  research: 'patent, buy an item or reserve',
  market: 'buy a map, or do not act',
  flight: 'choose the Zodiac you fly to',
  mussels: 'gather mussels, or do not act',
  port: 'buy a Zodiac, go to the lagoon or out to sea',
  museum: 'sponsor a room or sell a treasure',
  advertise: 'advertise, or do not act',
  pay: 'move money until you can pay',
  receive: 'put your income into accounts',
  'satellite-map': 'choose a satellite map',
  tile: 'choose the tile for the site',
  exchange: 'finish the exchange',
  island: 'keep one of the two finds',
  sea: 'choose a Zodiac, or end your turn at sea',
  voyage: 'finish the turn of your Zodiac',
  dive: 'finish the dive',
  deed: 'decide on the deed of your mercenary',
  'steal-patent': 'choose the patent to take over',
  'mercenary-map': 'choose a map',
  'museum-deed': 'choose the exhibits to be moved',
}

type Params = Refusal['params']

/** Why not, and what would be possible. */
export function makeRefusals(words: Lexicon): RefusalTexts {
  const item = ({ item: id }: Params): string => words.item(textOf(id))
  const card = ({ card: id }: Params): string => words.item(textOf(id))
  const boat = ({ zodiac: id }: Params): string => capital(zodiac(textOf(id)))
  const where = ({ space }: Params): string => capital(spot(words.spot(textOf(space))))
  const at = ({ place }: Params): string => {
    const { room: id, place: number } = roomAndPlace(place)
    return `${room(id)}, place ${number}`
  }
  return {
    'game-over': () => 'The game is over.',
    'not-your-turn': () => 'Somebody else has the move. Wait for your turn.',
    'not-now': ({ asked }) => `Not now. First ${DUE[textOf(asked) as DecisionKind] ?? 'do what is asked for'}.`,
    'refuse-instead': () => 'A first act is not just left out: not acting costs 1 reputation.',
    'skip-instead': () => 'A second act may be left out at no cost: skip it instead.',
    'budget-in-order': ({ account: id }) => `Account by account: it is the turn of ${account(textOf(id))}.`,
    'budget-too-much': ({ account: id, left }) =>
      `${capital(account(textOf(id)))} can get no more: you have ${dollars(numberOf(left))} left to share out.`,
    'cannot-pay': ({ account: id, needs, has, fee }) =>
      `That costs ${dollars(numberOf(needs))} from ${account(textOf(id))}. With everything you could move there (fee ${dollars(numberOf(fee))} each), you can pay ${dollars(numberOf(has))}.`,
    'same-account': () => 'Money is moved into the account that pays, so take it from another one.',
    'slush-stays': () => 'At this payment no money goes into or out of the slush fund. Use another account.',
    'gave-already': ({ account: id }) =>
      `${capital(account(textOf(id)))} has given once for this payment. Use another account.`,
    'transfer-too-large': ({ account: id, has, fee, most }) =>
      `${capital(account(textOf(id)))} holds ${dollars(numberOf(has))}; after the fee of ${dollars(numberOf(fee))} it can give ${dollars(numberOf(most))}.`,
    'transfer-too-small': ({ account: id, least, needs }) =>
      `You still need ${dollars(numberOf(needs))}, and the other accounts can’t give all of it: move ${dollars(numberOf(least))} or more out of ${account(textOf(id))}.`,
    'no-income-to-slush': () => 'Income never goes into the slush fund. Use one of the other four accounts.',
    'took-already': ({ account: id }) => `${capital(account(textOf(id)))} has its share already. Use another account.`,
    'take-too-much': ({ left }) => `There are ${dollars(numberOf(left))} left to put away.`,
    'no-such-meeple': ({ sort: id }) => `You have no ${sort(textOf(id))} in your staff room. Place another meeple.`,
    'no-queue': ({ zone: number }) =>
      `${capital(zone(numberOf(number)))}: nobody lines up there now. Choose another zone.`,
    'closed-now': ({ zone: number }) =>
      `${capital(zone(numberOf(number)))}: closed in the first quadrimester. Choose another zone.`,
    'queue-full': ({ zone: number, spaces }) =>
      `${numberOf(spaces) === 1 ? 'The only space is taken' : `All ${count(numberOf(spaces), 'space')} are taken`} in ${zone(numberOf(number))}. The mussels always have room.`,
    'mercenary-was-there': ({ zone: number }) =>
      `A mercenary has been in zone ${numberOf(number)}: once a game is all. Choose another zone.`,
    'no-mercenary-space': ({ zone: number }) =>
      `Zone ${numberOf(number)} has no space for a mercenary. Zones 1 to 4 and 7 to 9 have one.`,
    'no-double-for-mercenary': () => 'A mercenary takes no Double Action. Put an own meeple on it.',
    'no-envelope-for-mercenary': () => 'At this table a mercenary carries no envelope. Place an own meeple after it.',
    'no-envelopes': () => 'There are no bribes in a solo game.',
    'envelope-posted': () => 'Your envelope is posted: one a quadrimester.',
    'double-ready': () => 'A Double Action lies ready: one under a meeple.',
    'no-double': () => 'You have no Double Action to use.',
    'must-place-all': ({ meeples }) =>
      `Your own meeples must all be placed: ${count(numberOf(meeples), 'is', 'are')} still at home.`,
    'nobody-to-place': () => 'You have no meeple left that could come after it.',
    'only-the-recruit': () => 'Now only the worker you hired is placed.',
    'hat-chosen-already': () => 'The two kinds of hats must differ: choose another one.',
    'all-hired': () => 'You have hired all your workers.',
    'card-not-shown': (params) => `${card(params)} is not on the board yet.`,
    'patent-taken': (params) => `The patent of ${card(params)} has an owner. You can still buy the item.`,
    'no-patent-yet': (params) =>
      `Nobody has patented ${card(params)}. Patent it, or patent it and take the first item.`,
    'sold-out': (params) => `No copy of ${card(params)} is left.`,
    'reserved-already': () => 'Somebody is on the deck already: one a quadrimester.',
    'too-late-to-reserve': () => 'No maintenance follows, so no card will be chosen any more.',
    'no-more-cards': () => 'No more technologies will come.',
    'not-in-the-deck': (params) => `${card(params)} is not in the deck.`,
    'not-on-market': ({ number }) => `No map ${numberOf(number)} is on sale now.`,
    'map-gone': ({ number }) =>
      `The map ${numberOf(number)} of this kind is taken: there is one. Choose another number.`,
    'no-such-site': ({ number }) => `There is no site ${numberOf(number)} on this board.`,
    'tile-not-seen': () => 'That is not one of the tiles you look at.',
    'no-such-room': ({ room: number }) => `The museum has no room ${numberOf(number)} at this table.`,
    'room-sponsored': ({ room: id }) => `${capital(room(textOf(id)))} has a sponsor. Choose a room without a cube.`,
    'room-not-sponsored': ({ room: id }) =>
      `${capital(room(textOf(id)))} has no sponsor yet, so nothing goes there. The storeroom is always open.`,
    'room-full': ({ room: id }) => `${capital(room(textOf(id)))} is full. Choose another room, or the storeroom.`,
    'no-such-treasure': ({ value }) => `You have no treasure of ${dollars(numberOf(value))} to sell.`,
    'bribe-too-small': ({ least }) => `A bribe is ${dollars(numberOf(least))} or more.`,
    'bribe-too-large': ({ has }) => `You can pay ${dollars(numberOf(has))} at most.`,
    'no-seaplane': () => 'No grey seaplane is left this quadrimester.',
    'not-at-sea': (params) => `${boat(params)} is not yours at sea. A seaplane flies to an own Zodiac there.`,
    'no-black-seaplane': () => 'You have no black seaplane to fly now.',
    'too-late': () => 'The black seaplane flies at the start of your turn at sea, before the first Zodiac.',
    'not-in-reach': () => 'Exchanges are between those who meet here.',
    'item-not-there': (params) => `${item(params)} is not there.`,
    'item-moved-already': (params) => `${item(params)} has just come there and stays for this exchange.`,
    'one-engine-too-many': (params) => `${boat(params)} has one engine too many: give another one away first.`,
    'no-room-for-engine': ({ most, ...params }) =>
      `${boat(params)} takes ${count(numberOf(most), 'extra engine')} at most.`,
    'engine-needed': (params) => `Without ${item(params)} the Zodiac could not leave a space where it may not stop.`,
    'crews-stay': () => 'Crews do not change places here, only items.',
    'swapped-already': () => 'These two crews have changed places already.',
    'nobody-aboard': () => 'Nobody is aboard there.',
    'crew-not-at-sea': () => 'A seaplane lets crews change places at sea, not in port or in the lagoon.',
    'no-pilot': () => 'There is no pilot who could go aboard.',
    'zodiac-not-in-port': (params) => `${boat(params)} is not waiting in port for you.`,
    'store-full': () => 'All spaces of the Zodiac store are taken until maintenance.',
    'no-zodiac-left': () => 'All Zodiacs are sold.',
    'no-lagoon': (params) => `${where(params)} is not in the lagoon.`,
    'lagoon-taken': (params) => `${where(params)} is taken until maintenance.`,
    'lagoon-gear': (params) => `${where(params)}: the gear for it is not aboard. Load it first.`,
    'island-empty': () => 'Nothing is left to be found on the island.',
    'not-found': () => 'That is not one of the two finds.',
    'no-way-out': (params) => `${boat(params)} finds no space to sail to.`,
    'nothing-to-exchange': () => 'There is nothing to exchange here.',
    'not-own-zodiac': (params) => `${boat(params)} is not yours.`,
    'sailed-already': (params) => `${boat(params)} has been played this quadrimester.`,
    'all-sailed': () => 'All your Zodiacs are played: a seaplane comes before one of them.',
    'not-beside': (params) => `${where(params)} is not next to your Zodiac.`,
    'no-map': ({ number }) => `You have no map of site ${numberOf(number)}: you may neither stop there nor pass.`,
    'lagoon-closed': (params) =>
      `${where(params)} can’t be entered now: it is taken, or the gear for it is not aboard.`,
    'too-far': ({ spaces }) => `After ${count(numberOf(spaces), 'space')} the engines aboard go no further.`,
    'too-dear': ({ spaces, cost }) =>
      `After ${count(numberOf(spaces), 'space')} you can’t pay for another: the whole move would cost ${dollars(numberOf(cost))} from ${account('ME')}.`,
    'no-way-on': (params) => `${where(params)} is no place to end this move, and you could not go on from there.`,
    'space-taken': (params) => `${where(params)} is taken: sail on.`,
    'must-leave-port': () => 'Who leaves port in zone 7 ends the move at sea.',
    'nobody-met': () => 'No other Zodiac of yours is here.',
    'exchanged-here': () => 'You have exchanged here already.',
    'dived-already': () => 'One dive for each Zodiac and quadrimester.',
    'no-dig-site': () => 'There is nothing to dive into here: go to a dig site.',
    'shark-in-column': () => 'A shark guards this column, and neither weapon nor cage is aboard.',
    'nothing-to-dive-for': () => 'There is nothing in this column that you could reach, lift or fight.',
    'too-deep': () => 'That is deeper than your diver gets.',
    'no-treasure': ({ depth }) => `No treasure is left at level ${numberOf(depth)}.`,
    'hands-full': () => 'Your diver’s hands are full: surface.',
    'no-gear': ({ depth }) =>
      `The treasure at level ${numberOf(depth)} has to be detected or freed, and the gear is not aboard.`,
    'nothing-below': () => 'Nothing further down is worth the dive: lift or surface.',
    'bid-too-low': ({ least }) => `Bid ${dollars(numberOf(least))} or more, or pass.`,
    'bid-too-high': ({ most }) => `Bid ${dollars(numberOf(most))} at most, or ask for higher sums first.`,
    'no-higher-sum': ({ most }) => `There is no higher sum than ${dollars(numberOf(most))}, all the money of the box.`,
    'deed-begun': () => 'Your mercenary has begun: take the second map as well.',
    'own-patent': (params) => `The patent of ${card(params)} is yours already.`,
    'no-mine': () => 'You do not have the underwater mine.',
    'not-your-action': () => 'The mine goes off at a choice of your own turn, not now.',
    'no-tile': ({ number }) => `No tile lies on site ${numberOf(number)}.`,
    'mine-too-far-right': ({ number, last }) =>
      `The mine covers three columns: on site ${numberOf(number)} it starts at column ${numberOf(last)} at most.`,
    'nothing-exhibited': (params) => `Nothing is on show at ${at(params)}.`,
    'exhibits-alike': () => 'These two are alike: nothing would change.',
    'swap-in-order': () => 'Name the first of the two places first.',
    'no-such-place': (params) => `There is no ${at(params)} at this table.`,
    'place-taken': (params) => `Something is on show at ${at(params)}. Swap the two, or choose a free place.`,
  }
}
