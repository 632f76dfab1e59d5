import { capital, type Names } from '@fathom/kernel'
import { ACCOUNTS, FINAL_SOURCES, SF, TREASURE_VALUES } from '../../types.ts'
import type { MeepleView, PlayerView, RoomView, SiteView, View, ZoneView } from '../../views.ts'
import { cellText, type CellWords } from '../cells.ts'
import type { Lexicon } from '../lexicon.ts'
import { itemLines } from './items.ts'
import {
  account,
  count,
  dollars,
  items,
  list,
  meeple,
  PHASE_NAMES,
  room,
  SORT_NAMES,
  spot,
  treasure,
  who,
  yearOf,
  zodiac,
  zone,
  ZODIAC_COLORS,
} from './words.ts'

const CELLS: CellWords = { shark: 'shark', hidden: 'h', buried: 'b', gone: 'x' }

/** The whole position in plain lines. */
export function makeBoard(words: Lexicon) {
  return (view: View, names: Names): readonly string[] => [
    ...headLines(view, names),
    '',
    ...view.zones.map((each) => zoneLine(each, view.phase === 'placement', names)),
    '',
    ...technologyLines(words, view, names),
    marketLine(view),
    '',
    ...view.sites.flatMap((site) => siteLines(words, site, names)),
    `On tiles: ${dollars(5)} open, 5${CELLS.hidden} hidden, 5${CELLS.buried} buried, ${CELLS.gone} taken, · nothing; each line a level.`,
    ...view.zodiacs.map(
      (each) =>
        `${capital(zodiac(each.zodiac))} (${names.of(each.seat)}): ${spot(words.spot(each.space))}${each.crew === null ? '' : `, crew ${SORT_NAMES[each.crew.sort]}`}; aboard: ${items(words, each.items)}.${each.seaplane ? ' A seaplane is beside it.' : ''}${each.sailed ? ' Played.' : ''}`,
    ),
    ...harbourLines(words, view, names),
    '',
    ...view.rooms.map((each) => roomLine(words, view, each, names)),
    ...storeroomLines(view, names),
    ...trackLines(words, view),
    ...auctionLines(view, names),
    ...soloLines(view),
    ...view.players.flatMap((player) => ['', ...playerLines(words, view, player, names)]),
  ]
}

function headLines(view: View, names: Names): string[] {
  const when = view.quadrimester > 0 ? `${capital(yearOf(view.year))}, quadrimester ${view.quadrimester}: ` : ''
  return [
    `${when}${PHASE_NAMES[view.phase].toLowerCase()}.`,
    `Turn order: ${view.order.map((seat) => who(seat, names)).join(', ')}.`,
    ...(view.envelopes.length > 0
      ? [`Envelopes posted: ${view.envelopes.map((seat) => who(seat, names)).join(', ')}.`]
      : []),
  ]
}

/** @param isPlacing free spaces are of interest then; later they are those of meeples that have acted */
function zoneLine(
  { zone: number, spaces, open, hatsLeft, mercenary }: ZoneView,
  isPlacing: boolean,
  names: Names,
): string {
  const told = spaces.flatMap(({ meeple: there, double, price }, index) => {
    if (there === null && !isPlacing) return []
    const name = there === null ? 'free' : `${meeple(there, names)}${double ? ' with a Double Action' : ''}`
    return [`${index + 1} ${name}${price === null ? '' : ` (${dollars(price)})`}`]
  })
  const hired = mercenary?.meeple ?? null
  return [
    `${capital(zone(number))}: ${told.length > 0 ? told.join(', ') : 'nobody'}${open || !isPlacing ? '' : ', closed'}.`,
    ...(hatsLeft === null ? [] : [`Hats left: ${hatsLeft}.`]),
    ...(hired === null ? [] : [`Mercenary: ${meeple(hired, names)}.`]),
    ...(hired === null && mercenary?.cube != null ? ['A mercenary has been here.'] : []),
  ].join(' ')
}

function technologyLines(words: Lexicon, view: View, names: Names): string[] {
  const { technologies, items: kinds } = words.set
  const cards = view.cards.map(({ card, patent, copies }) => {
    const code = kinds.ids.indexOf(card)
    const [d, g, h] = [
      technologies.patentCost[code] ?? 0,
      technologies.itemCost[code] ?? 0,
      technologies.royalty[code] ?? 0,
    ]
    const owner =
      patent === null ? 'no patent' : patent === 'rival' ? 'the opponent’s patent' : `patent of ${names.of(patent)}`
    return `${words.item(card)}: patent ${dollars(d)}, item ${dollars(g)} and ${dollars(h)} royalty, ${owner}, ${copies} left. ${itemLines(words.set, code).join(' ')}`
  })
  const { count: left, meeple: searcher, known } = view.deck
  return [
    ...cards,
    `Technology deck: ${count(left, 'card')}${known === null ? '' : `, from the top ${known.map(words.item).join(', ')}`}.${searcher === null ? '' : ` On it: ${meeple(searcher, names)}.`}`,
  ]
}

function marketLine({ market, reserve }: View): string {
  const told = market.flatMap(({ price, number, count: maps }) =>
    number === null ? [] : [`${dollars(price)} map ${number}${maps > 1 ? ` ×${maps}` : ''}`],
  )
  return `Flea market: ${told.length > 0 ? told.join(', ') : 'nothing'}. ${count(reserve, 'map')} to come.`
}

function siteLines(words: Lexicon, site: SiteView, names: Names): string[] {
  const cubes = site.cubes.length > 0 ? ` Maps: ${list(site.cubes.map((seat) => who(seat, names)))}.` : ''
  const name = site.id === null ? '' : ` ${words.tile(site.id)},`
  const face = { none: 'no tile yet', 'face-down': 'face down', 'face-up': 'face up' }[site.tile]
  return [`Site ${site.number}:${name} ${face}.${cubes}`, ...cellText(words.set, site, CELLS)]
}

function harbourLines(words: Lexicon, view: View, names: Names): string[] {
  const store = view.store.map(
    ({ price, meeple: there }) => `${dollars(price)} ${there === null ? 'free' : meeple(there, names)}`,
  )
  const { island } = view
  const known = island.known.length > 0 ? ` You know of ${list(island.known.map(words.found))}.` : ''
  return [
    `Zodiac store: ${store.join(', ')}. For sale: ${view.neutralZodiacs.map((id) => ZODIAC_COLORS[id]).join(', ') || 'none'}.`,
    `Grey seaplanes: ${view.seaplanes}${view.rental === null ? '' : `, to rent for ${dollars(view.rental)}`}.`,
    `Island: ${count(island.unseen + island.seen, 'find')} left.${known}`,
  ]
}

function roomLine(words: Lexicon, view: View, each: RoomView, names: Names): string {
  const places = each.exhibits.map((exhibit, place) =>
    exhibit === null
      ? `free for ${each.values[place] ?? 0}`
      : `${treasure(exhibit.value)} of ${names.of(exhibit.seat)} for ${each.values[place] ?? 0}`,
  )
  const state =
    each.sponsor === null ? `sponsor wanted for ${dollars(each.price)}` : `sponsor ${names.of(each.sponsor)}`
  return `Museum ${room(each.room)}, ${words.room(each.room, view.players.length)}: ${state}, bonus ${each.bonus}, ${each.open ? 'open' : 'closed'}; ${places.join(', ')}.`
}

function storeroomLines({ stored }: View, names: Names): string[] {
  const told = stored.flatMap((counts, seat) => {
    const sum = counts.reduce((total, number) => total + number, 0)
    return sum > 0 ? [`${names.of(seat)} ${sum}`] : []
  })
  return told.length > 0 ? [`Storeroom: ${told.join(', ')}.`] : []
}

function trackLines({ set }: Lexicon, view: View): string[] {
  const mussels = set.data.mussels.map((gain) => ('money' in gain ? dollars(gain.money) : `${gain.rp} reputation`))
  return [
    `Mussels now: ${mussels[view.musselMarker - 1] ?? ''}. Advertising now: ${view.advertisingTrack[view.advertisingMarker - 1] ?? 0} reputation (track ${view.advertisingTrack.join(' ')}).`,
  ]
}

function auctionLines({ auction }: View, names: Names): string[] {
  if (auction === null) return []
  const bids = auction.bids.map(({ seat, amount }) => `${who(seat, names)} ${dollars(amount)}`)
  const limit = auction.limit === null ? '' : ` Your standing bid goes up to ${dollars(auction.limit)}.`
  return [`Auction: ${bids.length > 0 ? bids.join(', ') : 'no bid yet'}.${limit}`]
}

function soloLines({ solo }: View): string[] {
  if (solo === null) return []
  const now = solo.isWon ? 'reached as it stands' : 'not reached yet'
  return [`Goal: every room of the museum open and more than ${solo.threshold} reputation (${now}).`]
}

const PLACES: Readonly<Record<MeepleView['at'], string>> = {
  home: 'at home',
  unhired: 'to be hired',
  deck: 'on the deck',
  queue: 'in line',
  store: 'in the store',
  zodiac: 'aboard',
}

function playerLines(words: Lexicon, view: View, player: PlayerView, names: Names): string[] {
  const { seat } = player
  const score = view.scores[seat]
  const later = FINAL_SOURCES.reduce((sum, source) => sum + (score?.sources[source] ?? 0), 0)
  const money = ACCOUNTS.slice(0, SF).map((id, index) => `${account(id)} ${dollars(player.accounts?.[index] ?? 0)}`)
  const slush = player.slush === null ? 'hidden' : dollars(player.slush)
  const treasures = player.treasures.flatMap((number, kind) =>
    number > 0 ? [`${number} × ${dollars(TREASURE_VALUES[kind] ?? 0)}`] : [],
  )
  return [
    `${names.of(seat)}${names.reader === seat ? ' (you)' : ''}: ${player.reputation} reputation, ${later} more at the end as it stands.`,
    `  ${player.accounts === null ? 'Accounts: being shared out' : `Accounts: ${money.join(', ')}`}; slush fund ${slush}.`,
    `  Meeples: ${player.meeples.map(({ sort, at }) => `${SORT_NAMES[sort]} ${PLACES[at]}`).join(', ')}.`,
    `  Supply: ${items(words, player.supply)}. Maps: ${mapsText(player)}. Treasures: ${treasures.join(', ') || 'none'}. Sharks: ${player.sharks}.`,
    ...ownedLines(player),
  ]
}

function mapsText(player: PlayerView): string {
  const kinds = [
    ...player.maps.flatMap((number, index) => Array<string>(number).fill(`${index + 1}`)),
    ...player.satelliteMaps.flatMap((number, index) => (number > 0 ? [`${index + 1} (satellite)`] : [])),
    ...player.mercenaryMaps.flatMap((number, index) => (number > 0 ? [`${index + 1} (mercenary)`] : [])),
  ]
  return kinds.length > 0 ? kinds.join(', ') : 'none'
}

function ownedLines({ tokens, blackSeaplane, mine }: PlayerView): string[] {
  const owned = [
    ...(tokens > 0 ? [count(tokens, 'Double Action')] : []),
    ...(blackSeaplane ? ['the black seaplane'] : []),
    ...(mine ? ['the underwater mine'] : []),
  ]
  return owned.length > 0 ? [`  Also: ${list(owned)}.`] : []
}
