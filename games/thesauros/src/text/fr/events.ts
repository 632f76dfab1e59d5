import { capital, french, type Names, type Seat } from '@fathom/kernel'
import type { Income, MapKind, ReputationId } from '../../types.ts'
import type { Lexicon } from '../lexicon.ts'
import { roomAndPlace, type EventTexts } from '../parts.ts'
import {
  ACCOUNT_NAMES,
  count,
  does,
  dollars,
  holder,
  INCOME_NAMES,
  list,
  ofAccount,
  ofHolder,
  ofSeat,
  ofZodiac,
  PURPOSE_NAMES,
  quoted,
  reputation,
  room,
  sort,
  spot,
  toAccount,
  treasure,
  who,
  whose,
  yearOf,
  zodiac,
  zone,
} from './words.ts'

const WHY: Readonly<Record<ReputationId, string>> = {
  start: 'départ',
  hiring: 'troisième ouvrier recruté',
  store: 'nouveau Zodiac',
  mussels: 'moules',
  advertising: 'publicité',
  openings: 'salle ouverte',
  influence: 'influence',
  refusals: 'pas d’action',
  wages: 'salaires impayés',
  bribes: 'pas de pot-de-vin',
  auctions: 'enchère impayée',
  closings: 'salle refermée',
  smear: 'diffamation',
}

const FISHED: Readonly<Partial<Record<Income, string>>> = {
  'sea-fishing': 'pêche en mer',
  coastal: 'pêche le long de la côte',
  lobster: 'rapporte des homards',
  tour: 'promène des touristes',
}

const MAPS: Readonly<Record<MapKind, string>> = {
  market: 'carte aux trésors',
  satellite: 'carte par satellite',
  mercenary: 'carte du mercenaire',
}

function place(name: string): string {
  const { room: id, place: number } = roomAndPlace(name)
  return `${room(id)}, place ${number}`
}

/** A sentence for everything that happens. */
export function makeEvents(words: Lexicon): EventTexts {
  const meeple = (seat: Seat, names: Names, id: string): string => capital(whose(seat, names, sort(id)))
  const item = (id: string): string => quoted(words.item(id))
  const tile = (id: string): string => quoted(words.tile(id))
  return {
    'year-began': ({ year }) => `L’${yearOf(year)} commence.`,
    income: ({ seat, amount, maps }, names) =>
      `${does(seat, names, 'recevez', 'reçoit')} ${dollars(amount)} des investisseurs${maps > 0 ? ` (${count(maps, 'carte')})` : ''}.`,
    budgeted: ({ seat, accounts, slush }, names) => {
      const ids = ['HR', 'RD', 'GE', 'ME'] as const
      const shares = ids.map((id, index) => `${ACCOUNT_NAMES[id]} ${dollars(accounts[index] ?? 0)}`)
      return `${capital(whose(seat, names, 'budget'))} : ${shares.join(', ')}${(slush ?? 0) > 0 ? `, Caisse noire ${dollars(slush ?? 0)}` : ''}.`
    },
    'quadrimester-began': ({ quadrimester }) => `Le quadrimestre ${quadrimester} commence.`,
    'zone-began': ({ zone: number }) => `${capital(zone(number))}.`,
    'zone-skipped': ({ zone: number }) => `${capital(zone(number))} : pas au premier quadrimestre.`,
    reputation: ({ seat, change, reason, total }, names) =>
      `${does(seat, names, 'avez', 'a')} ${reputation(total)} (${change < 0 ? '−' : '+'}${Math.abs(change)}, ${WHY[reason]}).`,
    'wages-due': ({ seat, workers, paid }, names) => {
      if (workers === 0) return null
      const whom = paid < workers ? `${paid} des ${workers} salaires` : count(workers, 'salaire')
      return `${does(seat, names, 'payez', 'paie')} ${whom}.`
    },
    'order-changed': ({ order }, names) => `Ordre du tour : ${order.map((seat) => who(seat, names)).join(', ')}.`,
    'game-ended': ({ ranks }, names) =>
      ranks.length === 1 ? 'La partie est finie.' : `La partie est finie : ${french.winners(ranks, names)}.`,
    paid: ({ seat, account: id, amount, purpose }, names) =>
      `${does(seat, names, 'payez', 'paie')} ${dollars(amount)} ${ofAccount(id)} pour ${PURPOSE_NAMES[purpose]}.`,
    transferred: ({ seat, from, to, amount, fee }, names) =>
      `${does(seat, names, 'transférez', 'transfère')} ${dollars(amount)} ${ofAccount(from)} ${toAccount(to)} (frais : ${dollars(fee)}).`,
    received: ({ seat, account: id, amount, income }, names) =>
      `${does(seat, names, 'versez', 'verse')} ${dollars(amount)} ${toAccount(id)} (${INCOME_NAMES[income]}).`,
    'envelope-posted': ({ seat }, names) => `${does(seat, names, 'déposez votre enveloppe', 'dépose une enveloppe')}.`,
    placed: ({ seat, sort: id, zone: number, space, double }, names) =>
      `${meeple(seat, names, id)} va en ${zone(number)}${space > 0 ? `, case ${space}` : ''}${double ? ', avec une action double' : ''}.`,
    passed: ({ seat }, names) => `${does(seat, names, 'passez', 'passe')}.`,
    'act-began': ({ seat, sort: id, second }, names) =>
      second ? `${meeple(seat, names, id)} agit une deuxième fois.` : null,
    refused: ({ seat, sort: id, zone: number, forced }, names) =>
      `${meeple(seat, names, id)} ${forced ? 'ne peut rien faire' : 'ne fait rien'} en zone ${number}.`,
    'double-lost': ({ seat, zone: number }, names) =>
      `${capital(whose(seat, names, 'action double'))} en zone ${number} est perdue.`,
    taught: ({ seat, zone: number }, names) =>
      `${meeple(seat, names, 'W')} reçoit le chapeau de la zone ${number} : c’est un spécialiste.`,
    'hats-chosen': ({ zones }) => `Chapeaux de cette partie : zones ${list(zones.map(String))}.`,
    hired: ({ seat, token }, names) =>
      `${does(seat, names, 'recrutez', 'recrute')} un ouvrier${token ? ', avec une action double' : ''}.`,
    // Where everybody is, the board shows.
    'went-home': () => null,
    patented: ({ seat, card }, names) => `${does(seat, names, 'brevetez', 'brevète')} ${item(card)}.`,
    'item-bought': ({ seat, card, left }, names) =>
      `${does(seat, names, 'achetez', 'achète')} l’objet ${item(card)} (il en reste ${left}).`,
    reserved: ({ seat }, names) => `${does(seat, names, 'choisirez', 'choisira')} la prochaine technologie.`,
    searched: ({ seat, deck }, names) =>
      deck === null
        ? `${does(seat, names, 'consultez', 'consulte')} la pioche des technologies.`
        : `La pioche, à partir du dessus : ${deck.map(words.item).join(', ')}.`,
    'card-shown': ({ card, chosenBy, rival }, names) =>
      `Nouvelle technologie : ${words.item(card)}${chosenBy === null ? '' : `, choisie par ${who(chosenBy, names)}`}.${rival ? ' L’adversaire en a le brevet et un exemplaire.' : ''}`,
    'map-offered': ({ number, space, count: maps }) =>
      `Carte ${number} en vente : case ${space} du marché${maps > 1 ? `, ${maps} exemplaires` : ''}.`,
    'map-rose': ({ number, to }) => `Le reste des cartes ${number} passe à la case ${to} du marché.`,
    'map-gained': ({ seat, number, kind }, names) =>
      `${does(seat, names, 'avez', 'a')} une nouvelle ${MAPS[kind]} du site ${number}.`,
    'tiles-seen': ({ seat, number, tiles }, names) =>
      tiles === null
        ? `${does(seat, names, 'regardez', 'regarde')} des tuiles pour le site ${number}.`
        : `Pour le site ${number}, vous regardez ${list(tiles.map(tile))}.`,
    'tile-laid': ({ seat, number, tile: id }, names) =>
      `${does(seat, names, 'posez', 'pose')} ${id === null ? 'une tuile' : tile(id)} face cachée sur le site ${number}.`,
    'tile-looked': ({ seat, number, tile: id }, names) =>
      id === null
        ? `${does(seat, names, 'regardez', 'regarde')} la tuile du site ${number}.`
        : `La tuile du site ${number} est ${tile(id)}.`,
    'tile-turned': ({ number, tile: id }) => `Le site ${number} dévoile ${tile(id)}.`,
    'seaplane-reserved': ({ seat, zodiac: id }, names) => `${does(seat, names, 'volez', 'vole')} vers ${zodiac(id)}.`,
    'seaplane-rented': ({ seat, zodiac: id }, names) =>
      `${does(seat, names, 'louez', 'loue')} un hydravion pour ${zodiac(id)}.`,
    'black-seaplane': ({ zodiac: id }) => `L’hydravion noir vole vers ${zodiac(id)}.`,
    'item-moved': ({ item: id, from, to }) => `${words.item(id)} : ${ofHolder(from)} vers ${holder(to)}.`,
    'crews-swapped': ({ one, other }) => `Les équipages ${ofZodiac(one)} et ${ofZodiac(other)} changent de place.`,
    'pilot-swapped': ({ seat, zodiac: id, home }, names) =>
      `Le pilote de l’hydravion passe sur ${zodiac(id)} ; ${whose(seat, names, sort(home))} rentre par les airs.`,
    boarded: ({ seat, zodiac: id, sort: sailor }, names) => `${meeple(seat, names, sailor)} monte sur ${zodiac(id)}.`,
    'turn-at-sea': ({ seat }, names) => `${does(seat, names, 'jouez', 'joue')} en mer.`,
    sailed: ({ zodiac: id, to, cost }) =>
      `${capital(zodiac(id))} navigue vers ${spot(words.spot(to))}${cost > 0 ? ` (${dollars(cost)})` : ''}.`,
    returned: ({ zodiac: id }) => `${capital(zodiac(id))} est de retour au port.`,
    dived: ({ seat, number, column }, names) =>
      `${does(seat, names, 'plongez', 'plonge')} sur le site ${number}, colonne ${column}.`,
    // What is met there is told.
    'went-deeper': () => null,
    'shark-met': ({ depth, roll, bonus, needed, killed }) => {
      if (roll === null) return `Le requin du niveau ${depth} n’a aucune chance et meurt.`
      const sum = bonus > 0 ? `${roll} + ${bonus}` : `${roll}`
      return `Requin au niveau ${depth} : ${sum} au dé, il faut ${needed}. Il est ${killed ? 'tué' : 'mis en fuite pour l’instant'}.`
    },
    'shark-ignored': ({ depth }) => `Dans sa cage, le plongeur passe le requin du niveau ${depth}.`,
    lifted: ({ seat, value, depth }, names) =>
      `${does(seat, names, 'remontez', 'remonte')} un ${treasure(value)} du niveau ${depth}.`,
    surfaced: () => null,
    fished: ({ seat, where, zodiac: id }, names) =>
      id === null
        ? `${does(seat, names, 'ramassez', 'ramasse')} des moules.`
        : `${capital(zodiac(id))} ${FISHED[where] ?? 'pêche'}.`,
    'zodiac-bought': ({ seat, zodiac: id }, names) => `${does(seat, names, 'achetez', 'achète')} ${zodiac(id)}.`,
    'island-searched': ({ seat, found }, names) =>
      found === null
        ? `${does(seat, names, 'trouvez', 'trouve')} deux choses sur l’île et en garde une.`
        : `Sur l’île, vous trouvez ${list(found.map((id) => quoted(words.found(id))))}.`,
    found: ({ seat, found }, names) =>
      `${does(seat, names, 'rapportez', 'rapporte')} de l’île : ${words.found(found)}.`,
    'seaplanes-back': () => 'Les hydravions gris sont de retour.',
    'zodiac-back': ({ zodiac: id }) => `${capital(zodiac(id))} est de retour au port.`,
    sponsored: ({ seat, room: id }, names) => `${does(seat, names, 'financez', 'finance')} la ${room(id)} du musée.`,
    sold: ({ seat, value, room: id }, names) =>
      `${does(seat, names, 'vendez', 'vend')} un ${treasure(value)} à la ${id === null ? 'réserve' : `${room(id)} du musée`}.`,
    'room-opened': ({ room: id }) => `La ${room(id)} du musée est pleine et ouvre.`,
    'room-closed': ({ room: id }) => `La ${room(id)} du musée n’est plus pleine et ferme.`,
    advertised: ({ seat }, names) => `${does(seat, names, 'faites', 'fait')} de la publicité.`,
    'marker-moved': ({ zone: number, place: at }) => `Le marqueur de la zone ${number} avance à la place ${at}.`,
    'bribes-opened': ({ bribes }, names) => {
      const told = bribes.flatMap((bribe, seat) =>
        bribe === null ? [] : [`${who(seat, names)} ${bribe === 0 ? 'rien' : dollars(bribe)}`],
      )
      return `Pots-de-vin : ${told.join(', ')}.`
    },
    'auction-began': () => 'Un mercenaire est mis aux enchères.',
    bid: ({ seat, amount }, names) => `${does(seat, names, 'enchérissez', 'enchérit')} à ${dollars(amount)}.`,
    'standing-bid': ({ seat, limit }, names) =>
      `${does(seat, names, 'laissez', 'laisse')} une enchère permanente${limit === null ? '' : ` jusqu’à ${dollars(limit)}`}.`,
    'bid-failed': ({ seat, amount }, names) =>
      `${does(seat, names, 'n’avez pas', 'n’a pas')} les ${dollars(amount)} de l’enchère.`,
    'mercenary-hired': ({ seat }, names) => `${does(seat, names, 'engagez', 'engage')} le mercenaire.`,
    'mercenary-unsold': () => 'Personne n’engage le mercenaire.',
    'mercenary-acts': ({ seat, zone: number }, names) => `${meeple(seat, names, 'M')} agit en zone ${number}.`,
    'mercenary-discarded': ({ seat, zone: number, forced }, names) =>
      `${meeple(seat, names, 'M')} quitte la zone ${number}${forced ? ' : il n’y a rien à faire' : ' sans rien faire'}.`,
    'tokens-stolen': ({ seat, from, count: tokens }, names) =>
      from === seat
        ? `${does(seat, names, 'prenez', 'prend')} l’action double qui attendait en zone 1.`
        : from === names.reader
          ? `${names.of(seat)} vous prend ${count(tokens, 'action double', 'actions doubles')}.`
          : `${does(seat, names, 'prenez', 'prend')} ${count(tokens, 'action double', 'actions doubles')} ${ofSeat(from, names)}.`,
    'patent-stolen': ({ seat, card, from, item: hasItem }, names) =>
      `${does(seat, names, 'prenez', 'prend')} le brevet ${item(card)}${from === null ? '' : ` à ${who(from, names)}`}${hasItem ? ', et un exemplaire' : ''}.`,
    'seaplanes-sabotaged': ({ seat }, names) =>
      `Les hydravions gris sont cloués au sol ; ${who(seat, names)} ${names.reader === seat ? 'avez' : 'a'} le noir.`,
    'mine-gained': ({ seat }, names) => `${does(seat, names, 'avez', 'a')} la mine sous-marine.`,
    'mine-exploded': ({ number, column, sharks, treasures }) => {
      const lost = treasures.length > 0 ? ` Détruit : ${treasures.map(dollars).join(', ')}.` : ''
      return `La mine fait sauter le site ${number}, colonnes ${column} à ${column + 2} : ${count(sharks, 'requin')}.${lost}`
    },
    'exhibits-swapped': ({ one, other }) => `Les trésors de ${place(one)} et de ${place(other)} changent de place.`,
    'exhibit-shifted': ({ from, to }) => `Le trésor de ${place(from)} passe en ${place(to)}.`,
  }
}
