import type { GameSentences } from '@fathom/kernel'
import type { Action, Event, ThesaurosSet, View } from '@fathom/thesauros'
import type { ChartMessages } from './en/chart.ts'
import type { OfficeMessages } from './en/office.ts'

/** All that is said at a table in one language. */
export interface Messages {
  makeGameText(set: ThesaurosSet): GameSentences<Action, View, Event>
  /** Words of the chart, its cards and buttons. */
  readonly chart: ChartMessages
  /** Words of offices and the town at first sight. */
  readonly office: OfficeMessages
}
