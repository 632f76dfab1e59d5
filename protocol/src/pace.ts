/** How fast a table is played: without clocks, in one sitting, or over days. */
export const TABLE_PACES = ['none', 'live', 'turns'] as const
export type TablePace = (typeof TABLE_PACES)[number]

/** A clock that holds so much at first is for a game over days, in seconds. */
const LONG_BANK = 12 * 3600

export function paceOf({ timeControl }: { readonly timeControl: { readonly bank: number } | null }): TablePace {
  if (timeControl === null) return 'none'
  return timeControl.bank >= LONG_BANK ? 'turns' : 'live'
}
