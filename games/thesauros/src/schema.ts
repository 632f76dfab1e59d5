import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))
const positive = v.pipe(count, v.minValue(1))
const id = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9.-]{0,39}$/))
const words = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
const name = v.strictObject({ en: words, fr: words })
const three = v.strictTuple([count, count, count])

/** What an item can do; a number left out is 0. The rules ask for these, never for an item by name. */
const can = v.strictObject({
  /** Depth a diver reaches with it. */
  dive: v.optional(count, 0),
  /** Spaces that it moves a Zodiac, for its use cost. */
  engine: v.optional(count, 0),
  /** Depth down to which it finds hidden treasures, for its use cost a treasure. */
  reveal: v.optional(count, 0),
  /** Depth down to which it frees buried treasures, for its use cost a treasure. */
  free: v.optional(count, 0),
  /** A weapon: a shark dies from this number on. */
  kill: v.optional(count, 0),
  /** A weapon adds this to the die. */
  aim: v.optional(count, 0),
  /** Sharks are ignored; with a weapon this is added to the die. */
  cage: v.optional(count, 0),
  /** What coastal fishing brings with it. */
  coastal: v.optional(count, 0),
  /** What a lobster space brings with it. */
  lobster: v.optional(count, 0),
  /** Lets a Zodiac go to the island. */
  island: v.optional(count, 0),
  /** Satellite maps that come with every copy bought. */
  maps: v.optional(count, 0),
})

const technology = v.strictObject({
  id,
  name,
  level: v.picklist([0, 1, 2]),
  families: v.array(v.picklist(['diving', 'engines', 'detection', 'freeing', 'sharks', 'fishing'])),
  patentCost: count,
  itemCost: count,
  royalty: count,
  /** Points of the patent at the end. */
  patentRP: count,
  /** Copies for sale with one, two, three and four players. */
  copies: v.strictTuple([count, count, count, count]),
  /** Divers printed on the card, who put the introductory deck together. */
  divers: v.nullable(v.picklist(['green', 'blue'])),
  can,
  useCost: count,
})

const found = v.variant('kind', [
  v.strictObject({ id, kind: v.literal('tech'), name, can, useCost: count }),
  v.strictObject({ id, kind: v.literal('valuable'), name, money: positive }),
  v.strictObject({ id, kind: v.literal('treasure'), name, treasure: v.picklist([3, 5, 7, 9]) }),
])

const digTile = v.strictObject({
  /** B and a number for the big ones, S and a number for the small ones. */
  id: v.pipe(v.string(), v.regex(/^[BS]\d\d$/)),
  name,
  /** Four depths from the surface down; see the legend in the data. */
  rows: v.array(v.pipe(v.string(), v.regex(/^(?:\.|S|[ohb][3579])(?: (?:\.|S|[ohb][3579]))*$/))),
})

/** Spaces of a waiting line from the front; each is used with so many players or more. */
const free = v.array(v.strictObject({ players: positive }))
const priced = v.array(v.strictObject({ players: positive, price: count }))
const side = v.picklist(['front', 'rear'])
const spot = { id, x: count, y: count }

const sea = v.strictObject({
  spaces: v.array(
    v.variant('kind', [
      v.strictObject({ ...spot, id: v.literal('port'), kind: v.literal('port') }),
      v.strictObject({ ...spot, kind: v.literal('water') }),
      v.strictObject({ ...spot, kind: v.literal('fishing') }),
      v.strictObject({ ...spot, kind: v.picklist(['tour', 'coastal', 'lobster', 'island']) }),
      v.strictObject({ ...spot, kind: v.literal('dig'), site: positive, column: positive }),
    ]),
  ),
  /** Pairs of spaces next to each other. */
  ways: v.array(v.strictTuple([id, id])),
  sites: v.array(
    v.strictObject({
      site: positive,
      size: v.picklist(['big', 'small']),
      /** Left, top, width and height of the place for the dig tile, on a sea of 1000 x 700. */
      tile: v.strictTuple([count, count, positive, positive]),
    }),
  ),
})

const board = v.strictObject({
  mapNumbers: v.array(positive),
  initialMaps: positive,
  queues: v.strictObject({ '1': priced, '2': free, '3': free, '4': priced, '7': free, '8': free, '9': priced }),
  mercenarySpaces: v.strictObject({ '1': side, '2': side, '3': side, '4': side, '7': side, '8': side, '9': side }),
  /** Prices of the market spaces, and the first of those that a new number goes to (counted from 0). */
  market: v.strictObject({ prices: v.array(positive), firstNew: count }),
  zodiacStore: priced,
  /** Grey seaplanes, and what renting one costs with one, two ... of them left. */
  seaplanes: v.strictObject({ grey: positive, rental: v.array(count) }),
  museum: v.array(
    v.strictObject({
      id,
      name,
      players: positive,
      values: v.array(positive),
      sponsorPrice: count,
      openingBonus: count,
    }),
  ),
  sea,
})

/** What a file with components must look like. Whether its numbers fit together is asked in `checks/`. */
export const SCHEMA = v.strictObject({
  game: v.literal('thesauros'),
  /** Of this description; another one would be read otherwise. */
  format: v.literal(1),
  name,
  provenance: v.picklist(['rulebook', 'transcribed', 'reconstructed']),
  legend: v.record(v.string(), v.string()),
  people: v.strictObject({
    workersAtStart: positive,
    workersToRecruit: positive,
    /** Which of the workers to recruit stands on the Double Action token. */
    doubleActionUnderRecruit: positive,
    metalDetectors: positive,
    hatsPerZone: v.strictObject({ '2': count, '3': count, '4': count }),
    hatsSolo: count,
  }),
  supply: v.strictObject({
    treasures: v.strictObject({ '3': count, '5': count, '7': count, '9': count }),
    sharks: count,
    exhaustion: count,
    neutralZodiacs: count,
    mapsPerNumber: positive,
    technologyItems: count,
    islandSlots: positive,
  }),
  money: v.strictObject({
    start: v.strictObject({ standard: count, introductory: count, lawless: count, solo: count }),
    suggestion: v.strictObject({ HR: count, RD: count, GE: count, ME: count, SF: count }),
    /** Of the second and the third year. */
    yearIncome: v.strictTuple([
      v.strictObject({ base: count, perMap: count }),
      v.strictObject({ base: count, perMap: count }),
    ]),
    wage: count,
    /** By year. */
    transferFee: three,
    discount: count,
    minBribe: count,
    minAuctionBid: count,
    /** By place in the first order. */
    compensation: v.strictTuple([count, count, count, count]),
    tour: count,
    seaFishing: count,
    lagoonBonus: count,
    musselBonus: count,
    museumBonus: count,
  }),
  mussels: v.array(v.union([v.strictObject({ money: positive }), v.strictObject({ rp: positive })])),
  advertising: v.array(positive),
  calendar: v.strictObject({
    /** Technology cards added after the quadrimesters, from the first on. */
    cardsAdded: v.array(count),
    /** Maps added after each quadrimester, while there are any. */
    mapsAdded: positive,
    auctionsAfter: v.array(positive),
  }),
  scoring: v.strictObject({
    start: count,
    exhibitedNotFull: count,
    storeroom: count,
    unsold: count,
    shark: count,
    map: count,
    mapCollection: count,
    mapsInCollection: positive,
    moneyPerPoint: positive,
    influence: v.strictObject({
      '2': v.strictTuple([count, count]),
      '3': v.strictObject({ EN: three, FR: three }),
      '4': v.strictTuple([count, count, count, count]),
    }),
  }),
  solo: v.strictObject({
    /** Technology spaces where the virtual rival puts a cube, from 1. */
    rivalSpaces: v.array(positive),
    threshold: v.strictObject({ EN: count, FR: count }),
    bonusByEndOf: v.strictObject({ '6': count, '7': count, '8': count, '9': count }),
    /** Bronze, silver and gold each. */
    trophies: v.strictObject({
      boss: three,
      museum: three,
      advertising: three,
      fishing: v.strictObject({ EN: three, FR: three }),
    }),
  }),
  /** After which quadrimester each technology space gets its card; 0 at set-up. */
  technologySpaces: v.array(count),
  technologies: v.array(technology),
  startingItem: v.strictObject({ id, name, can, useCost: count }),
  /** What every Zodiac and diver has without any item. */
  builtIn: v.strictObject({
    dive: count,
    freeSpaces: count,
    paidSpaces: count,
    paidCost: count,
    maxEngines: count,
  }),
  foundItems: v.array(found),
  digTiles: v.array(digTile),
  boards: v.strictObject({ '1-2': board, '3-4': board }),
})

/** The components of a game: what its boards, cards and tiles say. */
export type Components = v.InferOutput<typeof SCHEMA>
export type BoardData = Components['boards']['1-2']
export type SeaData = BoardData['sea']
export type TechnologyData = Components['technologies'][number]
export type Can = TechnologyData['can']
