import { makeFrench } from '@fathom/thesauros/text/fr'
import { help } from '../helpFr.ts'
import { fr as chart } from '../textFr.ts'
import { fr as office } from '../words/fr.ts'
import type { Tongue } from './index.ts'

export const fr: Tongue = { makeGameText: makeFrench, chart, office, help }
