import { batch, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Die, Id } from '@fathom/artifacts-inc'
import { sayNow } from '../../shell/voice.tsx'
import type { Desk } from './desk.ts'
import { aimAt, diceOnTray, NOTHING_HELD, rerollTexts, saleDollars, saleTexts, type Aim, type Held } from './input.ts'
import { spotKey, spotOf, type Spot } from './spots.ts'
import { aimSpoken, idleNote, pointedNote } from './speech.ts'
import { words } from './text.ts'

type By = 'mouse' | 'touch' | 'keys'

/** My hand over the table: what it holds, what it points at, what that would do, and doing it. */
export function createHand(desk: Desk) {
  const [held, setHeld] = createSignal<Held>(NOTHING_HELD)
  const [pointed, setPointed] = createSignal<{ readonly spot: Spot; readonly by: By } | null>(null)
  /** The costly thing that a first tap has shown. */
  const [tapped, setTapped] = createSignal<string | null>(null)
  /** End turn was asked for although dice could still be placed. */
  const [ending, setEnding] = createSignal(false)
  /** Of equal cards on offer the one that was clicked. */
  const [offer, setOffer] = createSignal<string | null>(null)
  const [sale, setSale] = createSignal<Readonly<Record<Id, number>>>({})

  const aimOf = (spot: Spot, by: Held = held()): Aim | null => {
    const seat = desk.mover()
    if (seat === null || !canMean(desk, spot)) return null
    return aimAt(desk.view(), seat, desk.book, desk.choices(), by, spot)
  }
  const aim = createMemo((): Aim | null => {
    const at = pointed()
    return at === null ? null : aimOf(at.spot)
  })

  // A step done, by me or by others: what was in the hand has gone where it belongs.
  createEffect(
    on(
      desk.choices,
      () =>
        batch(() => {
          setHeld(NOTHING_HELD)
          setPointed(null)
          setTapped(null)
          setSale({})
          setEnding(false)
        }),
      { defer: true },
    ),
  )

  const go = async (does: Aim): Promise<void> => {
    switch (does.can) {
      case null:
        return sayNow(desk.game().refusal(does.refusal))
      case 'pick':
        return pick(does.die)
      case 'set-aside':
        return toggleReroll(does.index)
      case 'gather':
        setHeld({ ...NOTHING_HELD, diving: does.dice })
        return sayNow(aimSpoken(desk, does))
      case 'choose':
        setHeld({ ...NOTHING_HELD, card: held().card === does.card ? null : does.card })
        return sayNow(idleNote(desk, held()))
      default:
        await desk.context.act(does.texts)
    }
  }
  const pick = (die: Die): void => {
    const isThere = diceOnTray(desk.view(), held()).includes(die)
    if (!isThere && held().diving.includes(die)) return setHeld({ ...held(), diving: [] }) as unknown as void
    setHeld({ ...held(), card: null, die: !isThere || held().die === die ? null : die })
  }
  const toggleReroll = (index: number): void => {
    const die = desk.tray()[index]
    const before = held().rerolling ?? []
    if (die === undefined) return
    const most = desk.view().turn?.mayReroll ?? 0
    const has = before.includes(index)
    if (!has && before.length >= most) return
    setHeld({ ...NOTHING_HELD, rerolling: has ? before.filter((each) => each !== index) : [...before, index] })
  }
  /** What costs something that can't be earned back is shown by a finger's first tap and done by its second. */
  const isCostly = (does: Aim): boolean => does.can === 'buy' || does.can === 'upgrade'
  const click = (spot: Spot, by: By): void => {
    setEnding(false)
    if (spot.on === 'market') setOffer(spotKey(spot))
    setPointed({ spot, by })
    const does = aimOf(spot)
    if (does === null) return
    const name = JSON.stringify(spot)
    const isFirstTap = by === 'touch' && isCostly(does) && tapped() !== name
    setTapped(name)
    if (isFirstTap) sayNow(aimSpoken(desk, does))
    else void go(does)
  }
  const tapAim = (): Aim | null => {
    const [now, does] = [pointed(), aim()]
    const isShown = now?.by === 'touch' && does !== null && isCostly(does)
    return isShown && tapped() === JSON.stringify(now.spot) ? does : null
  }
  const rerolled = (): Die[] => (held().rerolling ?? []).map((index) => desk.tray()[index] ?? 0)
  const begun = () => {
    const pending = desk.view().turn?.pending
    return pending?.kind === 'sell' ? pending : { bonus: 0, sold: {} as Readonly<Record<Id, number>>, dollars: 0 }
  }
  const have = (): Readonly<Record<Id, number>> => desk.player(desk.mover() ?? 0)?.artifacts ?? {}
  const saleCounts = (): number[] =>
    desk.book.set.artifacts.map(({ id }) => (begun().sold[id] ?? 0) + (sale()[id] ?? 0))
  const isWaste = (): boolean => desk.view().phase === 'act' && desk.choices().places.size > 0
  return {
    held,
    pointed,
    aim,
    aimOf,
    go,
    click,
    pick,
    tapAim,
    /** For dragging: what a spot would do with something else in the hand. */
    hold: (next: Partial<Held>) => setHeld({ ...NOTHING_HELD, ...next }),
    clear: () => batch(() => (setHeld(NOTHING_HELD), setTapped(null))),
    point: (spot: Spot, by: By): void => {
      setEnding(false)
      setPointed({ spot, by })
    },
    letGo: () => setPointed((now) => (now?.by === 'touch' ? now : null)),
    isHolding: (): boolean => {
      const { die, card, diving, rerolling } = held()
      return die !== null || card !== null || diving.length > 0 || rerolling !== null
    },
    startReroll: () => setHeld(held().rerolling === null ? { ...NOTHING_HELD, rerolling: [] } : NOTHING_HELD),
    rerolled,
    reroll: async (): Promise<void> => {
      const most = desk.view().turn?.mayReroll ?? 0
      await desk.context.act(rerollTexts(desk.choices(), rerolled(), most, desk.tray().length))
    },
    sale,
    setSale: (id: Id, count: number) => setSale({ ...sale(), [id]: Math.max(0, Math.min(have()[id] ?? 0, count)) }),
    sellAll: () => setSale({ ...have() }),
    /** What the chosen ones bring beside what has been sold already. */
    saleDollars: (): number => saleDollars(desk.book.set.board.sale, begun().bonus, saleCounts()) - begun().dollars,
    /** Something is to be sold, or a sale that has begun may end. */
    maySell: (): boolean => Object.values(sale()).some((count) => count > 0) || desk.choices().done !== null,
    sell: async (): Promise<void> => {
      await desk.context.act(saleTexts(desk.choices(), have(), sale()))
    },
    ending,
    isChosen: (spot: Extract<Spot, { on: 'market' }>): boolean =>
      held().card === spot.card && (offer() === null || offer() === spotKey(spot)),
    /** Ends the turn; with dice in hand only if one says so twice, for what comes then can't be undone. */
    end: (): void => {
      const { end } = desk.choices()
      if (end === null) return
      if (isWaste() && !ending()) {
        setEnding(true)
        return sayNow(words().unusedNote(desk.tray().length))
      }
      void desk.context.act([end], true)
    },
    decline: (): void => {
      const { decline } = desk.choices()
      if (decline !== null) void desk.context.act([decline])
    },
    /** One line under the prompt. */
    note: (): string => {
      const [at, now] = [pointed(), aim()]
      if (ending()) return words().unusedNote(desk.tray().length)
      if (at !== null && now === null) return pointedNote(desk, at.spot) || idleNote(desk, held())
      return now === null || now.can === 'pick' ? idleNote(desk, held()) : aimSpoken(desk, now)
    },
    isRefusal: (): boolean => ending() || aim()?.can === null,
  }
}

export type Hand = ReturnType<typeof createHand>

/** Cards of another seat that lies on the desk can be read and nothing else. */
function canMean(desk: Desk, spot: Spot): boolean {
  return desk.isMine() || (spot.on !== 'card' && spot.on !== 'slot' && spot.on !== 'free')
}

/** The spot of an element or of one that it lies in. */
export function spotUnder(target: EventTarget | null): Spot | null {
  const key = target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined
  return key === undefined ? null : spotOf(key)
}
