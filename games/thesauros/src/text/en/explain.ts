import { capital } from '@fathom/kernel'
import { boardOf, type ThesaurosSet } from '../../set.ts'
import type { AccountId, PhaseId, SortId, Zone } from '../../types.ts'
import type { Explanations, Table } from '../explanations.ts'
import { boardFacts, type Facts } from '../explained.ts'
import { lexicon } from '../lexicon.ts'
import { explainThings } from './explainThings.ts'
import { itemLines } from './items.ts'
import { account, count, dollars, list, PHASE_NAMES, rentText, room, sort, zone } from './words.ts'

type Lines = readonly string[]

/** Explanations of everything, in English. */
export function explainInEnglish(set: ThesaurosSet): Explanations {
  const words = lexicon(set, 'en')
  const facts = (table: Table): Facts => boardFacts(set, table)
  return {
    zone: (number, table) => ({ title: capital(zone(number)), lines: zoneLines(number, facts(table)) }),
    account: (id, table) => ({
      title: id === 'SF' ? 'Slush fund' : account(id),
      lines: accountLines(id, facts(table)),
    }),
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
          `Sponsoring it costs ${dollars(there?.sponsorPrice ?? 0)} and brings +${there?.openingBonus ?? 0} reputation when it is full and opens.`,
          `Its treasures score ${list((there?.values ?? []).map(String))} once it is open, ${set.data.scoring.exhibitedNotFull} each before.`,
        ],
      }
    },
  }
}

function zoneLines(number: Zone, { set, money, rules, seats, mussels, track, store, rental, prices }: Facts): Lines {
  const less = `${dollars(money.discount)} less`
  switch (number) {
    case 1:
      return [
        `Pay for your space (${prices(1).map(dollars).join(', ')}; the boss ${less}) from Human Resources. The worker you hire lines up in another zone at once, acts this quadrimester and draws a wage.`,
        'The second one brings a Double Action, the third +1 reputation.',
      ]
    case 2:
      return [
        `From R&D: patent a card, buy an item of a patented one, do both at once, or reserve the choice of the next card. Boss and specialist #2 pay the bank ${less}.`,
        seats === 1
          ? `The opponent holds the patents of the cards on spaces ${list(set.data.solo.rivalSpaces.map(String))}; the royalties of their items go to the bank.`
          : 'Whoever owns the patent earns the royalty of every item that others buy; a patent and its first item together pay all to the bank.',
      ]
    case 3:
      return [
        `Buy the top map of a stack from General Expenses; boss and specialist #3 pay ${less}. Only with a map of it may your Zodiacs enter or cross a dig site.`,
        'The first map of a site lets you look at three tiles and choose the one that lies there. What is left of a stack gets dearer; a number that comes again gets cheaper.',
      ]
    case 4:
      return [
        `A seaplane for certain (${prices(4).map(dollars).join(', ')} from Mission Expenses; the boss ${less}): items move between your supply and your Zodiacs at sea, and the pilot may change places with a sailor.`,
        'Closed in the first quadrimester. Every flight needs a Zodiac of yours at sea.',
      ]
    case 5:
      return [
        `In turn order everybody plays all Zodiacs at sea: move, dive, or both in either order. ${seaFares(money, rental)}`,
        `A diver goes as deep as the gear aboard allows and brings up one treasure; boss and specialist #5/7 two of the same column, and +1 against sharks. ${rules.fishingStay === 'stay-earns' ? 'Ending or staying' : 'Ending a move'} on a fishing ground pays ${dollars(money.seaFishing)}.`,
      ]
    case 6:
      return [
        `Always room for one more. The marker says what there is: ${mussels.map((gain) => ('money' in gain ? dollars(gain.money) : `${gain.rp} reputation`)).join(', ')}.`,
        `It moves on after every quadrimester in which somebody came. The boss brings ${dollars(money.musselBonus)} more.`,
      ]
    case 7:
      return [
        `Buy a Zodiac (${store.map(dollars).join(', ')} from Mission Expenses, +1 reputation), take one to the lagoon, or go out to sea and play it at once.`,
        `Boss and specialist #5/7 pay ${less}, earn ${dollars(money.lagoonBonus)} more in the lagoon, and see two finds on the island. Meeples in store and lagoon are back in maintenance.`,
      ]
    case 8:
      return [
        `Sponsor a room from General Expenses (boss and specialist #8: ${less}): its bonus is yours as soon as it is full and opens.`,
        `Or sell a treasure for its value (boss and specialist #8: ${dollars(money.museumBonus)} more) to the next free place of a sponsored room, or to the storeroom.`,
      ]
    case 9:
      return [
        `Pay for your space (${prices(9).map(dollars).join(', ')}; the boss ${less}) from General Expenses and gain the reputation at the marker: ${track.join(', ')}.`,
        'The marker moves on after every quadrimester in which somebody came.',
      ]
    default:
      return seats === 1
        ? ['Not used in a solo game.']
        : [
            `Whoever has posted an envelope seals a bribe of ${dollars(money.minBribe)} or more from the slush fund; all bribes are lost. The highest comes first in the new turn order, of equals the envelope posted first.`,
            'Who has posted and does not pay loses 1 reputation. Those without a bribe follow in the old order.',
          ]
  }
}

function seaFares({ freeSpaces, paidCost }: Facts['money'], rental: readonly number[]): string {
  return `${capital(count(freeSpaces, 'space is', 'spaces are'))} free, the next costs ${dollars(paidCost)}, engines go further. Before a Zodiac’s turn a seaplane can be rented for ${rentText(rental)}.`
}

function accountLines(id: AccountId, { rules, seats, money }: Facts): Lines {
  const fees = money.transferFee.map(dollars).join(', ')
  const moves = `When it is short, money may come from the others for a fee each time (${fees} by year).`
  switch (id) {
    case 'HR':
      return [
        `Pays for workers hired in zone 1, and ${dollars(money.wage)} for each worker at the end of a quadrimester.`,
        moves,
      ]
    case 'RD':
      return ['Pays for patents and items in zone 2.', moves]
    case 'GE':
      return ['Pays for maps (zone 3), museum rooms (zone 8) and advertising (zone 9).', moves]
    case 'ME':
      return ['Pays for seaplanes (zone 4), voyages and gear at sea (zone 5) and Zodiacs (zone 7).', moves]
    case 'SF':
      if (seats === 1) return ['Not used in a solo game.']
      return [
        `Pays for bribes (zone 10)${rules.variant === 'lawless' ? ' and mercenaries' : ''}. Only its owner knows how much it holds, and only a budget fills it.`,
        rules.variant !== 'introductory' || rules.slushTransfers === 'none'
          ? 'No money is moved out of it or into it during the year.'
          : rules.slushTransfers === 'both-ways'
            ? 'Money may be moved out of it, and into it for a bribe, for the usual fee.'
            : 'Money may be moved out of it for the usual fee, never into it.',
      ]
  }
}

function phaseLines(id: PhaseId, { set, rules, seats, money, influence }: Facts): Lines {
  const { yearIncome, start, wage } = money
  switch (id) {
    case 'setup':
      return ['Everything is laid out; a solo player chooses two kinds of hats.']
    case 'budget':
      return [
        `Investors pay ${dollars(start[rules.variant])} in year 1${seats > 1 ? ' and a little more to those later in the order' : ''}, then ${yearIncome.map((year) => `${dollars(year.base)} and ${dollars(year.perMap)} a map`).join(', then ')}.`,
        'Everybody shares out all money anew among the accounts, at the same time and in secret: it has to last for three quadrimesters.',
      ]
    case 'placement':
      return [
        'In turn order, each places one meeple on the first free space of a line, until nobody has one left: all own meeples must be placed.',
        seats > 1
          ? 'The envelope is posted, and a Double Action put underneath, just before a meeple is placed.'
          : 'A Double Action is put underneath just before a meeple is placed.',
      ]
    case 'resolution':
      return [
        'Zones 1 to 10, each line from the front. Meeples go home after acting, unless they are at sea, in the lagoon, in the store or on the deck.',
        'A meeple that cannot or will not act costs 1 reputation.',
      ]
    case 'salaries':
      return [
        `${dollars(wage)} for every worker, wherever it is, from Human Resources; the boss costs nothing.`,
        'If money lacks, every transfer that helps must be made, and each wage not paid costs 1 reputation.',
      ]
    case 'maintenance':
      return [
        `New technologies after the first quadrimesters (${set.data.calendar.cardsAdded.join(', ')}), and ${count(set.data.calendar.mapsAdded, 'map')} after each.`,
        'Seaplanes come back, and everybody from store and lagoon; crews at sea stay there.',
      ]
    case 'auction':
      return [
        `Lawless!: after quadrimesters ${list(set.data.calendar.auctionsAfter.map(String))} a mercenary goes to the highest bid, paid from the slush fund.`,
        'Any higher sum may be bid. In the end, from the last bid back, whoever cannot pay a bid loses 1 reputation, once; the first bid that can be paid buys.',
      ]
    case 'influence':
      return influence.length === 0
        ? ['Not used in a solo game.']
        : [`At the end of each year the turn order scores ${influence.join(', ')} reputation.`]
    case 'over':
      return [
        'The game ends after the salaries of the ninth quadrimester, or of the one in which every room of the museum is open.',
        `Then treasures, patents, sharks, maps and money count (${dollars(set.data.scoring.moneyPerPoint)} are 1 reputation)${seats > 1 ? '; of equals the better place in the turn order wins' : ''}.`,
        ...(seats === 1 ? [earlyText(set)] : []),
      ]
  }
}

/** Solo: what an early full museum brings. */
function earlyText({ data }: ThesaurosSet): string {
  const by = data.solo.bonusByEndOf
  return `Every room open by the end of quadrimester 6, 7 or 8 brings ${by['6']}, ${by['7']} or ${by['8']} more.`
}

function thingLines(set: ThesaurosSet, id: string, { players }: Table): Lines {
  const { technologies, items, found, data } = set
  const code = items.ids.indexOf(id)
  const find = found.find((each) => each.id === id)
  if (find !== undefined && find.item < 0) {
    return find.kind === 'valuable'
      ? [`Pays ${dollars(find.money)} at once.`]
      : [`A treasure worth ${dollars(find.treasure)}, to be sold like any other.`]
  }
  if (code < 0) return []
  const lines = itemLines(set, code)
  if (code >= technologies.count)
    return code === items.starting ? [...lines, `Everybody starts with ${data.people.metalDetectors}.`] : lines
  const of = (table: readonly number[]): number => table[code] ?? 0
  return [
    ...lines,
    `Patent ${dollars(of(technologies.patentCost))}, item ${dollars(of(technologies.itemCost))} to the bank and ${dollars(of(technologies.royalty))} to the owner. ${of(technologies.copies[players.length - 1] ?? [])} copies; the patent scores ${of(technologies.patentRP)}.`,
  ]
}

function meepleLines(id: SortId, { rules, money, board, seats }: Facts): Lines {
  const learn = 'A worker learns it in the line where the boss stands as well, for life; one hat each.'
  const less = `${dollars(money.discount)} less`
  switch (id) {
    case 'B':
      return [
        `Pays ${less} in zones 1 to 4 and 7 to 9, earns ${dollars(money.musselBonus)} more from mussels, in the lagoon and in the museum.`,
        'At sea: two treasures a dive and +1 against sharks. Draws no wage, and can teach a worker.',
        ...(rules.discountFloor ? [] : ['A discount beyond the price brings money back.']),
      ]
    case 'W':
      return [`Acts at the full price and draws ${dollars(money.wage)} each quadrimester.`, hatsText(board.hats, seats)]
    case 'H2':
      return [`Pays the bank ${less} in zone 2.`, learn]
    case 'H3':
      return [`Pays ${less} for maps in zone 3.`, learn]
    case 'H57':
      return [
        `Zones 5 and 7: pays ${less} for a Zodiac, earns ${dollars(money.lagoonBonus)} more in the lagoon, lifts two treasures a dive and has +1 against sharks.`,
        learn,
      ]
    case 'H8':
      return [`Zone 8: rooms for ${less}, treasures for ${dollars(money.museumBonus)} more.`, learn]
    case 'M':
      return [
        'Placed once, on the special space of a zone where no mercenary has been; then he leaves the game.',
        `Draws a wage of ${dollars(money.wage)} only while he waits at home. He takes no hat and no Double Action.`,
      ]
  }
}

function hatsText(hats: number, seats: number): string {
  return seats === 1
    ? `Taught by the boss in zones 2, 3, 7 or 8, if the hat is among the ${hats} in the game.`
    : `The boss can teach it in zones 2, 3, 7 and 8: ${count(hats, 'hat')} in each.`
}
