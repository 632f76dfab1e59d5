/** `npm run -s components`. */
import { runCommand } from './arguments.ts'
import { command } from './components/command.ts'

process.exitCode = await runCommand(command, process.argv.slice(2))
