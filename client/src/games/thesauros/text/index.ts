import { catalogueOf } from '../../../text/load.ts'
import type { ChartMessages } from './en/chart.ts'
import type { OfficeMessages } from './en/office.ts'
import type { Messages } from './messages.ts'

const catalogue = catalogueOf<Messages>({
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
})

/** Everything that is said at a table of Thesauros in the reader's language, or in another. */
export const allMessages = catalogue.messages
export const loadMessages = catalogue.load

/** Words of the chart, its cards and buttons. */
export function messages(): ChartMessages {
  return allMessages().chart
}

/** Words of offices, panels and forms. */
export function officeMessages(): OfficeMessages {
  return allMessages().office
}
