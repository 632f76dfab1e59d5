import { describe, expect, test } from 'vitest'
import { builtIn } from '../builtIn.ts'
import { components, readComponents } from '../components.ts'
import { card, rows, small, large, space, site, cut, problems, type Change } from '../testing/changed.ts'
import { FIGURES } from './figures.ts'

describe('a set of components', () => {
  test('the built-in one has nothing wrong with it', () => {
    expect(readComponents(builtIn)).toEqual({ ok: true, value: components })
    expect(components.provenance).toBe('reconstructed')
  })

  test('what is no set at all is told where it is not one, in both languages', () => {
    expect(readComponents('nonsense')).toEqual({
      ok: false,
      problems: [
        {
          en: 'The file: Object is expected instead of "nonsense".',
          fr: 'Le fichier : Object attendu au lieu de "nonsense".',
        },
      ],
    })
    expect(problems((data) => (data.money.wage = -1))).toEqual(['money.wage: >=0 is expected instead of -1.'])
    expect(problems((data) => (data.money.wage = 1.5), 'fr')).toEqual(['money.wage : integer attendu au lieu de 1.5.'])
    expect(problems((data) => (rows(data, 'B01')[0] = 'o3 . o5 . x1'))).toEqual([
      expect.stringContaining('digTiles.0.rows.0: '),
    ])
  })

  test.each(FIGURES.map(([place, of, is]) => [place, of, is] as const))(
    '%s is a figure of the rulebook',
    (_, of, is) => {
      expect(of(components)).toEqual(is)
    },
  )

  const cases: readonly [string, Change, string][] = [
    ['a wrong figure', (data) => (data.money.wage = 3), 'money.wage: 3 instead of 2.'],
    [
      'a suggestion beyond the means',
      (data) => (data.money.suggestion.RD = 22),
      'money.suggestion: $56 are suggested, but there are $55.',
    ],
    [
      'advertising that rises',
      (data) => (data.advertising = [4, 3, 4, 2, 2]),
      'advertising: the points must fall from 4 to 2; there is 4, 3, 4, 2, 2.',
    ],
    [
      'a rival who starts elsewhere',
      (data) => (data.solo.rivalSpaces = [2, 3, 5, 7, 9]),
      'solo.rivalSpaces: 2, 3, 5, 7, 9. Five are expected: the first space, one more of the first three, and three that get their cards at different times.',
    ],
    [
      'a rival with two cards at a time',
      (data) => (data.solo.rivalSpaces = [1, 3, 6, 7, 9]),
      'solo.rivalSpaces: 1, 3, 6, 7, 9. Five are expected: the first space, one more of the first three, and three that get their cards at different times.',
    ],
    ['a missing card', (data) => data.technologies.pop(), 'technologies.length: 14 instead of 15.'],
    ['an item twice', (data) => (card(data, 'drill').id = 'coin'), 'There are two items coin.'],
    [
      'levels',
      (data) => (card(data, 'drill').level = 2),
      'technologies: levels 0, 1, 2: [4, 5, 6] instead of [4, 6, 5].',
    ],
    [
      'a diver who goes too deep',
      (data) => (card(data, 'tank').can.dive = 4),
      'technologies: diving: [dive 2 for $0, dive 4 for $0, dive 4 for $0] instead of [dive 2 for $0, dive 3 for $0, dive 4 for $0].',
    ],
    [
      'an engine that is free',
      (data) => (card(data, 'medium-engine').useCost = 0),
      'technologies: engines: [engine 1 for $1, engine 2 for $0, engine 2 for $0] instead of [engine 1 for $1, engine 2 for $0, engine 2 for $1].',
    ],
    [
      'a sonar that sees farther',
      (data) => (card(data, 'basic-sonar').can.reveal = 3),
      'technologies: detection: [reveal 3 for $1, reveal 4 + maps 2 for $0, reveal 4 for $2] instead of [reveal 2 for $1, reveal 4 + maps 2 for $0, reveal 4 for $2].',
    ],
    [
      'a drill that costs more',
      (data) => (card(data, 'drill').useCost = 2),
      'technologies: freeing: [free 3 for $2, free 4 for $2] instead of [free 3 for $1, free 4 for $2].',
    ],
    [
      'a weaker cage',
      (data) => (card(data, 'shark-cage').can.cage = 1),
      'technologies: sharks: [cage 1 for $0, kill 4 + coastal 6 for $0, kill 6 + coastal 5 for $0] instead of [cage 2 for $0, kill 4 + coastal 6 for $0, kill 6 + coastal 5 for $0].',
    ],
    [
      'a poorer lobster pot',
      (data) => (card(data, 'lobster-pot').can.lobster = 7),
      'technologies: fishing: [kill 4 + coastal 6 for $0, kill 6 + coastal 5 for $0, lobster 7 for $0] instead of [kill 4 + coastal 6 for $0, kill 6 + coastal 5 for $0, lobster 8 for $0].',
    ],
    [
      'technology spaces that open late',
      (data) => (data.technologySpaces[3] = 2),
      'technologySpaces: [0, 0, 0, 2, 2, 3, 3, 4, 5, 5] instead of [0, 0, 0, 1, 2, 3, 3, 4, 5, 5].',
    ],
    [
      'no mask to begin with',
      (data) => (card(data, 'mask').level = 1),
      'technologies: level 0, diving: 0 instead of 1.',
    ],
    [
      'green divers on a wrong card',
      (data) => (card(data, 'booster').divers = null),
      'technologies: divers green: [harpoon, mask] instead of [booster, harpoon, mask].',
    ],
    [
      'too few blue divers',
      (data) => (card(data, 'tank').divers = null),
      'technologies: divers blue, levels: [0, 1, 1] instead of [0, 1, 1, 1].',
    ],
    [
      'a patent worth nothing',
      (data) => (card(data, 'mask').patentRP = 0),
      'mask: a patent gives 1 to 3 points, not 0.',
    ],
    [
      'tiles that are not there',
      (data) => (data.supply.technologyItems = 60),
      'supply.technologyItems: 60 instead of 62.',
    ],
    [
      'fewer copies with more players',
      (data) => (card(data, 'drill').copies = [2, 2, 4, 3]),
      'drill: copies 2, 2, 4, 3. Alone there are as many as with two, at least 2, and never fewer with more players.',
    ],
    [
      'more satellite maps than numbers',
      (data) => (card(data, 'satellite').copies = [3, 3, 3, 3]),
      'satellite: 3 copies give 6 satellite maps; with 2 players there are 5.',
    ],
    ['a missing big tile', (data) => data.digTiles.shift(), 'digTiles: big, small: [11, 9] instead of [12, 9].'],
    ['a tile twice', (data) => (data.digTiles[1]!.id = 'B01'), 'There are two dig tiles B01.'],
    ['a name twice', (data) => (data.digTiles[1]!.name.en = 'Trawler'), 'Two dig tiles are called Trawler.'],
    ['tiles alike', (data) => (data.digTiles[1]!.rows = rows(data, 'B01')), 'The dig tiles B01 and B02 show the same.'],
    [
      'a narrow tile',
      (data) => (rows(data, 'B01')[0] = 'o3 . o5 .'),
      'digTiles B01: boxes a row: [4, 5, 5, 5] instead of [5, 5, 5, 5].',
    ],
    [
      'a cheaper bracelet',
      (data) => (data.foundItems[6] = { ...data.foundItems[5]!, id: 'bracelet' }),
      'foundItems: valuables: [6, 7, 8, 8] instead of [6, 7, 8, 9].',
    ],
    [
      'a missing treasure of the island',
      (data) => data.foundItems.pop(),
      'foundItems: treasures: [3, 3, 3, 5] instead of [3, 3, 3, 5, 5].',
    ],
    [
      'a missing find of the island',
      (data) => data.foundItems.shift(),
      'foundItems: technical: [engine 3 for $1, reveal 3 for $1] instead of [engine 3 for $1, kill 4 + aim 1 + coastal 6 for $0, reveal 3 for $1].',
    ],
    [
      'sharks that run out',
      (data) => (data.supply.sharks = 25),
      'supply.sharks: the tiles of a game on the 3-4 side can need 26, but 25 are left for them.',
    ],
    [
      'exhaustion tiles that run out',
      (data) => (data.supply.exhaustion = 68),
      'supply.exhaustion: the tiles of a game on the 3-4 side can need 69, but 68 are left for them.',
    ],
    ...([3, 5, 7, 9] as const).map((value): [string, Change, string] => {
      const most = { 3: 7, 5: 16, 7: 20, 9: 19 }[value]
      const onIsland = { 3: 3, 5: 2, 7: 0, 9: 0 }[value]
      return [
        `$${value} treasures that run out`,
        (data) => (data.supply.treasures[value] = most + onIsland - 1),
        `supply.treasures.${value}: the tiles of a game on the 3-4 side can need ${most}, but ${most - 1} are left for them.`,
      ]
    }),
    [
      'prices of a line that fall',
      (data) => (large(data).queues['1'][1]!.price = 6),
      'boards.3-4.queues.1: the prices 6, 6, 9, 10 do not rise.',
    ],
    [
      'a line that starts too late',
      (data) => (large(data).queues['7'][0]!.players = 4),
      'boards.3-4.queues.7: players 4, 3, 3, 3, 3, 4, 4. The first space is for 3, none for more than 4, and they never fall.',
    ],
    [
      'a space for more players than the side has',
      (data) => (small(data).zodiacStore[1]!.players = 3),
      'boards.1-2.zodiacStore: players 1, 3. The first space is for 1, none for more than 2, and they never fall.',
    ],
    [
      'the mercenary of zone 4 behind',
      (data) => (small(data).mercenarySpaces['4'] = 'rear'),
      'boards.1-2.mercenarySpaces.4: rear instead of front.',
    ],
    [
      'no space for two players',
      (data) => Object.values(small(data).queues).forEach((line) => line.forEach((spot) => (spot.players = 1))),
      'boards.1-2.queues: no space is for two players only.',
    ],
    [
      'a market that starts dear',
      (data) => (large(data).market.prices[1] = 4),
      'boards.3-4.market.prices: first six: [3, 4, 4, 5, 6, 7] instead of [3, 3, 4, 5, 6, 7].',
    ],
    [
      'a market arrow elsewhere',
      (data) => (large(data).market.firstNew = 1),
      'boards.3-4.market.firstNew: 1 instead of 2.',
    ],
    [
      'market prices that fall',
      (data) => (large(data).market.prices[8] = 7),
      'boards.3-4.market.prices: 3, 3, 4, 5, 6, 7, 8, 9, 7 do not rise.',
    ],
    [
      'a market without room',
      (data) => large(data).market.prices.pop(),
      'boards.3-4.market: 6 spaces for new numbers, but there are 7 numbers.',
    ],
    [
      'a reserve that is too large',
      (data) => (small(data).initialMaps = 3),
      'boards.1-2: maps in reserve: 12 instead of 10.',
    ],
    ['a missing room', (data) => small(data).museum.pop(), 'boards.1-2.museum.length: 2 instead of 3.'],
    [
      'a room with a poor place',
      (data) => (small(data).museum[0]!.values = [1]),
      'boards.1-2.museum M1: 1 to 3 treasures of 2 to 5 points are expected, not 1.',
    ],
    [
      'a door that gives nothing',
      (data) => (small(data).museum[0]!.openingBonus = 0),
      'boards.1-2.museum M1: opening it gives no point.',
    ],
    [
      'a cheap room',
      (data) => (small(data).museum[0]!.sponsorPrice = 1),
      'boards.1-2.museum M1: $1 is less than the discount.',
    ],
    [
      'no room for one treasure',
      (data) => (small(data).museum[0]!.values = [4, 4]),
      'museum: sizes: [2, 3] instead of [1, 2, 3].',
    ],
    [
      'no place worth 5',
      (data) => {
        for (const room of [...small(data).museum, ...large(data).museum]) {
          room.values = room.values.map((value) => Math.min(value, 4))
        }
      },
      'museum: lowest, highest value: [2, 4] instead of [2, 5].',
    ],
    [
      'zone 2 too short',
      (data) => large(data).queues['2'].pop(),
      'boards.3-4.queues.2: with 4, 3: [4, 4] instead of [5, 4].',
    ],
    [
      'zone 3 too short',
      (data) => large(data).queues['3'].pop(),
      'boards.3-4.queues.3: with 4, 3: [3, 3] instead of [4, 3].',
    ],
    [
      'a fourth room for three players',
      (data) => (large(data).museum[3]!.players = 3),
      'boards.3-4.museum: players: [3, 3, 3, 3] instead of [3, 3, 3, 4].',
    ],
    [
      'the first room of the example',
      (data) => (large(data).museum[0]!.values = [3, 4]),
      'boards.3-4.museum M1: size, first value: [2, 3] instead of [2, 2].',
    ],
    [
      'the second room of the example',
      (data) => (large(data).museum[1]!.values = [3, 4, 5]),
      'boards.3-4.museum M2: first values: [3, 4] instead of [3, 5].',
    ],
    [
      'the second room’s bonus',
      (data) => (large(data).museum[1]!.openingBonus = 2),
      'boards.3-4.museum M2: size, bonus: [3, 2] instead of [3, 3].',
    ],
    [
      'the fourth room’s bonus',
      (data) => (large(data).museum[3]!.openingBonus = 3),
      'boards.3-4.museum M4: size, bonus: [3, 3] instead of [3, 2].',
    ],
    [
      'the fourth room of the example',
      (data) => (large(data).museum[3]!.values = [2, 4, 5]),
      'boards.3-4.museum M4: last value: 5 instead of 3.',
    ],
    ['a space twice', (data) => (space(large(data).sea, 'w1').id = 'w2'), 'boards.3-4.sea: there are two spaces w2.'],
    [
      'a way to nowhere',
      (data) => large(data).sea.ways.push(['port', 'atlantis']),
      'boards.3-4.sea.ways: port and atlantis are not two spaces.',
    ],
    ['no port', (data) => large(data).sea.spaces.shift(), 'boards.3-4.sea: ports: 0 instead of 1.'],
    [
      'a third fishing space',
      (data) => large(data).sea.spaces.push({ id: 'f3', kind: 'fishing', x: 1, y: 1 }),
      'boards.3-4.sea: fishing spaces: 3 instead of 2.',
    ],
    [
      'a lagoon without tour',
      (data) => Object.assign(space(large(data).sea, 'lagoon-tour'), { kind: 'coastal' }),
      'boards.3-4.sea: tour, coastal, lobster, island: [0, 2, 2, 1] instead of [1, 1, 2, 1].',
    ],
    [
      'a site without map',
      (data) => (site(large(data).sea, 7)!.site = 8),
      'boards.3-4.sea.sites: [1, 2, 3, 4, 5, 6, 8] instead of [1, 2, 3, 4, 5, 6, 7].',
    ],
    [
      'a missing column',
      (data) => Object.assign(space(large(data).sea, 's7.4'), { column: 5 }),
      'boards.3-4.sea.sites 7: columns: [1, 2, 3, 5] instead of [1, 2, 3, 4].',
    ],
    [
      'a space of no site',
      (data) => Object.assign(space(large(data).sea, 's7.4'), { site: 9 }),
      'boards.3-4.sea: s7.4 belongs to no dig site.',
    ],
    [
      'a lagoon space with a back door',
      (data) => large(data).sea.ways.push(['lagoon-tour', 'w1']),
      'boards.3-4.sea: lagoon-tour of the lagoon must be next to the port and nothing else.',
    ],
    [
      'a space out of reach',
      (data) => cut(large(data).sea, 'e1 e3', 'e3 s7.4'),
      "boards.3-4.sea: e3 can't be reached from the port in 8 spaces.",
    ],
    [
      'a site behind another',
      (data) => cut(small(data).sea, 'w2 w3', 'f1 s3.4', 'f1 w5', 'w6 s5.5'),
      "boards.1-2.sea: site 3 can't be reached from the port in 8 spaces with no other map.",
    ],
    [
      'a way around that is shorter than in the example',
      (data) => large(data).sea.ways.push(['g2', 'g5']),
      'boards.3-4.sea: from site 2 to site 6 without map 4: 5 instead of 8.',
    ],
    [
      'a way through that is no shorter',
      (data) => cut(large(data).sea, 'g5 s4.5'),
      'boards.3-4.sea: the way from site 2 to site 6 is not shorter through site 4.',
    ],
    [
      'too few big sites',
      (data) => (site(large(data).sea, 5)!.size = 'small'),
      'boards.3-4.sea.sites: big: 3 instead of 4.',
    ],
    [
      'a small sixth site',
      (data) => (site(large(data).sea, 6)!.size = 'small'),
      'boards.3-4.sea.sites 6: small instead of big.',
    ],
    [
      'more small sites than their pile has threes of tiles',
      (data) => small(data).sea.sites.forEach((each) => (each.size = 'small')),
      'boards.1-2.sea.sites: 5 small ones look at three tiles each, but there are 9.',
    ],
    [
      'a space outside the sea',
      (data) => (space(large(data).sea, 'w1').y = 701),
      'boards.3-4.sea: w1 lies outside the 1000 x 700 of the sea.',
    ],
    [
      'two spaces in one place',
      (data) => Object.assign(space(large(data).sea, 'w2'), { x: 130, y: 240 }),
      'boards.3-4.sea: w1 and w2 lie in the same place.',
    ],
    [
      'a space under a tile',
      (data) => Object.assign(space(large(data).sea, 'w1'), { x: 200, y: 100 }),
      'boards.3-4.sea: w1 lies under the tile of site 1.',
    ],
    [
      'a tile outside the sea',
      (data) => (site(large(data).sea, 7)!.tile = [860, 518, 144, 104]),
      'boards.3-4.sea: the tile of site 7 lies outside the 1000 x 700 of the sea.',
    ],
    [
      'tiles upon each other',
      (data) => (site(large(data).sea, 7)!.tile = [630, 518, 144, 104]),
      'boards.3-4.sea: the tiles of sites 5 and 7 overlap.',
    ],
  ]

  test.each(cases)('%s is told in a sentence', (_, change, sentence) => {
    expect(problems(change)).toContain(sentence)
  })

  test.each(cases)('%s is told in French', (_, change) => {
    const french = problems(change, 'fr')
    expect(french).toHaveLength(problems(change).length)
    for (const sentence of french) expect(sentence).toMatch(/[^ ] :|Il y a deux|Deux tuiles|Les tuiles|ne /u)
  })
})
