import {
  components,
  type Action,
  type ComponentSet,
  type Event,
  type Id,
  type Level,
  type Side,
  type View,
} from '@fathom/artifacts-inc'
import { notationOf } from '@fathom/artifacts-inc/notation'
import { perLanguage } from '../../text/load.ts'
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
import { tableSets, type TableSetOf } from '../tableSet.ts'
import { allMessages } from './text/index.ts'

/** The component set of a table, to look things up in: the page knows components by id and nothing else of them. */
export interface TableSet extends TableSetOf<ComponentSet, Action, View, Event> {
  card(id: Id): ComponentSet['cards'][number] | undefined
  side(id: Id, level: Level): Side
  museum(id: Id): ComponentSet['museums'][number] | undefined
  /** Faces of a museum, the Private Collectors or Guide Work. */
  publicFaces(id: Id): readonly number[]
  /** The letter of the starting cards. */
  readonly startLetter: Id
}

const NOTHING: Side = { reputation: 0, dice: 0, slots: [], abilities: [] }

/** The set that a table plays with. */
export const openTableSet = tableSets((data): TableSet => {
  const set = (data as ComponentSet | null) ?? components
  const cards = new Map(set.cards.map((card) => [card.id, card]))
  const museums = new Map(set.museums.map((museum) => [museum.id, museum]))
  const publics = [...set.museums, set.privateCollectors, set.guideWork]
  const faces = new Map(publics.map((each) => [each.id, each.faces]))
  return {
    set,
    notation: notationOf(set),
    text: perLanguage((language) => allMessages(language).makeGameText(set)),
    card: (id) => cards.get(id),
    side: (id, level) => (level === 1 ? cards.get(id)?.level1 : cards.get(id)?.level2) ?? NOTHING,
    museum: (id) => museums.get(id),
    publicFaces: (id) => faces.get(id) ?? [],
    startLetter: set.letters.find(({ shows }) => shows === 'start')?.id ?? '',
  }
})

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

export const drawnArtifact = ({ set }: TableSet, id: Id): Artifact => drawn(artifacts, set.artifacts, id)
export const drawnFind = ({ set }: TableSet, id: Id): Find => drawn(finds, set.finds, id)
export const drawnKind = ({ set }: TableSet, id: Id): AssetKind => drawn(assetKinds, set.kinds, id)

/** The first letter is drawn for starting cards, whatever the set calls them; the others go in the set's order. */
export function drawnLetter({ set, startLetter }: TableSet, id: Id): CardLetter {
  if (id === startLetter) return cardLetters[0]
  return drawn(
    cardLetters.slice(1),
    set.letters.filter((each) => each.id !== startLetter),
    id,
  )
}

function artifactOfMuseum(tableSet: TableSet, id: Id): Artifact | 'any' {
  const museum = tableSet.museum(id)
  return museum === undefined ? 'any' : drawnArtifact(tableSet, museum.artifact)
}

/** A side of a card as the drawings want it. */
export function drawnSide(tableSet: TableSet, side: Side): CardSide {
  return {
    reputation: side.reputation,
    dice: side.dice,
    slots: side.slots.map(({ faces, action }) => ({
      faces,
      action:
        action.kind === 'gain'
          ? { ...action, artifact: drawnArtifact(tableSet, action.artifact) }
          : action.kind === 'fillOrder'
            ? { kind: action.kind, artifact: artifactOfMuseum(tableSet, action.museum), bonus: action.bonus }
            : action,
    })),
    abilities: side.abilities.flatMap((ability): CardSide['abilities'] => {
      switch (ability.kind) {
        case 'repPerFind':
          return [{ ...ability, find: ability.find === 'any' ? 'any' : drawnFind(tableSet, ability.find) }]
        case 'repPerAdjacent': {
          const { filter } = ability
          return [
            {
              ...ability,
              filter: 'kind' in filter ? { kind: drawnKind(tableSet, filter.kind) } : { level: filter.level },
            },
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
