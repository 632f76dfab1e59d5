import { fillOptions, type OptionValue } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { EDITION_IDS, POINTS, type EditionId, type PointId } from './editions.ts'
import { EDITIONS, MODES, OPTIONS, rulesOf } from './options.ts'
import { thesauros as game, thesaurosTexts } from './sets.ts'
import { Scene, SET } from './testing/scene.ts'
import { options as english } from './text/en/options.ts'
import { options as french } from './text/fr/options.ts'

/**
 * What each edition says, read off the rulebooks once more: switch, edition, lines, value. No line: the edition is silent, and its mode
 * leaves the switch as it usually is.
 */
const SAID: readonly (readonly [PointId, EditionId, readonly number[], OptionValue])[] = [
  ['influence3p', 'english', [1122], 'EN'],
  ['influence3p', 'french', [1107], 'FR'],
  ['soloThreshold', 'english', [1615, 1639], '70'],
  ['soloThreshold', 'french', [1592, 1635], '80'],
  ['soloTrophies', 'english', [1643, 1648, 1649, 1650, 1651], 'EN'],
  ['soloTrophies', 'french', [1639, 1644, 1645, 1646], 'FR'],
  ['blackSeaplane', 'english', [1532], 'single-use'],
  ['blackSeaplane', 'french', [1516], 'reusable'],
  ['mercenaryTarget', 'english', [1548], 'any-free-space'],
  ['mercenaryTarget', 'french', [1549], 'sponsored-room'],
  // EN L1479 names only what a mercenary may not have under it.
  ['mercenaryEnvelope', 'english', [], true],
  ['mercenaryEnvelope', 'french', [1459], true],
  ['lawlessOpening', 'english', [1658], 'random3'],
  ['lawlessOpening', 'french', [1435, 1653], 'random3'],
  ['slushTransfers', 'english', [409, 1702], 'both-ways'],
  ['slushTransfers', 'french', [417, 1652, 1696], 'out-only'],
  ['crossingSwap', 'english', [758], 'items'],
  ['crossingSwap', 'french', [741], 'items+crew'],
  ['marketRise', 'english', [646, 654], 'strictly-dearer'],
  ['marketRise', 'french', [634], 'next-space'],
  ['unarmedDive', 'english', [779, 1328], 'whole-column'],
  ['unarmedDive', 'french', [763, 1312], 'whole-column'],
  ['fishingStay', 'english', [756], 'must-move'],
  ['fishingStay', 'french', [739], 'must-move'],
  ['returnCrew', 'english', [470, 1111], 'home-at-once'],
  ['returnCrew', 'french', [470, 1096], 'home-at-once'],
  ['discountFloor', 'english', [], true],
  ['discountFloor', 'french', [], true],
  ['soloStoreSpaces', 'english', [887], '2'],
  ['soloStoreSpaces', 'french', [869], '1'],
  ['advertisingStart', 'english', [], 0],
  ['advertisingStart', 'french', [306], 0],
  // Of the printed track only the ends are known: EN L1004, FR L306 and L985.
  ['advertisingTrack', 'english', [], 'set'],
  ['advertisingTrack', 'french', [], 'set'],
]

/** Values of no edition: the lines that can be read so, none for a house rule. */
const OTHERS: readonly (readonly [PointId, string, readonly string[]])[] = [
  ['lawlessOpening', 'maskFirst', ['EN L276']],
  ['slushTransfers', 'none', []],
  ['unarmedDive', 'until-shark', ['EN L777', 'FR L762']],
  ['fishingStay', 'stay-earns', []],
  ['returnCrew', 'in-maintenance', ['EN L883', 'FR L865']],
]

const filledOf = (mode: string) => {
  const asked = MODES.find(({ id }) => id === mode)
  const filled = fillOptions(OPTIONS, asked?.options ?? {})
  if (!filled.ok) throw new Error(filled.refusal.code)
  return filled.value
}

describe('what the editions say', () => {
  test('every switch but the setup is in the table, for both editions', () => {
    const switches = OPTIONS.map(({ id }) => id).filter((id) => id !== 'variant')
    expect(SAID.map(([id, edition]) => `${id} ${edition}`)).toEqual(
      switches.flatMap((id) => EDITION_IDS.map((edition) => `${id} ${edition}`)),
    )
  })

  test.each(SAID)('%s, %s edition, lines %j: %s', (id, edition, lines, value) => {
    expect(POINTS[id][edition]).toEqual(lines.length === 0 ? null : { value, lines })
    for (const { id: mode } of EDITIONS.filter((each) => each.id.endsWith(`-${edition}`)))
      expect([mode, filledOf(mode)[id]]).toEqual([mode, value])
  })

  test('the modes of an edition set their setup and what the edition says, and nothing else', () => {
    expect(EDITIONS).toHaveLength(8)
    for (const { id, options } of EDITIONS) {
      const [variant, edition] = id.split('-')
      const said = SAID.filter(([, which, lines]) => which === edition && lines.length > 0)
      const usual = new Map(OPTIONS.map((spec) => [spec.id, spec.default]))
      const differing = said.filter(([point, , , value]) => usual.get(point) !== value)
      const wanted = differing.map(([point, , , value]): [string, OptionValue] => [point, value])
      expect([id, options]).toEqual([id, { variant, ...Object.fromEntries(wanted) }])
    }
  })

  test.each(OTHERS)('%s: %s is of no edition; it can be read in %j', (id, value, lines) => {
    expect(POINTS[id].readings[value] ?? []).toEqual(lines)
    expect(EDITION_IDS.map((edition) => POINTS[id][edition]?.value)).not.toContain(value)
  })

  test('the figures behind the switches are those of the lines', () => {
    const { scoring, solo } = SET.data
    // EN L1122, FR L1107; EN L1615, FR L1592; EN L1651, FR L1646; EN L1004, FR L306.
    expect([scoring.influence['3'].EN, scoring.influence['3'].FR]).toEqual([
      [4, 2, 1],
      [4, 2, 0],
    ])
    expect([rulesOf(filledOf('solo-english'), 1).soloThreshold, rulesOf(filledOf('solo-french'), 1).soloThreshold]).toEqual([70, 80]) // prettier-ignore
    expect([solo.trophies.fishing.EN, solo.trophies.fishing.FR]).toEqual([
      [50, 75, 100],
      [70, 80, 90],
    ])
    expect([SET.data.advertising[0], SET.data.advertising.at(-1)]).toEqual([4, 2])
  })

  test('EN L887: the English solo store has two spaces, FR L869: the French one', () => {
    const store = (mode: string) => new Scene(1, filledOf(mode)).state.store.length
    expect([store('solo-english'), store('solo-french'), store('solo')]).toEqual([2, 1, 1])
  })
})

describe('the help of the options', () => {
  test('is written without editions: what they say is told from the data', () => {
    for (const texts of [english, french])
      for (const { help } of Object.values(texts))
        expect(help).not.toMatch(/edition|édition|English|French|anglais|français/i)
  })

  const helps: readonly (readonly [PointId, string, string])[] = [
    ['influence3p', 'English edition: 4, 2, 1. French edition: 4, 2, 0.', 'Édition anglaise : 4, 2, 1. Édition française : 4, 2, 0.'], // prettier-ignore
    ['soloThreshold', 'English edition: 70. French edition: 80.', 'Édition anglaise : 70. Édition française : 80.'],
    ['soloTrophies', 'English edition: Four. French edition: Three.', 'Édition anglaise : Quatre. Édition française : Trois.'], // prettier-ignore
    ['blackSeaplane', 'English edition: Once. French edition: Every quadrimester.', 'Édition anglaise : Une fois. Édition française : Chaque quadrimestre.'], // prettier-ignore
    ['mercenaryTarget', 'English edition: Any free place. French edition: Sponsored rooms.', 'Édition anglaise : Toute place libre. Édition française : Salles avec mécène.'], // prettier-ignore
    ['mercenaryEnvelope', 'French edition: On. The English edition is silent.', 'Édition française : Oui. L’édition anglaise n’en dit rien.'], // prettier-ignore
    ['lawlessOpening', 'Both editions: Three at random. Mask and two more: another reading of the English edition.', 'Les deux éditions : Trois au hasard. Masque et deux autres : autre lecture de l’édition anglaise.'], // prettier-ignore
    ['slushTransfers', 'English edition: Both ways. French edition: Out only. Not at all: a house rule.', 'Édition anglaise : Deux sens. Édition française : Sortie seulement. Pas du tout : une règle maison.'], // prettier-ignore
    ['crossingSwap', 'English edition: Items only. French edition: Items and crews.', 'Édition anglaise : Objets seulement. Édition française : Objets et équipages.'], // prettier-ignore
    ['marketRise', 'English edition: Dearer space. French edition: Next space.', 'Édition anglaise : Case plus chère. Édition française : Case suivante.'], // prettier-ignore
    ['unarmedDive', 'Both editions: Whole column closed. Down to the shark: another reading of both editions.', 'Les deux éditions : Toute la colonne. Jusqu’au requin : autre lecture des deux éditions.'], // prettier-ignore
    ['fishingStay', 'Both editions: Only after a move. Staying earns, too: a house rule.', 'Les deux éditions : Après un trajet. En restant aussi : une règle maison.'], // prettier-ignore
    ['returnCrew', 'Both editions: Home at once. In maintenance: another reading of both editions.', 'Les deux éditions : Aussitôt. À la maintenance : autre lecture des deux éditions.'], // prettier-ignore
    ['discountFloor', 'The editions leave it open.', 'Les éditions ne le disent pas.'],
    ['soloStoreSpaces', 'English edition: Two spaces. French edition: One space.', 'Édition anglaise : Deux cases. Édition française : Une case.'], // prettier-ignore
    ['advertisingStart', 'French edition: 0. The English edition is silent.', 'Édition française : 0. L’édition anglaise n’en dit rien.'], // prettier-ignore
    ['advertisingTrack', 'The editions leave it open.', 'Les éditions ne le disent pas.'],
  ]

  test.each(helps)('%s: %s', (id, en, fr) => {
    const { en: english, fr: french } = thesaurosTexts
    expect(english.options[id]?.help.endsWith(` ${en}`)).toBe(true)
    expect(french.options[id]?.help.replaceAll('\u202f', ' ').endsWith(` ${fr}`)).toBe(true)
  })

  test('there is one for every option of the game', () => {
    expect(helps.map(([id]): string => id)).toEqual(game.options.map(({ id }) => id).filter((id) => id !== 'variant'))
  })
})
