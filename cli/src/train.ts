/** `npm run -s train`. */
import { runCommand } from './arguments.ts'
import { command } from './train/command.ts'

process.exitCode = await runCommand(command, process.argv.slice(2))
