export { simulate, type Plan, type Played } from './sim/simulate.ts'
export { Tally, type Report, type Summary } from './sim/tally.ts'
export { checkFile, checkText, type Checked } from './verify/check.ts'
