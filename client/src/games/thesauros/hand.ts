import { batch, createEffect, createMemo, createSignal, on } from 'solid-js'
import { sayNow } from '../../shell/voice.tsx'
import type { Facts } from './desk.ts'
import {
  aimAt,
  marksOf,
  NOTHING_HELD,
  tidied,
  type Aim,
  type Ask,
  type Deed,
  type Held,
  type Mark,
} from './input/index.ts'
import { words as officeWords } from './words/index.ts'
import { aimSpoken, idleNote, pointedNote, refusalSpoken } from './speech.ts'

export type By = 'mouse' | 'touch' | 'keys'

export interface Pointed {
  /** A spot's name, as in `data-spot`. */
  readonly spot: string
  readonly by: By
}

/** My hand: what is in it, what is pointed at, what that would do, and doing it. */
export function createHand(desk: Facts) {
  const [held, setHeld] = createSignal<Held>(NOTHING_HELD)
  const [pointed, setPointed] = createSignal<Pointed | null>(null)
  /** The spot that a finger has tapped once: it shows what would happen, and does it the second time. */
  const [tapped, setTapped] = createSignal<string | null>(null)

  const ask = createMemo((): Ask | null => {
    const asks = desk.asks()
    return asks === null ? null : { ...asks, held: held() }
  })
  const aimOf = (spot: string, by: Partial<Held> = {}): Aim | null => {
    const now = ask()
    return now === null ? null : aimAt({ ...now, held: { ...now.held, ...by } }, spot)
  }
  const aim = createMemo((): Aim | null => {
    const at = pointed()
    return at === null ? null : aimOf(at.spot)
  })
  const marks = createMemo((): Mark[] => {
    const now = ask()
    return now === null ? [] : marksOf(now)
  })

  // A step done, by me or by others: what was in the hand has gone where it belongs.
  createEffect(
    on(
      () => desk.context.legal(),
      () =>
        batch(() => {
          const now = ask()
          const asked = desk.asked()?.kind
          const keeps = asked === 'place' || asked === 'sea' || asked === 'port'
          setHeld(now === null || !keeps ? NOTHING_HELD : tidied({ ...now, held: { ...held(), sort: null, envelope: false, double: false, mine: false } })) // prettier-ignore
          setPointed(null)
          setTapped(null)
        }),
      { defer: true },
    ),
  )

  const go = async (does: Aim): Promise<void> => {
    if (does.can === null) return sayNow(refusalSpoken(desk, does.refusal))
    if (does.can === 'take') return void setHeld(does.held)
    await desk.context.act(does.texts)
  }
  const tapDeed = (): Deed | null => {
    const [now, does] = [pointed(), aim()]
    return now?.by === 'touch' && does?.can === 'do' && tapped() === now.spot ? does : null
  }
  return {
    held,
    hold: (next: Partial<Held>) => setHeld({ ...held(), ...next }),
    ask,
    pointed,
    aim,
    aimOf,
    marks,
    go,
    /** A click, or a tap: a finger covers what it points at, so its first tap shows what would happen and the second does it. */
    click: (spot: string, by: By): void => {
      setPointed({ spot, by })
      const does = aimOf(spot)
      if (does === null) return
      const isFirstTap = by === 'touch' && does.can === 'do' && tapped() !== spot
      setTapped(spot)
      if (isFirstTap) sayNow(aimSpoken(desk, does, held()))
      else void go(does)
    },
    /** What a first tap has shown and the big button does. */
    tapDeed,
    point: (spot: string, by: By): void => {
      const now = pointed()
      if (now?.spot !== spot || now.by !== by) setPointed({ spot, by })
    },
    letGo: () => setPointed((now) => (now?.by === 'touch' ? now : null)),
    isHolding: (): boolean => {
      const { sort, zodiac, envelope, double, mine } = held()
      return sort !== null || zodiac !== null || envelope || double || mine
    },
    clear: () => batch(() => (setHeld(NOTHING_HELD), setTapped(null), setPointed(null))),
    /** One line under the prompt: what the thing pointed at would bring, or why it can't be done. */
    note: (): string => {
      const [at, does] = [pointed(), aim()]
      if (does !== null) return aimSpoken(desk, does, held())
      if (held().mine) return officeWords().mineForm.lead
      return (at === null ? '' : pointedNote(desk, at.spot)) || idleNote(desk, held())
    },
    isRefusal: (): boolean => aim()?.can === null,
  }
}

export type Hand = ReturnType<typeof createHand>
