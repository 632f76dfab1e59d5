import { makeFrenchSentences } from '@fathom/thesauros/text/fr'
import type { Messages } from '../messages.ts'
import { chart } from './chart.ts'
import { office } from './office.ts'

export const fr: Messages = { makeGameText: makeFrenchSentences, chart, office }
