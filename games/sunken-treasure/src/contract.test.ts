import { describeGame } from '@fathom/kernel/testkit'
import { conservation, sunkenTreasure, sunkenTreasureTexts } from './index.ts'

// Scenario 14 is the conservation law, held in every position of every random game.
describeGame(sunkenTreasure, { conservation, texts: sunkenTreasureTexts })
