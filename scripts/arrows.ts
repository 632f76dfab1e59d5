/**
 * `npm run arrows`: reads every import of every package and says which break the picture of the house
 * (ARCHITECTURE.md; as data in arrows/layers.ts). Exit code 1 if any does.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkArrows, formatViolation } from './arrows/check.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { packages, files, violations } = checkArrows(root)

for (const violation of violations) console.log(formatViolation(violation))
if (violations.length > 0) {
  console.log(`arrows: ${violations.length} broken in ${files} files of ${packages} packages`)
  process.exitCode = 1
} else {
  console.log(`arrows: all imports of ${files} files in ${packages} packages point the right way`)
}
