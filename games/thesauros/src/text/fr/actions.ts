import { ACCOUNTS, HAT_ZONES, SORTS, TREASURE_VALUES } from '../../types.ts'
import type { View } from '../../views.ts'
import {
  advertisingPoints,
  atDepth,
  dealPrice,
  lagoonMoney,
  linePrice,
  mapPrice,
  mussels,
  reachOf,
  roomAt,
  saleOf,
  sponsorPrice,
  storePrice,
  type Deal,
} from '../facts.ts'
import type { Lexicon } from '../lexicon.ts'
import type { ActionTexts } from '../parts.ts'
import { DEEDS } from './deeds.ts'
import {
  dollars,
  holderAt,
  ofAccount,
  ofHolderAt,
  ofZodiacAt,
  points,
  price,
  quoted,
  room,
  sort,
  spot,
  toAccount,
  treasure,
  zodiacAt,
  ZONES,
} from './words.ts'

const forPrice = (amount: number | null): string => (amount === null ? '' : ` pour ${price(amount)}`)

/** What an action does, what it costs and what it brings. */
export function makeActions(words: Lexicon): ActionTexts {
  const { set } = words
  const card = (code: number): string => quoted(words.itemAt(code))
  const deal = (view: View, code: number, how: Deal): string => {
    const { bank, royalty, owner } = dealPrice(set, view, code, how)
    return owner === null ? forPrice(bank) : `${forPrice(bank)} et ${dollars(royalty)} au propriétaire du brevet`
  }
  const roomName = (view: View, number: number): string => {
    const there = roomAt(view, number)
    return there === null
      ? room(`M${number}`)
      : `${quoted(words.room(there.room, view.players.length))} (${room(there.room)})`
  }
  const exhibit = (view: View, code: number): string =>
    `${roomName(view, Math.floor(code / 3) + 1)}, place ${(code % 3) + 1}`
  return {
    budget: (action) => `${dollars(action.amount)} ${toAccount(ACCOUNTS[action.account] ?? '')}`,
    envelope: () => 'Déposer d’abord l’enveloppe',
    double: () => 'Mettre une action double sous le prochain meeple',
    place: (action) =>
      `Placer un ${sort(SORTS[action.sort] ?? '')} en zone ${action.zone}, ${ZONES[action.zone] ?? ''}`,
    pass: (_, view) => (view.pending?.kind === 'auction' ? 'Ne plus enchérir' : 'Garder le mercenaire pour plus tard'),
    bribe: ({ amount }) => `Mettre ${dollars(amount)} dans l’enveloppe`,
    bid: ({ amount }) => `Enchérir à ${dollars(amount)}`,
    'bid-up-to': ({ amount }) => `Enchérir autant qu’il faut, jusqu’à ${dollars(amount)}`,
    higher: () => 'Nommer une somme plus élevée',
    choose: (action) => `Révéler ${card(action.card)}`,
    hat: ({ hat }) => `Chapeaux de la zone ${HAT_ZONES[hat - 1] ?? 0}, ${ZONES[HAT_ZONES[hat - 1] ?? 0] ?? ''}`,
    refuse: (_, view) =>
      `${view.pending?.kind === 'bribe' ? 'Ne pas payer de pot-de-vin' : 'Ne pas agir'} : ${points(-1)}`,
    teach: () => 'Donner le chapeau au premier ouvrier de la file',
    skip: (_, view) =>
      view.pending?.kind === 'teach'
        ? 'Pas de chapeau cette fois'
        : view.pending?.second === true
          ? 'Pas de deuxième action'
          : 'Rien : le mercenaire s’en va',
    hire: (_, view) => `Recruter un ouvrier${forPrice(linePrice(set, view))}`,
    patent: (action, view) => `Breveter ${card(action.card)}${deal(view, action.card, 'patent')}`,
    item: (action, view) => `Acheter l’objet ${card(action.card)}${deal(view, action.card, 'item')}`,
    prototype: (action, view) =>
      `Breveter ${card(action.card)} et prendre le premier objet${deal(view, action.card, 'prototype')}`,
    reserve: () => 'Réserver la prochaine carte : à vous de la choisir',
    buy: ({ number }, view) => `Acheter la carte ${number}${forPrice(mapPrice(set, view, number))}`,
    fly: ({ zodiac }, view) => `Voler vers ${zodiacAt(zodiac)}${forPrice(linePrice(set, view))}`,
    fish: (_, view) => {
      const { money, points: gained } = mussels(set, view)
      const gain = [...(money > 0 ? [`+${dollars(money)}`] : []), ...(gained > 0 ? [points(gained)] : [])]
      return `Ramasser des moules : ${gain.join(', ')}`
    },
    advertise: (_, view) =>
      `Faire de la publicité : ${points(advertisingPoints(view))}${forPrice(linePrice(set, view))}`,
    'buy-zodiac': (_, view) => `Acheter un Zodiac${forPrice(storePrice(set, view))} : ${points(1)}`,
    lagoon: ({ space, zodiac }, view) => {
      const there = words.spot(words.spaceId(space))
      const gain = there.kind === 'island' ? 'une trouvaille' : `+${dollars(lagoonMoney(set, view, zodiac, there))}`
      return `Mener ${zodiacAt(zodiac)} vers ${spot(there)} : ${gain}`
    },
    depart: ({ zodiac }) => `Prendre la mer avec ${zodiacAt(zodiac)}`,
    sponsor: (action, view) => {
      const there = roomAt(view, action.room)
      const terms =
        there === null ? '' : `${forPrice(sponsorPrice(set, view, there))} : ${points(there.bonus)} une fois pleine`
      return `Financer ${roomName(view, action.room)}${terms}`
    },
    sell: (action, view) => {
      const there = action.room === 0 ? null : roomAt(view, action.room)
      const { money, points: later } = saleOf(set, view, action.treasure, there)
      const where = there === null ? 'à la réserve' : `à ${roomName(view, action.room)}`
      const when = there === null ? 'à la fin' : 'une fois la salle pleine'
      return `Vendre un ${treasure(TREASURE_VALUES[action.treasure] ?? 0)} ${where} : +${dollars(money)}, ${points(later)} ${when}`
    },
    transfer: (action, view) =>
      `Prendre ${dollars(action.amount)} ${ofAccount(ACCOUNTS[action.account] ?? '')} (frais : ${dollars(view.fee)})`,
    take: (action) => `${dollars(action.amount)} ${toAccount(ACCOUNTS[action.account] ?? '')}`,
    map: ({ number }) => `Prendre la carte ${number}`,
    tile: ({ tile }) => `Poser ${quoted(words.tileAt(tile))}`,
    move: ({ item, from, to }) => `${words.itemAt(item)} : ${ofHolderAt(from)} vers ${holderAt(to)}`,
    crews: ({ one, other }) => `Échanger les équipages ${ofZodiacAt(one)} et ${ofZodiacAt(other)}`,
    pilot: ({ zodiac }, { pending }) =>
      `${pending?.meeple == null ? 'Le pilote' : `Un ${sort(pending.meeple.sort)}`} passe sur ${zodiacAt(zodiac)}`,
    done: (_, view) =>
      view.pending?.kind === 'voyage'
        ? 'S’arrêter ici'
        : view.pending?.kind === 'sea'
          ? 'Finir le tour en mer'
          : 'Tout est chargé',
    keep: ({ found }) => `Garder ${quoted(words.foundAt(found))}`,
    rent: ({ zodiac }, view) =>
      `Louer un hydravion pour ${zodiacAt(zodiac)}${view.rental === null ? '' : `, ${dollars(view.rental)}`}`,
    black: ({ zodiac }) => `Envoyer l’hydravion noir vers ${zodiacAt(zodiac)}`,
    sail: ({ zodiac }) => `Jouer ${zodiacAt(zodiac)}`,
    step: ({ space }, view) => {
      const id = words.spaceId(space)
      const there = reachOf(view, id)
      return `Naviguer vers ${spot(words.spot(id))}${there === null ? '' : ` (${dollars(there.cost)} en tout)`}`
    },
    exchange: (_, view) => {
      if (view.pending?.kind === 'port') return 'Charger et décharger des objets'
      return view.rules.crossingSwap === 'items' ? 'Échanger des objets ici' : 'Échanger objets et équipages ici'
    },
    dive: () => 'Plonger ici',
    lift: ({ depth }, view) => {
      const there = atDepth(view, depth)
      const what = there?.what === 'treasure' ? treasure(there.value) : 'trésor'
      const cost = there?.what === 'treasure' && (there.cost ?? 0) > 0 ? ` pour ${dollars(there.cost ?? 0)}` : ''
      return `Remonter le ${what}, niveau ${depth}${cost}`
    },
    deeper: (_, view) => {
      const depth = (view.pending?.depth ?? 0) + 1
      const there = atDepth(view, depth)
      if (there?.what !== 'shark') return `Descendre au niveau ${depth}`
      const odds = there.kills === null ? 'la cage vous protège' : `vous le tuez sur ${there.kills} jets de dé sur 6`
      return `Descendre vers le requin, niveau ${depth} : ${odds}`
    },
    surface: () => 'Remonter à la surface',
    mine: ({ number, column }) => `Faire sauter les colonnes ${column} à ${column + 2} du site ${number} avec la mine`,
    deed: (_, view) => DEEDS[view.pending?.zone ?? 0] ?? 'Laisser agir le mercenaire',
    steal: (action) => `S’emparer du brevet ${card(action.card)}`,
    swap: ({ one, other }, view) => `Échanger les trésors de ${exhibit(view, one)} et de ${exhibit(view, other)}`,
    shift: ({ from, to }, view) => `Déplacer le trésor de ${exhibit(view, from)} vers ${exhibit(view, to)}`,
  }
}
