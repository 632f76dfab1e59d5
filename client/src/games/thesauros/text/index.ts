import { catalogueOf, wordsOnDemand } from '../../../text/load.ts'
import type { Language } from '@fathom/kernel'
import type { Help } from '../../page.ts'
import type { ChartMessages } from './en/chart.ts'
import type { OfficeMessages } from './en/office.ts'
import type { PanelMessages } from './en/panels.ts'
import type { Messages } from './messages.ts'

const catalogue = catalogueOf<Messages>({
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
})

/** Everything that is said at a table of Thesauros in the reader's language, or in another. */
export const allMessages = catalogue.messages
export const loadMessages = catalogue.load

/** The rules in short and the keys. */
export async function loadHelp(language: Language): Promise<Help> {
  const { help } = language === 'fr' ? await import('./help/fr.ts') : await import('./help/en.ts')
  return help
}

/** Words of the chart, its cards and buttons. */
export function messages(): ChartMessages {
  return allMessages().chart
}

/** Words of offices and the town at first sight. */
export function officeMessages(): OfficeMessages {
  return allMessages().office
}

/** Words of what opens later; to be asked for only in what `withPanelWords` has loaded. */
export const { withWords: withPanelWords, words: panelMessages } = wordsOnDemand<PanelMessages>({
  en: async () => (await import('./en/panels.ts')).panels,
  fr: async () => (await import('./fr/panels.ts')).panels,
})
