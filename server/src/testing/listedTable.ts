import type { ListedTable } from '@fathom/engine'

/** An open table of the toy game, as lists have it: Ada waits there for somebody. @param other what is otherwise */
export function listedTable(other: Partial<ListedTable> = {}): ListedTable {
  return {
    game: 'toy',
    status: 'open',
    nobodyCame: false,
    visibility: 'open',
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'open', name: '' },
    ],
    persons: ['ada', null],
    left: [],
    waitingFor: [],
    prompts: { en: ['', '', ''], fr: ['', '', ''] },
    happened: { en: '', fr: '' },
    timeControl: null,
    totals: null,
    lostOnTime: [],
    onlookers: { allowed: true, delay: 0 },
    startedAt: 0,
    rated: false,
    changedAt: [1, 1, 1],
    botsToMove: false,
    due: null,
    clocks: null,
    ...other,
  }
}
