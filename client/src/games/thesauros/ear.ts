import { ZODIACS, type DiveView, type VoyageView, type Zone } from '@fathom/thesauros'
import { sentenceOf } from './around.ts'
import { aimAtZone, staffOf, voyageInHand, type Ask } from './input/index.ts'
import type { GameModel } from './model.ts'
import { placingLines } from './prospects.ts'
import { depthWords, spaceName, spotSpoken, wayWords } from './speech.ts'
import { clausesOf } from '../../text/index.ts'
import { messages, officeMessages } from './text/index.ts'

/** What ears ask for: what can be done now, what it costs and brings, and what is mine. */

const ZONES: readonly Zone[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Everything that can be done now, each with what it costs and brings; undefined where the names of what glows say it. */
export function whereItGoes(model: GameModel): string | undefined {
  const ask = model.pointer.ask()
  if (ask === null) return undefined
  switch (model.asked()?.kind) {
    case 'budget':
    case 'bribe':
    case 'pay':
    case 'receive':
      return undefined
    case 'place':
    case 'place-recruit':
      return linesSpoken(model, ask)
    case 'sea':
    case 'voyage':
      return [...waysSpoken(model, ask), ...actionsSpoken(model, (text) => !/^(step|sail)/.test(text))].join(' ')
    case 'dive':
      return [...depthsSpoken(model.asked()?.dive ?? null), ...actionsSpoken(model)].join(' ')
    default:
      return actionsSpoken(model).join(' ')
  }
}

/** Whom I may place, and what the one in the hand would pay and do in each line. */
function linesSpoken(model: GameModel, ask: Ask): string {
  const staff = staffOf(ask).map(({ sort, count }) => `${count} ${messages().sorts[sort]}`)
  const lines = ZONES.flatMap((zone) => {
    const aim = aimAtZone(ask, zone)
    if (aim.can === null) return []
    return [messages().zoneSpoken(zone, messages().zones[zone] ?? '', `${clausesOf(placingLines(model, ask, zone))}.`)]
  })
  return [`${messages().said(messages().staff, staff.join(', '))}.`, ...lines].join(' ')
}

/** Where a Zodiac can go, what the way costs, and what lies below a column whose tile is open. */
function waysSpoken(model: GameModel, ask: Ask): string[] {
  const picked = voyageInHand(ask)
  const voyages = picked === null ? (model.asked()?.voyages ?? []) : [picked]
  return voyages.flatMap((voyage) => [
    messages().said(messages().zodiac[voyage.zodiac], '').trim(),
    ...diveHere(model, voyage),
    ...voyage.reach.map(({ space, path, cost }) => {
      const below = voyage.dives.find((dive) => dive.space === space)
      const way = `${messages().said(spaceName(model, space), wayWords(path.length, cost - voyage.cost))}.`
      return below === undefined ? way : [way, ...depthsSpoken(below)].join(' ')
    }),
  ])
}

function diveHere(model: GameModel, { zodiac, dives }: VoyageView): string[] {
  const here = model.view().zodiacs.find((boat) => boat.zodiac === zodiac)?.space
  const below = dives.find(({ space }) => space === here)
  return below === undefined || here === undefined
    ? []
    : [messages().said(spaceName(model, here), depthsSpoken(below).join(' '))]
}

/** A column from the surface down: what lies there, and what it takes. */
function depthsSpoken(dive: DiveView | null): string[] {
  return (dive?.depths ?? []).map((depth, index) => {
    const { title, detail } = depthWords(depth)
    return `${messages().dive.levelSpoken(index + 1, title, detail)}.`
  })
}

function actionsSpoken(model: GameModel, fits: (text: string) => boolean = () => true): string[] {
  return model.context
    .legal()
    .filter(fits)
    .map((text) => `${sentenceOf(model, text)}.`)
}

const ACCOUNTS = ['HR', 'RD', 'GE', 'ME'] as const

/** What my company has: reputation, each account, the slush fund, treasures by value, maps, patents and Zodiacs. */
export function mineSpoken(model: GameModel): string {
  const player = model.view().players[model.context.shownSeat()]
  if (player === undefined) return ''
  const money = (n: number): string => messages().money(n)
  const accounts = (player.accounts ?? []).map((sum, index) => {
    const name = ACCOUNTS[index]
    return name === undefined ? '' : `${officeMessages().accounts[name]} ${money(sum)}`
  })
  const slush = player.slush === null ? '' : `${officeMessages().accounts.SF} ${money(player.slush)}`
  const treasures = player.treasures.map((n, index) => (n > 0 ? `${n} × ${money(3 + 2 * index)}` : ''))
  const maps = player.maps.flatMap((n, index) => (n > 0 ? [messages().card.buyMap(index + 1)] : []))
  const patents = model.view().cards.flatMap(({ card, patent }) => (patent === player.seat ? [model.names().item(card)] : [])) // prettier-ignore
  const isMine = player.seat === model.context.you()
  const score = isMine
    ? messages().myScore(player.reputation)
    : messages().scoreSpoken(model.nameOfSeat(player.seat), player.reputation)
  const said = [score, ...accounts, slush, ...treasures, maps.join(', '), patents.join(', '), ...boatsSpoken(model, player.seat)] // prettier-ignore
  return said.filter((each) => each !== '').join('. ')
}

/** My Zodiacs: who is aboard with what, and where. */
function boatsSpoken(model: GameModel, seat: number): string[] {
  const mine = ZODIACS.filter((zodiac) =>
    model.view().zodiacs.some((boat) => boat.zodiac === zodiac && boat.seat === seat),
  )
  return mine.map((zodiac) => spotSpoken(model, `zodiac:${zodiac}`))
}
