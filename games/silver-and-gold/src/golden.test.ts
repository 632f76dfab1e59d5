import { describeGolden, describeWays } from '@fathom/kernel/testkit'
import { silverAndGold as game } from './game.ts'
import { WAYS } from './testing/ways.ts'

const FOLDER = new URL('../golden/', import.meta.url)

describeGolden(game, FOLDER)
describeWays(game, FOLDER, WAYS)
