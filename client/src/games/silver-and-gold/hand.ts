import { batch, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { BoxMask, CardId, Shape } from '@fathom/silver-and-gold'
import { sayNow } from '../../shell/voice.tsx'
import type { Ghost } from './art/index.ts'
import type { Desk } from './desk.ts'
import { aimBox, aimPattern, maskOf, middleOf, type Aim, type Spot } from './input.ts'
import type { Cell } from '../../art/outline.ts'
import { cellOf } from './layout.ts'
import { asPrinted, mirror, posedCells, turn, type Pose } from './pose.ts'
import { gainSpoken } from './speech.ts'
import { words } from './text.ts'

/** What a click on an island means: the pattern, any single box, a box that an X asks for; nothing when it is not my turn. */
export type Mode = 'pattern' | 'single' | 'bonus' | 'none'

/** My hand with the pen: how the pattern is held, where it points, and what it would do there. */
export function createHand(desk: Desk) {
  const [pose, setPose] = createSignal<Pose>(asPrinted)
  const [wantsSingle, setWantsSingle] = createSignal(false)
  const [pointed, setPointed] = createSignal<{ readonly card: CardId; readonly spot: Spot } | null>(null)
  const shape = (): Shape | null => desk.view().expedition

  const mode = createMemo((): Mode => {
    const { patterns, singles, bonuses } = desk.choices()
    if (!desk.isMine() || bonuses.size + singles.size === 0) return 'none'
    if (bonuses.size > 0) return 'bonus'
    return patterns.size === 0 || wantsSingle() ? 'single' : 'pattern'
  })
  /** The pattern has no place left on any island of mine. */
  const fitsNowhere = (): boolean => mode() === 'single' && desk.choices().patterns.size === 0
  const held = createMemo((): Cell[] => {
    const now = shape()
    return now === null ? [] : posedCells(now, pose())
  })

  const crossedOn = (card: CardId): BoxMask => {
    const island = desk.islands().find((each) => each.card === card)
    return island === undefined ? 0 : desk.crossedOf(island)
  }
  const aim = createMemo((): Aim | null => {
    const at = pointed()
    if (at === null || mode() === 'none' || !desk.islands().some((island) => island.card === at.card)) return null
    const crossed = crossedOn(at.card)
    if (mode() === 'pattern') return aimPattern(desk.choices(), at.card, crossed, held(), at.spot)
    const cell: Cell = [Math.floor(at.spot.row), Math.floor(at.spot.column)]
    return aimBox(mode() === 'bonus' ? desk.choices().bonuses : desk.choices().singles, at.card, crossed, cell)
  })

  // A new turn begins with an empty hand: the pattern as printed, pointing nowhere.
  createEffect(
    on(
      () => `${desk.view()?.round}.${desk.view()?.turn}`,
      () => batch(() => (setPose(asPrinted), setWantsSingle(false), setPointed(null))),
      { defer: true },
    ),
  )

  const whyNot = (aimed: Aim): string => {
    if (aimed.fits) return ''
    if (aimed.otherWay) return words().otherWay
    const boxes = aimed.refusal.params['boxes']
    const isNameless = aimed.refusal.code === 'no-such-box' && mode() === 'pattern'
    if (isNameless || (Array.isArray(boxes) && boxes.length === 0)) return words().offIsland
    return desk.game().refusal(aimed.refusal)
  }
  const gain = (aimed: Aim): string =>
    gainSpoken(aimed.card, crossedOn(aimed.card), maskOf(aimed.cells), desk.view().displayPalms)

  /** Crosses off what is aimed at; says why not, if it can't be. */
  const cross = async (): Promise<void> => {
    const aimed = aim()
    if (aimed === null) return
    if (!aimed.fits) return sayNow(whyNot(aimed))
    if (await desk.context.act([aimed.text])) setPointed(null)
  }
  const speakAim = (): void => {
    const aimed = aim()
    if (aimed !== null && !aimed.fits) sayNow(whyNot(aimed))
    else if (aimed !== null) sayNow(words().here(gain(aimed)))
  }
  const handled = (change: () => void): void => {
    change()
    const cells = held()
    const now = shape()
    if (now === null) return
    const height = Math.max(...cells.map(([row]) => row)) + 1
    const width = Math.max(...cells.map(([, column]) => column)) + 1
    sayNow(words().turned(words().shapes[now], height, width))
    if (pointed() !== null) setTimeout(speakAim, 400)
  }
  return {
    mode,
    fitsNowhere,
    held,
    aim,
    pose,
    whyNot,
    gain,
    cross,
    speakAim,
    turn: (by: 1 | -1 = 1) => handled(() => setPose((before) => turn(before, by))),
    mirror: () => handled(() => setPose(mirror)),
    toggleSingle: () => setWantsSingle((before) => !before),
    point: (card: CardId, spot: Spot) => setPointed({ card, spot }),
    pointAtBox: (card: CardId, box: number) => setPointed({ card, spot: middleOf(cellOf(box)) }),
    letGo: () => setPointed(null),
    /** The ghost on an island, as the drawing wants it. */
    ghostOn: (card: CardId): Ghost | null => {
      const aimed = aim()
      if (aimed === null || aimed.card !== card) return null
      return aimed.fits ? { cells: aimed.cells, ok: true } : { cells: aimed.cells, ok: false, blocked: aimed.blocked }
    },
    /** Single boxes that glow: all that an X or the single-box mode may take. */
    glowingOn: (card: CardId): number[] => {
      if (mode() === 'bonus') return [...(desk.choices().bonuses.get(card)?.keys() ?? [])]
      return mode() === 'single' ? [...(desk.choices().singles.get(card)?.keys() ?? [])] : []
    },
  }
}

export type Hand = ReturnType<typeof createHand>
