import type { DiveView, ReachView, SpaceId, VoyageView, ZodiacId } from '@fathom/thesauros'
import { cant, deed, has, isAsked, NOTHING_HELD, notNow, pendingOf, type Aim, type Ask } from './ask.ts'

/** The Zodiac whose ways are shown: the one under way, the one that was picked, or the only one there is. */
export function voyageInHand(ask: Ask): VoyageView | null {
  const voyages = pendingOf(ask)?.voyages ?? []
  const picked = voyages.find(({ zodiac }) => zodiac === ask.held.zodiac)
  return picked ?? (voyages.length === 1 ? (voyages[0] ?? null) : null)
}

/** Where a Zodiac is; the port for one that is not at sea. */
export function spaceOfZodiac({ view }: Pick<Ask, 'view'>, zodiac: ZodiacId): SpaceId {
  return view.zodiacs.find((each) => each.zodiac === zodiac)?.space ?? 'port'
}

/** What comes before the first step: the Zodiac is chosen, or leaves port. */
function setOut(ask: Ask, zodiac: ZodiacId): string[] {
  if (isAsked(ask, 'sea')) return [`sail ${zodiac}`]
  return isAsked(ask, 'port') ? [`depart ${zodiac}`] : []
}

function steps(ask: Ask, { zodiac }: VoyageView, { path }: ReachView): string[] {
  return [...setOut(ask, zodiac), ...path.map((space) => `step ${space}`)]
}

/** Sailing to a space: all the steps of a shortest way at once. In zone 7 a space of the lagoon is a trip of its own. */
export function aimAtSpace(ask: Ask, space: SpaceId): Aim {
  if (!isAsked(ask, 'sea', 'voyage', 'port')) return notNow(ask, 'step')
  const voyage = voyageInHand(ask)
  if (isAsked(ask, 'port') && isLagoon(ask, space)) return aimAtLagoon(ask, space)
  if (voyage === null) return chooseFirst(ask)
  const reach = voyage.reach.find((each) => each.space === space)
  if (reach === undefined) return whyNot(ask, voyage, space)
  const from = spaceOfZodiac(ask, voyage.zodiac)
  return deed(steps(ask, voyage, reach), reach.cost - voyage.cost, {
    zodiac: voyage.zodiac,
    course: [from, ...reach.path],
  })
}

/** A trip with the Zodiac in the hand, or the only one that can make it. */
function aimAtLagoon(ask: Ask, space: SpaceId): Aim {
  const able = (ask.offers.get('lagoon') ?? []).filter(([where]) => where === space).map(([, zodiac]) => zodiac)
  const { zodiac } = ask.held
  if (zodiac !== null && !able.includes(zodiac)) return cant(lagoonProblem(ask, space), { space, zodiac })
  const goes = zodiac ?? (able.length === 1 ? able[0] : undefined)
  if (goes !== undefined) {
    return deed([`lagoon ${space} ${goes}`], null, { zodiac: goes as ZodiacId, course: ['port', space] })
  }
  return able.length > 1 ? chooseFirst(ask) : cant(lagoonProblem(ask, space), { space })
}

function lagoonProblem(ask: Ask, space: SpaceId): string {
  const { view, board } = ask
  if (view.zodiacs.some((each) => each.space === space)) return 'lagoon-taken'
  const kind = board.sea.kind[board.sea.ids.indexOf(space)]
  const isEmpty = view.island.unseen + view.island.seen === 0
  return kind === 'island' && isEmpty ? 'island-empty' : 'lagoon-gear'
}

/** There are several: one of them first. */
function chooseFirst(ask: Ask): Aim {
  const pending = pendingOf(ask)
  if (pending?.kind === 'port' && (pending.voyages ?? []).length === 0) return cant('nobody-in-port')
  return cant('zodiac-first')
}

function isLagoon({ board }: Pick<Ask, 'board'>, space: SpaceId): boolean {
  return board.sea.isLagoon[board.sea.ids.indexOf(space)] === true
}

function whyNot(ask: Ask, voyage: VoyageView, space: SpaceId): Aim {
  const { view, board, seat } = ask
  const index = board.sea.ids.indexOf(space)
  if (spaceOfZodiac(ask, voyage.zodiac) === space) {
    return isAsked(ask, 'port') && space === 'port' ? cant('must-leave-port') : cant('here-already')
  }
  if (space === 'port' && isAsked(ask, 'port')) return cant('must-leave-port')
  const number = board.sea.site[index] ?? 0
  if (number > 0 && !ownsMap(ask, number)) return cant('no-map', { number })
  const isTaken = view.zodiacs.some((each) => each.space === space && each.zodiac !== voyage.zodiac)
  if (isLagoon(ask, space)) {
    return isAsked(ask, 'voyage') && voyage.reach.length === 0
      ? cant('too-far', { spaces: voyage.moved })
      : cant('lagoon-closed', { space })
  }
  if (isTaken && board.sea.single[index] === true) return cant('space-taken', { space })
  return cant('too-far', { spaces: Math.max(voyage.moved, mostSpaces(voyage)), seat })
}

function mostSpaces({ moved, reach }: VoyageView): number {
  return moved + Math.max(0, ...reach.map(({ path }) => path.length))
}

function ownsMap({ view, seat }: Ask, number: number): boolean {
  const player = view.players[seat]
  const kinds = [player?.maps, player?.satelliteMaps, player?.mercenaryMaps]
  return kinds.some((maps) => (maps?.[number - 1] ?? 0) > 0)
}

/** Diving in a column: from where the Zodiac is, or after sailing there if the tile is known to be worth it. */
export function aimAtColumn(ask: Ask, site: number, column: number): Aim {
  if (!isAsked(ask, 'sea', 'voyage', 'port')) return notNow(ask, 'dive')
  const space = ask.board.sea.ids[ask.board.sea.siteSpaces[site]?.[column - 1] ?? -1] ?? ''
  const voyage = voyageInHand(ask)
  if (voyage === null) return chooseFirst(ask)
  const dive = voyage.dives.find((each) => each.space === space)
  if (spaceOfZodiac(ask, voyage.zodiac) === space) return aimBelow(ask, voyage, dive)
  const sails = aimAtSpace(ask, space)
  if (sails.can !== 'do' || dive === undefined || !isWorth(dive)) return sails
  return deed([...sails.texts, 'dive'], sails.price, { ...sails, dives: true })
}

function aimBelow(ask: Ask, voyage: VoyageView, dive: DiveView | undefined): Aim {
  const more = { zodiac: voyage.zodiac, dives: true }
  if (isAsked(ask, 'voyage')) {
    if (has(ask, 'dive')) return deed(['dive'], null, more)
    return dive === undefined ? cant('dived-already') : cant('nothing-to-dive-for')
  }
  if (dive !== undefined && isWorth(dive)) return deed([...setOut(ask, voyage.zodiac), 'dive'], null, more)
  return cant('nothing-to-dive-for')
}

/** Something there can be lifted or fought, as far as that is known beforehand. */
export function isWorth({ depths }: DiveView): boolean {
  return depths.some((each) => (each.what === 'treasure' && each.cost !== null) || (each.what === 'shark' && each.kills !== null)) // prettier-ignore
}

/** A Zodiac: into the hand, or what else is done by pointing at it. */
export function aimAtZodiac(ask: Ask, zodiac: ZodiacId): Aim {
  const pending = pendingOf(ask)
  const { view, seat, held } = ask
  if (has(ask, 'fly', zodiac)) return deed([`fly ${zodiac}`], null, { zodiac })
  const isMine = view.zodiacs.some((each) => each.zodiac === zodiac && each.seat === seat)
  if (pending?.kind === 'flight') return cant(isMine ? 'not-at-sea' : 'not-own-zodiac', { zodiac })
  if (pending?.kind === 'sea' || pending?.kind === 'port') {
    const canGo = pending.voyages?.some((voyage) => voyage.zodiac === zodiac) === true
    const inLagoon = (ask.offers.get('lagoon') ?? []).some((offer) => offer[1] === zodiac)
    if (canGo || inLagoon) return { can: 'take', held: { ...NOTHING_HELD, zodiac: held.zodiac === zodiac ? null : zodiac } } // prettier-ignore
    if (!isMine) return cant('not-own-zodiac', { zodiac })
    if (pending.kind === 'port') return cant('zodiac-not-in-port', { zodiac })
    return cant(view.zodiacs.find((each) => each.zodiac === zodiac)?.sailed === true ? 'sailed-already' : 'not-at-sea', { zodiac }) // prettier-ignore
  }
  return notNow(ask, 'sail')
}
