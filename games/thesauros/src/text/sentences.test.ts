import type { Names, Viewer } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { makeThesauros } from '../game.ts'
import { GAME_DATA, Scene, SET } from '../testing/scene.ts'
import { SeaScene } from '../testing/sea-scene.ts'
import { makeTexts } from './index.ts'

const game = makeThesauros(SET)
const { en, fr } = makeTexts(SET)
const named = (reader: Viewer): Names => ({ reader, of: (seat) => ['Ada', 'Bo', 'Hugo', 'Dan'][seat] ?? '?' })

/** French as it is typed on this page: ~ is a narrow no-break space. */
const set = (text: string): string => text.replaceAll('~', '\u202f')

function said(scene: Scene, text: string): readonly [string, string] {
  const action = GAME_DATA.actionTable.notation.parse(text)
  if (action === null) throw new Error(text)
  const view = game.view(scene.state, scene.toAct[0] ?? 0)
  return [en.action(action, view), fr.action(action, view)]
}

describe('what is asked', () => {
  const scene = new Scene(4)
  scene.queue(2, [0, 'B'], [1, 'W'])
  scene.resolve(2)

  test('the reader is told what the meeple may do and what its skill is worth', () => {
    const view = game.view(scene.state, 0)
    expect(en.prompt(view, 0, named(0))).toBe(
      'Zone 2: your boss ($2 less) may patent, buy an item, do both, or reserve the next card.',
    )
    expect(fr.prompt(view, 0, named(0))).toBe(
      set(
        'Zone 2~: votre boss (2~$ de moins) peut breveter, acheter un objet, faire les deux, ou réserver la prochaine carte.',
      ),
    )
  })

  test('of the others is told what they are deciding', () => {
    const view = game.view(scene.state, 1)
    expect(en.prompt(view, 0, named(1))).toBe('Zone 2: Ada may patent or buy an item.')
    expect(fr.prompt(view, 0, named(1))).toBe(set('Zone 2~: Ada peut breveter ou acheter un objet.'))
    expect(en.prompt(view, 1, named(1))).toBe('Wait for your turn.')
    expect(fr.prompt(view, 2, named(1))).toBe('Hugo attend.')
  })

  test('what costs nothing is not called $0', () => {
    const first = new SeaScene()
    first.boat(0, 'green', 'w2', 'W')
    first.queue(4, [0, 'B'])
    first.resolve(4)
    const view = game.view(first.state, 0)
    expect(en.prompt(view, 0, named(0))).toContain('fly to one of your Zodiacs at sea for free.')
    expect(fr.prompt(view, 0, named(0))).toContain('voler vers un de vos Zodiacs en mer sans rien payer.')
  })

  test('buttons name the price for this meeple now', () => {
    expect(said(scene, 'patent mask')).toEqual(['Patent Mask for $1', set('Breveter «~Masque~» pour 1~$')])
    expect(said(scene, 'prototype mask')).toEqual([
      'Patent Mask and take the first item for $3',
      set('Breveter «~Masque~» et prendre le premier objet pour 3~$'),
    ])
    expect(said(scene, 'refuse')).toEqual(['Do not act: −1 reputation', set('Ne pas agir~: −1 point de réputation')])
  })

  test('T26 an item of another’s patent: to the bank nothing, to the owner $1', () => {
    const bought = new Scene(4)
    bought.queue(2, [0, 'W'], [1, 'B'])
    bought.resolve(2).act('patent mask')
    expect(said(bought, 'item mask')).toEqual([
      'Buy Mask for $0 and $1 to the patent’s owner',
      set('Acheter l’objet «~Masque~» pour 0~$ et 1~$ au propriétaire du brevet'),
    ])
  })

  test('zone 6 tells what the boss brings home', () => {
    const mussels = new Scene(4)
    mussels.queue(6, [0, 'B'])
    mussels.resolve(6)
    expect(said(mussels, 'fish')).toEqual(['Gather mussels: +$3', set('Ramasser des moules~: +3~$')])
  })
})

describe('what happens', () => {
  test.each<[Event, string, string]>([
    [
      { type: 'placed', seat: 0, sort: 'B', zone: 2, space: 3, double: true },
      'Your boss goes to zone 2, Research, space 3, with a Double Action.',
      'Votre boss va en zone 2, Recherche, case 3, avec une action double.',
    ],
    [
      { type: 'placed', seat: 2, sort: 'W', zone: 8, space: 1, double: false },
      'Hugo’s worker goes to zone 8, Museum, space 1.',
      'L’ouvrier d’Hugo va en zone 8, Musée, case 1.',
    ],
    [
      { type: 'transferred', seat: 1, from: 'RD', to: 'HR', amount: 6, fee: 2 },
      'Bo moves $6 from R&D to Human Resources (fee $2).',
      'Bo transfère 6~$ du compte R&D au compte Ressources humaines (frais~: 2~$).',
    ],
    [
      { type: 'shark-met', seat: 0, depth: 2, roll: 3, bonus: 3, needed: 6, killed: true },
      'Shark at level 2: 3 + 3 rolled, 6 needed. It is killed.',
      'Requin au niveau 2~: 3 + 3 au dé, il faut 6. Il est tué.',
    ],
    [
      { type: 'lifted', seat: 0, value: 3, number: 1, depth: 1 },
      'You lift an obsidian treasure ($3) from level 1.',
      'Vous remontez un trésor d’obsidienne (3~$) du niveau 1.',
    ],
    [
      { type: 'bribes-opened', bribes: [6, null, 0, 3] },
      'Bribes: you $6, Hugo nothing, Dan $3.',
      'Pots-de-vin~: vous 6~$, Hugo rien, Dan 3~$.',
    ],
    [
      { type: 'reputation', seat: 3, change: -2, reason: 'wages', total: 7 },
      'Dan has 7 reputation (−2, wages not paid).',
      'Dan a 7 points de réputation (−2, salaires impayés).',
    ],
    [
      { type: 'game-ended', end: 'time', ranks: [2, 1, 3, 4] },
      'The game is over: Bo wins.',
      'La partie est finie~: Bo gagne.',
    ],
  ])('%o', (event, english, french) => {
    expect(en.event(event, named(0))).toBe(english)
    expect(fr.event(event, named(0))).toBe(set(french))
  })

  test('secrets are told to whom they belong, and to the others that there are some', () => {
    const own: Event = { type: 'tile-laid', seat: 0, number: 3, tile: 'B01' }
    expect(en.event(own, named(0))).toBe('You lay Merchant Convoy (9 treasures, 3 sharks) face down on site 3.')
    expect(en.event(game.redact(own, 1) ?? own, named(1))).toBe('Ada lays a tile face down on site 3.')
    expect(fr.event(game.redact(own, 1) ?? own, named(1))).toBe('Ada pose une tuile face cachée sur le site 3.')
  })
})

test('a full line is refused with its zone and what is possible instead', () => {
  const why = { code: 'queue-full', params: { zone: 3, spaces: 4, seat: -1 } }
  expect(en.refusal(why)).toBe('All 4 spaces are taken in zone 3, Flea Market. The mussels always have room.')
  expect(fr.refusal(why)).toBe(
    set('File pleine en zone 3, Marché aux puces~: 4 cases. La pêche aux moules accueille tout le monde.'),
  )
})
