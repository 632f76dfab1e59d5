import { createMemo } from 'solid-js'
import type { SortId, ZodiacId } from '@fathom/thesauros'
import { createPointer, type Pointer } from '../../board/pointer.ts'
import type { Facts } from './scene.ts'
import { aimAt, marksOf, NOTHING_HELD, tidied, type Aim, type Ask, type Deed, type Held, type Mark } from './input/index.ts' // prettier-ignore
import { aimSpoken, heldNote, idleNote, pointedNote } from './speech.ts'
import { officeMessages } from './text/index.ts'

/** What pointing means on the chart and at my staff. Spots are the chart's (`art/spots.ts`), and `meeple:W`. */
export function createChartPointer(model: Facts) {
  const askWith = (held: Held): Ask | null => {
    const asks = model.asks()
    return asks === null ? null : { ...asks, held }
  }
  const pointer: Pointer<Held, Aim> = createPointer<Held, Aim>({
    nothing: NOTHING_HELD,
    legal: model.context.legal,
    keeps: (held) => {
      const now = askWith({ ...held, sort: null, envelope: false, double: false, mine: false })
      const asked = model.asked()?.kind
      const keeps = asked === 'place' || asked === 'sea' || asked === 'port'
      return now === null || !keeps ? NOTHING_HELD : tidied(now)
    },
    aimAt: (spot, held) => {
      const now = askWith(held)
      return now === null ? null : aimAt(now, spot)
    },
    go: (does) => {
      if (does.can === 'take') return mayTake(model, does.held.sort) && pointer.hold(does.held)
      if (does.can === 'do') return model.context.act(does.texts)
    },
    isCostly: ({ can }) => can === 'do',
    onlyTakes: ({ can }) => can === 'take',
    spoken: (does) => aimSpoken(model, does, pointer.held()),
    holds: (spot, held) => {
      const taken = whatIsTaken(model, pointer, spot)
      return taken === null ? undefined : { ...held, ...taken }
    },
  })
  const { held, pointed, aim } = pointer
  const ask = createMemo((): Ask | null => askWith(held()))
  return {
    ...pointer,
    change: (next: Partial<Held>) => pointer.adjust({ ...held(), ...next }),
    isHolding: (): boolean => {
      const { sort, zodiac, envelope, double, mine } = held()
      return sort !== null || zodiac !== null || envelope || double || mine
    },
    ask,
    /** Everything on the chart that something can be done with now. */
    marks: createMemo((): Mark[] => {
      const now = ask()
      return now === null ? [] : marksOf(now)
    }),
    /** What a first tap has shown and the big button does. */
    tappedDeed: (): Deed | null => {
      const does = pointer.tapped()
      return does?.can === 'do' ? does : null
    },
    /** One line under the prompt: what the thing pointed at would bring, or why it can't be done. */
    note: (): string => {
      const [at, does] = [pointed(), aim()]
      const said = does === null ? '' : aimSpoken(model, does, held())
      // At somebody who is in the hand already, what the hand may do is told.
      if (does !== null) return said === '' && does.can === 'take' ? idleNote(model, held()) : said
      if (held().mine) return officeMessages().mineForm.lead
      const step = model.heldStep()
      if (step !== null) return heldNote(step.sentence)
      return (at === null ? '' : pointedNote(model, at.spot)) || idleNote(model, held())
    },
    isRefusal: (): boolean => {
      const does = aim()
      return does?.can === null && ('hint' in does || model.context.whyNot(...does.meant) != null)
    },
  }
}

export type ChartPointer = ReturnType<typeof createChartPointer>

/** Whether somebody may be picked up to be placed: who is taught to place another is told at once. */
function mayTake({ context }: Facts, sort: SortId | null): boolean {
  const places = context.legal().filter((text) => text.startsWith('place '))
  const meant = places.filter((text) => context.isMeant(text)).map((text) => text.split(' '))
  const [, , zone] = meant.find(([, who]) => who === sort) ?? meant[0] ?? []
  const text = `place ${sort} ${zone}`
  return !places.includes(text) || context.takesUp(text)
}

/** What a drag from a spot takes into the hand: a meeple to a line, a Zodiac to a space; null for things that stay where they are. */
function whatIsTaken({ asked, view, mover }: Facts, pointer: Pointer<Held, Aim>, spot: string): Partial<Held> | null {
  const [on, id = ''] = spot.split(':')
  const kind = asked()?.kind
  if (on === 'meeple' && (kind === 'place' || kind === 'place-recruit')) {
    return pointer.aimOf(spot)?.can === 'take' ? { sort: id as SortId } : null
  }
  const isMine = view().zodiacs.some(({ zodiac, seat }) => zodiac === id && seat === mover())
  const sails = kind === 'sea' || kind === 'voyage' || kind === 'port'
  return on === 'zodiac' && sails && isMine ? { zodiac: id as ZodiacId } : null
}
