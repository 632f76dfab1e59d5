import { capital, type Names } from '@fathom/kernel'
import { ACCOUNTS, FINAL_SOURCES, SF, TREASURE_VALUES } from '../../types.ts'
import type { MeepleView, PlayerView, RoomView, SiteView, View, ZoneView } from '../../views.ts'
import { cellText, type CellWords } from '../cells.ts'
import type { Lexicon } from '../lexicon.ts'
import { itemLines } from './items.ts'
import {
  ACCOUNT_NAMES,
  count,
  dollars,
  items,
  list,
  meeple,
  PHASE_NAMES,
  quoted,
  reputation,
  room,
  SORT_NAMES,
  spot,
  treasure,
  who,
  yearOf,
  zodiac,
  ZODIAC_COLORS,
  zone,
} from './words.ts'

const CELLS: CellWords = { shark: 'requin', hidden: 'c', buried: 'e', gone: 'x' }

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
    `Sur les tuiles : 5 visible, 5${CELLS.hidden} caché, 5${CELLS.buried} enfoui, ${CELLS.gone} pris, · rien ; une ligne par niveau.`,
    ...view.zodiacs.map(
      (each) =>
        `${capital(zodiac(each.zodiac))} (${names.of(each.seat)}) : ${spot(words.spot(each.space))}${each.crew === null ? '' : `, équipage ${SORT_NAMES[each.crew.sort]}`} ; à bord : ${items(words, each.items)}.${each.seaplane ? ' Un hydravion est à côté.' : ''}${each.sailed ? ' A joué.' : ''}`,
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
  const when = view.quadrimester > 0 ? `${capital(yearOf(view.year))}, quadrimestre ${view.quadrimester} : ` : ''
  return [
    `${when}${PHASE_NAMES[view.phase].toLowerCase()}.`,
    `Ordre du tour : ${view.order.map((seat) => who(seat, names)).join(', ')}.`,
    ...(view.envelopes.length > 0
      ? [`Enveloppes déposées : ${view.envelopes.map((seat) => who(seat, names)).join(', ')}.`]
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
    const name = there === null ? 'libre' : `${meeple(there, names)}${double ? ' sur une action double' : ''}`
    return [`${index + 1} ${name}${price === null ? '' : ` (${dollars(price)})`}`]
  })
  const hired = mercenary?.meeple ?? null
  return [
    `${capital(zone(number))} : ${told.length > 0 ? told.join(', ') : 'personne'}${open || !isPlacing ? '' : ', fermée'}.`,
    ...(hatsLeft === null ? [] : [`Chapeaux restants : ${hatsLeft}.`]),
    ...(hired === null ? [] : [`Mercenaire : ${meeple(hired, names)}.`]),
    ...(hired === null && mercenary?.cube != null ? ['Un mercenaire est passé ici.'] : []),
  ].join(' ')
}

function technologyLines(words: Lexicon, view: View, names: Names): string[] {
  const { technologies, items: kinds } = words.set
  const cards = view.cards.map(({ card, patent, copies }) => {
    const code = kinds.ids.indexOf(card)
    const of = (table: readonly number[]): string => dollars(table[code] ?? 0)
    const owner =
      patent === null ? 'sans brevet' : `breveté par ${patent === 'rival' ? 'l’adversaire' : names.of(patent)}`
    return `${words.item(card)} : brevet ${of(technologies.patentCost)}, objet ${of(technologies.itemCost)} et royalties ${of(technologies.royalty)}, ${owner}, reste ${copies}. ${itemLines(words.set, code).join(' ')}`
  })
  const { count: left, meeple: searcher, known } = view.deck
  return [
    ...cards,
    `Pioche des technologies : ${count(left, 'carte')}${known === null ? '' : `, à partir du dessus ${known.map(words.item).join(', ')}`}.${searcher === null ? '' : ` Dessus : ${meeple(searcher, names)}.`}`,
  ]
}

function marketLine({ market, reserve }: View): string {
  const told = market.flatMap(({ price, number, count: maps }) =>
    number === null ? [] : [`${dollars(price)} carte ${number}${maps > 1 ? ` ×${maps}` : ''}`],
  )
  return `Marché aux puces : ${told.length > 0 ? told.join(', ') : 'rien'}. ${count(reserve, 'carte')} à venir.`
}

function siteLines(words: Lexicon, site: SiteView, names: Names): string[] {
  const cubes = site.cubes.length > 0 ? ` Cartes : ${list(site.cubes.map((seat) => who(seat, names)))}.` : ''
  const name = site.id === null ? '' : ` ${quoted(words.tile(site.id))},`
  const face = { none: 'pas encore de tuile', 'face-down': 'face cachée', 'face-up': 'face visible' }[site.tile]
  return [`Site ${site.number} :${name} ${face}.${cubes}`, ...cellText(words.set, site, CELLS)]
}

function harbourLines(words: Lexicon, view: View, names: Names): string[] {
  const store = view.store.map(
    ({ price, meeple: there }) => `${dollars(price)} ${there === null ? 'libre' : meeple(there, names)}`,
  )
  const { island } = view
  const known =
    island.known.length > 0 ? ` Vous connaissez ${list(island.known.map((id) => quoted(words.found(id))))}.` : ''
  return [
    `Magasin de Zodiacs : ${store.join(', ')}. En vente : ${view.neutralZodiacs.map((id) => ZODIAC_COLORS[id]).join(', ') || 'aucun'}.`,
    `Hydravions gris : ${view.seaplanes}${view.rental === null ? '' : `, location ${dollars(view.rental)}`}.`,
    `Île : ${count(island.unseen + island.seen, 'trouvaille')} à faire.${known}`,
  ]
}

function roomLine(words: Lexicon, view: View, each: RoomView, names: Names): string {
  const places = each.exhibits.map((exhibit, place) => {
    const worth = `pour ${each.values[place] ?? 0}`
    return exhibit === null ? `libre ${worth}` : `${treasure(exhibit.value)} à ${names.of(exhibit.seat)} ${worth}`
  })
  const state =
    each.sponsor === null ? `mécène recherché pour ${dollars(each.price)}` : `mécène ${names.of(each.sponsor)}`
  return `Musée, ${room(each.room)}, ${quoted(words.room(each.room, view.players.length))} : ${state}, bonus ${each.bonus}, ${each.open ? 'ouverte' : 'fermée'} ; ${places.join(', ')}.`
}

function storeroomLines({ stored }: View, names: Names): string[] {
  const told = stored.flatMap((counts, seat) => {
    const sum = counts.reduce((total, number) => total + number, 0)
    return sum > 0 ? [`${names.of(seat)} ${sum}`] : []
  })
  return told.length > 0 ? [`Réserve : ${told.join(', ')}.`] : []
}

function trackLines({ set }: Lexicon, view: View): string[] {
  const mussels = set.data.mussels.map((gain) => ('money' in gain ? dollars(gain.money) : reputation(gain.rp)))
  return [
    `Moules : ${mussels[view.musselMarker - 1] ?? ''}. Publicité : ${view.advertisingTrack[view.advertisingMarker - 1] ?? 0} points de réputation (piste ${view.advertisingTrack.join(' ')}).`,
  ]
}

function auctionLines({ auction }: View, names: Names): string[] {
  if (auction === null) return []
  const bids = auction.bids.map(({ seat, amount }) => `${who(seat, names)} ${dollars(amount)}`)
  const limit = auction.limit === null ? '' : ` Votre enchère permanente va jusqu’à ${dollars(auction.limit)}.`
  return [`Enchères : ${bids.length > 0 ? bids.join(', ') : 'aucune encore'}.${limit}`]
}

function soloLines({ solo }: View): string[] {
  if (solo === null) return []
  const now = solo.isWon ? 'atteint en l’état' : 'pas encore atteint'
  return [`But : toutes les salles du musée ouvertes et plus de ${solo.threshold} points de réputation (${now}).`]
}

const PLACES: Readonly<Record<MeepleView['at'], string>> = {
  home: 'au repos',
  unhired: 'à recruter',
  deck: 'sur la pioche',
  queue: 'en file',
  store: 'au magasin',
  zodiac: 'à bord',
}

function playerLines(words: Lexicon, view: View, player: PlayerView, names: Names): string[] {
  const { seat } = player
  const score = view.scores[seat]
  const later = FINAL_SOURCES.reduce((sum, source) => sum + (score?.sources[source] ?? 0), 0)
  const money = ACCOUNTS.slice(0, SF).map(
    (id, index) => `${ACCOUNT_NAMES[id]} ${dollars(player.accounts?.[index] ?? 0)}`,
  )
  const slush = player.slush === null ? 'cachée' : dollars(player.slush)
  const treasures = player.treasures.flatMap((number, kind) =>
    number > 0 ? [`${number} × ${dollars(TREASURE_VALUES[kind] ?? 0)}`] : [],
  )
  return [
    `${names.of(seat)}${names.reader === seat ? ' (vous)' : ''} : ${reputation(player.reputation)}, et ${later} de plus à la fin en l’état.`,
    `  ${player.accounts === null ? 'Comptes : en cours de répartition' : `Comptes : ${money.join(', ')}`} ; caisse noire ${slush}.`,
    `  Meeples : ${player.meeples.map(({ sort, at }) => `${SORT_NAMES[sort]} ${PLACES[at]}`).join(', ')}.`,
    `  Stock : ${items(words, player.supply)}. Cartes : ${mapsText(player)}. Trésors : ${treasures.join(', ') || 'aucun'}. Requins : ${player.sharks}.`,
    ...ownedLines(player),
  ]
}

function mapsText(player: PlayerView): string {
  const kinds = [
    ...player.maps.flatMap((number, index) => Array<string>(number).fill(`${index + 1}`)),
    ...player.satelliteMaps.flatMap((number, index) => (number > 0 ? [`${index + 1} (satellite)`] : [])),
    ...player.mercenaryMaps.flatMap((number, index) => (number > 0 ? [`${index + 1} (mercenaire)`] : [])),
  ]
  return kinds.length > 0 ? kinds.join(', ') : 'aucune'
}

function ownedLines({ tokens, blackSeaplane, mine }: PlayerView): string[] {
  const owned = [
    ...(tokens > 0 ? [count(tokens, 'action double', 'actions doubles')] : []),
    ...(blackSeaplane ? ['l’hydravion noir'] : []),
    ...(mine ? ['la mine sous-marine'] : []),
  ]
  return owned.length > 0 ? [`  Aussi : ${list(owned)}.`] : []
}
