import { describeGame } from '@fathom/kernel/testkit'
import { artifactsInc, artifactsIncTexts, conservation, rules } from './index.ts'

// Scenario 34 is the conservation law, held in every position of every random game.
describeGame(artifactsInc, { conservation: (state) => conservation(rules, state), texts: artifactsIncTexts })
