import { fastChance, type Names, type Viewer } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { artifactsInc as game } from '../game.ts'
import { REFUSAL_CODES } from '../refusal-codes.ts'
import { act, actionOf, refused, scene } from '../testing/scene.ts'
import type { Event } from '../types.ts'
import { artifactsIncTexts } from './index.ts'

const { en, fr } = artifactsIncTexts
const named = (reader: Viewer): Names => ({ reader, of: (seat) => ['Ada', 'Bo', 'Cleo'][seat] ?? '?' })
const spaced = (text: string): string => text.replaceAll('~', '\u202f')

describe('what happened', () => {
  const CASES: [Event, string, string][] = [
    [
      { type: 'turn-started', seat: 0, round: 3, dice: [1, 4, 4] },
      'Round 3: you roll 1, 4, 4.',
      'Manche 3~: vous lancez 1, 4, 4.',
    ],
    [
      {
        type: 'order-filled',
        seat: 1,
        museum: 'museum-gems',
        artifact: 'gem',
        box: 3,
        size: 2,
        dollars: 5,
        by: 'museum-gems',
      },
      'Bo fills an order of the Museum of Gems: 2 Gems for $5.',
      'Bo honore une commande de «~Musée des gemmes~»~: 2 gemmes pour 5~$.',
    ],
    [
      { type: 'bought', seat: 0, card: 'curators-study', price: { dollars: 4, scrolls: 1 } },
      'You buy Curator’s Study for $4 and 1 Scroll.',
      'Vous achetez «~Cabinet du conservateur~» pour 4~$ et 1 parchemin.',
    ],
    [
      { type: 'sold', seat: 0, artifacts: { fossil: 1, statue: 2 }, dollars: 4, by: 'private-collectors' },
      'You sell 1 Fossil and 2 Statues (Private Collectors): $4.',
      'Vous vendez 1 fossile et 2 statues (Collectionneurs privés)~: 4~$.',
    ],
    [
      { type: 'dived', seat: 1, card: 'u07', number: 7, find: 'sunkencity', dice: [3, 1], bonus: 3 },
      'Bo dives with 3 and 1 (+3) and brings up Sunken City (7).',
      'Bo plonge avec 3 et 1 (+3) et remonte «~Cité engloutie~» (7).',
    ],
    [
      { type: 'dived', seat: 0, card: 'u02', number: 2, find: 'pottery', dice: [5], bonus: 0 },
      'You dive with a 5 and bring up Pottery (2).',
      'Vous plongez avec un 5 et remontez «~Poterie~» (2).',
    ],
    [
      { type: 'end-triggered', seat: 1, reputation: 21 },
      'Bo has reached 21: this round is the last.',
      'Bo a atteint 21~: cette manche est la dernière.',
    ],
    [
      { type: 'majority', museum: 'museum-fossils', seat: 0, reputation: 3, tied: true },
      'You have the majority of the Museum of Fossils, by the cube furthest on: 3 reputation.',
      'Vous avez la majorité de «~Musée des fossiles~», par le cube le plus avancé~: 3 de réputation.',
    ],
    [
      { type: 'game-ended', end: 'reputation', ranks: [2, 1] },
      'Somebody has reached 20 reputation, and the round is finished. Bo wins.',
      'La réputation 20 est atteinte et la manche est finie. Bo gagne.',
    ],
    [
      { type: 'game-ended', end: 'stalled', ranks: [1, 1] },
      'Ten rounds went by in which nobody bought, upgraded, dived or filled an order. You and Bo share the win.',
      'Dix manches sans achat, ni amélioration, ni plongée, ni commande. Victoire partagée entre vous et Bo.',
    ],
  ]
  test.each(CASES)('%o', (event, english, french) => {
    expect(en.event(event, named(0))).toBe(english)
    expect(fr.event(event, named(0))).toBe(spaced(french))
  })

  test('a sale is told once, when it is over', () => {
    const state = scene({ dice: [1], artifacts: [{ fossil: 2 }] })
    const told = act(state, 'place 1 private-collectors', 'sell fossil', 'sell fossil').map((event) =>
      en.event(event, named(1)),
    )
    expect(told).toEqual([
      'Ada places a 1 on Private Collectors.',
      null,
      null,
      'Ada sells 2 Fossils (Private Collectors): $2.',
    ])
  })
})

describe('what can be done', () => {
  const view = (): ReturnType<typeof game.view> =>
    game.view(scene({ dice: [1, 4], cards: [{ B1: 'canyon' }], artifacts: [{ fossil: 1 }] }), 0)

  test.each([
    [
      'place 4 T2.1',
      'Place a 4 on Desert Expedition (top row, column 2) to gain 1 Scroll',
      'Placer un 4 sur «~Expédition au désert~» (rangée du haut, colonne 2) pour gagner 1 parchemin',
    ],
    [
      'place 4 B1.2',
      'Place a 4 on Canyon Expedition (bottom row, column 1, slot 2) to gain 1 Fossil',
      'Placer un 4 sur «~Expédition au canyon~» (rangée du bas, colonne 1, case 2) pour gagner 1 fossile',
    ],
    [
      'place 1 museum-fossils',
      'Place a 1 on the Museum of Fossils to fill an order',
      'Placer un 1 sur «~Musée des fossiles~» pour honorer une commande',
    ],
    [
      'place 1 guide-work',
      'Place a 1 on Guide Work to take $1',
      'Placer un 1 sur «~Travail de guide~» pour prendre 1~$',
    ],
    ['dive 4', 'Dive with a 4', 'Plonger avec un 4'],
    ['end', 'End the turn', 'Terminer le tour'],
  ])('%s', (text, english, french) => {
    expect(en.action(actionOf(text), view())).toBe(english)
    expect(fr.action(actionOf(text), view())).toBe(spaced(french))
  })

  test('several starting cards are laid in one sentence, which calls none of them the first', () => {
    const state = game.setup({ grid2x4: false, openBacks: true }, 2, fastChance(1))
    const lay = actionOf('lay s-canyon')
    expect(en.action(lay, game.view(state, 0))).toBe('Lay Canyon Expedition')
    expect(fr.action(lay, game.view(state, 0))).toBe(spaced('Poser «~Expédition au canyon~»'))
  })

  test('nobody counts columns below 1', () => {
    expect(en.action(actionOf('put T1'), view())).toBe('Put it in the top row, column 1')
    expect(en.action(actionOf('put B0'), view())).toBe('Put it in the bottom row, 1 left of column 1')
    expect(fr.action(actionOf('put T-1'), view())).toBe('La poser dans la rangée du haut, 2 à gauche de la colonne 1')
  })

  test('prices and payments are told with discounts and bonuses', () => {
    const state = scene({ dice: [1, 2], cards: [{ B1: 'workshop' }], artifacts: [{ gem: 2 }], offer: ['mountain'] })
    act(state, 'place 1 T4.1')
    const seen = game.view(state, 0)
    expect(en.action(actionOf('upgrade T4'), seen)).toBe('Upgrade Headquarters (top row, column 4) for $3')
    expect(en.action(actionOf('buy mountain'), seen)).toBe('Buy Mountain Expedition for $6')
    const study = scene({ dice: [1], cards: [{ B1: 'curators-study' }], artifacts: [{ gem: 2 }] })
    act(study, 'place 1 B1.1')
    expect(fr.action(actionOf('order museum-gems 3'), game.view(study, 0))).toBe(
      spaced('Honorer la commande nº 3 de «~Musée des gemmes~»~: 2 gemmes pour 7~$'),
    )
  })

  test('prompts speak to the reader and of the others', () => {
    expect(en.prompt(view(), 0, named(0))).toBe('Place your dice (1, 4), or end your turn.')
    expect(fr.prompt(view(), 0, named(1))).toBe('Ada place ses dés.')
    const one = game.view(scene({ dice: [6] }), 0)
    expect(en.prompt(one, 0, named(0))).toBe('Place your die (6), or end your turn.')
    expect(fr.prompt(one, 0, named(0))).toBe('Placez votre dé (6), ou terminez votre tour.')
    expect(en.prompt(view(), 1, named(1))).toBe('The others go first.')
    const diving = scene({ dice: [1, 6], divers: [1], cards: [{ B1: 'diving-suit' }] })
    act(diving, 'dive 1')
    expect(en.prompt(game.view(diving, 0), 0, named(0))).toBe('Dive for the 6: you have 4. Add a die.')
  })
})

describe('why not', () => {
  test('and what would be possible', () => {
    const state = scene({ dice: [2, 6], divers: [1, 1, 1] })
    const why = (text: string) => refused(state, text) ?? { code: 'none', params: {} }
    expect(en.refusal(why('place 2 T1.1'))).toBe('A 2 does not fit. What fits there: 1, 3, 4, 5 or 6.')
    expect(en.refusal(why('dive 6'))).toBe('The top underwater card needs 9. With all your dice you reach 8.')
    expect(fr.refusal(why('place 3 T1.1'))).toBe(spaced('Aucun dé restant ne montre 3. Vous avez~: 2, 6.'))
    expect(fr.refusal(why('place 6 private-collectors'))).toBe(
      'Vous n’avez aucun artefact à vendre. Gagnez-en d’abord.',
    )
  })

  test('has words of its own for every code, in both languages', () => {
    const params = {
      phase: 'buy',
      card: 'tower',
      cards: ['adventurers'],
      die: 3,
      dice: [1, 2],
      place: 'T2',
      slots: 1,
      faces: [1, 2],
      museum: 'museum-gems',
      number: 9,
      reach: 3,
      artifact: 'gem',
      artifacts: ['fossil'],
      boxes: 9,
      box: 2,
      need: 4,
      have: 1,
    }
    for (const text of [en, fr]) {
      const sentences = REFUSAL_CODES.map((code) => text.refusal({ code, params }))
      expect(new Set(sentences).size).toBe(REFUSAL_CODES.length)
      for (const sentence of sentences) expect(sentence).toMatch(/^[«A-ZÀ-Ý].*\.$/u)
      expect(text.refusal({ code: 'from-elsewhere', params: {} })).toContain('from-elsewhere')
    }
  })
})

test('French puts narrow no-break spaces before its double marks and dollars', () => {
  const state = scene({ dice: [1, 5], artifacts: [{ fossil: 3 }], cubes: { 'museum-gems': { 1: 0 } }, divers: [0, 1] })
  act(state, 'place 5 T2.1')
  const seen = game.view(state, 0)
  const lines = [
    ...fr.board(seen, named(0)),
    fr.prompt(seen, 0, named(0)),
    ...game.legal(state, 0).map((action) => fr.action(action, seen)),
  ]
  expect(lines.length).toBeGreaterThan(30)
  for (const line of lines) expect(line).not.toMatch(/ [:;!?$»]|« /)
})

test('EN, Asset Action: Buy: the mode named as printed has the backs closed and rows of any length', () => {
  const named = { en: 'The game as printed', fr: 'Le jeu tel qu’imprimé' }
  for (const language of ['en', 'fr'] as const) {
    const { modes } = artifactsIncTexts[language]
    const printed = game.meta.modes.filter(({ id }) => modes[id] === named[language])
    expect(printed.map(({ id, options }) => [id, options])).toEqual([
      ['closed-backs', { grid2x4: false, openBacks: false }],
    ])
  }
  expect(game.meta.modes[0]?.options).toEqual({ grid2x4: false, openBacks: true })
})
