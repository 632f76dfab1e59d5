import type { ThesaurosSet } from '../../set.ts'
import type { Zone } from '../../types.ts'
import type { TrophyId } from '../../views.ts'
import type { Explanations, Table, TokenId, TrackId } from '../explanations.ts'
import type { Facts } from '../explained.ts'
import { DEEDS } from './deeds.ts'
import { dollars, list, rentText, reputation, ZONES } from './words.ts'

type Lines = readonly string[]

/** Tokens, tracks, deeds and trophies. */
export function explainThings(
  set: ThesaurosSet,
  facts: (table: Table) => Facts,
): Pick<Explanations, 'token' | 'track' | 'deed' | 'trophy'> {
  return {
    token: (id, table) => ({ title: TOKEN_NAMES[id], lines: tokenLines(id, facts(table)) }),
    track: (id, table) => ({ title: TRACK_NAMES[id], lines: trackLines(id, facts(table)) }),
    deed: (zone, table) => ({
      title: `Mercenaire en zone ${zone}, ${ZONES[zone] ?? ''}`,
      lines: deedLines(zone, facts(table)),
    }),
    trophy: (id, { rules }) => ({ title: TROPHY_NAMES[id], lines: trophyLines(set, id, rules.soloTrophies) }),
  }
}

const TOKEN_NAMES: Readonly<Record<TokenId, string>> = {
  double: 'Action double',
  envelope: 'Enveloppe',
  cube: 'Cube',
  map: 'Carte aux trésors',
  'satellite-map': 'Carte par satellite',
  'mercenary-map': 'Carte du mercenaire',
  'dig-tile': 'Tuile de fouilles',
  exhaustion: 'Tuile de recouvrement',
  shark: 'Requin',
  treasure: 'Trésor',
  zodiac: 'Zodiac',
  'grey-seaplane': 'Hydravion gris',
  'black-seaplane': 'Hydravion noir',
  mine: 'Mine sous-marine',
}

function tokenLines(id: TokenId, { set, rules, money, rental }: Facts): Lines {
  const { scoring } = set.data
  switch (id) {
    case 'double':
      return [
        'Sert une seule fois : sous un meeple en file, elle le fait agir deux fois dans la même zone, de la même façon ou non. Sans effet à bord.',
      ]
    case 'envelope':
      return [
        'Se dépose juste avant de placer un meeple, une fois par quadrimestre : elle permet un pot-de-vin en zone 10.',
        ...(rules.variant === 'lawless'
          ? [`Un mercenaire ${rules.mercenaryEnvelope ? 'peut la porter aussi' : 'ne la porte pas'}.`]
          : []),
      ]
    case 'cube':
      return ['Montre à qui est un brevet, une carte, une salle financée ou un trésor exposé.']
    case 'map':
      return [
        `Ouvre son site à vos Zodiacs et rapporte ${list([...new Set(money.yearIncome.map((year) => dollars(year.perMap)))])} au début des années II et III.`,
        `À la fin, ${reputation(scoring.map)}, et ${scoring.mapCollection} de plus pour ${scoring.mapsInCollection} d’un même numéro.`,
      ]
    case 'satellite-map':
      return [
        `Comme toute carte de ce numéro. Il en vient ${Math.max(...set.items.maps)}, aux numéros de votre choix, avec chaque exemplaire de la technologie qui en donne.`,
      ]
    case 'mercenary-map':
      return ['Comme toute carte de ce numéro ; de plus, vos plongeurs n’ont pas besoin de détecter sur ce site.']
    case 'dig-tile':
      return [
        'Quatre niveaux sous chaque case : des trésors visibles, cachés (à détecter) ou enfouis (à dégager), et des requins.',
        'Face cachée jusqu’au premier Zodiac ; qui a une carte du site peut la regarder.',
      ]
    case 'exhaustion':
      return ['Couvre ce qui a été pris : il n’y a plus rien ici.']
    case 'shark':
      return [
        rules.unarmedDive === 'whole-column'
          ? 'Un requin vivant ferme sa colonne aux plongeurs sans arme ni cage.'
          : 'Sans arme ni cage, un plongeur s’arrête juste au-dessus d’un requin vivant.',
        `Avec une arme, le dé décide : tué, il compte ${scoring.shark} ; mis en fuite, il est de retour à la plongée suivante.`,
      ]
    case 'treasure':
      return [
        `Se vend en zone 8, de ${dollars(3)} à ${dollars(9)}. À la fin compte sa place dans une salle ouverte, ${scoring.exhibitedNotFull} dans une salle non pleine, ${scoring.storeroom} en réserve, ${scoring.unsold} s’il est invendu.`,
      ]
    case 'zodiac':
      return [
        `Porte un meeple et autant d’objets qu’on veut, mais au plus ${money.maxEngines} moteurs supplémentaires. Un seul par petite case ; les vôtres qui se rencontrent échangent ${rules.crossingSwap === 'items' ? 'des objets' : 'objets et équipages'}.`,
        rules.returnCrew === 'home-at-once'
          ? 'Un équipage qui atteint le port en zone 5 rentre aussitôt.'
          : 'Un équipage qui atteint le port en zone 5 rentre à la maintenance.',
      ]
    case 'grey-seaplane':
      return [
        `Fait passer des objets entre votre stock et vos Zodiacs en mer. Réservé en zone 4, ou loué en zone 5 pour ${rentText(rental)}.`,
      ]
    case 'black-seaplane':
      return [
        `Comme un gris, gratuitement, au début de votre tour en mer : ${rules.blackSeaplane === 'single-use' ? 'une fois' : 'une fois par quadrimestre'}.`,
      ]
    case 'mine':
      return [
        'Une fois, à votre propre tour, sur n’importe quelle tuile : trois colonnes jusqu’au niveau 3. Les requins y comptent comme tués par vous, les trésors sont détruits.',
      ]
  }
}

const TRACK_NAMES: Readonly<Record<TrackId, string>> = {
  order: 'Ordre du tour',
  reputation: 'Réputation',
  mussels: 'Moules',
  advertising: 'Publicité',
  market: 'Marché aux puces',
  calendar: 'Calendrier',
}

function trackLines(id: TrackId, { set, rules, seats, mussels, track, influence, board }: Facts): Lines {
  switch (id) {
    case 'order':
      return [
        'Qui place et qui joue en mer d’abord ; les pots-de-vin de la zone 10 le changent.',
        ...(influence.length > 0
          ? [`Chaque année, il rapporte ${influence.join(', ')} ; à la fin, il départage les ex æquo.`]
          : []),
      ]
    case 'reputation':
      return [
        `Commence à ${set.data.scoring.start} et ne descend jamais sous 0.`,
        seats === 1
          ? `Pour gagner, il faut plus de ${set.data.solo.threshold[rules.soloThreshold === 80 ? 'FR' : 'EN']} à la fin, et toutes les salles du musée ouvertes.`
          : 'La plus grande réputation à la fin gagne.',
      ]
    case 'mussels':
      return [
        `${mussels.map((gain) => ('money' in gain ? dollars(gain.money) : reputation(gain.rp))).join(', ')} : un pas après chaque quadrimestre où quelqu’un est venu.`,
      ]
    case 'advertising':
      return [`${track.join(', ')} points de réputation : un pas après chaque quadrimestre où quelqu’un est venu.`]
    case 'market':
      return [
        `Un nouveau numéro va à la case libre la moins chère à partir de ${dollars(board.market[board.marketFirstNew] ?? 0)} ; un numéro déjà là fait descendre sa pile à la première case libre moins chère.`,
        `Après un achat, le reste de la pile va à la prochaine case libre${rules.marketRise === 'strictly-dearer' ? ' plus chère' : ''}.`,
      ]
    case 'calendar':
      return [
        'Trois années de trois quadrimestres. Un budget vaut pour une année.',
        ...(rules.variant === 'lawless'
          ? [
              `Des mercenaires sont mis aux enchères après les quadrimestres ${list(set.data.calendar.auctionsAfter.map(String))}.`,
            ]
          : []),
      ]
  }
}

function deedLines(zone: Zone, { rules, board }: Facts): Lines {
  const more: Readonly<Record<number, string>> = {
    2: 'Votre cube remplace celui du propriétaire, qui perd royalties et points ; une carte libre devient la vôtre. Les cartes de sites d’un satellite ne viennent pas avec.',
    3: 'Vos plongeurs n’y ont pas besoin de détecter.',
    4: `Personne ne vole ni ne loue ce quadrimestre. Le noir vole pour vous ${rules.blackSeaplane === 'single-use' ? 'une fois' : 'chaque quadrimestre'}.`,
    7: 'Elle explose une fois, à votre propre tour, sur n’importe quelle tuile.',
    8: `Un trésor déplacé va à ${rules.mercenaryTarget === 'sponsored-room' ? 'une place libre d’une salle qui a un mécène' : 'n’importe quelle place libre'}. Une salle qui n’est plus pleine ferme, et son mécène perd le bonus.`,
    9: 'Personne ne descend sous 0.',
  }
  return [
    `${DEEDS[zone] ?? ''}. ${more[zone] ?? 'Celles de la zone 1 comptent, et celles que les autres gardent.'}`,
    `Il agit ${board.mercenary[zone] === 'front' ? 'avant' : 'après'} la file. Une fois par zone et par partie.`,
  ]
}

const TROPHY_NAMES: Readonly<Record<TrophyId, string>> = {
  boss: 'Patron de l’année',
  museum: 'Indiana Jones',
  advertising: 'Roi de la publicité',
  fishing: 'Roi des pêcheurs',
}

function trophyLines({ data }: ThesaurosSet, id: TrophyId, edition: 'EN' | 'FR'): Lines {
  const { trophies } = data.solo
  const medals = (steps: readonly (string | number)[]): string => `Bronze, argent, or : ${steps.join(', ')}.`
  const win = 'Seulement avec une victoire.'
  switch (id) {
    case 'boss':
      return ['Réputation finale.', medals(trophies.boss), win]
    case 'museum':
      return ['Toutes les salles ouvertes à la fin de ce quadrimestre.', medals(trophies.museum)]
    case 'advertising':
      return edition === 'FR'
        ? ['Ne fait pas partie des trophées de cette table.']
        : ['Réputation gagnée en zone 9.', medals(trophies.advertising), win]
    case 'fishing':
      return [
        'Argent de la pêche : en mer, le long de la côte, homards et moules.',
        medals(trophies.fishing[edition].map(dollars)),
        win,
      ]
  }
}
