/** `npm run -s sim`. */
import { runCommand } from './arguments.ts'
import { command } from './sim/command.ts'

process.exitCode = await runCommand(command, process.argv.slice(2))
