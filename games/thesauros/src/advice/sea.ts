import type { Seat } from '@fathom/kernel'
import { decisionOf } from '../readings.ts'
import type { Look } from '../topic.ts'
import { voyagesAtSea, voyagesFromPort, voyageUnderWay } from '../view/voyage.ts'
import type { DiveView, VoyageView } from '../views.ts'
import { told, type Told } from './zones.ts'

interface Near {
  readonly value: number
  readonly site: number
  readonly column: number
  /** $ for the way; -1: it lies below the Zodiac. */
  readonly cost: number
}

/** The richest treasure that a dive of this turn brings up without a die and without a price, the nearest of several. */
export function treasureNear(look: Look, seat: Seat): Told[] {
  const near = voyagesOf(look, seat).flatMap((voyage) => voyage.dives.flatMap((dive) => nearIn(voyage, dive)))
  const [best] = near.toSorted((one, other) => other.value - one.value || one.cost - other.cost)
  return best === undefined ? [] : [told('treasure-near', { ...best })]
}

function voyagesOf(look: Look, seat: Seat): VoyageView[] {
  switch (decisionOf(look.state)) {
    case 'sea':
      return voyagesAtSea(look, seat)
    case 'port':
      return voyagesFromPort(look, seat)
    case 'voyage':
      return voyageUnderWay(look)
    default:
      return []
  }
}

function nearIn(voyage: VoyageView, { space, number, column, depths }: DiveView): Near[] {
  const way = voyage.reach.find((each) => each.space === space)
  const shark = depths.findIndex(({ what }) => what === 'shark')
  return (shark < 0 ? depths : depths.slice(0, shark)).flatMap((depth) =>
    depth.what === 'treasure' && depth.access === 'open'
      ? [{ value: depth.value, site: number, column, cost: way === undefined ? -1 : way.cost - voyage.cost }]
      : [],
  )
}
