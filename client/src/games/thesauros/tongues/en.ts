import { makeEnglish } from '@fathom/thesauros/text/en'
import { help } from '../helpEn.ts'
import { en as chart } from '../textEn.ts'
import { en as office } from '../words/en.ts'
import type { Tongue } from './index.ts'

export const en: Tongue = { makeGameText: makeEnglish, chart, office, help }
