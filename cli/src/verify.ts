/** `npm run -s verify`. */
import { runCommand } from './arguments.ts'
import { command } from './verify/command.ts'

process.exitCode = await runCommand(command, process.argv.slice(2))
