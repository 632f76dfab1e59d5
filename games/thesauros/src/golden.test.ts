import { describeGolden, describeWays } from '@fathom/kernel/testkit'
import { thesauros as game } from './sets.ts'
import { WAYS } from './testing/ways.ts'

const FOLDER = new URL('../golden/', import.meta.url)

describeGolden(game, FOLDER)
describeWays(game, FOLDER, WAYS)
