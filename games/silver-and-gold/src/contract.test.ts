import { describeGame } from '@fathom/kernel/testkit'
import { conservation } from './conservation.ts'
import { silverAndGold, silverAndGoldTexts } from './index.ts'

// Scenario 16 is the conservation law, held in every position of every random game.
describeGame(silverAndGold, { conservation, texts: silverAndGoldTexts })
