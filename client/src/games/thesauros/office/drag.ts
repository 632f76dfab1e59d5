import { createDrag } from '../../../board/drag.ts'
import type { Town } from '../panels/state.ts'
import { dropOf } from './moves.ts'

/**
 * Dragging items between holders with mouse or finger: from `data-gear` (the item as it is held) to `data-holder`.
 * Put the handler on the element that holds them all.
 */
export function createGearDrag(town: Town) {
  return createDrag(
    (target) => {
      const piece = target.closest<HTMLElement>('[data-gear][data-legal]')
      return piece === null ? null : { spot: piece.dataset['gear'] ?? '', piece }
    },
    (target) => target?.closest<HTMLElement>('[data-holder]')?.dataset['holder'] ?? null,
    {
      take: (gear) => {
        town.hold(gear)
        return true
      },
      over: () => undefined,
      drop: (holder) => {
        const text = dropOf(town.offers(), town.held(), holder ?? '')
        town.hold(null)
        if (text !== null) void town.act([text])
      },
      cancel: () => town.hold(null),
    },
  )
}

export type GearDrag = ReturnType<typeof createGearDrag>
