import { createMemo } from 'solid-js'
import type { GameSentences, Seat } from '@fathom/kernel'
import type { Die, Event, Id, PlayerView, View } from '@fathom/artifacts-inc'
import { toldOf } from '../../board/fresh.ts'
import { language } from '../../shell/preferences.ts'
import type { TableContext } from '../page.ts'
import { openTableSet } from './tableSet.ts'
import { choicesOf } from './choices.ts'
import { freshMarks } from './fresh.ts'

/** What the table shows, worked out once from what the page says: the position, choices, what is new, and names. */
export function createModel(context: TableContext<View, Event>) {
  const tableSet = openTableSet(context.components())
  const view = (): View => context.view()
  const choices = createMemo(() => choicesOf(context.legal()))
  const player = (seat: Seat): PlayerView | undefined => view().players[seat]
  /** My seat, while I am asked and have something to choose. */
  const mover = (): Seat | null => (context.legal().length > 0 ? context.you() : null)
  const isMine = (): boolean => context.shownSeat() === context.you()
  const fresh = createMemo(() => freshMarks(toldOf(context.events(), context.untold()), context.you()))
  const nameOfSeat = (seat: Seat): string => context.names().of(seat)
  /** Dice that lie on the table now, whosever turn it is. */
  const tray = (): readonly Die[] => view().turn?.dice ?? []

  const named = (list: readonly { readonly id: Id; readonly name: Readonly<Record<'en' | 'fr', string>> }[]) => {
    const byId = new Map(list.map(({ id, name }) => [id, name]))
    return (id: Id): string => byId.get(id)?.[language()] ?? id
  }
  const { set } = tableSet
  const plurals = new Map(set.artifacts.map(({ id, plural }) => [id, plural]))
  const artifact = named(set.artifacts)
  return {
    context,
    tableSet,
    game: (): GameSentences => tableSet.text(),
    view,
    choices,
    player,
    mover,
    isMine,
    fresh,
    tray,
    nameOfSeat,
    cardName: named([...set.cards, ...set.museums, set.privateCollectors, set.guideWork]),
    artifactName: (id: Id, count = 1): string => {
      // None and one are singular in French, one alone in English.
      const isFrench = language() === 'fr'
      const isOne = isFrench ? count < 2 : count === 1
      const name = isOne ? artifact(id) : (plurals.get(id)?.[language()] ?? artifact(id))
      return isFrench ? name.toLowerCase() : name
    },
    findName: named(set.finds),
    kindName: named(set.kinds),
    letterName: named(set.letters),
  }
}

export type GameModel = ReturnType<typeof createModel>
