import { describe, expect, test } from 'vitest'
import { components } from './builtIn.ts'
import { checkSet } from './components.ts'
import { artifactsInc as game } from './game.ts'
import { diceFor, player, scene } from './testing/scene.ts'
import { sideWords as en } from './text/en/sides.ts'
import { sideWords as fr } from './text/fr/sides.ts'
import { publicText, sideText } from './text/index.ts'
import type { Level, OwnCardView } from './types.ts'

/** What each side must be, written by hand: printed reputation, dice, faces of its slots, its lines in English and in French. */
interface Expected {
  readonly reputation: number
  readonly dice?: number
  readonly slots?: readonly (readonly number[])[]
  readonly en: readonly string[]
  readonly fr: readonly string[]
}

const ANY = [1, 2, 3, 4, 5, 6]
const LOW = [1, 2, 3]
const HIGH = [4, 5, 6]
const NOT_2 = [1, 3, 4, 5, 6]

const side = (
  reputation: number,
  en: readonly string[],
  fr: readonly string[],
  part: Pick<Expected, 'dice' | 'slots'> = {},
): Expected => ({ reputation, en, fr, ...part })

// ~ stands for a narrow no-break space.
const SIDES: Readonly<Record<string, readonly [Expected, Expected]>> = {
  adventurers: [
    side(0, ['Hats: 3 dice to roll.'], ['Chapeaux~: 3 dés à lancer.'], { dice: 3 }),
    side(1, ['Hats: 4 dice to roll.'], ['Chapeaux~: 4 dés à lancer.'], { dice: 4 }),
  ],
  's-canyon': [
    side(0, ['Not a 2: gain 1 Fossil.'], ['Tout sauf 2~: gagner 1 fossile.'], { slots: [NOT_2] }),
    side(1, ['Not a 2: gain 2 Fossils.'], ['Tout sauf 2~: gagner 2 fossiles.'], { slots: [NOT_2] }),
  ],
  's-desert': [
    side(0, ['4 or more: gain 1 Scroll.'], ['4 ou plus~: gagner 1 parchemin.'], { slots: [HIGH] }),
    side(1, ['3 or more: gain 2 Scrolls.'], ['3 ou plus~: gagner 2 parchemins.'], { slots: [[3, 4, 5, 6]] }),
  ],
  headquarters: [
    side(0, ['Any die: buy or upgrade.'], ['Tout dé~: acheter ou améliorer.'], { slots: [ANY] }),
    side(
      1,
      ['Any die: buy or upgrade for $1 less.', '5 or more: buy or upgrade for $1 less.'],
      ['Tout dé~: acheter ou améliorer, 1~$ de moins.', '5 ou plus~: acheter ou améliorer, 1~$ de moins.'],
      { slots: [ANY, [5, 6]] },
    ),
  ],
  canyon: [
    side(
      1,
      ['Exactly 1: gain 1 Fossil.', '3 or more: gain 1 Fossil.'],
      ['1 exactement~: gagner 1 fossile.', '3 ou plus~: gagner 1 fossile.'],
      { slots: [[1], [3, 4, 5, 6]] },
    ),
    side(
      2,
      ['Exactly 1: gain 2 Fossils.', '3 or more: gain 2 Fossils.'],
      ['1 exactement~: gagner 2 fossiles.', '3 ou plus~: gagner 2 fossiles.'],
      { slots: [[1], [3, 4, 5, 6]] },
    ),
  ],
  desert: [
    side(
      1,
      ['2 or less: gain 1 Scroll.', '4 or more: gain 1 Scroll.'],
      ['2 ou moins~: gagner 1 parchemin.', '4 ou plus~: gagner 1 parchemin.'],
      { slots: [[1, 2], HIGH] },
    ),
    side(
      3,
      ['2 or less: gain 2 Scrolls.', '4 or more: gain 2 Scrolls.'],
      ['2 ou moins~: gagner 2 parchemins.', '4 ou plus~: gagner 2 parchemins.'],
      { slots: [[1, 2], HIGH] },
    ),
  ],
  mountain: [
    side(1, ['4 or more: gain 1 Gem.'], ['4 ou plus~: gagner 1 gemme.'], { slots: [HIGH] }),
    side(2, ['4 or more: gain 2 Gems.'], ['4 ou plus~: gagner 2 gemmes.'], { slots: [HIGH] }),
  ],
  rainforest: [
    side(1, ['2 or less: gain 1 Statue.'], ['2 ou moins~: gagner 1 statue.'], { slots: [[1, 2]] }),
    side(3, ['3 or less: gain 2 Statues.'], ['3 ou moins~: gagner 2 statues.'], { slots: [LOW] }),
  ],
  'diving-suit': [
    side(2, ['+3 to the sum of your dive.'], ['+3 à la somme de votre plongée.']),
    side(3, ['+8 to the sum of your dive.'], ['+8 à la somme de votre plongée.']),
  ],
  'mule-train': [
    side(1, ['$1 for every die on an expedition beside it.'], ['1~$ pour chaque dé posé sur une expédition voisine.']),
    side(3, ['$2 for every die on an expedition beside it.'], ['2~$ pour chaque dé posé sur une expédition voisine.']),
  ],
  'survey-kit': [
    side(
      1,
      ['On cards beside it a die counts as up to 1 higher or lower.'],
      ['Sur les cartes voisines, un dé compte jusqu’à 1 de plus ou de moins.'],
    ),
    side(
      2,
      ['On cards beside it a die counts as up to 2 higher or lower.'],
      ['Sur les cartes voisines, un dé compte jusqu’à 2 de plus ou de moins.'],
    ),
  ],
  seaplane: [
    side(
      1,
      ['3 or more: gain 1 artifact as an expedition beside it would.'],
      ['3 ou plus~: gagner 1 artefact comme sur une expédition voisine.'],
      { slots: [[3, 4, 5, 6]] },
    ),
    side(
      2,
      ['Any die: gain 2 artifacts as an expedition beside it would.'],
      ['Tout dé~: gagner 2 artefacts comme sur une expédition voisine.'],
      { slots: [ANY] },
    ),
  ],
  'salvage-barge': [
    side(1, ['$3 for every dive of yours.'], ['3~$ pour chacune de vos plongées.']),
    side(3, ['$5 for every dive of yours.'], ['5~$ pour chacune de vos plongées.']),
  ],
  'auction-room': [
    side(
      1,
      ['Any die: sell any artifacts, and $3 more.'],
      ['Tout dé~: vendre des artefacts au choix, et 3~$ de plus.'],
      { slots: [ANY] },
    ),
    side(
      2,
      ['Any die: sell any artifacts, and $5 more.'],
      ['Tout dé~: vendre des artefacts au choix, et 5~$ de plus.'],
      { slots: [ANY] },
    ),
  ],
  'lecture-circuit': [
    side(2, ['3 or less: take $2.'], ['3 ou moins~: prendre 2~$.'], { slots: [LOW] }),
    side(3, ['4 or less: take $4.'], ['4 ou moins~: prendre 4~$.'], { slots: [[1, 2, 3, 4]] }),
  ],
  'purchasing-bureau': [
    side(1, ['3 or less: buy or upgrade for $2 less.'], ['3 ou moins~: acheter ou améliorer, 2~$ de moins.'], {
      slots: [LOW],
    }),
    side(3, ['Any die: buy or upgrade for $3 less.'], ['Tout dé~: acheter ou améliorer, 3~$ de moins.'], {
      slots: [ANY],
    }),
  ],
  'curators-study': [
    side(
      1,
      ['Any die: fill an order of any museum, and $2 more.'],
      ['Tout dé~: honorer une commande d’un musée au choix, et 2~$ de plus.'],
      { slots: [ANY] },
    ),
    side(
      3,
      ['Any die: fill an order of any museum, and $4 more.'],
      ['Tout dé~: honorer une commande d’un musée au choix, et 4~$ de plus.'],
      { slots: [ANY] },
    ),
  ],
  workshop: [
    side(1, ['Upgrades cost you $2 less.'], ['Les améliorations vous coûtent 2~$ de moins.']),
    side(2, ['Upgrades cost you $3 less.'], ['Les améliorations vous coûtent 3~$ de moins.']),
  ],
  'trustees-room': [
    side(
      1,
      ['+1 reputation for each museum with 3 cubes or more of yours.'],
      ['+1 de réputation pour chaque musée où vous avez 3 cubes ou plus.'],
    ),
    side(
      3,
      ['+1 reputation for each museum with 2 cubes or more of yours.'],
      ['+1 de réputation pour chaque musée où vous avez 2 cubes ou plus.'],
    ),
  ],
  'press-bureau': [
    side(
      1,
      ['+1 reputation for each expedition card beside it.'],
      ['+1 de réputation pour chaque carte voisine «~Expédition~».'],
    ),
    side(
      2,
      ['+2 reputation for each expedition card beside it.'],
      ['+2 de réputation pour chaque carte voisine «~Expédition~».'],
    ),
  ],
  'ceramics-gallery': [
    side(
      1,
      ['+1 reputation for each Pottery find of yours.'],
      ['+1 de réputation pour chaque trouvaille «~Poterie~» que vous possédez.'],
    ),
    side(
      2,
      ['+2 reputation for each Pottery find of yours.'],
      ['+2 de réputation pour chaque trouvaille «~Poterie~» que vous possédez.'],
    ),
  ],
  'coin-cabinet': [
    side(
      1,
      ['+1 reputation for each Doubloons find of yours.'],
      ['+1 de réputation pour chaque trouvaille «~Doublons~» que vous possédez.'],
    ),
    side(
      2,
      ['+2 reputation for each Doubloons find of yours.'],
      ['+2 de réputation pour chaque trouvaille «~Doublons~» que vous possédez.'],
    ),
  ],
  'drowned-city-diorama': [
    side(
      1,
      ['+1 reputation for each Sunken City find of yours.'],
      ['+1 de réputation pour chaque trouvaille «~Cité engloutie~» que vous possédez.'],
    ),
    side(
      2,
      ['+2 reputation for each Sunken City find of yours.'],
      ['+2 de réputation pour chaque trouvaille «~Cité engloutie~» que vous possédez.'],
    ),
  ],
  'sponge-diver': [
    side(
      1,
      ['Hat: 1 die to roll.', '+1 to the sum of your dive.'],
      ['Chapeau~: 1 dé à lancer.', '+1 à la somme de votre plongée.'],
      { dice: 1 },
    ),
    side(
      4,
      ['Hat: 1 die to roll.', '+4 to the sum of your dive.'],
      ['Chapeau~: 1 dé à lancer.', '+4 à la somme de votre plongée.'],
      { dice: 1 },
    ),
  ],
  'bush-pilot': [
    side(
      1,
      ['Hat: 1 die to roll.', 'Exactly 6: gain 1 artifact as an expedition beside it would.'],
      ['Chapeau~: 1 dé à lancer.', '6 exactement~: gagner 1 artefact comme sur une expédition voisine.'],
      { dice: 1, slots: [[6]] },
    ),
    side(
      4,
      ['Hat: 1 die to roll.', '5 or more: gain 2 artifacts as an expedition beside it would.'],
      ['Chapeau~: 1 dé à lancer.', '5 ou plus~: gagner 2 artefacts comme sur une expédition voisine.'],
      { dice: 1, slots: [[5, 6]] },
    ),
  ],
  epigraphist: [
    side(
      1,
      ['Hat: 1 die to roll.', '$1 for every museum order you fill.'],
      ['Chapeau~: 1 dé à lancer.', '1~$ pour chaque commande de musée que vous honorez.'],
      { dice: 1 },
    ),
    side(
      5,
      ['Hat: 1 die to roll.', '$3 for every museum order you fill.'],
      ['Chapeau~: 1 dé à lancer.', '3~$ pour chaque commande de musée que vous honorez.'],
      { dice: 1 },
    ),
  ],
  'card-sharp': [
    side(
      1,
      ['Hat: 1 die to roll.', 'Once a turn, before placing, reroll 1 die.'],
      ['Chapeau~: 1 dé à lancer.', 'Une fois par tour, avant de poser, relancez 1 dé.'],
      { dice: 1 },
    ),
    side(
      4,
      ['Hat: 1 die to roll.', 'Once a turn, before placing, reroll up to 3 dice.'],
      ['Chapeau~: 1 dé à lancer.', 'Une fois par tour, avant de poser, relancez jusqu’à 3 dés.'],
      { dice: 1 },
    ),
  ],
  'twin-scouts': [
    side(1, ['Hat: 1 die to roll.'], ['Chapeau~: 1 dé à lancer.'], { dice: 1 }),
    side(3, ['Hats: 2 dice to roll.'], ['Chapeaux~: 2 dés à lancer.'], { dice: 2 }),
  ],
  'explorers-club': [
    side(
      3,
      ['+1 reputation for each crew card beside it.'],
      ['+1 de réputation pour chaque carte voisine «~Équipe~».'],
    ),
    side(
      6,
      ['+2 reputation for each crew card beside it.'],
      ['+2 de réputation pour chaque carte voisine «~Équipe~».'],
    ),
  ],
  tower: [
    side(5, ['No action and no ability: its reputation is all.'], ['Ni action ni pouvoir~: sa réputation est tout.']),
    side(10, ['No action and no ability: its reputation is all.'], ['Ni action ni pouvoir~: sa réputation est tout.']),
  ],
  'expo-pavilion': [
    side(
      2,
      ['+1 reputation for each museum with a cube of yours.'],
      ['+1 de réputation pour chaque musée où vous avez un cube.'],
    ),
    side(
      3,
      ['+2 reputation for each museum with a cube of yours.'],
      ['+2 de réputation pour chaque musée où vous avez un cube.'],
    ),
  ],
  'maritime-hall': [
    side(
      3,
      ['+1 reputation for each equipment card beside it.'],
      ['+1 de réputation pour chaque carte voisine «~Équipement~».'],
    ),
    side(
      5,
      ['+1 reputation for each equipment card beside it.', '+1 reputation for each underwater find of yours.'],
      [
        '+1 de réputation pour chaque carte voisine «~Équipement~».',
        '+1 de réputation pour chaque trouvaille sous-marine que vous possédez.',
      ],
    ),
  ],
  'university-chair': [
    side(
      3,
      ['+1 reputation for each level 2 card beside it.'],
      ['+1 de réputation pour chaque carte voisine de niveau 2.'],
    ),
    side(
      7,
      ['+1 reputation for each level 2 card beside it.'],
      ['+1 de réputation pour chaque carte voisine de niveau 2.'],
    ),
  ],
}

/** What the card costs, written by hand. */
const COSTS: Readonly<Record<string, number>> = {
  adventurers: 9,
  's-canyon': 5,
  's-desert': 6,
  headquarters: 5,
  canyon: 3,
  desert: 4,
  mountain: 6,
  rainforest: 7,
  'diving-suit': 6,
  'mule-train': 4,
  'survey-kit': 3,
  seaplane: 3,
  'salvage-barge': 5,
  'auction-room': 5,
  'lecture-circuit': 5,
  'purchasing-bureau': 6,
  'curators-study': 4,
  workshop: 4,
  'trustees-room': 8,
  'press-bureau': 7,
  'ceramics-gallery': 6,
  'coin-cabinet': 6,
  'drowned-city-diorama': 6,
  'sponge-diver': 9,
  'bush-pilot': 9,
  epigraphist: 9,
  'card-sharp': 10,
  'twin-scouts': 9,
  'explorers-club': 12,
  tower: 16,
  'expo-pavilion': 10,
  'maritime-hall': 12,
  'university-chair': 13,
}

const spaced = (lines: readonly string[]): string[] => lines.map((line) => line.replaceAll('~', '\u202f'))

const CASES = Object.entries(SIDES).flatMap(([card, sides]) =>
  sides.map((expected, index) => ({ card, level: (index + 1) as Level, expected })),
)

/** The card alone at the far right, so that its neighbour is no expedition; the starting ones where they are. */
function laid(card: string, level: Level): { place: string; seen: OwnCardView; state: ReturnType<typeof scene> } {
  const starting = ['s-canyon', 's-desert', 'adventurers', 'headquarters'].indexOf(card)
  const place = starting < 0 ? 'B1' : `T${starting + 1}`
  const state = scene({ dice: ANY, artifacts: [{ fossil: 1 }], cards: [{ [place]: `${card} ${level}` }] })
  const seen = player(state).cards.find((each) => each.card === card)
  if (seen === undefined) throw new Error(`${card} is not there`)
  return { place, seen, state }
}

describe('every side of every card', () => {
  test('there are 33 cards', () => {
    expect(Object.keys(SIDES).toSorted()).toEqual(components.cards.map(({ id }) => id).toSorted())
  })

  test.each(CASES)('$card, level $level', ({ card, level, expected }) => {
    const { place, seen, state } = laid(card, level)
    expect(seen.reputation).toBe(expected.reputation)
    expect(seen.slots.map(({ faces }) => faces)).toEqual(expected.slots ?? [])
    expect(seen.upgrade?.dollars ?? null).toBe(level === 2 ? null : (COSTS[card] ?? 0) - (card === 'workshop' ? 2 : 0))
    const startingDice = card === 'adventurers' ? 0 : 3
    expect(player(state).dice).toBe(startingDice + (expected.dice ?? 0))
    // The Canyon lies above, so what looks for an expedition finds one; each die that fits may be placed.
    const slots = expected.slots ?? []
    expect(slots.map((_, slot) => diceFor(state, `${place}.${slot + 1}`))).toEqual(slots)
    expect(sideText(components, card, level, en)).toEqual(expected.en)
    expect(sideText(components, card, level, fr)).toEqual(spaced(expected.fr))
  })
})

test('public cards tell what they do', () => {
  expect(publicText(components, 'museum-gems', en)).toEqual([
    '3, 4 or 5: fill an order of the Museum of Gems.',
    '$1 an artifact and $3 an order.',
    'Most cubes in the end: 4 reputation.',
  ])
  expect(publicText(components, 'private-collectors', fr)).toEqual(
    spaced(['1 ou 6~: vendre des artefacts au choix.', '1~$ par artefact, et 1~$ par type au-delà du premier.']),
  )
  expect(publicText(components, 'guide-work', en)).toEqual(['Any die: take $1.'])
  expect(publicText(components, 'tower', en)).toEqual([])
})

test('a value that is changed in a set changes the text and the game with it', () => {
  const data = structuredClone(components)
  const seaplane = data.cards.find(({ id }) => id === 'seaplane')
  if (seaplane === undefined) throw new Error('no seaplane')
  seaplane.level1.slots = [{ faces: [2, 5], action: { kind: 'gainNear', n: 4 } }]
  const checked = checkSet(data)
  expect(checked.ok && sideText(checked.value, 'seaplane', 1, en)).toEqual([
    '2 or 5: gain 4 artifacts as an expedition beside it would.',
  ])
  expect(game.meta.provenance).toBe('reconstructed')
})
