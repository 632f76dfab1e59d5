import type { RulesText } from '../../../rules/rules.ts'
import type { ParagraphId } from './ids.ts'

export const en: RulesText<ParagraphId> = {
  aim: {
    title: 'What it is about',
    text: 'Up to four companies hunt wrecks round an island for three years. Reputation wins. Most of it comes from treasures on show in the museum; patents, advertising, maps and money add to it.',
    words: 'goal win reputation points',
  },
  year: {
    title: 'The course of a year',
    text: 'A year is a budget, then three quadrimesters. In each: everybody places their meeples, the boss and the workers; the zones 1 to 10 are played one after the other; wages are paid; maintenance brings new cards and maps. Then the next one. Nobody acts out of turn.',
    words: 'phase quadrimester round turn order calendar',
  },
  budget: {
    title: 'The budget',
    text: 'At the beginning of a year all your money, also what was left, is shared out over five accounts, all at the same time and unseen. It has to last for three quadrimesters. What the four others do not get goes into the slush fund.',
    words: 'account money share human resources mission general expenses research',
  },
  pay: {
    title: 'Paying and moving money',
    text: 'Each expense belongs to one account. If that one is short, others may help: each transfer costs a fee, which rises by year, and each account gives once for a payment. The slush fund stays apart, but in an introductory game it may help. What you can’t pay even so you can’t do.',
    words: 'transfer fee cost afford slush short',
  },
  income: {
    title: 'Income during the year',
    text: 'What you earn in town or at sea you share out at once over the four open accounts, each getting a part once. It never goes into the slush fund.',
    words: 'earn receive take revenue',
  },
  placement: {
    title: 'Placing meeples',
    text: 'In turn order each places one meeple on the first free space of a line, until nobody has one left. All own meeples must be placed. Seaplanes are closed in the first quadrimester; nobody lines up at sea or with the authorities; mussels always have room.',
    words: 'zone line queue worker boss place full closed',
  },
  double: {
    title: 'Double Actions',
    text: 'A Double Action put under a meeple lets it act twice in its zone, one after the other. One under a meeple. The second act may be left out at no cost.',
    words: 'token twice second',
  },
  acting: {
    title: 'Acting, or not',
    text: 'A meeple whose turn it is in its line acts, if it can. A first act that is refused or impossible costs 1 reputation; a second one may be skipped. Afterwards the meeple goes home, unless it is at sea, in lagoon, store or on the deck.',
    words: 'refuse skip penalty home lose',
  },
  recruitment: {
    title: 'Zone 1: recruitment',
    text: 'Pay the price of the space from Human Resources and hire a worker, who lines up in another zone at once and acts this quadrimester. The second brings a Double Action, the third 1 reputation. More workers, more wages.',
    words: 'hire worker recruit',
  },
  research: {
    title: 'Zone 2: research',
    text: 'From R&D: patent a card that nobody owns, buy an item of a patented one, or both at once. Whoever owns a patent gets the royalty of items that others buy, and points at the end.',
    words: 'patent item technology prototype royalty card',
  },
  deck: {
    title: 'The technology deck',
    text: 'One meeple a quadrimester may go onto the deck instead: in maintenance it looks through the cards and chooses the next one. It makes no sense when no card will come.',
    words: 'reserve search choose next card',
  },
  market: {
    title: 'Zone 3: the flea market',
    text: 'Buy the top map of a stack from General Expenses. Its place in the row is its price: what is left gets dearer, a number that comes again gets cheaper.',
    words: 'map buy price stack treasure',
  },
  seaplanes: {
    title: 'Zone 4: seaplanes',
    text: 'A grey seaplane flies to one of your Zodiacs at sea: items move between your supply and it, and the pilot may change places with its crew. Zone 4 makes sure of one; what is left can be rented at sea. The black one is a card’s own and flies before the first Zodiac.',
    words: 'plane fly rent black grey pilot',
  },
  exchange: {
    title: 'Exchanging items and crews',
    text: 'Where a Zodiac meets another one of yours, your supply in port, or a seaplane, items change hands. What has just come stays for this exchange. A Zodiac takes one extra engine, and keeps one without which it could not leave. Crews change places at sea with a seaplane only.',
    words: 'load items crew engine supply swap',
  },
  sea: {
    title: 'Zone 5: sailing',
    text: 'In turn order everybody plays each Zodiac at sea once: move, dive, or both in either order. Some spaces are free, further ones cost money, engines go further. A move ends on a free space where one may stop.',
    words: 'zodiac move space engine far travel voyage boat',
  },
  sites: {
    title: 'Maps and dig sites',
    text: 'Only with a map of its number may your Zodiacs enter or cross a dig site. The first map of a site that anybody gets lets its owner look at tiles and lay one there. Without a map a voyage can only fish.',
    words: 'map site tile number survey enter',
  },
  dive: {
    title: 'Diving',
    text: 'One dive for each Zodiac and quadrimester, over a dig site. The diver goes down level by level, as deep as the gear aboard allows, and lifts one treasure; boss and 5/7 two of the same column. Hidden ones must be detected, buried ones freed.',
    words: 'dive depth treasure lift column gear detect free tank',
  },
  sharks: {
    title: 'Sharks',
    text: 'A shark guards what lies below it. With a weapon you fight it with a die: high enough kills it, and it counts points; too low, and the dive is over. Without weapon or cage the column is closed.',
    words: 'shark fight die weapon cage harpoon',
  },
  mussels: {
    title: 'Zone 6: mussels',
    text: 'Always room for one more. The marker says what there is: money, later points. The boss brings more. It moves on after each quadrimester in which somebody came.',
    words: 'fish gather money',
  },
  port: {
    title: 'Zone 7: the port',
    text: 'From Mission Expenses buy a Zodiac (and gain 1 reputation), take one to the lagoon, or put out to sea with a Zodiac that waits in port and play it at once; it ends that move at sea. Who buys stays in the store until maintenance.',
    words: 'buy zodiac depart boat store',
  },
  lagoon: {
    title: 'The lagoon',
    text: 'A space of the lagoon takes one Zodiac until maintenance: tours and fishing bring money, the island a find. Some need gear aboard. Who is skilled there earns more, and keeps the better of two finds.',
    words: 'island find tour lobster coastal fishing',
  },
  museum: {
    title: 'Zone 8: the museum',
    text: 'Sponsor a room from General Expenses, or sell one treasure for its value: to the next place of a sponsored room, or to the storeroom. A full room opens: its sponsor gains the bonus, and its treasures score for their sellers at the end.',
    words: 'room sponsor sell sale sold treasure exhibit storeroom',
  },
  advertising: {
    title: 'Zone 9: advertising',
    text: 'Pay the price of the space from General Expenses and gain the reputation at the marker. It moves on to less after each quadrimester in which somebody came.',
    words: 'reputation marker',
  },
  bribes: {
    title: 'Zone 10: bribes',
    text: 'Just before a meeple you may post your envelope, once a quadrimester. Then you seal a bribe from the slush fund. All bribes are lost; the highest plays first from then on. Who has posted and pays nothing loses 1 reputation. Alone there are none.',
    words: 'envelope slush turn order authorities',
  },
  hats: {
    title: 'Hats',
    text: 'Where boss and a worker stand in the same line of zones 2, 3, 7 or 8 the boss may teach: the worker gets that zone’s hat for life, and with it the discount or gain that the boss has there. One hat each, few in the game.',
    words: 'teach specialist discount boss skilled',
  },
  wages: {
    title: 'Wages',
    text: 'At the end of each quadrimester every worker, wherever it is, costs a wage from Human Resources; the boss costs nothing. If the account is short, transfers must help; each wage that is not paid costs 1 reputation.',
    words: 'salary pay worker human resources',
  },
  lawless: {
    title: 'Lawless!: mercenaries',
    text: 'A mercenary is placed once, on the special space of a zone where none has been (1 to 4, 7 to 9), does that zone’s deed and leaves the game. It takes no Double Action, and an envelope only where the table allows it. Deeds take over a patent, bring two maps, move exhibits and more.',
    words: 'mercenary deed steal swap exhibit',
  },
  mine: {
    title: 'The mine',
    text: 'A card’s underwater mine goes off at a choice of your own turn, on a site where a tile lies, and covers three columns of it.',
    words: 'underwater explosion columns',
  },
  auction: {
    title: 'Lawless!: the auction',
    text: 'After some quadrimesters a mercenary goes to the highest bid, paid from the slush fund. Bids only rise. Whoever can’t pay a bid in the end loses 1 reputation, and the one before counts.',
    words: 'bid pass mercenary slush',
  },
  solo: {
    title: 'Playing alone',
    text: 'Alone you choose two kinds of hats at the beginning, play without authorities and turn order, against an opponent that owns some patents, and for a goal: all rooms open in time brings more points.',
    words: 'single opponent goal hats',
  },
  end: {
    title: 'The end',
    text: 'The game ends after the ninth quadrimester’s wages, or of the one in which all rooms are open. Then treasures, patents, sharks, maps and money add to reputation. Ties go to the better place in the turn order.',
    words: 'score tie winner game over',
  },
}
