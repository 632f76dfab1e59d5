import { capital } from '@fathom/kernel'
import { boardOf, type ThesaurosSet } from '../../set.ts'
import type { AccountId, PhaseId, SortId, Zone } from '../../types.ts'
import type { Explanations, Table } from '../explanations.ts'
import { boardFacts, type Facts } from '../explained.ts'
import { lexicon } from '../lexicon.ts'
import { explainThings } from './explainThings.ts'
import { itemLines } from './items.ts'
import { ACCOUNT_NAMES, count, dollars, list, PHASE_NAMES, rentText, reputation, room, sort, zone } from './words.ts'

type Lines = readonly string[]

/** Explanations of everything, in French. */
export function explainInFrench(set: ThesaurosSet): Explanations {
  const words = lexicon(set, 'fr')
  const facts = (table: Table): Facts => boardFacts(set, table)
  return {
    zone: (number, table) => ({ title: capital(zone(number)), lines: zoneLines(number, facts(table)) }),
    account: (id, table) => ({ title: ACCOUNT_NAMES[id], lines: accountLines(id, facts(table)) }),
    phase: (id, table) => ({ title: PHASE_NAMES[id], lines: phaseLines(id, facts(table)) }),
    item: (id, table) => ({
      title: words.found(id) === id ? words.item(id) : words.found(id),
      lines: thingLines(set, id, table),
    }),
    meeple: (id, table) => ({ title: capital(sort(id)), lines: meepleLines(id, facts(table)) }),
    ...explainThings(set, facts),
    room: (id, table) => {
      const there = boardOf(set, table.players.length).rooms.find((each) => each.id === id)
      return {
        title: `${capital(room(id))}, ${words.room(id, table.players.length)}`,
        lines: [
          `La financer coûte ${dollars(there?.sponsorPrice ?? 0)} et rapporte ${reputation(there?.openingBonus ?? 0)} quand elle est pleine et ouvre.`,
          `Ses trésors comptent ${list((there?.values ?? []).map(String))} une fois qu’elle est ouverte, ${set.data.scoring.exhibitedNotFull} chacun avant.`,
        ],
      }
    },
  }
}

function zoneLines(number: Zone, { set, money, rules, seats, mussels, track, store, rental, prices }: Facts): Lines {
  const less = `${dollars(money.discount)} de moins`
  switch (number) {
    case 1:
      return [
        `Payez votre case (${prices(1).map(dollars).join(', ')} ; le boss ${less}) avec Ressources humaines. L’ouvrier recruté se place aussitôt dans une autre zone, agit dès ce quadrimestre et touche un salaire.`,
        'Le deuxième apporte une action double, le troisième 1 point de réputation.',
      ]
    case 2:
      return [
        `Avec R&D : brevetez une carte, achetez un objet breveté, faites les deux à la fois, ou réservez le choix de la prochaine carte. Boss et spécialiste 2 paient à la banque ${less}.`,
        seats === 1
          ? `L’adversaire a les brevets des cartes des cases ${list(set.data.solo.rivalSpaces.map(String))} ; les royalties de leurs objets vont à la banque.`
          : 'Le propriétaire du brevet touche des royalties sur chaque objet acheté par les autres ; brevet et premier objet ensemble se paient entièrement à la banque.',
      ]
    case 3:
      return [
        `Achetez la carte du dessus d’une pile avec Achats généraux ; boss et spécialiste 3 paient ${less}. Sans carte d’un site, vos Zodiacs ne peuvent ni y entrer ni le traverser.`,
        'La première carte d’un site permet de regarder trois tuiles et de choisir celle qu’on y pose. Le reste d’une pile devient plus cher ; un numéro qui revient, moins cher.',
      ]
    case 4:
      return [
        `Un hydravion assuré (${prices(4).map(dollars).join(', ')} avec Frais de mission ; le boss ${less}) : des objets passent entre votre stock et vos Zodiacs en mer, et le pilote peut échanger sa place avec un marin.`,
        'Fermée au premier quadrimestre. Tout vol demande un de vos Zodiacs en mer.',
      ]
    case 5:
      return [
        `Dans l’ordre du tour, chacun joue tous ses Zodiacs en mer : naviguer, plonger, ou les deux dans l’ordre voulu. ${seaFares(money, rental)}`,
        `Un plongeur descend aussi loin que son équipement et remonte un trésor ; boss et spécialiste 5/7, deux de la même colonne, et +1 contre les requins. ${rules.fishingStay === 'stay-earns' ? 'Finir un trajet ou rester' : 'Finir un trajet'} en zone de pêche rapporte ${dollars(money.seaFishing)}.`,
      ]
    case 6:
      return [
        `Il y a toujours de la place. Le marqueur dit ce qu’on ramasse : ${mussels.map((gain) => ('money' in gain ? dollars(gain.money) : reputation(gain.rp))).join(', ')}.`,
        `Il avance après chaque quadrimestre où quelqu’un est venu. Le boss rapporte ${dollars(money.musselBonus)} de plus.`,
      ]
    case 7:
      return [
        `Achetez un Zodiac (${store.map(dollars).join(', ')} avec Frais de mission, +1 point de réputation), menez-en un au lagon, ou prenez la mer et jouez-le aussitôt.`,
        `Boss et spécialiste 5/7 paient ${less}, gagnent ${dollars(money.lagoonBonus)} de plus au lagon et voient deux trouvailles sur l’île. Du magasin et du lagon, les meeples reviennent à la maintenance.`,
      ]
    case 8:
      return [
        `Financez une salle avec Achats généraux (boss et spécialiste 8 : ${less}) : son bonus est à vous dès qu’elle est pleine et ouvre.`,
        `Ou vendez un trésor à sa valeur (boss et spécialiste 8 : ${dollars(money.museumBonus)} de plus), à la première place libre d’une salle qui a un mécène, ou à la réserve.`,
      ]
    case 9:
      return [
        `Payez votre case (${prices(9).map(dollars).join(', ')} ; le boss ${less}) avec Achats généraux et gagnez la réputation du marqueur : ${track.join(', ')}.`,
        'Le marqueur avance après chaque quadrimestre où quelqu’un est venu.',
      ]
    default:
      return seats === 1
        ? ['Ne sert pas en solo.']
        : [
            `Qui a déposé une enveloppe fixe en secret un pot-de-vin d’au moins ${dollars(money.minBribe)}, pris dans la caisse noire ; tout est perdu. Le plus offrant passe en tête de l’ordre du tour ; à égalité, la première enveloppe déposée.`,
            'Qui a déposé et ne paie pas perd 1 point de réputation. Les autres suivent dans l’ancien ordre.',
          ]
  }
}

function seaFares({ freeSpaces, paidCost }: Facts['money'], rental: readonly number[]): string {
  return `${count(freeSpaces, 'case est gratuite', 'cases sont gratuites')}, la suivante coûte ${dollars(paidCost)}, des moteurs mènent plus loin. Avant le tour d’un Zodiac, on peut louer un hydravion pour ${rentText(rental)}.`
}

function accountLines(id: AccountId, { rules, seats, money }: Facts): Lines {
  const fees = money.transferFee.map(dollars).join(', ')
  const moves = `S’il ne suffit pas, les autres comptes peuvent compléter, contre des frais à chaque fois (${fees} selon l’année).`
  switch (id) {
    case 'HR':
      return [
        `Paie les ouvriers recrutés en zone 1, et ${dollars(money.wage)} par ouvrier à la fin de chaque quadrimestre.`,
        moves,
      ]
    case 'RD':
      return ['Paie les brevets et les objets de la zone 2.', moves]
    case 'GE':
      return ['Paie les cartes aux trésors (zone 3), les salles du musée (zone 8) et la publicité (zone 9).', moves]
    case 'ME':
      return [
        'Paie les hydravions (zone 4), les trajets et l’équipement en mer (zone 5) et les Zodiacs (zone 7).',
        moves,
      ]
    case 'SF':
      if (seats === 1) return ['Ne sert pas en solo.']
      return [
        `Paie les pots-de-vin (zone 10)${rules.variant === 'lawless' ? ' et les mercenaires' : ''}. Seul son propriétaire sait ce qu’elle contient, et seul un budget la remplit.`,
        rules.variant !== 'introductory' || rules.slushTransfers === 'none'
          ? 'En cours d’année, rien n’en sort vers un autre compte et rien n’y entre.'
          : rules.slushTransfers === 'both-ways'
            ? 'On peut en sortir de l’argent, et y en mettre pour un pot-de-vin, contre les frais habituels.'
            : 'On peut en sortir de l’argent contre les frais habituels, jamais y en mettre.',
      ]
  }
}

function phaseLines(id: PhaseId, { set, rules, seats, money, influence }: Facts): Lines {
  const { yearIncome, start, wage } = money
  switch (id) {
    case 'setup':
      return ['Tout se met en place ; en solo, on choisit deux sortes de chapeaux.']
    case 'budget':
      return [
        `Les investisseurs versent ${dollars(start[rules.variant])} la première année${seats > 1 ? ', et un peu plus à qui joue plus tard' : ''}, puis ${yearIncome.map((year) => `${dollars(year.base)} et ${dollars(year.perMap)} par carte`).join(', puis ')}.`,
        'Chacun répartit tout son argent entre les comptes, en même temps et en secret : il doit suffire pour trois quadrimestres.',
      ]
    case 'placement':
      return [
        'Dans l’ordre du tour, chacun place un meeple sur la première case libre d’une file, jusqu’à ce que tous le soient : tous vos meeples doivent être placés.',
        seats > 1
          ? 'Juste avant de placer un meeple, on peut déposer l’enveloppe et glisser une action double dessous.'
          : 'Juste avant de placer un meeple, on peut glisser une action double dessous.',
      ]
    case 'resolution':
      return [
        'Zones 1 à 10, chaque file depuis le début. Après son action, un meeple rentre, sauf en mer, au lagon, au magasin ou sur la pioche.',
        'Un meeple qui ne peut ou ne veut pas agir coûte 1 point de réputation.',
      ]
    case 'salaries':
      return [
        `${dollars(wage)} par ouvrier, où qu’il soit, pris sur Ressources humaines ; le boss ne coûte rien.`,
        'Si l’argent manque, tout transfert utile est obligatoire, et chaque salaire impayé coûte 1 point de réputation.',
      ]
    case 'maintenance':
      return [
        `De nouvelles technologies après les premiers quadrimestres (${set.data.calendar.cardsAdded.join(', ')}), et après chacun ${count(set.data.calendar.mapsAdded, 'carte aux trésors', 'cartes aux trésors')}.`,
        'Les hydravions reviennent, comme ceux du magasin et du lagon ; les équipages en mer y restent.',
      ]
    case 'auction':
      return [
        `Sans foi ni loi ! : après les quadrimestres ${list(set.data.calendar.auctionsAfter.map(String))}, un mercenaire va au plus offrant, payé par la caisse noire.`,
        'Toute somme plus élevée est permise. À la fin, en remontant depuis la dernière enchère, qui ne peut pas en payer une perd 1 point de réputation, une seule fois ; la première qui peut être payée l’emporte.',
      ]
    case 'influence':
      return influence.length === 0
        ? ['Ne sert pas en solo.']
        : [`À la fin de chaque année, l’ordre du tour rapporte ${influence.join(', ')} points de réputation.`]
    case 'over':
      return [
        'La partie finit après les salaires du neuvième quadrimestre, ou de celui où toutes les salles du musée sont ouvertes.',
        `Alors comptent trésors, brevets, requins, cartes et argent (1 point de réputation pour ${dollars(set.data.scoring.moneyPerPoint)})${seats > 1 ? ' ; à égalité, la meilleure place dans l’ordre du tour gagne' : ''}.`,
        ...(seats === 1 ? [earlyText(set)] : []),
      ]
  }
}

/** Solo: what an early full museum brings. */
function earlyText({ data }: ThesaurosSet): string {
  const by = data.solo.bonusByEndOf
  return `Toutes les salles ouvertes à la fin du quadrimestre 6, 7 ou 8 : ${by['6']}, ${by['7']} ou ${by['8']} de plus.`
}

function thingLines(set: ThesaurosSet, id: string, { players }: Table): Lines {
  const { technologies, items, found, data } = set
  const code = items.ids.indexOf(id)
  const find = found.find((each) => each.id === id)
  if (find !== undefined && find.item < 0) {
    return find.kind === 'valuable'
      ? [`Rapporte ${dollars(find.money)} aussitôt.`]
      : [`Un trésor à ${dollars(find.treasure)}, à vendre comme les autres.`]
  }
  if (code < 0) return []
  const lines = itemLines(set, code)
  if (code >= technologies.count) {
    return code === items.starting ? [...lines, `Chacun en a ${data.people.metalDetectors} au départ.`] : lines
  }
  const of = (table: readonly number[]): number => table[code] ?? 0
  return [
    ...lines,
    `Brevet ${dollars(of(technologies.patentCost))}, objet ${dollars(of(technologies.itemCost))} à la banque et ${dollars(of(technologies.royalty))} au propriétaire. ${of(technologies.copies[players.length - 1] ?? [])} exemplaires ; le brevet compte ${of(technologies.patentRP)}.`,
  ]
}

function meepleLines(id: SortId, { rules, money, board, seats }: Facts): Lines {
  const learn = 'Un ouvrier l’apprend dans la file où se trouve aussi le boss, pour toujours ; un seul chapeau chacun.'
  const less = `${dollars(money.discount)} de moins`
  switch (id) {
    case 'B':
      return [
        `Paie ${less} dans les zones 1 à 4 et 7 à 9, gagne ${dollars(money.musselBonus)} de plus aux moules, au lagon et au musée.`,
        'En mer : deux trésors par plongée et +1 contre les requins. Ne touche pas de salaire, et peut former un ouvrier.',
        ...(rules.discountFloor ? [] : ['Une remise au-delà du prix rend de l’argent.']),
      ]
    case 'W':
      return [
        `Agit au plein tarif et touche ${dollars(money.wage)} par quadrimestre.`,
        seats === 1
          ? `Le boss peut le former en zone 2, 3, 7 ou 8, si le chapeau est parmi les ${board.hats} de la partie.`
          : `Le boss peut le former en zone 2, 3, 7 ou 8 : ${count(board.hats, 'chapeau', 'chapeaux')} dans chacune.`,
      ]
    case 'H2':
      return [`Paie à la banque ${less} en zone 2.`, learn]
    case 'H3':
      return [`Paie ses cartes ${less} en zone 3.`, learn]
    case 'H57':
      return [
        `Zones 5 et 7 : paie un Zodiac ${less}, gagne ${dollars(money.lagoonBonus)} de plus au lagon, remonte deux trésors par plongée et a +1 contre les requins.`,
        learn,
      ]
    case 'H8':
      return [`Zone 8 : finance une salle pour ${less}, vend un trésor ${dollars(money.museumBonus)} de plus.`, learn]
    case 'M':
      return [
        'Se place une fois, sur la case spéciale d’une zone où aucun mercenaire n’est passé ; puis il quitte la partie.',
        `Ne touche ${dollars(money.wage)} de salaire que s’il attend dans la salle de repos. Ni chapeau ni action double.`,
      ]
  }
}
