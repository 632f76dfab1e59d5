import { makeEnglishSentences } from '@fathom/thesauros/text/en'
import type { Messages } from '../messages.ts'
import { chart } from './chart.ts'
import { office } from './office.ts'

export const en: Messages = { makeGameText: makeEnglishSentences, chart, office }
