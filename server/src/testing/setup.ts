/** Runs before each file of tests. */
import { endWithFile } from './afterFile.ts'

endWithFile()
