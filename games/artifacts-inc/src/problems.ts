import type { Localized } from '@fathom/kernel'
import { printedProblems } from './printed.ts'
import type { ComponentSet } from './schema.ts'
import type { Ability, SlotAction } from './types.ts'

type CardData = ComponentSet['cards'][number]
type SideData = CardData['level1']

/** Columns are kept in 7 bits, on either side of the starting row: so many cards may be for sale. */
const MOST_FOR_SALE = 60
const NAMES_TAKEN = ['any']
/** Kinds and artifacts that rules speak of. */
const EXPEDITION = 'expedition'
const SCROLL = 'scroll'

const both = (en: string, fr: string): Localized => ({ en, fr })

/** All that is wrong with a set of the right shape, a sentence each. */
export function* problemsOf(set: ComponentSet): Generator<Localized> {
  yield* listProblems(set)
  yield* letterProblems(set)
  for (const museum of set.museums) yield* museumProblems(set, museum)
  for (const place of [set.privateCollectors, set.guideWork]) yield* facesProblems(place.id, place.id, place.faces)
  yield* underwaterProblems(set)
  for (const card of set.cards) yield* cardProblems(set, card)
  // Whoever says that these are the printed values is held to what is known of them.
  if (set.provenance !== 'reconstructed') yield* printedProblems(set)
}

function* listProblems(set: ComponentSet): Generator<Localized> {
  const publicCards = [...set.museums, set.privateCollectors, set.guideWork]
  const lists = [set.artifacts, set.finds, set.kinds, set.letters, set.underwater, set.cards, publicCards]
  for (const list of lists) {
    const ids = new Set<string>()
    for (const { id } of list) {
      if (ids.has(id)) yield both(`The id ${id} is there twice.`, `L’identifiant ${id} est en double.`)
      if (NAMES_TAKEN.includes(id)) {
        yield both(
          `The id ${id} means something else; choose another.`,
          `L’identifiant ${id} a un autre sens : choisissez-en un autre.`,
        )
      }
      ids.add(id)
    }
  }
  if (!has(set.kinds, EXPEDITION)) {
    yield both(
      'There is no kind “expedition”, which rules speak of.',
      'Il manque le genre « expedition », dont parlent les règles.',
    )
  }
  if (!has(set.artifacts, SCROLL) && set.cards.some(({ cost }) => cost.scrolls > 0)) {
    yield both(
      'Cards cost Scrolls, and there is no artifact “scroll”.',
      'Des cartes coûtent des parchemins, et il n’y a pas d’artefact « scroll ».',
    )
  }
}

function* letterProblems(set: ComponentSet): Generator<Localized> {
  const starting = set.letters.filter(({ shows }) => shows === 'start').map(({ id }) => id)
  if (starting.length !== 1) {
    yield both(
      `${starting.length} letters are starting cards; there must be one.`,
      `${starting.length} lettres désignent des cartes de départ ; il en faut une.`,
    )
  }
  const first = set.cards.filter(({ letter }) => starting.includes(letter))
  if (first.length < 1 || first.length > 6) {
    yield both(
      `There are ${first.length} different starting cards; 1 to 6 are possible.`,
      `Il y a ${first.length} cartes de départ différentes ; il en faut de 1 à 6.`,
    )
  }
  for (const { id, copies } of first) {
    if (copies < 4) {
      yield both(
        `Card ${id}: four players need four copies of a starting card; there are ${copies}.`,
        `Carte ${id} : quatre joueurs ont besoin de quatre exemplaires d’une carte de départ ; il y en a ${copies}.`,
      )
    }
  }
  const forSale = set.cards
    .filter(({ letter }) => !starting.includes(letter))
    .reduce((sum, { copies }) => sum + copies, 0)
  if (forSale > MOST_FOR_SALE) {
    yield both(
      `${forSale} cards are for sale; at most ${MOST_FOR_SALE} are possible.`,
      `${forSale} cartes sont en vente ; ${MOST_FOR_SALE} au plus sont possibles.`,
    )
  }
}

function* museumProblems(set: ComponentSet, museum: ComponentSet['museums'][number]): Generator<Localized> {
  const { id, artifact, orders, faces } = museum
  if (!has(set.artifacts, artifact)) {
    yield both(`Museum ${id}: there is no artifact ${artifact}.`, `Musée ${id} : il n’y a pas d’artefact ${artifact}.`)
  }
  yield* facesProblems(`Museum ${id}`, `Musée ${id}`, faces)
  for (const [players, sizes] of Object.entries(orders)) {
    if (sizes.some((size, box) => size < (sizes[box - 1] ?? 0))) {
      yield both(
        `Museum ${id}: the boxes for ${players} players do not rise.`,
        `Musée ${id} : les cases pour ${players} joueurs ne vont pas en croissant.`,
      )
    }
  }
}

function* facesProblems(en: string, fr: string, faces: readonly number[]): Generator<Localized> {
  if (faces.some((face, index) => index > 0 && face <= (faces[index - 1] ?? 0))) {
    yield both(`${en}: the faces do not rise.`, `${fr} : les faces ne vont pas en croissant.`)
  }
}

function* underwaterProblems({ underwater, finds }: ComponentSet): Generator<Localized> {
  for (const [index, { id, number, find }] of underwater.entries()) {
    if (number <= (underwater[index - 1]?.number ?? 0)) {
      yield both(
        `Underwater card ${id}: its number does not rise above the one before.`,
        `Carte sous-marine ${id} : son numéro ne dépasse pas le précédent.`,
      )
    }
    if (!has(finds, find)) {
      yield both(
        `Underwater card ${id}: there is no find ${find}.`,
        `Carte sous-marine ${id} : il n’y a pas de trouvaille ${find}.`,
      )
    }
  }
}

function* cardProblems(set: ComponentSet, card: CardData): Generator<Localized> {
  if (!has(set.letters, card.letter)) {
    yield both(
      `Card ${card.id}: there is no letter ${card.letter}.`,
      `Carte ${card.id} : il n’y a pas de lettre ${card.letter}.`,
    )
  }
  if (!has(set.kinds, card.kind)) {
    yield both(
      `Card ${card.id}: there is no kind ${card.kind}.`,
      `Carte ${card.id} : il n’y a pas de genre ${card.kind}.`,
    )
  }
  const { level1, level2 } = card
  // Dice stay where they are when the card is turned over (EN: Asset Action: Buy), so every slot must have its heir.
  if (level2.slots.length < level1.slots.length) {
    yield both(
      `Card ${card.id}: level 2 has fewer slots than level 1, so a die could lose its place.`,
      `Carte ${card.id} : le niveau 2 a moins de cases que le niveau 1, un dé pourrait y perdre sa place.`,
    )
  }
  yield* sideProblems(set, card, level1, 1)
  yield* sideProblems(set, card, level2, 2)
}

function* sideProblems(set: ComponentSet, card: CardData, side: SideData, level: number): Generator<Localized> {
  const en = `Card ${card.id}, level ${level}`
  const fr = `Carte ${card.id}, niveau ${level}`
  for (const { faces, action } of side.slots) {
    yield* facesProblems(en, fr, faces)
    const unknown = unknownIn(set, action)
    if (unknown !== null)
      yield both(`${en}: ${unknown} is not in the set.`, `${fr} : ${unknown} n’est pas dans le jeu de composants.`)
  }
  if (card.kind !== EXPEDITION && side.slots.some(({ action }) => action.kind === 'gain')) {
    yield both(`${en}: only expeditions gain artifacts.`, `${fr} : seules les expéditions donnent des artefacts.`)
  }
  for (const ability of side.abilities) {
    const unknown = unknownIn(set, ability)
    if (unknown !== null)
      yield both(`${en}: ${unknown} is not in the set.`, `${fr} : ${unknown} n’est pas dans le jeu de composants.`)
  }
}

/** The id that an action or ability names and the set lacks, or null. */
function unknownIn(set: ComponentSet, what: SlotAction | Ability): string | null {
  switch (what.kind) {
    case 'gain':
      return has(set.artifacts, what.artifact) ? null : what.artifact
    case 'fillOrder':
      return what.museum === 'any' || has(set.museums, what.museum) ? null : what.museum
    case 'repPerFind':
      return what.find === 'any' || has(set.finds, what.find) ? null : what.find
    case 'repPerAdjacent':
      return !('kind' in what.filter) || has(set.kinds, what.filter.kind) ? null : what.filter.kind
    default:
      return null
  }
}

function has(list: readonly { readonly id: string }[], id: string): boolean {
  return list.some((each) => each.id === id)
}
