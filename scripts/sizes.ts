/** `npm run -s sizes`: KB of script, compressed with gzip, that the built page needs. */
import { LANGUAGES, readPageSize } from '../e2e/src/pageSize.ts'

const size = readPageSize()
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7)

console.log(`${''.padEnd(16)}${LANGUAGES.map((language) => language.padStart(7)).join('')}`)
console.log(`${'lobby and table'.padEnd(16)}${LANGUAGES.map((language) => kilobytes(size.shared(language))).join('')}`)
for (const game of ['silver-and-gold', 'sunken-treasure', 'artifacts-inc', 'thesauros'])
  console.log(`${game.padEnd(16)}${LANGUAGES.map((language) => kilobytes(size.game(game, language))).join('')}`)
