import type { DiveView, ReachView, SpaceId, VoyageView, ZodiacId } from '@fathom/thesauros'
import { isWorth } from '../noDive.ts'
import { cant, deed, has, hint, isAsked, NOTHING_HELD, pendingOf, type Aim, type Ask } from './ask.ts'

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
  const voyage = voyageInHand(ask)
  if (isAsked(ask, 'port') && isLagoon(ask, space)) return aimAtLagoon(ask, space)
  if (voyage === null) return chooseFirst(ask)
  const reach = voyage.reach.find((each) => each.space === space)
  const from = spaceOfZodiac(ask, voyage.zodiac)
  if (reach === undefined) {
    if (!passages(ask, voyage).includes(space)) return cantGo(ask, voyage, space)
    return deed([`step ${space}`], null, { zodiac: voyage.zodiac, course: [from, space] })
  }
  return deed(steps(ask, voyage, reach), reach.cost - voyage.cost, {
    zodiac: voyage.zodiac,
    course: [from, ...reach.path],
  })
}

/** It can't go there, or (`done`) not end its move there. */
function cantGo(ask: Ask, voyage: VoyageView, space: SpaceId): Aim {
  if (spaceOfZodiac(ask, voyage.zodiac) === space && space !== 'port') return hint('here-already')
  return cant(...setOut(ask, voyage.zodiac), `step ${space}`, 'done')
}

/** Spaces that the Zodiac under way may enter and not stop in: to exchange with whom it meets there, or in port, and go on. */
export function passages(ask: Ask, { reach }: VoyageView): SpaceId[] {
  return (ask.offers.get('step') ?? [])
    .map(([space = '']) => space)
    .filter((space) => !reach.some((each) => each.space === space))
}

/** A trip with the Zodiac in the hand, or the only one that can make it. */
function aimAtLagoon(ask: Ask, space: SpaceId): Aim {
  const able = (ask.offers.get('lagoon') ?? []).filter(([where]) => where === space).map(([, zodiac]) => zodiac)
  const { zodiac } = ask.held
  const goes = zodiac ?? (able.length === 1 ? able[0] : undefined)
  if (goes !== undefined && able.includes(goes)) {
    return deed([`lagoon ${space} ${goes}`], null, { zodiac: goes as ZodiacId, course: ['port', space] })
  }
  if (zodiac === null && able.length > 1) return chooseFirst(ask)
  const meant = zodiac ?? pendingOf(ask)?.voyages?.[0]?.zodiac
  return meant === undefined ? hint('nobody-in-port') : cant(`lagoon ${space} ${meant}`)
}

/** There are several: one of them first. */
function chooseFirst(ask: Ask): Aim {
  const pending = pendingOf(ask)
  if (pending?.kind === 'port' && (pending.voyages ?? []).length === 0) return hint('nobody-in-port')
  return hint('zodiac-first')
}

function isLagoon({ board }: Pick<Ask, 'board'>, space: SpaceId): boolean {
  return board.sea.isLagoon[board.sea.ids.indexOf(space)] === true
}

/** Diving in a column: from where the Zodiac is, or after sailing there if the tile is known to be worth it. */
export function aimAtColumn(ask: Ask, site: number, column: number): Aim {
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
    return has(ask, 'dive') ? deed(['dive'], null, more) : cant('dive')
  }
  const texts = [...setOut(ask, voyage.zodiac), 'dive']
  return dive !== undefined && isWorth(dive) ? deed(texts, null, more) : cant(...texts)
}

/** A Zodiac: into the hand, or what else is done by pointing at it. */
export function aimAtZodiac(ask: Ask, zodiac: ZodiacId): Aim {
  const pending = pendingOf(ask)
  if (has(ask, 'fly', zodiac)) return deed([`fly ${zodiac}`], null, { zodiac })
  if (pending?.kind === 'flight') return cant(`fly ${zodiac}`)
  const canGo = pending?.voyages?.some((voyage) => voyage.zodiac === zodiac) === true
  const inLagoon = (ask.offers.get('lagoon') ?? []).some((offer) => offer[1] === zodiac)
  if (canGo || inLagoon) {
    return { can: 'take', held: { ...NOTHING_HELD, zodiac: ask.held.zodiac === zodiac ? null : zodiac } }
  }
  return cant(pending?.kind === 'port' ? `depart ${zodiac}` : `sail ${zodiac}`)
}
