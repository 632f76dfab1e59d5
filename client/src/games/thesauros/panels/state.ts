import { createEffect, createMemo, createSignal, on } from 'solid-js'
import { sayWhenKnown } from '../../../board/whenKnown.ts'
import { offersOf, sentenceOf, type Around, type Offers } from '../around.ts'
import { officeMessages } from '../text/index.ts'

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

/** The mine is picked up in the office and laid on the chart. */
interface MineInHand {
  isHeld(): boolean
  toggle(): void
}

interface Pointed {
  /** What can be done there, in notation. */
  readonly texts: readonly string[]
  /** What a click would mean while nothing can be done; null where nobody would expect anything. */
  readonly meant: string | null
}

/** What is looked at and pointed at in the panels and forms beside the chart, and doing it. */
export function createTown(around: Around, mine: MineInHand) {
  const { context, view } = around
  const offers = createMemo((): Offers => offersOf(context.legal()))
  const [tab, setTab] = createSignal<PanelTab>('museum')
  const [menu, setMenu] = createSignal<Menu | null>(null)
  const [pointed, setPointed] = createSignal<Pointed | null>(null)
  const [held, setHeld] = createSignal<string | null>(null)
  const [hasForm, setHasForm] = createSignal(false)
  const [laid, layReady] = createSignal<readonly string[]>([], { equals: false })
  const isAsked = (): boolean => context.legal().length > 0 && context.you() !== null
  /** Why not, as the game says it; empty while that is not known. */
  const whyNot = ({ meant }: Pointed): string => (meant === null ? '' : (context.whyNot(meant)?.message ?? ''))
  const voice = sayWhenKnown()
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
        voice.hush()
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
    /** I am asked on a form, which says so itself. */
    hasForm,
    setHasForm,
    /** What a hint has laid ready on a form: a chain of actions that is not sent yet. */
    laid,
    layReady: (texts: readonly string[]): void => void layReady(texts),
    /** A click on something with so many things to do. */
    choose: (what: Pointed, anchor: Element): void => {
      const { texts } = what
      const [first, ...more] = texts
      if (first === undefined) {
        setPointed(what)
        voice.say(() => whyNot(what))
      } else if (more.length === 0) void act([first])
      else setMenu({ texts, anchor })
    },
    point: (what: Pointed) => setPointed(what),
    letGo: () => setPointed(null),
    /** What stands under the prompt: what the thing pointed at would do, or why it can't. */
    note: (): string => {
      const now = pointed()
      if (now === null) return asked() === 'exchange' ? officeMessages().loading : ''
      if (now.texts.length === 0) return whyNot(now)
      return now.texts.map((text) => sentenceOf(around, text)).join(' · ')
    },
    noteIsRefusal: (): boolean => {
      const now = pointed()
      return now !== null && now.texts.length === 0 && whyNot(now) !== ''
    },
  }
}

export type Town = ReturnType<typeof createTown>
