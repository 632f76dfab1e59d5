import { capital, type Names, type Seat } from '@fathom/kernel'
import type { DecisionKind } from '../../pending.ts'
import { ACCOUNTS, MUSEUM, MUSSELS, PORT_AND_LAGOON } from '../../types.ts'
import type { PendingView, View } from '../../views.ts'
import { advertisingPoints, atDepth, balanceOf, isExpert, linePrice, underWay } from '../facts.ts'
import type { Lexicon } from '../lexicon.ts'
import { DEEDS } from './deeds.ts'
import {
  account,
  count,
  dollars,
  holder,
  INCOME_NAMES,
  list,
  points,
  price,
  PURPOSE_NAMES,
  reputation,
  SORT_NAMES,
  toAccount,
  yearOf,
  zodiac,
} from './words.ts'

type Asked = (pending: PendingView, view: View, seat: Seat) => string

const PAYS: Readonly<Record<string, string>> = {
  HR: 'zone 1 et salaires',
  RD: 'zone 2',
  GE: 'zones 3, 8 et 9',
  ME: 'zones 4, 5 et 7 ; le reste va à la caisse noire',
}

const forPrice = (amount: number): string => (amount === 0 ? 'sans rien payer' : `pour ${price(amount)}`)

/** « Zone 2 : votre boss (2 $ de moins) peut … »; in some zones the skilled both pay less and gain more. */
function act(words: Lexicon, what: string): Asked {
  const advantage = dollars(words.set.data.money.discount)
  return ({ zone, meeple, second }) => {
    const name = SORT_NAMES[meeple?.sort ?? 'W']
    const gain = zone === MUSSELS || zone === PORT_AND_LAGOON || zone === MUSEUM ? 'à votre avantage' : 'de moins'
    const skill = isExpert(meeple, zone ?? 0) ? ` (${advantage} ${gain})` : ''
    return `Zone ${zone ?? 0} : votre ${name}${skill} peut ${second ? 'agir encore : ' : ''}${what}.`
  }
}

function ownPrompts(words: Lexicon): Readonly<Record<DecisionKind, Asked>> {
  const { set } = words
  return {
    'solo-hats': () => 'Choisissez les chapeaux de cette partie : deux sortes.',
    budget: (pending, view) => {
      const id = pending.account ?? 'HR'
      const pays = id === 'ME' && view.rules.variant === 'solo' ? 'zones 4, 5 et 7' : PAYS[id]
      const sum = dollars(pending.left ?? 0)
      // The first question is about all of them: a page asks for all accounts at once.
      if (id === 'HR') return `Budget de l’${yearOf(view.year)} : répartissez ${sum} entre vos comptes.`
      const asked = `combien des ${sum}`
      return `Budget de l’${yearOf(view.year)} : ${asked} ${toAccount(id)} (${pays ?? ''}) ?`
    },
    place: ({ envelope, double }, view, seat) => {
      const own = view.players[seat]?.meeples.some(({ at, sort }) => at === 'home' && sort !== 'M') === true
      if (!own) return 'Placez votre mercenaire, ou gardez-le pour plus tard.'
      const extras = [...(envelope ? ['votre enveloppe d’abord'] : []), ...(double ? ['sur une action double'] : [])]
      return `Placez un meeple dans une file${extras.length > 0 ? ` (${list(extras)})` : ''}.`
    },
    bribe: () => `Fixez votre pot-de-vin : au moins ${dollars(set.data.money.minBribe)}, ou rien pour ${points(-1)}.`,
    search: () => 'Choisissez la technologie qui vient ensuite.',
    auction: (_, view) => {
      const highest = view.auction?.bids.at(-1)?.amount ?? 0
      return `Un mercenaire contre l’argent de la caisse noire : enchérissez à ${dollars(Math.max(set.data.money.minAuctionBid, highest + 1))} ou plus, ou passez.`
    },
    teach: ({ zone }) => `Zone ${zone ?? 0} : donner le chapeau de la zone à votre premier ouvrier de la file ?`,
    recruit: (pending, view, seat) =>
      act(words, `recruter un ouvrier ${forPrice(linePrice(set, view) ?? 0)}`)(pending, view, seat),
    'place-recruit': ({ envelope, double }) =>
      `Placez l’ouvrier recruté dans une zone autre que la 1${envelope ? ' ; votre enveloppe d’abord' : ''}${double ? ' ; sur une action double' : ''}.`,
    research: act(words, 'breveter, acheter un objet, faire les deux, ou réserver la prochaine carte'),
    market: act(words, 'acheter une carte aux trésors'),
    flight: (pending, view, seat) =>
      act(words, `voler vers un de vos Zodiacs en mer ${forPrice(linePrice(set, view) ?? 0)}`)(pending, view, seat),
    mussels: act(words, 'ramasser des moules'),
    port: act(words, 'acheter un Zodiac, aller au lagon ou prendre la mer'),
    museum: act(words, 'financer une salle ou vendre un trésor'),
    advertise: (pending, view, seat) =>
      act(words, `gagner ${reputation(advertisingPoints(view))} ${forPrice(linePrice(set, view) ?? 0)}`)(
        pending,
        view,
        seat,
      ),
    pay: ({ account: id, amount, purpose }, view, seat) => {
      const held = balanceOf(view, seat, ACCOUNTS.indexOf(id ?? 'HR')) ?? 0
      return `${dollars(amount ?? 0)} à payer pour ${PURPOSE_NAMES[purpose ?? 'wages']}, et ${account(id ?? 'HR')} contient ${dollars(held)} : transférez-y de l’argent (${dollars(view.fee)} de frais à chaque fois).`
    },
    receive: ({ amount, income }) => `${dollars(amount ?? 0)} (${INCOME_NAMES[income ?? 'sale']}) : sur quel compte ?`,
    'satellite-map': ({ left }) => `Choisissez une carte par satellite (encore ${left ?? 0} à prendre).`,
    tile: ({ number, next }) =>
      `Choisissez la tuile à poser face cachée sur le site ${number ?? 0}.${next === null ? '' : ` Le site ${next} reçoit une des autres.`}`,
    exchange: ({ holders }) => `Échangez à votre gré entre ${list((holders ?? []).map(holder))}.`,
    island: () => 'Deux trouvailles sur l’île : gardez-en une.',
    sea: ({ voyages }) => {
      const [only, ...more] = voyages ?? []
      return only === undefined || more.length > 0
        ? 'Votre tour en mer : quel Zodiac ensuite ?'
        : `Votre tour en mer : ${zodiac(only.zodiac)} peut naviguer et plonger.`
    },
    voyage: (pending, view) => {
      const voyage = underWay(view)
      const moved = voyage?.moved ?? 0
      const way =
        moved === 0
          ? count(set.data.builtIn.freeSpaces, 'case gratuite', 'cases gratuites')
          : `${count(moved, 'case')} ${forPrice(voyage?.cost ?? 0)} jusqu’ici`
      return `${capital(zodiac(pending.zodiac ?? 'green'))} : ${way}.`
    },
    dive: ({ depth, left }, view) => {
      const shark = atDepth(view, (depth ?? 0) + 1)?.what === 'shark' ? ' Un requin est au-dessous.' : ''
      return `Votre plongeur est au niveau ${depth ?? 0} et peut remonter ${count(left ?? 0, 'trésor')}.${shark}`
    },
    deed: ({ zone }) => `Votre mercenaire en zone ${zone ?? 0} : ${(DEEDS[zone ?? 0] ?? '').toLowerCase()} ?`,
    'steal-patent': () => 'Votre mercenaire en zone 2 : choisissez un brevet, ou laissez-le partir.',
    'mercenary-map': ({ left }) => `Votre mercenaire en zone 3 : choisissez une carte (encore ${left ?? 0} à prendre).`,
    'museum-deed': () => 'Votre mercenaire en zone 8 : échangez deux trésors, déplacez-en un, ou laissez-le partir.',
  }
}

const OTHERS: Readonly<Record<DecisionKind, string>> = {
  'solo-hats': 'choisit les chapeaux',
  budget: 'répartit l’argent de l’année',
  place: 'place un meeple',
  bribe: 'fixe son pot-de-vin',
  search: 'choisit la prochaine technologie',
  auction: 'peut enchérir pour le mercenaire',
  teach: 'peut donner un chapeau à un ouvrier',
  recruit: 'peut recruter un ouvrier',
  'place-recruit': 'place son nouvel ouvrier',
  research: 'peut breveter ou acheter un objet',
  market: 'peut acheter une carte aux trésors',
  flight: 'peut voler vers un Zodiac en mer',
  mussels: 'peut ramasser des moules',
  port: 'peut acheter un Zodiac ou quitter le port',
  museum: 'peut financer une salle ou vendre un trésor',
  advertise: 'peut faire de la publicité',
  pay: 'transfère de l’argent pour payer',
  receive: 'range ses revenus dans ses comptes',
  'satellite-map': 'choisit des cartes par satellite',
  tile: 'choisit une tuile pour un site',
  exchange: 'échange des objets',
  island: 'choisit une trouvaille de l’île',
  sea: 'joue en mer',
  voyage: 'navigue',
  dive: 'plonge',
  deed: 'a un mercenaire à l’œuvre',
  'steal-patent': 'peut s’emparer d’un brevet',
  'mercenary-map': 'choisit des cartes du mercenaire',
  'museum-deed': 'peut déplacer des trésors exposés',
}

/** What a seat is asked to do. */
export function makePrompt(words: Lexicon) {
  const own = ownPrompts(words)
  return (view: View, seat: Seat, names: Names): string => {
    const { pending } = view
    if (view.phase === 'over' || pending === null) {
      if (view.solo === null) return 'La partie est finie.'
      return `La partie est finie : le but est ${view.solo.isWon ? 'atteint' : 'manqué'}.`
    }
    const isReader = names.reader === seat
    if (!view.acting.includes(seat)) {
      if (!isReader) return `${names.of(seat)} attend.`
      return pending.seats.length > 1 ? 'C’est fait : attendez les autres.' : 'Attendez votre tour.'
    }
    if (isReader) return own[pending.kind](pending, view, seat)
    const zone = pending.meeple !== null && pending.zone !== null ? `Zone ${pending.zone} : ` : ''
    return `${zone}${names.of(seat)} ${OTHERS[pending.kind]}.`
  }
}
