import { describe, expect, test } from 'vitest'
import { components } from './builtIn.ts'
import { checkSet } from './components.ts'
import type { ComponentSet } from './schema.ts'
import { ABILITY_KINDS, ACTION_KINDS } from './types.ts'

type Card = ComponentSet['cards'][number]
const of = (letter: string): Card[] => components.cards.filter((card) => card.letter === letter)
const copies = (letter: string): number => of(letter).reduce((sum, card) => sum + card.copies, 0)
const card = (set: ComponentSet, id: string): Card => {
  const found = set.cards.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}

describe('the set that comes with the game', () => {
  test('is in order, and says that it is reconstructed', () => {
    expect(checkSet(components)).toEqual({ ok: true, value: components })
    expect(components.provenance).toBe('reconstructed')
  })

  test('has all that is known of the printed game, but for its provenance', () => {
    expect(checkSet({ ...components, provenance: 'transcribed' }).ok).toBe(true)
  })

  test('has 72 cards: 6 public, 16 starting, 12 underwater, 10 A, 8 B, 10 C, 5 D, 5 E', () => {
    const letters = ['S', 'A', 'B', 'C', 'D', 'E'].map(copies)
    expect(letters).toEqual([16, 10, 8, 10, 5, 5])
    const publicCards = components.museums.length + 2
    expect([publicCards, components.underwater.length]).toEqual([6, 12])
    expect(publicCards + 12 + letters.reduce((sum, count) => sum + count, 0)).toBe(72)
  })

  test('gives each letter one kind, and each kind one letter', () => {
    expect(['A', 'B', 'C', 'D', 'E'].map((letter) => [...new Set(of(letter).map(({ kind }) => kind))])).toEqual([
      ['expedition'],
      ['equipment'],
      ['office'],
      ['crew'],
      ['landmark'],
    ])
  })

  test('uses every action and every ability of the vocabulary, the dive being the board’s', () => {
    const sides = components.cards.flatMap(({ level1, level2 }) => [level1, level2])
    const actions = new Set(sides.flatMap(({ slots }) => slots.map(({ action }) => action.kind)))
    const abilities = new Set(sides.flatMap((side) => side.abilities.map(({ kind }) => kind)))
    expect([...actions, 'dive'].toSorted()).toEqual(ACTION_KINDS.toSorted())
    expect([...abilities].toSorted()).toEqual(ABILITY_KINDS.toSorted())
  })

  test('takes nothing away when a card is turned over: slots, faces, numbers, abilities, reputation', () => {
    for (const { id, level1, level2, letter } of components.cards) {
      expect(level2.reputation, id).toBeGreaterThan(level1.reputation)
      expect(level2.dice, id).toBeGreaterThanOrEqual(level1.dice)
      level1.slots.forEach((slot, index) => {
        const heir = level2.slots[index]
        expect(heir?.action.kind, id).toBe(slot.action.kind)
        expect(
          slot.faces.filter((face) => heir?.faces.includes(face) !== true),
          id,
        ).toEqual([])
      })
      for (const ability of level1.abilities) {
        const heir = level2.abilities.find(({ kind }) => kind === ability.kind)
        expect(heir?.n, id).toBeGreaterThanOrEqual(ability.n)
      }
      const does = (side: Card['level1']): string => JSON.stringify([side.dice, side.slots, side.abilities])
      // Landmarks may be worth more and nothing else.
      expect(letter === 'E' || does(level2) !== does(level1), id).toBe(true)
    }
  })

  test('has the printed values that are known', () => {
    expect(card(components, 'adventurers').level1).toMatchObject({ dice: 3, reputation: 0 })
    const suit = card(components, 'diving-suit')
    expect([suit.level1.reputation, suit.level2.reputation]).toEqual([2, 3])
    const canyon = card(components, 'canyon')
    expect([canyon.level1.reputation, canyon.level2.reputation]).toEqual([1, 2])
    expect(components.museums.map(({ orders }) => orders['3-4'])).toEqual(
      [0, 1, 2, 3].map(() => [1, 1, 2, 2, 3, 3, 4, 5, 6]),
    )
    expect(components.museums.map(({ bonus, majority }) => [bonus, majority])).toEqual([
      [1, 3],
      [2, 3],
      [3, 4],
      [4, 4],
    ])
    expect(components.underwater.map(({ number }) => number)).toEqual([2, 6, 7, 9, 10, 12, 13, 15, 16, 18, 19, 21])
  })

  test('has dearer crews and landmarks than rows, and something cheap in every row', () => {
    const mean = (letter: string): number =>
      of(letter).reduce((sum, each) => sum + each.cost.dollars * each.copies, 0) / copies(letter)
    expect(['A', 'B', 'C', 'D', 'E'].map((letter) => Math.round(mean(letter) * 10))).toEqual([53, 43, 57, 92, 126])
    const cheap = components.cards.filter(
      ({ cost, letter }) => letter !== 'S' && cost.dollars <= 4 && cost.scrolls === 0,
    )
    expect(cheap.map(({ letter, copies: count }) => `${letter}${count}`)).toEqual(['A2', 'A2', 'B2', 'B2', 'B1', 'C1'])
  })

  test('lets every face sell somewhere', () => {
    const faces = new Set(components.museums.flatMap(({ faces: taken }) => taken))
    expect([...faces].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

/** The set with one thing gone wrong. */
type Change = (set: ComponentSet) => void
const CANYON = 4

describe('a set that is wrong is told in a sentence', () => {
  const WRONGS: [string, Change, string, string][] = [
    [
      'an id twice',
      (set) => void set.cards.push(card(set, 'tower')),
      'The id tower is there twice.',
      'L’identifiant tower est en double.',
    ],
    [
      'an id with another sense',
      (set) => void (set.underwater[0] = { id: 'any', number: 2, find: 'pottery' }),
      'The id any means something else; choose another.',
      'L’identifiant any a un autre sens~: choisissez-en un autre.',
    ],
    [
      'two letters for starting cards',
      (set) => void set.letters.push({ id: 'Z', name: { en: 'Z', fr: 'Z' }, shows: 'start' }),
      '2 letters are starting cards; there must be one.',
      '2 lettres désignent des cartes de départ~; il en faut une.',
    ],
    [
      'no starting card',
      (set) => void (set.cards = set.cards.filter(({ letter }) => letter !== 'S')),
      'There are 0 different starting cards; 1 to 6 are possible.',
      'Il y a 0 cartes de départ différentes~; il en faut de 1 à 6.',
    ],
    [
      'too few copies of a starting card',
      (set) => void (card(set, 'headquarters').copies = 3),
      'Card headquarters: four players need four copies of a starting card; there are 3.',
      'Carte headquarters~: quatre joueurs ont besoin de quatre exemplaires d’une carte de départ~; il y en a 3.',
    ],
    [
      'more cards than rows can hold',
      (set) => void (card(set, 'canyon').copies = card(set, 'desert').copies = 20),
      '74 cards are for sale; at most 60 are possible.',
      '74 cartes sont en vente~; 60 au plus sont possibles.',
    ],
    [
      'a museum of nothing',
      (set) => void (set.museums[0]!.artifact = 'bone'),
      'Museum museum-fossils: there is no artifact bone.',
      'Musée museum-fossils~: il n’y a pas d’artefact bone.',
    ],
    [
      'a museum’s faces out of order',
      (set) => void (set.museums[0]!.faces = [3, 2]),
      'Museum museum-fossils: the faces do not rise.',
      'Musée museum-fossils~: les faces ne vont pas en croissant.',
    ],
    [
      'boxes out of order',
      (set) => void (set.museums[1]!.orders['2'] = [1, 3, 2]),
      'Museum museum-scrolls: the boxes for 2 players do not rise.',
      'Musée museum-scrolls~: les cases pour 2 joueurs ne vont pas en croissant.',
    ],
    [
      'underwater cards out of order',
      (set) => void (set.underwater[1]!.number = 2),
      'Underwater card u06: its number does not rise above the one before.',
      'Carte sous-marine u06~: son numéro ne dépasse pas le précédent.',
    ],
    [
      'an unknown find',
      (set) => void (set.underwater[1]!.find = 'boot'),
      'Underwater card u06: there is no find boot.',
      'Carte sous-marine u06~: il n’y a pas de trouvaille boot.',
    ],
    [
      'an unknown letter',
      (set) => void (set.cards[CANYON]!.letter = 'Z'),
      'Card canyon: there is no letter Z.',
      'Carte canyon~: il n’y a pas de lettre Z.',
    ],
    [
      'an unknown kind',
      (set) => void (card(set, 'tower').kind = 'folly'),
      'Card tower: there is no kind folly.',
      'Carte tower~: il n’y a pas de genre folly.',
    ],
    [
      'a level 2 with fewer slots',
      (set) => void card(set, 'canyon').level2.slots.pop(),
      'Card canyon: level 2 has fewer slots than level 1, so a die could lose its place.',
      'Carte canyon~: le niveau 2 a moins de cases que le niveau 1, un dé pourrait y perdre sa place.',
    ],
    [
      'a slot’s faces out of order',
      (set) => void (card(set, 'mountain').level1.slots[0]!.faces = [6, 5]),
      'Card mountain, level 1: the faces do not rise.',
      'Carte mountain, niveau 1~: les faces ne vont pas en croissant.',
    ],
    [
      'an unknown artifact in a slot',
      (set) => void (card(set, 'mountain').level1.slots[0]!.action = { kind: 'gain', artifact: 'bone', n: 1 }),
      'Card mountain, level 1: bone is not in the set.',
      'Carte mountain, niveau 1~: bone n’est pas dans le jeu de composants.',
    ],
    [
      'an office that digs',
      (set) => void (card(set, 'lecture-circuit').level1.slots[0]!.action = { kind: 'gain', artifact: 'gem', n: 1 }),
      'Card lecture-circuit, level 1: only expeditions gain artifacts.',
      'Carte lecture-circuit, niveau 1~: seules les expéditions donnent des artefacts.',
    ],
    [
      'an unknown find in an ability',
      (set) => void (card(set, 'coin-cabinet').level2.abilities = [{ kind: 'repPerFind', find: 'boot', n: 1 }]),
      'Card coin-cabinet, level 2: boot is not in the set.',
      'Carte coin-cabinet, niveau 2~: boot n’est pas dans le jeu de composants.',
    ],
    [
      'an unknown museum in a slot',
      (set) =>
        void (card(set, 'curators-study').level1.slots[0]!.action = { kind: 'fillOrder', museum: 'moma', bonus: 1 }),
      'Card curators-study, level 1: moma is not in the set.',
      'Carte curators-study, niveau 1~: moma n’est pas dans le jeu de composants.',
    ],
    [
      'an unknown kind in an ability',
      (set) =>
        void (card(set, 'press-bureau').level1.abilities = [
          { kind: 'repPerAdjacent', filter: { kind: 'folly' }, n: 1 },
        ]),
      'Card press-bureau, level 1: folly is not in the set.',
      'Carte press-bureau, niveau 1~: folly n’est pas dans le jeu de composants.',
    ],
    [
      'a public card’s faces out of order',
      (set) => void (set.privateCollectors.faces = [6, 1]),
      'private-collectors: the faces do not rise.',
      'private-collectors~: les faces ne vont pas en croissant.',
    ],
  ]
  test.each(WRONGS)('%s', (_, change, en, fr) => {
    const set = structuredClone(components)
    change(set)
    const checked = checkSet(set)
    const problems = checked.ok ? [] : checked.problems
    expect(problems).toContainEqual({ en, fr: fr.replaceAll('~', '\u202f') })
    expect(problems).toHaveLength(1)
  })

  test('kinds and artifacts that rules speak of are needed', () => {
    const rename = (text: string, id: string): unknown => JSON.parse(text.replaceAll(`"${id}"`, `"${id}x"`))
    const text = JSON.stringify(components)
    const english = (value: unknown): string[] => {
      const checked = checkSet(value)
      return checked.ok ? [] : checked.problems.map(({ en }) => en)
    }
    expect(english(rename(text, 'scroll'))).toEqual(['Cards cost Scrolls, and there is no artifact “scroll”.'])
    expect(english(rename(text, 'expedition'))).toContain('There is no kind “expedition”, which rules speak of.')
  })
})

describe('a set that says it is the printed one is held to the printed game', () => {
  const FACTS: [string, Change, string][] = [
    ['public cards', (set) => void set.museums.pop(), 'Public cards: the printed game has 6, this set 5.'],
    [
      'starting cards',
      (set) => void (card(set, 'adventurers').copies = 5),
      'Starting cards: the printed game has 16, this set 17.',
    ],
    [
      'cards for sale',
      (set) => void (card(set, 'mountain').copies = 4),
      'Underwater cards and cards for sale, together: the printed game has 50, this set 51.',
    ],
    [
      'the first underwater card',
      (set) => void (set.underwater[0]!.number = 1),
      'Number of the first underwater card: the printed game has 2, this set 1.',
    ],
    [
      'the end',
      (set) => void (set.board.endReputation = 25),
      'Reputation that ends the game: the printed game has 20, this set 25.',
    ],
    ['dice', (set) => void (set.board.maxDice = 6), 'Dice: the printed game has 7, this set 6.'],
    [
      'money',
      (set) => void (set.board.startMoney = [2, 2, 3, 3]),
      'Starting money: the printed game has 2 3 3 4, this set 2 2 3 3.',
    ],
    ['rows', (set) => void (set.board.rowVisible = 5), 'Cards shown in a row: the printed game has 4, this set 5.'],
    [
      'a dive',
      (set) => void (set.board.diveReputation = 2),
      'Reputation of an underwater card: the printed game has 1, this set 2.',
    ],
    [
      'boxes for three or four',
      (set) => void set.museums[2]!.orders['3-4'].pop(),
      'Museum museum-gems, boxes for three or four: the printed game has 9, this set 8.',
    ],
    [
      'boxes for two',
      (set) => void set.museums[2]!.orders['2'].pop(),
      'Museum museum-gems, boxes for two: the printed game has 6, this set 5.',
    ],
  ]
  test.each(FACTS)('%s', (_, change, sentence) => {
    const set = structuredClone(components)
    change(set)
    const asPrinted = checkSet({ ...set, provenance: 'transcribed' })
    expect(asPrinted.ok ? [] : asPrinted.problems.map(({ en }) => en)).toEqual([sentence])
    expect(checkSet(set).ok).toBe(true)
  })
})

describe('a file of another shape', () => {
  const told = (value: unknown): unknown => {
    const checked = checkSet(value)
    return checked.ok ? null : checked.problems
  }
  const without = (path: (set: ComponentSet) => unknown): unknown => {
    const set = structuredClone(components)
    path(set)
    return set
  }

  test('what is missing is named by its place', () => {
    const set = without((each) => delete (card(each, 'tower') as Partial<Card>).cost)
    expect(told(set)).toEqual([
      { en: 'Card tower, cost: this is missing.', fr: 'Carte tower, cost\u202f: il manque ici.' },
    ])
  })

  test('what is not known is named by its place', () => {
    const set = without((each) => ((each.board as Record<string, unknown>)['sharks'] = 3))
    expect(told(set)).toEqual([
      { en: 'board, sharks: this is not known here.', fr: 'board, sharks\u202f: ceci est inconnu ici.' },
    ])
  })

  test('what does not fit is named by its place, with what is wanted', () => {
    const set = without((each) => (card(each, 'mountain').level2.slots[0]!.faces = [7]))
    expect(told(set)).toEqual([
      {
        en: 'Card mountain, level 2, slot 1, faces, 1: 7 does not fit (wanted: <=6).',
        fr: 'Carte mountain, niveau 2, case 1, faces, 1\u202f: 7 ne convient pas (attendu\u202f: <=6).',
      },
    ])
  })

  test('an action that the vocabulary lacks is named', () => {
    const set = without((each) => {
      const slot = card(each, 'mountain').level1.slots[0]
      Object.assign(slot ?? {}, { action: { kind: 'steal', n: 1 } })
    })
    expect(told(set)).toEqual([
      expect.objectContaining({
        en: expect.stringContaining('Card mountain, level 1, slot 1, action, kind: "steal" does not fit'),
      }),
    ])
  })

  test('something else altogether is no set', () => {
    expect(told(null)).toEqual([
      {
        en: 'The set: null does not fit (wanted: Object).',
        fr: 'Le jeu de composants\u202f: null ne convient pas (attendu\u202f: Object).',
      },
    ])
  })
})
