import type { DepthView, Event } from '@fathom/thesauros'
import { diveGear, treasureValues, type CellItem, type DiveGear, type DiveLevel } from './art/index.ts'
import type { Facts } from './scene.ts'
import { depthWords } from './speech.ts'
import { messages } from './text/index.ts'

/** The dive that is on, told level by level. */

/** What became of a shark in this dive. */
export interface Fight {
  readonly depth: number
  readonly roll: number | null
  readonly killed: boolean
}

/** What has been told of the dive that is on; nothing while its beginning is a draft. */
function eventsOfDive({ events, view }: Pick<Facts, 'events' | 'view'>): readonly Event[] {
  const { pending } = view()
  const all = events()
  const began = all.findLastIndex(({ type }) => type === 'dived' || type === 'quadrimester-began')
  const first = all[began]
  const isThis =
    first?.type === 'dived' &&
    first.zodiac === pending?.zodiac &&
    first.number === pending.dive?.number &&
    first.column === pending.dive.column
  return isThis ? all.slice(began) : []
}

/** Sharks met since the diver left the boat. */
export function fightsOf(model: Pick<Facts, 'events' | 'view'>): Fight[] {
  return eventsOfDive(model).flatMap((event) =>
    event.type === 'shark-met' ? [{ depth: event.depth, roll: event.roll, killed: event.killed }] : [],
  )
}

/** Depths from which something was lifted in this dive. */
function liftedOf(model: Facts): number[] {
  return eventsOfDive(model).flatMap((event) => (event.type === 'lifted' ? [event.depth] : []))
}

/** The four depths of the column that is dived in. */
export function levelsOf(model: Facts): DiveLevel[] {
  const dive = model.view().pending?.dive
  if (dive == null) return []
  const fights = fightsOf(model)
  const lifted = liftedOf(model)
  const reached = model.view().pending?.depth ?? 0
  const cells = model.scene.sites().find(({ site }) => site === dive.number)?.cells
  return dive.depths.map((depth, index): DiveLevel => {
    const at = index + 1
    const fight = fights.findLast((each) => each.depth === at)
    const cell = cells?.[index]?.[dive.column - 1] ?? cellOf(depth)
    if (fight !== undefined) return foughtLevel(fight)
    if (lifted.includes(at)) return { cell, title: '', done: true }
    const { title, detail } = depthWords(depth)
    const isEmpty = depth.what === 'nothing'
    const canLift =
      model
        .offers()
        .get('lift')
        ?.some(([word]) => word === String(at)) === true
    const mark = canLift && depth.what === 'treasure' ? ((depth.cost ?? 0) > 0 ? 'paid' : 'free') : null
    return { cell, title: isEmpty && at <= reached ? '' : title, detail: detail === '' ? undefined : detail, mark }
  })
}

function foughtLevel({ roll, killed }: Fight): DiveLevel {
  const { dive } = messages()
  const what = killed ? dive.killed : dive.scared
  return { cell: { kind: 'shark' }, title: dive.shark, detail: roll === null ? what : `${dive.rolled(roll)}, ${what}`, done: true } // prettier-ignore
}

function cellOf(depth: DepthView): CellItem {
  if (depth.what === 'shark') return { kind: 'shark' }
  if (depth.what !== 'treasure') return { kind: 'empty' }
  return { kind: 'treasure', value: treasureValues.find((value) => value === depth.value) ?? 3, access: depth.access }
}

/** The best gear aboard, told by which things are within its reach. */
export function gearOf(depths: readonly DepthView[]): DiveGear {
  const reach = depths.filter(({ what }) => what !== 'out-of-reach').length
  return diveGear[Math.max(0, reach - 1)] ?? 'swimsuit'
}
