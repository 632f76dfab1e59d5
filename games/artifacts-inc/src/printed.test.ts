import { describe, expect, test } from 'vitest'
import { components } from './builtIn.ts'
import { checkSet } from './components.ts'
import type { ComponentSet } from './schema.ts'

type Card = ComponentSet['cards'][number]

function card(set: ComponentSet, id: string): Card {
  const found = set.cards.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}

/** What is said of the game's own set, changed and called transcribed. */
function toldOf(change: (set: ComponentSet) => void): unknown {
  const set = structuredClone(components)
  change(set)
  expect(checkSet(set).ok).toBe(true)
  const checked = checkSet({ ...set, provenance: 'transcribed' })
  return checked.ok ? [] : checked.problems
}

describe('a set that says it is transcribed is held to the single values that are known', () => {
  test.each<[what: string, change: (set: ComponentSet) => void, en: string, fr: string]>([
    [
      'EN, Asset Action: Buy: a Diving Suit of 2 gains 1 by being turned over',
      (set) => void (card(set, 'diving-suit').level2.reputation = 5),
      'Diving Suit, reputation of its levels: the printed game has 2 3, this set 2 5.',
      'Scaphandre, réputation de ses niveaux\u202f: le jeu imprimé en a 2 3, celui-ci 2 5.',
    ],
    [
      'published review: the Canyon Expedition that is bought is worth 1 and 2',
      (set) => void (card(set, 'canyon').level1.reputation = 0),
      'Canyon Expedition for sale, reputation of its levels: the printed game has 1 2, this set 0 2.',
      'Expédition au canyon en vente, réputation de ses niveaux\u202f: le jeu imprimé en a 1 2, celui-ci 0 2.',
    ],
    [
      'published review: the Canyon Expedition to start with takes any die but a 2',
      (set) => void (card(set, 's-canyon').level1.slots[0]!.faces = [1, 2, 3, 4, 5, 6]),
      'Canyon Expedition to start with, dice that fit: the printed game has 1 3 4 5 6, this set 1 2 3 4 5 6.',
      'Expédition au canyon de départ, dés qui conviennent\u202f: le jeu imprimé en a 1 3 4 5 6, celui-ci 1 2 3 4 5 6.',
    ],
    [
      'published review: the Desert Expedition to start with takes a 4 or more',
      (set) => void (card(set, 's-desert').level1.slots[0]!.faces = [3, 4, 5, 6]),
      'Desert Expedition to start with, dice that fit: the printed game has 4 5 6, this set 3 4 5 6.',
      'Expédition au désert de départ, dés qui conviennent\u202f: le jeu imprimé en a 4 5 6, celui-ci 3 4 5 6.',
    ],
    [
      'EN, Asset Action: Expedition: one Scroll',
      (set) => void (card(set, 's-desert').level1.slots[0]!.action = { kind: 'gain', artifact: 'scroll', n: 2 }),
      'Desert Expedition to start with, artifacts a die: the printed game has 1, this set 2.',
      'Expédition au désert de départ, artefacts par dé\u202f: le jeu imprimé en a 1, celui-ci 2.',
    ],
    [
      'published review: the Adventurers bring three dice',
      (set) => void (card(set, 'adventurers').level1.dice = 2),
      'Adventurers, dice at level 1: the printed game has 3, this set 2.',
      'Aventuriers, dés au niveau 1\u202f: le jeu imprimé en a 3, celui-ci 2.',
    ],
    [
      'published review: the Headquarters buy',
      (set) => void (card(set, 'headquarters').level1.slots[0]!.action = { kind: 'money', n: 1 }),
      'Headquarters, actions at level 1: the printed game has buy, this set money.',
      'Quartier général, actions au niveau 1\u202f: le jeu imprimé en a buy, celui-ci money.',
    ],
    [
      'EN, Game Play: everybody begins without reputation',
      (set) => void (card(set, 'headquarters').level1.reputation = 1),
      'Starting card headquarters, reputation at level 1: the printed game has 0, this set 1.',
      'Carte de départ headquarters, réputation au niveau 1\u202f: le jeu imprimé en a 0, celui-ci 1.',
    ],
    [
      'EN, Public Action: Museums, example: a Mountain Expedition finds Gems',
      (set) => {
        for (const { slots } of [card(set, 'mountain').level1, card(set, 'mountain').level2]) {
          slots[0]!.action = { kind: 'gain', artifact: 'statue', n: 1 }
        }
      },
      'Mountain Expedition, artifact found: the printed game has gem, this set statue.',
      'Expédition en montagne, artefact trouvé\u202f: le jeu imprimé en a gem, celui-ci statue.',
    ],
    [
      'EN, Adventurer Dice Symbols: a card with boxes for a 1 and for 3 or more',
      (set) => void (card(set, 'canyon').level1.slots[0]!.faces = [2]),
      'Cards for sale that take a 1 in one box and a 3 or more in another: the printed game has 1 or more, this set 0.',
      'Cartes en vente qui prennent un 1 dans une case et un 3 ou plus dans une autre\u202f: le jeu imprimé en a 1 ou plus, celui-ci 0.',
    ],
    [
      'EN, Asset Action: Buy: some cards cost a Scroll too',
      (set) => set.cards.forEach(({ cost }) => void (cost.scrolls = 0)),
      'Cards for sale that cost a Scroll too: the printed game has 1 or more, this set 0.',
      'Cartes en vente qui coûtent aussi un parchemin\u202f: le jeu imprimé en a 1 ou plus, celui-ci 0.',
    ],
    [
      'EN, End of the Game, example: the majority of Fossils brings 3',
      (set) => void (set.museums[0]!.majority = 4),
      'Museum of Fossils, reputation of the majority: the printed game has 3, this set 4.',
      'Musée des fossiles, réputation de la majorité\u202f: le jeu imprimé en a 3, celui-ci 4.',
    ],
    [
      'EN, Public Action: Museums, example: an order of Gems brings $3 more',
      (set) => void (set.museums[2]!.bonus = 2),
      'Museum of Gems, bonus of an order: the printed game has 3, this set 2.',
      'Musée des gemmes, bonus d’une commande\u202f: le jeu imprimé en a 3, celui-ci 2.',
    ],
    [
      'EN, Public Action: Museums, example: the museum of Gems takes a 5',
      (set) => void (set.museums[2]!.faces = [3, 4]),
      'Museum of Gems, a box for a 5: the printed game has 1 or more, this set 0.',
      'Musée des gemmes, case pour un 5\u202f: le jeu imprimé en a 1 ou plus, celui-ci 0.',
    ],
    [
      'EN, Public Action: Museums, example: one of the orders of 2',
      (set) => void (set.museums[2]!.orders['3-4'] = [1, 1, 2, 3, 3, 4, 4, 5, 6]),
      'Museum museum-gems, orders of 2 for three or four: the printed game has 2 or more, this set 1.',
      'Musée museum-gems, commandes de 2 à trois ou quatre\u202f: le jeu imprimé en a 2 ou plus, celui-ci 1.',
    ],
    [
      'EN, Public Action: Museums: for two, orders of 1 to 6',
      (set) => void (set.museums[0]!.orders['2'] = [1, 1, 2, 3, 4, 5]),
      'Museum museum-fossils, sizes that come twice for two: the printed game has 0, this set 1.',
      'Musée museum-fossils, tailles en double à deux\u202f: le jeu imprimé en a 0, celui-ci 1.',
    ],
    [
      'EN, Public Action: Private Collectors: a dollar an artifact and one a further type, no more',
      (set) => void (set.privateCollectors.action.bonus = 1),
      'Private Collectors, bonus: the printed game has 0, this set 1.',
      'Collectionneurs privés, bonus\u202f: le jeu imprimé en a 0, celui-ci 1.',
    ],
    [
      'EN, Public Action: Guide Work: a dollar',
      (set) => void (set.guideWork.action.n = 2),
      'Guide Work, dollars: the printed game has 1, this set 2.',
      'Travail de guide, dollars\u202f: le jeu imprimé en a 1, celui-ci 2.',
    ],
  ])('%s', (_, change, en, fr) => {
    expect(toldOf(change)).toEqual([{ en, fr }])
  })

  test('whatever the cards’ ids are: the rulebook’s English names find them', () => {
    const renamed = (set: ComponentSet): void => {
      for (const [index, each] of set.cards.entries()) each.id = `card-${index}`
    }
    expect(toldOf(renamed)).toEqual([])
    expect(
      toldOf((set) => {
        card(set, 'diving-suit').level1.reputation = 1
        renamed(set)
      }),
    ).toEqual([
      {
        en: 'Diving Suit, reputation of its levels: the printed game has 2 3, this set 1 3.',
        fr: 'Scaphandre, réputation de ses niveaux\u202f: le jeu imprimé en a 2 3, celui-ci 1 3.',
      },
    ])
  })

  test('a card that is not there is missed', () => {
    expect(
      toldOf((set) => {
        const suit = card(set, 'diving-suit')
        suit.id = 'suit'
        suit.name = { en: 'Suit', fr: 'Costume' }
      }),
    ).toEqual([
      {
        en: 'Diving Suit, reputation of its levels: the printed game has 2 3, this set –.',
        fr: 'Scaphandre, réputation de ses niveaux\u202f: le jeu imprimé en a 2 3, celui-ci –.',
      },
    ])
  })
})
