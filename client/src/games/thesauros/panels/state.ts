import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Refusal } from '@fathom/kernel'
import { sayNow } from '../../../shell/voice.tsx'
import { offersOf, sentenceOf, type Around, type Offers } from '../around.ts'
import { words } from '../words/index.ts'

export const PANEL_TABS = ['museum', 'market', 'technology', 'year'] as const
export type PanelTab = (typeof PANEL_TABS)[number]

/** Where what is asked for now lies. */
const WANTED: Readonly<Record<string, PanelTab>> = {
  research: 'technology',
  search: 'technology',
  'steal-patent': 'technology',
  market: 'market',
  museum: 'museum',
  'museum-deed': 'museum',
}

/** Several things that can be done with what was clicked, beside it. */
export interface Menu {
  readonly texts: readonly string[]
  readonly anchor: Element
}

/** What the big button of the turn does while a form is open. */
export interface Ready {
  readonly label: string
  readonly ready: boolean
  run(): void
}

/** The mine is picked up in the office and laid on the chart. */
interface MineInHand {
  isHeld(): boolean
  toggle(): void
}

interface Pointed {
  readonly texts: readonly string[]
  readonly refusal: Refusal | null
}

/** What is looked at and pointed at in the panels and forms beside the chart, and doing it. */
export function createTown(around: Around, mine: MineInHand) {
  const { context, view, game } = around
  const offers = createMemo((): Offers => offersOf(context.legal()))
  const [tab, setTab] = createSignal<PanelTab>('museum')
  const [menu, setMenu] = createSignal<Menu | null>(null)
  const [pointed, setPointed] = createSignal<Pointed | null>(null)
  const [held, setHeld] = createSignal<string | null>(null)
  const [ready, setReady] = createSignal<(() => Ready) | null>(null)
  const isAsked = (): boolean => context.legal().length > 0 && context.you() !== null
  /** The decision that is mine now. */
  const asked = createMemo(() => (isAsked() ? (view().pending?.kind ?? null) : null))
  const wanted = createMemo((): PanelTab | null => WANTED[asked() ?? ''] ?? null)

  createEffect(on(wanted, (next) => next !== null && setTab(next)))
  createEffect(
    on(
      context.legal,
      () => {
        setMenu(null)
        setPointed(null)
        setHeld(null)
      },
      { defer: true },
    ),
  )
  const act = async (texts: readonly string[], andEnd = false): Promise<boolean> => {
    setMenu(null)
    return context.act(texts, andEnd)
  }
  return {
    around,
    mine,
    offers,
    asked,
    tab,
    setTab,
    wanted,
    menu,
    closeMenu: () => setMenu(null),
    /** Items and exhibits picked up: `tank@supply`, `M2.1`. */
    held,
    hold: setHeld,
    act,
    /** A click on something with so many things to do. */
    choose: (texts: readonly string[], anchor: Element, why: Refusal | null): void => {
      const [first, ...more] = texts
      if (first === undefined) {
        setPointed({ texts, refusal: why })
        if (why !== null) sayNow(game().refusal(why))
      } else if (more.length === 0) void act([first])
      else setMenu({ texts, anchor })
    },
    /** A form says what the turn's big button does as long as the form is there. */
    offer: (make: () => Ready): void => {
      setReady(() => make)
      onCleanup(() => setReady(null))
    },
    confirm: (): Ready | null => ready()?.() ?? null,
    point: (texts: readonly string[], refusal: Refusal | null) => setPointed({ texts, refusal }),
    letGo: () => setPointed(null),
    /** What stands under the prompt: what the thing pointed at would do, or why it can't. */
    note: (): string => {
      const now = pointed()
      if (now === null) return asked() === 'exchange' ? words().loading : ''
      if (now.refusal !== null && now.texts.length === 0) return game().refusal(now.refusal)
      return now.texts.map((text) => sentenceOf(around, text)).join(' · ')
    },
    noteIsRefusal: (): boolean => pointed()?.refusal !== null && pointed()?.texts.length === 0,
  }
}

export type Town = ReturnType<typeof createTown>
