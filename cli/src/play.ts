/** `npm run -s play`. */
import { runCommand } from './arguments.ts'
import { command } from './play/command.ts'

process.exitCode = await runCommand(command, process.argv.slice(2))
