import type { Widened } from '../widened.ts'

/** Words of offices and the town that stand there at first sight; sentences about the game itself come from the game. */
export const office = {
  money: (n: number) => (n < 0 ? `−$${-n}` : `$${n}`),
  tight: (n: number) => `$${n}`,
  larger: 'Show large',
  accounts: { HR: 'HR', RD: 'R&D', GE: 'GE', ME: 'ME', SF: 'SF' },
  accountNames: {
    HR: 'Human Resources',
    RD: 'Research and Development',
    GE: 'General Expenses',
    ME: 'Mission Expenses',
    SF: 'Slush fund',
  },
  secret: 'secret',
  budgetWhy: (rest: string) => `Wages and hiring first, what is left for ${rest}; choose it to set the budget so`,
  officeTab: 'Office',
  townTab: 'Town',
  openOffice: (name: string) => `Open the office of ${name}`,
  supply: 'Supply',
  patentsHeld: (n: number) => (n === 0 ? 'no patents' : n === 1 ? '1 patent' : `${n} patents`),
  treasuresHeld: (n: number, value: string) => (n === 1 ? `1 treasure of ${value}` : `${n} treasures of ${value}`),
  sharksHeld: (n: number) => (n === 1 ? '1 shark' : `${n} sharks`),
  tokensHeld: (n: number) => (n === 1 ? '1 Double Action' : `${n} Double Actions`),
  zodiac: {
    green: 'Green Zodiac',
    white: 'White Zodiac',
    red: 'Red Zodiac',
    blue: 'Blue Zodiac',
    yellow: 'Yellow Zodiac',
    orange: 'Orange Zodiac',
    violet: 'Violet Zodiac',
    pink: 'Pink Zodiac',
  },
  inPort: 'in port',
  atSea: 'at sea',
  inLagoon: 'in the lagoon',
  atSite: (site: number) => `site ${site}`,
  crewOf: (where: string, who: string) => `${where}, ${who}`,
  sorts: { B: 'boss', W: 'worker', H2: '#2', H3: '#3', H57: '#5/7', H8: '#8', M: 'mercenary' },
  holds: (name: string, items: string) => `${name}: ${items}`,
  nothingAboard: 'nothing aboard',
  loading: 'Load and unload: drag items, or choose one and then its place.',
  mapSpoken: (site: number, count: number) => (count === 1 ? `map ${site}` : `map ${site}, ${count} times`),
  panels: 'Museum, market, technology and calendar',
  tabs: { museum: 'Museum', market: 'Flea market', technology: 'Technology', year: 'Year' },
  mineForm: { title: 'The mine', lead: 'Choose three columns of a site to blow up.', arm: 'Set off the mine' },
  end: {
    led: (list: string) => `led in ${list}`,
    ahead: (source: string, by: number) => `${source} (+${by})`,
    gained: (list: string) => `gained most by ${list}`,
    most: (source: string, points: number) => `${source} (${points})`,
    lost: (source: string, points: number) => `lost ${points} by ${source}`,
    nothing: 'did a bit of everything',
  },

  rule: 'This rule',
} as const

/** The same words in every language. */
export type OfficeMessages = Widened<typeof office>
