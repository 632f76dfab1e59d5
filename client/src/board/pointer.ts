import { batch, createEffect, createMemo, createSignal, on, onCleanup, type Signal } from 'solid-js'
import { anchorOf, elementOf, spotUnder, type Thing } from './spots.ts'
import { nextLegal, tabStopOf } from './walking.ts'
import { sayWhenKnown } from './whenKnown.ts'

/** What moves the pointer: a mouse, a finger or pen, or the focus of the keyboard. */
export type By = 'mouse' | 'touch' | 'keys'

/** What pointing at something means: what a click does, or with `can: null` why it can't be done. */
export interface AnyAim {
  readonly can: string | null
}

/** What a game brings to its pointer. Spots are the names on its elements (`data-spot`). */
export interface PointerGame<Held, Aim extends AnyAim> {
  /** Empty hands. */
  readonly nothing: Held
  /** What is in the hand, where the game's model asks for it, too. */
  readonly hand?: Signal<Held>
  /** What a click on a spot would do with this in the hand; null where nobody would expect anything. */
  aimAt(spot: string, held: Held): Aim | null
  /** Does it: sends actions, or changes what is in the hand. */
  go(aim: Aim): unknown
  /** Can't be taken back easily: a finger's first tap only shows it. */
  isCostly(aim: Aim): boolean
  /** What it would bring, or why it can't be done; empty while that is not known. */
  spoken(aim: Aim): string
  /** What a drag from a spot takes into the hand; undefined for what stays where it is. */
  holds?(spot: string, held: Held, by: By): Held | undefined
  /** A click there only takes something into the hand; a piece dropped there goes back. */
  onlyTakes?(aim: Aim): boolean
  /** The legal actions, another list when they change: then no mouse or finger points at anything any more. */
  legal(): unknown
  /** What the hand keeps when they change; left out: nothing. */
  keeps?(held: Held): Held
}

export interface Pointed {
  readonly spot: string
  readonly by: By
}

/**
 * The pointer over a board: what is in the hand, what is pointed at, what that would do, and doing it. The same for a mouse, a finger and
 * the keyboard; `pointing.ts` hears for it.
 */
export function createPointer<Held, Aim extends AnyAim>(game: PointerGame<Held, Aim>) {
  const [held, setHeld] = game.hand ?? createSignal<Held>(game.nothing)
  const [pointed, setPointed] = createSignal<Pointed | null>(null, { equals: samePointed })
  /** What a first tap has shown. */
  const [tapped, setTapped] = createSignal<string | null>(null)

  const aimOf = (spot: string, by: Held = held()): Aim | null => game.aimAt(spot, by)
  const aim = createMemo((): Aim | null => {
    const at = pointed()
    return at === null ? null : aimOf(at.spot)
  })
  const hold = (next: Held): void => void setHeld(() => next)
  const clear = (): void =>
    batch(() => {
      hold(game.nothing)
      // A finger points at nothing that it has put down; a key is still where it was.
      setPointed((now) => (now?.by === 'touch' ? null : now))
      setTapped(null)
    })
  const shown = (): Aim | null => {
    const now = aim()
    const isShown = pointed()?.by === 'touch' && now !== null && now.can !== null && game.isCostly(now)
    return isShown && tapped() === nameOf(now) ? now : null
  }

  const voice = sayWhenKnown()
  const say = (does: Aim): void => voice.say(() => game.spoken(does))

  // A step done, by me or by others: what was in the hand has gone where it belongs, and nobody has pointed at anything yet. Who uses the keyboard
  // is still where they were: what they see and what Enter does are of that place.
  createEffect(
    on(
      () => game.legal(),
      () =>
        batch(() => {
          hold(game.keeps === undefined ? game.nothing : game.keeps(held()))
          setPointed((now) => (now?.by === 'keys' ? now : null))
          setTapped(null)
          voice.hush()
        }),
      { defer: true },
    ),
  )

  const go = async (does: Aim): Promise<void> => {
    if (does.can === null) say(does)
    else await game.go(does)
  }
  /** The elements that hold what can be pointed at: the board, a tab of the sheet. */
  const areas = new Set<HTMLElement>()
  const find = <Found extends Thing>(look: (area: HTMLElement) => Found | null): Found | null => {
    for (const area of areas) {
      const found = look(area)
      if (found !== null) return found
    }
    return null
  }
  const focus = (thing: Thing | null): boolean => {
    thing?.focus({ preventScroll: true })
    return thing !== null
  }
  const takes = (spot: string, by: By): Held | undefined => game.holds?.(spot, held(), by)
  const speak = (): void => {
    const now = aim()
    if (now !== null) say(now)
  }
  return {
    held,
    hold,
    /** True if something is in the hand. */
    isHolding: (): boolean => held() !== game.nothing,
    clear,
    pointed,
    aim,
    aimOf,
    go,
    speak,
    /** Drops a sentence that still waits for its words. */
    hush: voice.hush,
    point: (spot: string, by: By): void => void setPointed({ spot, by }),
    /** Nothing is pointed at any more; what a finger has shown stays until it points elsewhere. */
    letGo: (): void => void setPointed((now) => (now?.by === 'touch' ? now : null)),
    /** Forgets what a finger has shown. */
    forget: (): void =>
      batch(() => {
        setPointed(null)
        setTapped(null)
      }),
    /** A click, or a tap: a finger covers what it points at, so its first tap shows what can't be taken back, and the second does it. */
    click: (spot: string, by: By): void => {
      setPointed({ spot, by })
      const does = aimOf(spot)
      if (does === null) return
      const name = nameOf(does)
      const isFirstTap = by === 'touch' && does.can !== null && game.isCostly(does) && tapped() !== name
      setTapped(name)
      if (isFirstTap) say(does)
      else void go(does)
    },
    /** What a first tap has shown: the big button of the turn does it, too. */
    tapped: shown,
    /** Something else goes along: what a first tap has shown is shown with it. */
    adjust: (next: Held): void =>
      batch(() => {
        const wasShown = shown() !== null
        hold(next)
        const does = aim()
        if (wasShown && does !== null) setTapped(nameOf(does))
      }),
    onlyTakes: (does: Aim): boolean => game.onlyTakes?.(does) === true,
    /** What a drag from a spot takes into the hand. */
    takes,
    /** True for what a drag would carry: a drawing that is moved by hand leaves it alone. */
    isTaken: (target: EventTarget | null): boolean => {
      const spot = spotUnder(target)
      return spot !== null && takes(spot, 'mouse') !== undefined
    },
    /** An element in which spots lie, as long as it is on the page. */
    mount: (area: HTMLElement): void => {
      areas.add(area)
      onCleanup(() => areas.delete(area))
    },
    elementOf: (spot: string): Thing | null => find((area) => elementOf(area, spot)),
    /** Where a piece or a place is drawn. */
    anchorOf: (anchor: string): SVGGraphicsElement | null => find((area) => anchorOf(area, anchor)),
    /** Where a seat's things lie on the board: an element of the game with this `data-home`. */
    homeOf: (home: string): Thing | null => find((area) => area.querySelector<Thing>(`[data-home="${home}"]`)),
    /** Puts the focus on the thing of a region that Tab would stop at. */
    seekRegion: (region: string): boolean => focus(find((area) => tabStopOf(area, region))),
    /** Puts the focus on a spot; false if it is not on the page. */
    seek: (spot: string): boolean => focus(find((area) => elementOf(area, spot))),
    /** Puts the focus on the next thing that something can be done with; `kinds` may narrow them (a selector). */
    seekLegal: (kinds = ''): boolean => focus(find((area) => nextLegal(area, kinds))),
  }
}

export type Pointer<Held = unknown, Aim extends AnyAim = AnyAim> = ReturnType<typeof createPointer<Held, Aim>>

/** Two spots may mean the same thing: a pattern that snaps to one place. */
function nameOf(aim: AnyAim): string {
  return JSON.stringify(aim)
}

function samePointed(a: Pointed | null, b: Pointed | null): boolean {
  return a?.spot === b?.spot && a?.by === b?.by
}
