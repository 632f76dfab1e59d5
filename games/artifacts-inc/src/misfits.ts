import type { Localized } from '@fathom/kernel'

/** What a schema says of a value that does not fit, as far as it is needed here. */
interface Issue {
  readonly expected: string | null
  readonly received: string
  readonly path?: readonly { readonly key: unknown }[] | undefined
}

/** What people call one thing of a list in the file. */
const ONE_OF: Readonly<Record<string, Localized>> = {
  artifacts: { en: 'Artifact', fr: 'Artefact' },
  finds: { en: 'Find', fr: 'Trouvaille' },
  kinds: { en: 'Kind', fr: 'Genre' },
  letters: { en: 'Letter', fr: 'Lettre' },
  museums: { en: 'Museum', fr: 'Musée' },
  underwater: { en: 'Underwater card', fr: 'Carte sous-marine' },
  cards: { en: 'Card', fr: 'Carte' },
  slots: { en: 'slot', fr: 'case' },
  abilities: { en: 'ability', fr: 'pouvoir' },
}

const LEVELS: Readonly<Record<string, Localized>> = {
  level1: { en: 'level 1', fr: 'niveau 1' },
  level2: { en: 'level 2', fr: 'niveau 2' },
}

/** What does not fit, told with its place: `Card mountain, level 2, slot 1, faces: …`. */
export function misfit(issue: Issue, data: unknown): Localized {
  const place = placeOf(
    (issue.path ?? []).map(({ key }) => key),
    data,
  )
  const { expected, received } = issue
  if (received === 'undefined') return { en: `${place.en}: this is missing.`, fr: `${place.fr} : il manque ici.` }
  if (expected === 'never') {
    return { en: `${place.en}: this is not known here.`, fr: `${place.fr} : ceci est inconnu ici.` }
  }
  const wanted = expected ?? '?'
  return {
    en: `${place.en}: ${received} does not fit (wanted: ${wanted}).`,
    fr: `${place.fr} : ${received} ne convient pas (attendu : ${wanted}).`,
  }
}

function placeOf(keys: readonly unknown[], data: unknown): Localized {
  const en: string[] = []
  const fr: string[] = []
  let here = data
  keys.forEach((key, depth) => {
    here = inside(here, key)
    const one = ONE_OF[String(key)]
    const next = keys[depth + 1]
    if (one !== undefined && typeof next === 'number') return
    const list = typeof key === 'number' ? ONE_OF[String(keys[depth - 1])] : undefined
    if (list !== undefined) {
      const name = inside(here, 'id')
      const which = typeof name === 'string' ? name : String(Number(key) + 1)
      en.push(`${list.en} ${which}`)
      fr.push(`${list.fr} ${which}`)
      return
    }
    const level = LEVELS[String(key)]
    // People count from 1.
    const name = typeof key === 'number' ? String(key + 1) : String(key)
    en.push(level?.en ?? name)
    fr.push(level?.fr ?? name)
  })
  return en.length === 0 ? { en: 'The set', fr: 'Le jeu de composants' } : { en: en.join(', '), fr: fr.join(', ') }
}

function inside(value: unknown, key: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return (value as Readonly<Record<string, unknown>>)[String(key)]
}
