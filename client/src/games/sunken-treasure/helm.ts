import { createEffect, createMemo, createSignal, on } from 'solid-js'
import { OFF, type TokenId } from '@fathom/sunken-treasure'
import { isPhone } from '../../shell/media.ts'
import { sayNow } from '../../shell/voice.tsx'
import type { Desk } from './desk.ts'
import { aimAt, readyRows, type Aim, type Collecting, type Spot } from './input.ts'
import { tileKey, type SpotKey } from './layout.ts'
import { aimSpoken } from './speech.ts'
import { words } from './text.ts'

/** A tile that can be collected in several ways, or by giving a joker away: one of them is chosen first. */
export interface Choosing {
  readonly token: TokenId
  readonly ways: readonly Collecting[]
}

type By = 'mouse' | 'touch' | 'keys'

/** My hand at the helm: what is pointed at, what it would do, and doing it. */
export function createHelm(desk: Desk) {
  const [pointed, setPointed] = createSignal<{ readonly spot: Spot; readonly by: By } | null>(null)
  const [choosing, setChoosing] = createSignal<Choosing | null>(null)
  /** The aim that a first tap has shown. */
  const [tapped, setTapped] = createSignal<string | null>(null)

  const aimOf = (spot: Spot): Aim | null => {
    const seat = desk.mover()
    return seat === null ? null : aimAt(desk.view(), seat, desk.choices(), desk.chosen(), spot)
  }
  const aim = createMemo(() => {
    const at = pointed()
    return at === null ? null : aimOf(at.spot)
  })
  /** What a tap has shown and the big button would do. */
  const tapAim = (): Aim | null => {
    const now = aim()
    const isShown = pointed()?.by === 'touch' && now !== null && now.can !== null && now.can !== 'choose'
    return isShown && tapped() === nameOfAim(now) ? now : null
  }

  // A step done, by me or by others: what was asked before is no longer asked.
  createEffect(
    on(
      () => desk.context.legal(),
      () => {
        setChoosing(null)
        setTapped(null)
        // Nobody has pointed at anything yet, wherever the mouse still stands.
        setPointed(null)
      },
      { defer: true },
    ),
  )

  const go = async (does: Aim): Promise<void> => {
    switch (does.can) {
      case null:
        return sayNow(aimSpoken(desk, does))
      case 'choose':
        desk.pick(does.row)
        return sayNow(words().chooseBoat(does.row))
      case 'collect': {
        const [only] = does.ways
        if (does.ways.length > 1 || only === undefined || only.joker !== null) return void setChoosing(does)
        return void (await desk.context.act([only.text]))
      }
      default:
        await desk.context.act([does.text])
    }
  }
  /** A click, or a tap: a finger covers what it points at, so its first tap shows what would happen and the second does it. */
  const click = (spot: Spot, by: By): void => {
    setPointed({ spot, by })
    const does = aimOf(spot)
    if (does === null) return
    const isFirstTap = by === 'touch' && does.can !== null && does.can !== 'choose' && tapped() !== nameOfAim(does)
    setTapped(nameOfAim(does))
    if (isFirstTap) sayNow(aimSpoken(desk, does))
    else void go(does)
  }
  const end = (): void => {
    const text = desk.choices().end ?? desk.choices().pass
    if (text !== null) void desk.context.act([text], true)
  }
  let seek: (key: SpotKey) => void = () => undefined
  return {
    pointed,
    aim,
    aimAtSpot: aimOf,
    /** The board tells how the focus is put on a spot. */
    onSeek: (how: (key: SpotKey) => void) => (seek = how),
    seekTile: (token: TokenId) => seek(tileKey(token)),
    /** Puts the focus on the next tile that can be collected. */
    nextTile: (): void => {
      const tiles = [...desk.choices().collects.keys()]
      const now = pointed()?.spot
      const at = now?.on === 'tile' ? tiles.indexOf(now.token) : -1
      const next = tiles[(at + 1) % Math.max(1, tiles.length)]
      if (next !== undefined) seek(tileKey(next))
    },
    tapAim,
    choosing,
    go,
    click,
    end,
    point: (spot: Spot, by: By) => setPointed({ spot, by }),
    letGo: () => setPointed((now) => (now?.by === 'touch' ? now : null)),
    choose: async (way: Collecting): Promise<void> => {
      setChoosing(null)
      await desk.context.act([way.text])
    },
    stopChoosing: () => setChoosing(null),
    /** Goes on to the next boat that may act. */
    nextBoat: (): void => {
      const rows = readyRows(desk.view())
      const now = desk.chosen()
      const next = rows.find((row) => now !== null && row > now) ?? rows[0]
      if (next === undefined) return
      desk.pick(next)
      const boat = desk.chosenBoat()
      if (boat !== null) seek(boat)
      sayNow(words().chooseBoat(next))
    },
    /** The tile whose price is asked for. */
    pointedTile: (): TokenId | null => {
      const spot = pointed()?.spot
      return choosing()?.token ?? (spot?.on === 'tile' ? spot.token : null)
    },
    /** One line under the prompt. */
    note: (): string => {
      const now = aim()
      return now === null ? idleNote(desk) : aimSpoken(desk, now)
    },
    isRefusal: (): boolean => {
      const now = aim()
      // What is asked for instead is no reproach.
      return now?.can === null && now.refusal.code !== 'wrong-phase'
    },
  }
}

export type Helm = ReturnType<typeof createHelm>

function nameOfAim(aim: Aim): string {
  switch (aim.can) {
    case null:
      return ''
    case 'choose':
      return `choose ${aim.row}`
    case 'collect':
      return `collect ${aim.token}`
    default:
      return aim.text
  }
}

/** How to go about it, while nothing is pointed at. */
function idleNote(desk: Desk): string {
  if (desk.context.draft().canEndTurn) return words().endNote
  if (desk.mover() === null) return ''
  const { phase } = desk.view()
  const chosen = desk.chosen()
  switch (phase) {
    case 'place':
      return words().placeNote
    case 'sail':
      if ([...desk.choices().sails.keys()].every((place) => place >= OFF)) return words().sailOff
      return isPhone() ? words().sailNotePhone : words().sailNote
    case 'act':
      if (chosen === null || desk.view().turn?.collecting != null) return words().collectNote
      return isPhone() ? words().actNotePhone(chosen) : words().actNote(chosen)
    case 'pay':
      return words().payNote
    case 'wait':
      return words().waitNote
    case 'over':
      return ''
  }
}
