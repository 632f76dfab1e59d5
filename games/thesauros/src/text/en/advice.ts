import { capital, listOf, type Param } from '@fathom/kernel'
import type { Lexicon } from '../lexicon.ts'
import { numberOf, textOf, type AdviceTexts } from '../parts.ts'
import { account, count, dollars, list, points, room, sort, ZONES } from './words.ts'

const who = (id: Param | undefined): string => `Your ${sort(textOf(id))}`
const sites = (maps: Param | undefined): string => list(listOf(maps))

/** "$5 from Human Resources, which hold $12." */
function from(price: Param | undefined, id: string, holds: Param | undefined): string {
  const has = numberOf(holds)
  return `${dollars(numberOf(price))} from ${account(id)}${has < 0 ? '' : ` (${dollars(has)} there now)`}`
}

/** What is certain, for a newcomer. */
export function makeAdvice(words: Lexicon): AdviceTexts {
  return {
    'wages-short': ({ wages, holds }) =>
      `Wages ${dollars(numberOf(wages))}, Human Resources hold ${dollars(numberOf(holds))}: the rest comes from other accounts for a fee, or costs reputation.`,
    'budget-first': () =>
      'For a first game the split that the rules suggest will do. What is left at the end of a year is not lost.',
    'wages-each': ({ wages }) =>
      `Wages are ${dollars(numberOf(wages))} each quadrimester with the workers you have, three times a year, from Human Resources.`,
    anew: () =>
      'Last quadrimester of the year: what is left in your accounts is not lost, it is shared out anew with next year’s money.',
    'treasure-near': ({ value, site, column, cost }) =>
      numberOf(cost) < 0
        ? `An open treasure of ${dollars(numberOf(value))} lies below your Zodiac: dive for it.`
        : `An open treasure of ${dollars(numberOf(value))} is within reach: sail to site ${numberOf(site)}, column ${numberOf(column)}${numberOf(cost) > 0 ? ` (${dollars(numberOf(cost))})` : ''}, and dive.`,
    kept: ({ points: counts }) =>
      `A treasure that you keep counts ${points(numberOf(counts))} already: sold, it counts what its place does.`,
    'budget-wages': ({ amount, wages }) =>
      `${dollars(numberOf(amount))} for Human Resources is less than the wages of one quadrimester (${dollars(numberOf(wages))}). Moving money there later costs a fee each time.`,
    'last-room': () => 'This opens the last room: the game ends with this quadrimester, once wages are paid.',
    'not-acting': ({ points: lost }) => `Not acting costs ${count(numberOf(lost), 'point')} of reputation.`,
    'nothing-there': ({ zone }) =>
      `As things stand nothing could be done in ${ZONES[numberOf(zone)] ?? ''}${
        { 4: ': no Zodiac of yours is at sea', 8: ': there is nothing to sell, and no room that you can pay' }[
          numberOf(zone)
        ] ?? ': you can pay nothing there'
      }. Not acting costs 1 reputation.`,
    'only-fishing': () => 'No map: this voyage can only fish. A map of a site lets your Zodiacs in there.',
    fee: ({ account: id, fee }) =>
      `${capital(account(textOf(id)))} does not hold enough: the rest comes from other accounts, ${dollars(numberOf(fee))} for each transfer.`,
    'zone-hire': ({ sort: id, price, holds, wage }) =>
      `Now: ${who(id).toLowerCase()} would pay ${from(price, 'HR', holds)} for a worker, who then costs ${dollars(numberOf(wage))} each quadrimester.`,
    'zone-all-hired': () => 'Now: all your workers are hired.',
    'zone-research': ({ sort: id, item, price, holds }) =>
      `Now: the cheapest deal for ${who(id).toLowerCase()} is ${words.item(textOf(item))}, ${from(price, 'RD', holds)}.`,
    'zone-market': ({ sort: id, number, price, holds }) =>
      `Now: the cheapest map for ${who(id).toLowerCase()} is number ${numberOf(number)}, ${from(price, 'GE', holds)}.`,
    'zone-poor': ({ account: id, holds }) =>
      numberOf(holds) < 0
        ? `${capital(account(textOf(id)))} pays here: nothing is in the accounts yet.`
        : `Now: you could pay nothing here (${account(textOf(id))}: ${dollars(numberOf(holds))}).`,
    'zone-flight': ({ boats }) => `Now: ${count(numberOf(boats), 'Zodiac')} of yours at sea could be flown to.`,
    'zone-no-flight': () => 'Now: no Zodiac of yours is at sea, so there is nobody to fly to.',
    'zone-sea': ({ boats, maps }) =>
      `Now: ${count(numberOf(boats), 'Zodiac')} of yours at sea; your maps open ${listOf(maps).length === 1 ? 'site' : 'sites'} ${sites(maps)}.`,
    'zone-sea-no-map': ({ boats }) =>
      `Now: ${count(numberOf(boats), 'Zodiac')} of yours at sea, and no map: you could only fish.`,
    'zone-mussels': ({ sort: id, money, points: gain }) =>
      `Now: ${who(id).toLowerCase()} would get ${list([...(numberOf(money) === 0 ? [] : [dollars(numberOf(money))]), ...(numberOf(gain) === 0 ? [] : [points(numberOf(gain))])])}.`,
    'zone-port': ({ boats, maps }) =>
      `Now: ${count(numberOf(boats), 'Zodiac')} of yours in port. ${
        listOf(maps).length === 0
          ? 'No map: a voyage could only fish.'
          : `Your maps open ${listOf(maps).length === 1 ? 'site' : 'sites'} ${sites(maps)}.`
      }`,
    'zone-port-buy': ({ sort: id, price, holds }) =>
      `Now: ${who(id).toLowerCase()} would pay ${from(price, 'ME', holds)} for a Zodiac.`,
    'zone-museum-sell': ({ value, amount, sort: id }) =>
      `Now: ${who(id).toLowerCase()} would get ${dollars(numberOf(amount))} for your treasure of ${dollars(numberOf(value))}.`,
    'zone-museum-room': ({ room: id, price, holds, sort: by }) =>
      `Now: nothing to sell. ${who(by)} could sponsor ${room(textOf(id))} for ${from(price, 'GE', holds)}.`,
    'zone-museum-nothing': () => 'Now: nothing to sell, and no room that you can pay.',
    'zone-advertise': ({ sort: id, price, points: gain, holds }) =>
      `Now: ${who(id).toLowerCase()} would get ${points(numberOf(gain))} for ${from(price, 'GE', holds)}.`,
    'zone-bribe': ({ holds, least }) =>
      numberOf(holds) < 0
        ? `A bribe is ${dollars(numberOf(least))} or more, from the slush fund.`
        : `Now: your slush fund holds ${dollars(numberOf(holds))}; a bribe is ${dollars(numberOf(least))} or more.`,
    'plan-sell': ({ value, amount, sort: id }) =>
      `Sell: ${who(id).toLowerCase()} to the museum (8) brings ${dollars(numberOf(amount))} for your treasure of ${dollars(numberOf(value))}; in a room that opens it scores, too.`,
    'plan-voyage': ({ maps }) =>
      `Dive: somebody to the port (7) sails out to site ${list(listOf(maps), 'or')} and can dive there, as deep as the gear aboard goes.`,
    'plan-map': ({ number, price, sort: id }) =>
      `Prepare a dive: ${who(id).toLowerCase()} to the flea market (3) for map ${numberOf(number)} (${dollars(numberOf(price))}). The market comes before the port, so the voyage can follow at once.`,
    'plan-research': ({ item, price, sort: id }) =>
      `Better gear: ${who(id).toLowerCase()} to research (2); the cheapest is ${words.item(textOf(item))} (${dollars(numberOf(price))}).`,
    'plan-advertise': ({ price, points: gain, sort: id }) =>
      `Points for money: ${who(id).toLowerCase()} to advertising (9) brings ${points(numberOf(gain))} for ${dollars(numberOf(price))}, for certain.`,
    'plan-mussels': ({ money, points: gain, sort: id }) =>
      `No risk: ${who(id).toLowerCase()} at the mussels (6) brings ${list([...(numberOf(money) === 0 ? [] : [dollars(numberOf(money))]), ...(numberOf(gain) === 0 ? [] : [points(numberOf(gain))])])} and costs nothing.`,
  }
}
