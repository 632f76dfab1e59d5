import type { Codec, GameTexts } from '@fathom/kernel'
import {
  artifactsInc,
  artifactsIncTexts,
  checkSet,
  components,
  makeArtifactsInc,
  makeTexts,
  type Action,
  type ComponentSet,
  type Event,
  type Id,
  type Level,
  type Side,
  type View,
} from '@fathom/artifacts-inc'
import {
  artifacts,
  assetKinds,
  cardLetters,
  finds,
  type Artifact,
  type AssetKind,
  type CardLetter,
  type CardSide,
  type Find,
} from './art/types.ts'

/** A component set to look things up in: the page knows components by id and nothing else of them. */
export interface Book {
  readonly set: ComponentSet
  card(id: Id): ComponentSet['cards'][number] | undefined
  side(id: Id, level: Level): Side
  museum(id: Id): ComponentSet['museums'][number] | undefined
  /** Faces of a museum, the Private Collectors or Guide Work. */
  publicFaces(id: Id): readonly number[]
  /** The letter of the starting cards. */
  readonly startLetter: Id
  readonly notation: Codec<Action>
  readonly texts: GameTexts<Action, View, Event>
}

const NOTHING: Side = { reputation: 0, dice: 0, slots: [], abilities: [] }

const builtIn = makeBook(components, artifactsInc.notation, artifactsIncTexts)
/** Books are asked for often, and a set's data stays the same as long as its table is open. */
const opened = new WeakMap<object, Book>()

/**
 * The set that a table plays with.
 * @param data as `TableContext.components`: checked by the server; null: the set that comes with the game
 */
export function openBook(data: unknown): Book {
  if (typeof data !== 'object' || data === null) return builtIn
  const known = opened.get(data)
  if (known !== undefined) return known
  const checked = checkSet(data)
  const book = checked.ok
    ? makeBook(checked.value, makeArtifactsInc(checked.value).notation, makeTexts(checked.value))
    : builtIn
  opened.set(data, book)
  return book
}

function makeBook(set: ComponentSet, notation: Book['notation'], texts: Book['texts']): Book {
  const cards = new Map(set.cards.map((card) => [card.id, card]))
  const museums = new Map(set.museums.map((museum) => [museum.id, museum]))
  const publics = [...set.museums, set.privateCollectors, set.guideWork]
  const faces = new Map(publics.map((each) => [each.id, each.faces]))
  return {
    set,
    notation,
    texts,
    card: (id) => cards.get(id),
    side: (id, level) => (level === 1 ? cards.get(id)?.level1 : cards.get(id)?.level2) ?? NOTHING,
    museum: (id) => museums.get(id),
    publicFaces: (id) => faces.get(id) ?? [],
    startLetter: set.letters.find(({ shows }) => shows === 'start')?.id ?? '',
  }
}

/** One of the drawings for an id: its own, or for an id that has none the one at its place in the set's list, over and over. */
function drawn<Drawing extends string>(
  drawings: readonly [Drawing, ...Drawing[]] | readonly Drawing[],
  list: readonly { readonly id: Id }[],
  id: Id,
): Drawing {
  const own = drawings.find((each) => each === id)
  const at = Math.max(
    0,
    list.findIndex((each) => each.id === id),
  )
  return own ?? (drawings[at % drawings.length] as Drawing)
}

export const drawnArtifact = ({ set }: Book, id: Id): Artifact => drawn(artifacts, set.artifacts, id)
export const drawnFind = ({ set }: Book, id: Id): Find => drawn(finds, set.finds, id)
export const drawnKind = ({ set }: Book, id: Id): AssetKind => drawn(assetKinds, set.kinds, id)

/** The first letter is drawn for starting cards, whatever the set calls them; the others go in the set's order. */
export function drawnLetter({ set, startLetter }: Book, id: Id): CardLetter {
  if (id === startLetter) return cardLetters[0]
  return drawn(
    cardLetters.slice(1),
    set.letters.filter((each) => each.id !== startLetter),
    id,
  )
}

function artifactOfMuseum(book: Book, id: Id): Artifact | 'any' {
  const museum = book.museum(id)
  return museum === undefined ? 'any' : drawnArtifact(book, museum.artifact)
}

/** A side of a card as the drawings want it. */
export function drawnSide(book: Book, side: Side): CardSide {
  return {
    reputation: side.reputation,
    dice: side.dice,
    slots: side.slots.map(({ faces, action }) => ({
      faces,
      action:
        action.kind === 'gain'
          ? { ...action, artifact: drawnArtifact(book, action.artifact) }
          : action.kind === 'fillOrder'
            ? { kind: action.kind, artifact: artifactOfMuseum(book, action.museum), bonus: action.bonus }
            : action,
    })),
    abilities: side.abilities.flatMap((ability): CardSide['abilities'] => {
      switch (ability.kind) {
        case 'repPerFind':
          return [{ ...ability, find: ability.find === 'any' ? 'any' : drawnFind(book, ability.find) }]
        case 'repPerAdjacent': {
          const { filter } = ability
          return [
            { ...ability, filter: 'kind' in filter ? { kind: drawnKind(book, filter.kind) } : { level: filter.level } },
          ]
        }
        case 'discount':
          // On everything: drawn as one on new cards and one on upgrades.
          if (ability.on !== 'any') return [{ ...ability, on: ability.on }]
          return (['new', 'upgrade'] as const).map((on) => ({ ...ability, on }))
        default:
          return [ability]
      }
    }),
  }
}
