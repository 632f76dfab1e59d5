import { capital, listOf, type Param } from '@fathom/kernel'
import type { Lexicon } from '../lexicon.ts'
import { numberOf, textOf, type AdviceTexts } from '../parts.ts'
import {
  account,
  count,
  dollars,
  list,
  ofAccount,
  points,
  quoted,
  reputation,
  room,
  sort,
  toAccount,
  ZONES,
} from './words.ts'

const who = (id: Param | undefined): string => `votre ${sort(textOf(id))}`
const sites = (maps: Param | undefined): string => list(listOf(maps))
const zodiacs = (boats: Param | undefined): string => count(numberOf(boats), 'Zodiac')
const opened = (maps: Param | undefined): string =>
  `${listOf(maps).length < 2 ? 'le site' : 'les sites'} ${sites(maps)}`

/** « 5 $ du compte Ressources humaines (12 $ à présent) ». */
function from(price: Param | undefined, id: string, holds: Param | undefined): string {
  const has = numberOf(holds)
  return `${dollars(numberOf(price))} ${ofAccount(id)}${has < 0 ? '' : ` (${dollars(has)} à présent)`}`
}

function gains(money: Param | undefined, gain: Param | undefined): string {
  return list([
    ...(numberOf(money) === 0 ? [] : [dollars(numberOf(money))]),
    ...(numberOf(gain) === 0 ? [] : [points(numberOf(gain))]),
  ])
}

/** What is certain, for a newcomer. */
export function makeAdvice(words: Lexicon): AdviceTexts {
  return {
    'wages-short': ({ wages, holds }) =>
      `Salaires ${dollars(numberOf(wages))}, Ressources humaines ${dollars(numberOf(holds))} : le reste vient d’autres comptes contre des frais, ou coûte de la réputation.`,
    'budget-first': () =>
      'Pour débuter, la répartition de la règle convient. Ce qui reste en fin d’année n’est pas perdu.',
    'wages-each': ({ wages }) =>
      `Avec vos ouvriers actuels, les salaires coûtent ${dollars(numberOf(wages))} par quadrimestre (${dollars(3 * numberOf(wages))} par an) aux Ressources humaines.`,
    anew: () =>
      'Dernier quadrimestre de l’année : ce qui reste sur vos comptes n’est pas perdu, tout est réparti à nouveau avec l’argent de l’an prochain.',
    'treasure-near': ({ value, site, column, cost }) =>
      numberOf(cost) < 0
        ? `Un trésor visible de ${dollars(numberOf(value))} est sous votre Zodiac : plongez.`
        : `Un trésor visible de ${dollars(numberOf(value))} est à portée : allez au site ${numberOf(site)}, colonne ${numberOf(column)}${numberOf(cost) > 0 ? ` (${dollars(numberOf(cost))})` : ''}, et plongez.`,
    kept: ({ points: counts }) =>
      `Un trésor que vous gardez compte déjà ${points(numberOf(counts))} ; vendu, il compte ce que vaut sa place.`,
    'budget-wages': ({ amount, wages }) =>
      `${dollars(numberOf(amount))} aux Ressources humaines, c’est moins que les salaires d’un quadrimestre (${dollars(numberOf(wages))}). Y déplacer de l’argent plus tard coûte des frais à chaque fois.`,
    'last-room': () => 'La dernière salle ouvre : la partie finit avec ce quadrimestre, une fois les salaires payés.',
    'not-acting': ({ points: lost }) => `Ne pas agir coûte ${count(numberOf(lost), 'point')} de réputation.`,
    'nothing-there': ({ zone }) =>
      `En l’état, rien ne pourrait se faire en zone ${numberOf(zone)}, ${ZONES[numberOf(zone)] ?? ''}${
        { 4: ' : aucun de vos Zodiacs n’est en mer', 8: ' : rien à vendre, et aucune salle que vous puissiez payer' }[
          numberOf(zone)
        ] ?? ' : vous n’y pouvez rien payer'
      }. Ne pas agir coûte 1 point de réputation.`,
    'only-fishing': () => 'Sans carte, ce voyage ne peut que pêcher. Une carte d’un site y laisse entrer vos Zodiacs.',
    fee: ({ account: id, fee }) =>
      `Il manque de l’argent ${toAccount(textOf(id))} : le reste vient d’autres comptes, ${dollars(numberOf(fee))} de frais par transfert.`,
    'zone-hire': ({ sort: id, price, holds, wage }) =>
      `À présent : ${who(id)} paierait ${from(price, 'HR', holds)} pour un ouvrier, qui coûte ensuite ${dollars(numberOf(wage))} par quadrimestre.`,
    'zone-all-hired': () => 'À présent : tous vos ouvriers sont recrutés.',
    'zone-research': ({ sort: id, item, price, holds }) =>
      `À présent : le moins cher pour ${who(id)} est ${quoted(words.item(textOf(item)))}, ${from(price, 'RD', holds)}.`,
    'zone-market': ({ sort: id, number, price, holds }) =>
      `À présent : la carte la moins chère pour ${who(id)} est la ${numberOf(number)}, ${from(price, 'GE', holds)}.`,
    'zone-poor': ({ account: id, holds }) =>
      numberOf(holds) < 0
        ? `Ici paie ${account(textOf(id))} : il n’y a encore rien sur les comptes.`
        : `À présent : vous ne pourriez rien payer ici (${dollars(numberOf(holds))} ${ofAccount(textOf(id))}).`,
    'zone-flight': ({ boats }) => `À présent : ${zodiacs(boats)} à vous en mer, qu’un hydravion peut rejoindre.`,
    'zone-no-flight': () => 'À présent : aucun de vos Zodiacs n’est en mer, il n’y a personne à rejoindre.',
    'zone-sea': ({ boats, maps }) =>
      `À présent : ${zodiacs(boats)} à vous en mer ; vos cartes ouvrent ${opened(maps)}.`,
    'zone-sea-no-map': ({ boats }) =>
      `À présent : ${zodiacs(boats)} à vous en mer, et aucune carte : vous ne pourriez que pêcher.`,
    'zone-mussels': ({ sort: id, money, points: gain }) => `À présent : ${who(id)} obtiendrait ${gains(money, gain)}.`,
    'zone-port': ({ boats, maps }) =>
      `À présent : ${zodiacs(boats)} à vous au port. ${
        listOf(maps).length === 0
          ? 'Sans carte, un voyage ne pourrait que pêcher.'
          : `Vos cartes ouvrent ${opened(maps)}.`
      }`,
    'zone-port-buy': ({ sort: id, price, holds }) =>
      `À présent : ${who(id)} paierait ${from(price, 'ME', holds)} pour un Zodiac.`,
    'zone-museum-sell': ({ value, amount, sort: id }) =>
      `À présent : ${who(id)} obtiendrait ${dollars(numberOf(amount))} pour votre trésor de ${dollars(numberOf(value))}.`,
    'zone-museum-room': ({ room: id, price, holds, sort: by }) =>
      `À présent : rien à vendre. ${capital(who(by))} pourrait financer la ${room(textOf(id))} pour ${from(price, 'GE', holds)}.`,
    'zone-museum-nothing': () => 'À présent : rien à vendre, et aucune salle que vous puissiez payer.',
    'zone-advertise': ({ sort: id, price, points: gain, holds }) =>
      `À présent : ${who(id)} obtiendrait ${reputation(numberOf(gain))} pour ${from(price, 'GE', holds)}.`,
    'zone-bribe': ({ holds, least }) =>
      numberOf(holds) < 0
        ? `Un pot-de-vin est de ${dollars(numberOf(least))} ou plus, de la caisse noire.`
        : `À présent : votre caisse noire contient ${dollars(numberOf(holds))} ; un pot-de-vin est de ${dollars(numberOf(least))} ou plus.`,
    'plan-sell': ({ value, amount, sort: id }) =>
      `Vendre : ${who(id)} au musée (8) rapporte ${dollars(numberOf(amount))} pour votre trésor de ${dollars(numberOf(value))} ; dans une salle qui ouvre, il vaut aussi des points.`,
    'plan-voyage': ({ maps }) =>
      `Plonger : quelqu’un au port (7) sort vers le site ${list(listOf(maps), 'ou')} et peut y plonger, aussi profond que le permet l’équipement à bord.`,
    'plan-map': ({ number, price, sort: id }) =>
      `Préparer une plongée : ${who(id)} au marché aux puces (3) pour la carte ${numberOf(number)} (${dollars(numberOf(price))}). Le marché vient avant le port : le voyage peut suivre aussitôt.`,
    'plan-research': ({ item, price, sort: id }) =>
      `Un meilleur équipement : ${who(id)} à la recherche (2) ; le moins cher est ${quoted(words.item(textOf(item)))} (${dollars(numberOf(price))}).`,
    'plan-advertise': ({ price, points: gain, sort: id }) =>
      `Des points contre de l’argent : ${who(id)} à la publicité (9) rapporte ${reputation(numberOf(gain))} pour ${dollars(numberOf(price))}, à coup sûr.`,
    'plan-mussels': ({ money, points: gain, sort: id }) =>
      `Sans risque : ${who(id)} aux moules (6) rapporte ${gains(money, gain)} et ne coûte rien.`,
  }
}
