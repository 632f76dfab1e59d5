import { partOf, partOfSpot } from './parts.ts'
import type { GameModel } from './model.ts'
import { staffOf } from './input/index.ts'

/** Digits go to zones, letters take something into the hand. False for keys that mean nothing now. */
export function pressKey(model: GameModel, key: string): boolean {
  const { pointer, asked } = model
  const isPlacing = asked()?.kind === 'place' || asked()?.kind === 'place-recruit'
  if (/^[0-9]$/.test(key)) return goToZone(model, key === '0' ? 10 : Number(key), isPlacing)
  if (key === 'T') return model.pointer.seekLegal()
  if (key === 'Z') return zoom(model)
  if (!isPlacing) return false
  if (key === 'L' && model.offers().has('envelope')) pointer.change({ envelope: !pointer.held().envelope })
  else if (key === 'D' && model.offers().has('double')) pointer.change({ double: !pointer.held().double })
  else return pickNext(model, key)
  return true
}

/** The zone gets the focus; a second time the meeple in the hand goes there. */
function goToZone({ pointer }: GameModel, zone: number, isPlacing: boolean): boolean {
  const spot = `zone:${zone}`
  const element = pointer.elementOf(spot)
  if (element === null) return false
  if (isPlacing && document.activeElement === element) pointer.click(spot, 'keys')
  else {
    element.focus({ preventScroll: true })
    pointer.point(spot, 'keys')
  }
  return true
}

/** B the boss, W workers one kind after the other, M the mercenary. */
function pickNext({ pointer }: GameModel, key: string): boolean {
  const ask = pointer.ask()
  const sorts = (ask === null ? [] : staffOf(ask)).map(({ sort }) => sort)
  const fitting = sorts.filter((sort) => (key === 'W' ? sort !== 'B' && sort !== 'M' : sort === key))
  const next = fitting[(fitting.indexOf(pointer.held().sort ?? 'B') + 1) % Math.max(1, fitting.length)]
  if (next === undefined) return false
  pointer.change({ sort: next })
  return true
}

/** Zooms to what is pointed at, else to where the action is; a second time back to the whole chart. */
function zoom({ pointer, view, board, viewport }: GameModel): boolean {
  const chart = viewport()
  if (chart === null) return false
  const at = partOfSpot(pointer.pointed()?.spot ?? '', board().sea)
  chart.show(!chart.isWhole() ? 'all' : at === 'all' ? partOf(view().pending) : at)
  return true
}
