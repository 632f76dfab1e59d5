/** `npm run -s arena`. */
import { runCommand } from './arguments.ts'
import { command } from './arena/command.ts'

process.exitCode = await runCommand(command, process.argv.slice(2))
