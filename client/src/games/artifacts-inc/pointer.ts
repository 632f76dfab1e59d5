import { createEffect, createSignal, on } from 'solid-js'
import { saleDollars, type Die, type Id } from '@fathom/artifacts-inc'
import { createPointer } from '../../board/pointer.ts'
import { sayNow } from '../../shell/voice.tsx'
import type { GameModel } from './model.ts'
import { aimAt, diceOnTray, NOTHING_HELD, rerollTexts, saleTexts, useOfDie, type Aim, type Held } from './input.ts'
import { spotKey, spotOf, type Spot } from './spots.ts'
import { aimSpoken, idleNote, pointedNote, whyNot } from './speech.ts'
import { messages } from './text/index.ts'

/** What pointing means on the desk, what the hand may hold, and selling. */
export function createDeskPointer(model: GameModel) {
  /** End turn was asked for although dice could still be placed. */
  const [ending, setEnding] = createSignal(false)
  /** Of equal cards on offer the one that was clicked. */
  const [offer, setOffer] = createSignal<string | null>(null)
  const [sale, setSale] = createSignal<Readonly<Record<Id, number>>>({})
  const pointer = createPointer<Held, Aim>({
    nothing: NOTHING_HELD,
    legal: model.choices,
    aimAt: (key, by) => {
      const [seat, spot] = [model.mover(), spotOf(key)]
      if (seat === null || spot === null || !canMean(model, spot)) return null
      return aimAt(model.view(), seat, model.choices(), by, spot)
    },
    go: (does) => go(does),
    // What costs something that can't be earned back.
    isCostly: ({ can }) => can === 'buy' || can === 'upgrade',
    onlyTakes: ({ can }) => can === 'pick' || can === 'choose' || can === 'set-aside',
    spoken: (does) => aimSpoken(model, does),
    holds: (key, _, by) => {
      const spot = spotOf(key)
      // A finger on the market moves the market.
      const taken = spot === null || (by === 'touch' && spot.on === 'market') ? null : whatIsTaken(model, spot)
      return taken === null ? undefined : { ...NOTHING_HELD, ...taken }
    },
  })
  const { held, hold } = pointer
  createEffect(on(model.choices, () => void (setSale({}), setEnding(false)), { defer: true }))
  createEffect(on(pointer.pointed, () => setEnding(false), { defer: true }))

  const go = async (does: Aim): Promise<void> => {
    switch (does.can) {
      case null:
        return
      case 'pick':
        return pick(does.die, does.index)
      case 'set-aside':
        return toggleReroll(does.index)
      case 'gather':
        if (!does.dice.every((die) => takesUp(model.choices().dives.get(die)))) return
        hold({ ...NOTHING_HELD, diving: does.dice })
        return sayNow(aimSpoken(model, does))
      case 'choose':
        if (held().card !== does.card && !takesUp(model.choices().buys.get(does.card))) return
        setOffer(pointer.pointed()?.spot ?? null)
        hold({ ...NOTHING_HELD, card: held().card === does.card ? null : does.card })
        return sayNow(idleNote(model, held()))
      default:
        await model.context.act(does.texts)
    }
  }
  const takesUp = (text: string | undefined): boolean => text === undefined || model.context.takesUp(text)
  const pick = (die: Die, index: number): void => {
    const isThere = diceOnTray(model.view(), held()).includes(die)
    if (!isThere && held().diving.includes(die)) return hold({ ...held(), diving: [] })
    const isInHand = useOfDie(model.tray(), held(), index) === 'picked'
    const picked = isThere && !isInHand ? { die, dieAt: index } : { die: null, dieAt: null }
    hold({ ...held(), card: null, ...picked })
  }
  const toggleReroll = (index: number): void => {
    const die = model.tray()[index]
    const before = held().rerolling ?? []
    if (die === undefined) return
    const most = model.view().turn?.mayReroll ?? 0
    const has = before.includes(index)
    if (!has && before.length >= most) return
    hold({ ...NOTHING_HELD, rerolling: has ? before.filter((each) => each !== index) : [...before, index] })
  }
  const rerolled = (): Die[] => (held().rerolling ?? []).map((index) => model.tray()[index] ?? 0)
  const begun = () => {
    const pending = model.view().turn?.pending
    return pending?.kind === 'sell' ? pending : { bonus: 0, sold: {} as Readonly<Record<Id, number>>, dollars: 0 }
  }
  const have = (): Readonly<Record<Id, number>> => model.player(model.mover() ?? 0)?.artifacts ?? {}
  const saleCounts = (): number[] =>
    model.tableSet.set.artifacts.map(({ id }) => (begun().sold[id] ?? 0) + (sale()[id] ?? 0))
  const isWaste = (): boolean => model.view().phase === 'act' && model.choices().places.size > 0
  return {
    ...pointer,
    startReroll: () => hold(held().rerolling === null ? { ...NOTHING_HELD, rerolling: [] } : NOTHING_HELD),
    rerolled,
    reroll: async (): Promise<void> => {
      const most = model.view().turn?.mayReroll ?? 0
      await model.context.act(rerollTexts(model.choices(), rerolled(), most, model.tray().length))
    },
    sale,
    setSale: (id: Id, count: number) => setSale({ ...sale(), [id]: Math.max(0, Math.min(have()[id] ?? 0, count)) }),
    sellAll: () => setSale({ ...have() }),
    /** What the chosen ones bring, together with those sold before. */
    saleDollars: (): number =>
      saleDollars(model.tableSet.set.board.sale, begun().bonus, saleCounts()) - begun().dollars,
    /** Something is to be sold, or a sale that has begun may end. */
    maySell: (): boolean => Object.values(sale()).some((count) => count > 0) || model.choices().done !== null,
    sell: async (): Promise<void> => {
      await model.context.act(saleTexts(model.choices(), have(), sale()))
    },
    ending,
    /** Dice could still be placed. */
    isWaste,
    isChosen: (spot: Extract<Spot, { on: 'market' }>): boolean =>
      held().card === spot.card && (offer() === null || offer() === spotKey(spot)),
    /** Ends the turn; with dice in hand only if one says so twice, for what comes then can't be undone. */
    end: (): void => {
      const { end } = model.choices()
      if (end === null) return
      if (isWaste() && !ending()) {
        setEnding(true)
        return sayNow(messages().unusedNote(model.tray().length))
      }
      void model.context.act([end], true)
    },
    decline: (): void => {
      const { decline } = model.choices()
      if (decline !== null) void model.context.act([decline])
    },
    /** One line under the prompt. */
    note: (): string => {
      const [at, now] = [pointer.pointed(), pointer.aim()]
      if (ending()) return messages().unusedNote(model.tray().length)
      const spot = at === null ? null : spotOf(at.spot)
      if (spot !== null && now === null) return pointedNote(model, spot) || idleNote(model, held())
      return now === null || now.can === 'pick' ? idleNote(model, held()) : aimSpoken(model, now)
    },
    isRefusal: (): boolean => {
      const now = pointer.aim()
      return ending() || (now?.can === null && whyNot(model, now) !== null)
    },
  }
}

export type DeskPointer = ReturnType<typeof createDeskPointer>

/** Cards of another seat that lies on the desk can be read and nothing else. */
function canMean(model: GameModel, spot: Spot): boolean {
  return model.isMine() || (spot.on !== 'card' && spot.on !== 'slot' && spot.on !== 'free')
}

/** What a drag from a spot takes into the hand; null for things that stay where they are. */
function whatIsTaken(model: GameModel, spot: Spot): Partial<Held> | null {
  if (model.mover() === null) return null
  const { phase, turn } = model.view()
  if (spot.on === 'die' && (phase === 'act' || phase === 'dive')) {
    const die = turn?.dice[spot.index]
    return die === undefined ? null : { die, dieAt: spot.index }
  }
  if (spot.on === 'market' && phase === 'buy' && model.choices().buys.has(spot.card)) return { card: spot.card }
  return spot.on === 'start' && model.choices().lays.has(spot.card) ? { card: spot.card } : null
}
