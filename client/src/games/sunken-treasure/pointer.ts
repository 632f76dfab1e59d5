import { createEffect, createSignal, on } from 'solid-js'
import { OFF, type TokenId } from '@fathom/sunken-treasure'
import { notation } from '@fathom/sunken-treasure/notation'
import { lastStep } from '../../board/lastStep.ts'
import { createPointer } from '../../board/pointer.ts'
import { isFinger, isPhone } from '../../shell/media.ts'
import { sayNow } from '../../shell/voice.tsx'
import type { GameModel } from './model.ts'
import type { Collecting } from './choices.ts'
import { aimAt, readyRows, spaceUnderShip, type Aim } from './input.ts'
import { cardKey, tileKey } from './layout.ts'
import { aimSpoken, chosenSpoken } from './speech.ts'
import { spotOf } from './spots.ts'
import { messages } from './text/index.ts'

/** A tile that can be collected in several ways: one of them is chosen first. */
export interface Choosing {
  readonly token: TokenId
  readonly ways: readonly Collecting[]
}

/** What pointing means at sea. In the hand: the row of the boat that was picked to move. */
export function createSeaPointer(model: GameModel) {
  const [choosing, setChoosing] = createSignal<Choosing | null>(null)
  const { context, choices } = model
  createEffect(on(context.legal, () => setChoosing(null), { defer: true }))

  const pointer = createPointer<number | null, Aim>({
    nothing: null,
    hand: model.hand,
    legal: context.legal,
    keeps: (row) => row,
    aimAt: (key) => {
      const seat = model.mover()
      return seat === null ? null : aimAt(model.view(), seat, choices(), model.chosen(), spotOf(model, key))
    },
    go: (does) => go(does),
    isCostly: ({ can }) => can !== 'choose' && can !== 'picked',
    onlyTakes: ({ can }) => can === 'choose' || can === 'picked',
    spoken: (does) => aimSpoken(model, does),
    holds: (key) => {
      const spot = spotOf(model, key)
      const seat = model.mover()
      if (seat === null || (spot.on !== 'ship' && spot.on !== 'boat') || spot.seat !== seat) return undefined
      if (spot.on === 'ship') return model.view().phase === 'sail' ? (model.hand[0]() ?? 0) : undefined
      const isReady = model.lane() === spot.column && choices().moves.has(spaceUnderShip(model.view(), spot.row))
      return isReady ? spot.row : undefined
    },
  })
  const go = async (does: Aim): Promise<void> => {
    switch (does.can) {
      case null:
        return
      case 'choose':
        pointer.hold(does.row)
        return sayNow(messages().chooseBoat(does.row))
      case 'picked':
        return sayNow(chosenSpoken(model))
      case 'collect': {
        const [only] = does.ways
        if (does.ways.length > 1 || only === undefined) return void setChoosing(does)
        return void (await context.act([only.text]))
      }
      default:
        await context.act([does.text])
    }
  }
  return {
    ...pointer,
    choosing,
    choose: async (way: Collecting): Promise<void> => {
      setChoosing(null)
      await context.act([way.text])
    },
    stopChoosing: () => setChoosing(null),
    end: (): void => {
      const text = choices().end ?? choices().pass
      if (text !== null) void context.act([text], true)
    },
    /** Puts the focus on the next tile that can be collected. */
    nextTile: (): boolean => pointer.seekLegal('[data-spot^="tile:"]'),
    /** Puts the focus on the first card of my hand. */
    seekHand: (): boolean =>
      (model.player(context.shownSeat())?.known ?? []).some((color) => pointer.seek(cardKey(color))),
    /** Goes on to the next boat that may act. */
    nextBoat: (): void => {
      const rows = readyRows(model.view())
      const now = model.chosen()
      const next = rows.find((row) => now !== null && row > now) ?? rows[0]
      if (next === undefined) return
      pointer.hold(next)
      const boat = model.chosenBoat()
      if (boat !== null) pointer.seek(boat)
      sayNow(messages().chooseBoat(next))
    },
    /** The tile whose price is asked for. */
    pointedTile: (): TokenId | null => {
      const at = pointer.pointed()
      const spot = at === null ? null : spotOf(model, at.spot)
      return choosing()?.token ?? (spot?.on === 'tile' ? spot.token : null)
    },
    seekTile: (token: TokenId) => pointer.seek(tileKey(token)),
    /** One line under the prompt. */
    note: (): string => {
      const now = pointer.aim()
      return now === null ? idleNote(model) : aimSpoken(model, now)
    },
    isRefusal: (): boolean => {
      const now = pointer.aim()
      // The note says what is asked for instead: that is not a refusal.
      if (now?.can !== null) return false
      const why = context.whyNot(now.meant)
      return why != null && why.code !== 'wrong-phase'
    },
  }
}

export type SeaPointer = ReturnType<typeof createSeaPointer>

/** How to go about it, while nothing is pointed at. */
function idleNote(model: GameModel): string {
  if (model.context.draft().canEndTurn) {
    // What a tile cost is told before it is paid: afterwards the price is another's.
    const step = lastStep(
      model.context,
      model.game(),
      notation.parse,
      ({ do: what }, isHeld) => what !== 'collect' || isHeld,
    )
    return messages().endNote(step)
  }
  if (model.mover() === null) return ''
  const { phase } = model.view()
  switch (phase) {
    case 'place':
      return messages().placeNote(model.player(model.mover() ?? 0)?.boatsToPlace ?? 0)
    case 'sail':
      if ([...model.choices().sails.keys()].every((place) => place >= OFF)) return messages().sailOff
      return isPhone() || isFinger() ? messages().sailNotePhone : messages().sailNote
    case 'act':
      // On a phone the sea has the room of what is known by then.
      return isPhone() && model.view().turn?.collecting != null ? '' : chosenSpoken(model)
    case 'pay':
      return messages().payNote
    case 'wait':
      return messages().waitNote
    case 'over':
      return ''
  }
}
