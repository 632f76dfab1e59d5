import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { BoxMask, CardId, Shape } from '@fathom/silver-and-gold'
import type { Cell } from '../../art/outline.ts'
import type { Point } from '../../board/geometry.ts'
import { createPointer, type Pointer } from '../../board/pointer.ts'
import { sayNow } from '../../shell/voice.tsx'
import type { Ghost } from './art/index.ts'
import { gainSpoken } from './gain.ts'
import type { GameModel } from './model.ts'
import {
  aimBox,
  aimPattern,
  maskOf,
  middleOf,
  pairOf,
  type Aim,
  type CrossAim,
  type Places,
  type Spot,
} from './input.ts'
import { cellOf } from './layout.ts'
import { asPrinted, mirror, posedCells, turn, type Pose } from './pose.ts'
import { cardSpoken, cellsSpoken, namesOf } from './speech.ts'
import { suggest, type Suggestion } from './suggest.ts'
import { messages } from './text/index.ts'

/** What a click on an island means: the pattern, any single box, a box that an X asks for; nothing when it is not my turn. */
export type Mode = 'pattern' | 'single' | 'bonus' | 'none'

/** How the pattern is held, whether one box is crossed off instead, and which of the first cards are picked. */
interface Held {
  /** Null until it is turned by hand: it lies as it fits best. */
  readonly pose: Pose | null
  readonly single: boolean
  readonly picked: readonly CardId[]
}

const NOTHING_HELD: Held = { pose: null, single: false, picked: [] }

type Crossing = Extract<CrossAim, { can: 'cross' }>

/** The pen in my hand. Spots: `box:CARD:BOX`, `at:CARD:ROW:COLUMN` anywhere on an island, `card:CARD`, `deck`, `pattern`. */
export function createPenPointer(model: GameModel) {
  const shape = (): Shape | null => model.view().expedition
  /** Where on an island a point of the screen lies; each large island tells its own. */
  const surfaces = new Map<CardId, (at: Point) => Spot>()
  const turnNow = (): string => `${model.view()?.round}.${model.view()?.turn}.${model.view()?.phase === 'keep'}`
  let turnOfHand = turnNow()

  const pointer: Pointer<Held, Aim> = createPointer<Held, Aim>({
    nothing: NOTHING_HELD,
    legal: model.context.legal,
    // A new turn begins with an empty hand: the pattern as printed.
    keeps: (before) => {
      const isSame = turnOfHand === turnNow()
      turnOfHand = turnNow()
      return isSame ? before : NOTHING_HELD
    },
    aimAt: (spot, by) => aimOf(spot, by),
    go: (does) => {
      if (does.can === 'keep') pointer.hold({ ...held(), picked: toggled(held().picked, does.card) })
      else if (does.can !== null) return model.context.act([does.text])
    },
    isCostly: ({ can }) => can === 'cross',
    spoken: (does) => heard(does),
    holds: (spot, before) => (spot === 'pattern' && mode() === 'pattern' ? before : undefined),
  })
  const { held, hold } = pointer
  const modeOf = ({ single }: Held): Mode => {
    const { patterns, singles, bonuses } = model.choices()
    if (!model.isMine() || bonuses.size + singles.size === 0) return 'none'
    if (bonuses.size > 0) return 'bonus'
    return patterns.size === 0 || single ? 'single' : 'pattern'
  }
  const mode = createMemo(() => modeOf(held()))
  /** The pattern has no place left on any island of mine. */
  const fitsNowhere = (): boolean => mode() === 'single' && model.choices().patterns.size === 0
  const crossedOn = (card: CardId): BoxMask => {
    const island = model.islands().find((each) => each.card === card)
    return island === undefined ? 0 : model.crossedOf(island)
  }
  /** The island that a phone shows: its thumb can go nowhere else. */
  const [only, lookOnly] = createSignal<CardId | null>(null)
  const meantOf = (places: Places): Places => new Map([...places].filter(([, text]) => model.context.isMeant(text)))
  /** Nothing is suggested where it can't be seen, nor what a lesson is not about. */
  const suggestAs = (pose: Pose | null, island = only()): Suggestion | null => {
    const now = shape()
    if (mode() !== 'pattern' || now === null) return null
    const patterns = [...model.choices().patterns]
      .filter(([card]) => island === null || card === island)
      .map(([card, places]) => [card, meantOf(places)] as const)
    return suggest({ patterns: new Map(patterns) }, crossedOn, now, pose, model.view().displayPalms + 1)
  }
  /** The island where the pattern fits best; null: it fits on none. */
  const bestIsland = (): CardId | null => suggestAs(null, null)?.aim.card ?? null
  /** The pattern fits nowhere on the island that a phone shows, but on another one. */
  const isElsewhere = (): boolean => {
    const island = only()
    return mode() === 'pattern' && island !== null && !model.choices().patterns.has(island)
  }
  /** How the pattern lies where it fits best, until it is turned by hand. */
  const bestPose = createMemo(() => suggestAs(null)?.pose ?? asPrinted)
  const pose = (): Pose => held().pose ?? bestPose()
  /** The place that a mouse pointed at last, as the pattern is held: it is meant until another one is pointed at. */
  const [left, setLeft] = createSignal<Crossing | null>(null)
  createEffect(on([model.context.legal, held, only], () => setLeft(null), { defer: true }))
  createEffect(() => {
    const aimed = pointer.pointed()?.by === 'mouse' ? crossAim() : null
    if (aimed?.can === 'cross') setLeft(aimed)
  })
  /** The place shown while nothing is pointed at. */
  const suggested = createMemo((): Crossing | null => left() ?? suggestAs(held().pose)?.aim ?? null)
  const cells = createMemo((): Cell[] => {
    const now = shape()
    return now === null ? [] : posedCells(now, pose())
  })
  const aimOf = (name: string, by: Held): Aim | null => {
    const [on, card = '', first = '', second = ''] = name.split(':')
    const { keeps, takes, takeDeck } = model.choices()
    if (on === 'deck') return takeDeck === null ? null : { can: 'take', card: null, text: takeDeck }
    if (on === 'card' && keeps.size > 0) return { can: 'keep', card }
    if (on === 'card') {
      const text = takes.get(card)
      return text === undefined ? null : { can: 'take', card, text }
    }
    if (!model.islands().some((island) => island.card === card)) return null
    if (takes.size > 0 || takeDeck !== null) return { can: null, first: 'take' }
    if (modeOf(by) === 'none') return null
    const spot = on === 'box' ? middleOf(cellOf(Number(first))) : { row: Number(first), column: Number(second) }
    if (modeOf(by) === 'pattern') return aimPattern(model.choices(), card, crossedOn(card), cells(), spot)
    const cell: Cell = [Math.floor(spot.row), Math.floor(spot.column)]
    return aimBox(model.choices(), modeOf(by) === 'bonus' ? 'bonus' : 'box', card, crossedOn(card), cell)
  }
  /** What is aimed at on an island. */
  const crossAim = (): CrossAim | null => {
    const aimed = pointer.aim()
    return aimed !== null && 'cells' in aimed ? aimed : null
  }
  /** What crossing off there brings: "1 coin, a red X for one more box". */
  const gainOf = ({ card, cells: boxes }: Pick<CrossAim, 'card' | 'cells'>): string =>
    gainSpoken(model, card, crossedOn(card), maskOf(boxes))
  const spoken = (aimed: Aim): string => {
    if (aimed.can === 'keep') {
      const { picked } = held()
      return messages().keepIt(picked.includes(aimed.card) ? namesOf(picked) : cardSpoken(aimed.card))
    }
    if (aimed.can === 'take')
      return aimed.card === null ? messages().takeDeck : messages().takeIt(cardSpoken(aimed.card))
    if (aimed.can === 'cross') return messages().here(gainOf(aimed))
    if ('first' in aimed) return messages().takeFirst
    if (aimed.otherWay) return messages().otherWay
    const { boxAlone, card, meant } = aimed
    if (boxAlone !== null) return messages().boxAlone(gainOf({ card, cells: [boxAlone] }))
    if (meant !== null) return model.context.whyNot(meant)?.message ?? ''
    return mode() === 'pattern' ? messages().offIsland : messages().freeBox
  }
  /** For ears: also which boxes the pattern would cover. */
  const heard = (aimed: Aim): string =>
    aimed.can === 'cross' ? `${messages().covers(cellsSpoken(aimed.cells))} ${spoken(aimed)}` : spoken(aimed)
  const handle = (next: Pose): void => {
    if (mode() !== 'pattern') return
    hold({ ...held(), pose: next })
    const now = shape()
    if (now === null) return
    // In one breath: what is said next would cut the first words off.
    const aimed = pointer.aim()
    sayNow(
      [messages().turned(messages().shapes[now], cellsSpoken(cells())), aimed === null ? '' : heard(aimed)].join(' '),
    )
  }
  return {
    ...pointer,
    mode,
    fitsNowhere,
    cells,
    crossAim,
    suggested,
    /** What is shown was pointed at, and is not the page's own idea. */
    isLeft: (): boolean => left() !== null,
    gainOf,
    lookOnly,
    bestIsland,
    spoken,
    /** Crosses off what is aimed at; says why not, if it can't be. */
    cross: async (): Promise<void> => {
      const aimed = crossAim() ?? suggested()
      if (aimed !== null) await pointer.go(aimed)
    },
    /** The cards picked of those that were dealt, as `Choices.keeps` names them. */
    pair: (): string => pairOf(held().picked),
    turn: (by: 1 | -1 = 1) => handle(turn(pose(), by)),
    mirror: () => handle(mirror(pose())),
    toggleSingle: () => {
      hold({ ...held(), single: !held().single })
      // What a finger has shown before and can't be done so is not meant any more.
      if (pointer.pointed()?.by === 'touch' && pointer.aim()?.can === null) pointer.forget()
    },
    /** An island on the page tells where a point of the screen lies on it. @returns forgets it */
    addSurface: (card: CardId, surface: (at: Point) => Spot): (() => void) => {
      surfaces.set(card, surface)
      return () => void (surfaces.get(card) === surface && surfaces.delete(card))
    },
    /** Anywhere on an island a pattern may be meant, on the water, too. */
    spotAt: (target: Element | null, at: Point): string | null | undefined => {
      // A click on the pattern turns it; what is pointed at stays so.
      if (target?.closest('[data-spot="pattern"]')) return null
      const card = target?.closest<HTMLElement>('[data-island]')?.dataset['island'] ?? ''
      const spot = surfaces.get(card)?.(at)
      return spot === undefined ? undefined : `at:${card}:${spot.row.toFixed(2)}:${spot.column.toFixed(2)}`
    },
    /** The ghost on an island, as the drawing wants it. */
    ghostOn: (card: CardId): Ghost | null => {
      const pointedAt = crossAim()
      const aimed = pointedAt ?? suggested()
      if (aimed === null || aimed.card !== card) return null
      if (pointedAt === null) return { cells: aimed.cells, ok: true, hint: left() === null }
      return aimed.can === null
        ? { cells: aimed.cells, ok: false, blocked: aimed.blocked }
        : { cells: aimed.cells, ok: true }
    },
    /** Single boxes that glow: all that an X or the single-box mode may take. */
    glowingOn: (card: CardId): number[] => {
      if (mode() === 'bonus') return [...(model.choices().bonuses.get(card)?.keys() ?? [])]
      return mode() === 'single' ? [...(model.choices().singles.get(card)?.keys() ?? [])] : []
    },
    isElsewhere,
    /** The pattern fits on this island, and not on the one that a phone shows. */
    callsTo: (card: CardId): boolean => isElsewhere() && model.choices().patterns.has(card),
  }
}

export type PenPointer = ReturnType<typeof createPenPointer>

/** The last two cards picked. */
function toggled(picked: readonly CardId[], card: CardId): readonly CardId[] {
  return picked.includes(card) ? picked.filter((each) => each !== card) : [...picked, card].slice(-2)
}
