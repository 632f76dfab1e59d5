import type { Localized } from '@fathom/kernel'
import type { Components, SeaData } from '../schema.ts'
import { makeSea, PORT, type Sea } from '../sea/graph.ts'
import { distancesFrom } from '../sea/distances.ts'
import { SIDES } from './boards.ts'
import { doubled, mustBe, rising, said } from './sentence.ts'

/** Spaces a Zodiac can move at most. */
const FARTHEST = 8

/** The sea of both sides of the board: its graph, and what the rulebook shows of it. */
export function* seaProblems({ boards, digTiles }: Components): Generator<Localized> {
  for (const side of SIDES) {
    const { sea, mapNumbers } = boards[side]
    const place = `boards.${side}.sea`
    const broken = [...graphProblems(place, sea), ...siteProblems(place, sea, mapNumbers)]
    yield* broken
    yield* pileProblems(place, sea, digTiles)
    // Distances mean something only in a graph that holds together.
    if (broken.length === 0) yield* distanceProblems(place, makeSea(sea))
  }
  const sizes = boards['3-4'].sea.sites.map((site) => site.size)
  yield* mustBe('boards.3-4.sea.sites: big', sizes.filter((size) => size === 'big').length, 4)
  yield* mustBe('boards.3-4.sea.sites 6', boards['3-4'].sea.sites.find(({ site }) => site === 6)?.size, 'big')
}

/** Tiles that are looked at for each site (EN L661). */
const TILES_SEEN = 3

/**
 * Both piles must last: then nobody ever draws a tile that was put back under one, and the order of those can't matter. It is so in the
 * box: 12 big tiles for four sites, 9 small ones for three (EN L91-92).
 */
function* pileProblems(place: string, { sites }: SeaData, tiles: Components['digTiles']): Generator<Localized> {
  const big = tiles.filter(({ id }) => id.startsWith('B')).length
  const piles = [
    { size: 'big', en: 'big', fr: 'grands', count: big },
    { size: 'small', en: 'small', fr: 'petits', count: tiles.length - big },
  ]
  for (const { size, en, fr, count } of piles) {
    const needing = sites.filter((site) => site.size === size).length
    if (needing * TILES_SEEN <= count) continue
    yield said(
      `${place}.sites: ${needing} ${en} ones look at three tiles each, but there are ${count}.`,
      `${place}.sites : ${needing} ${fr} sites regardent trois tuiles chacun, mais il y en a ${count}.`,
    )
  }
}

function* graphProblems(place: string, sea: SeaData): Generator<Localized> {
  const ids = sea.spaces.map((space) => space.id)
  for (const id of doubled(ids)) {
    yield said(`${place}: there are two spaces ${id}.`, `${place} : il y a deux cases ${id}.`)
  }
  for (const way of sea.ways) {
    if (way[0] === way[1] || !ids.includes(way[0]) || !ids.includes(way[1])) {
      yield said(
        `${place}.ways: ${way.join(' and ')} are not two spaces.`,
        `${place}.ways : ${way.join(' et ')} ne sont pas deux cases.`,
      )
    }
  }
  const kinds = (kind: string) => sea.spaces.filter((space) => space.kind === kind).length
  yield* mustBe(`${place}: ports`, kinds('port'), 1)
  yield* mustBe(`${place}: fishing spaces`, kinds('fishing'), 2)
  const lagoon = ['tour', 'coastal', 'lobster', 'island'].map(kinds)
  yield* mustBe(`${place}: tour, coastal, lobster, island`, lagoon, [1, 1, 2, 1])
}

function* siteProblems(place: string, sea: SeaData, mapNumbers: readonly number[]): Generator<Localized> {
  const numbers = rising(sea.sites.map(({ site }) => site))
  yield* mustBe(`${place}.sites`, numbers, mapNumbers)
  for (const { site, size } of sea.sites) {
    const columns = sea.spaces.flatMap((space) => (space.kind === 'dig' && space.site === site ? space.column : []))
    const wanted = size === 'big' ? [1, 2, 3, 4, 5] : [1, 2, 3, 4]
    yield* mustBe(`${place}.sites ${site}: columns`, rising(columns), wanted)
  }
  const foreign = sea.spaces.flatMap((space) => (space.kind === 'dig' && !numbers.includes(space.site) ? space.id : []))
  for (const id of foreign) {
    yield said(`${place}: ${id} belongs to no dig site.`, `${place} : ${id} n’appartient à aucune zone de fouilles.`)
  }
}

function* distanceProblems(place: string, sea: Sea): Generator<Localized> {
  for (const space of sea.lagoon) {
    if (sea.beside[space]?.length !== 1 || sea.beside[space][0] !== PORT) {
      yield said(
        `${place}: ${sea.ids[space]} of the lagoon must be next to the port and nothing else.`,
        `${place} : ${sea.ids[space]}, dans le lagon, doit toucher le port et rien d’autre.`,
      )
    }
  }
  const all = sea.siteSpaces.map(() => true)
  for (const [space, distance] of distancesFrom(sea, PORT, all).entries()) {
    if (distance >= 0 && distance <= FARTHEST) continue
    yield said(
      `${place}: ${sea.ids[space]} can't be reached from the port in ${FARTHEST} spaces.`,
      `${place} : ${sea.ids[space]} n’est pas à ${FARTHEST} cases du port ou moins.`,
    )
  }
  for (const [site, spaces] of sea.siteSpaces.entries()) {
    const alone = distancesFrom(
      sea,
      PORT,
      sea.siteSpaces.map((_, number) => number === site),
    )
    if (spaces.every((space) => (alone[space] ?? -1) >= 0 && (alone[space] ?? 0) <= FARTHEST)) continue
    yield said(
      `${place}: site ${site} can't be reached from the port in ${FARTHEST} spaces with no other map.`,
      `${place} : la zone ${site} n’est pas à ${FARTHEST} cases du port sans autre carte.`,
    )
  }
  if (sea.siteSpaces.length > 6) yield* exampleProblems(place, sea)
}

/** The rulebook's example (EN L770): from the last column of site 2 to the middle of site 6, around site 4 and through it. */
function* exampleProblems(place: string, sea: Sea): Generator<Localized> {
  const [from, to] = [sea.siteSpaces[2]?.[4] ?? PORT, sea.siteSpaces[6]?.[2] ?? PORT]
  const around =
    distancesFrom(
      sea,
      from,
      sea.siteSpaces.map((_, site) => site !== 4),
    )[to] ?? -1
  const through =
    distancesFrom(
      sea,
      from,
      sea.siteSpaces.map(() => true),
    )[to] ?? -1
  yield* mustBe(`${place}: from site 2 to site 6 without map 4`, around, 8)
  if (through >= around) {
    yield said(
      `${place}: the way from site 2 to site 6 is not shorter through site 4.`,
      `${place} : le trajet de la zone 2 à la zone 6 n’est pas plus court par la zone 4.`,
    )
  }
}
