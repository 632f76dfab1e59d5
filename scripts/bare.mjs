/**
 * `node scripts/bare.mjs [--node FILE] COMMAND [arguments]`: runs a command as on a machine that has Node, npm, git and a shell's basics, and nothing
 * else: no Python, no make, no compiler. The search path is a new folder of links to those programs. `--node` names the Node that the
 * command finds (this one, unless told). Runs before anything is installed, so any Node can read it. Exit code: the command's.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** What a machine must have, and what it has in its slimmest form (Debian's essential packages). */
const needed = ['npm', 'npx', 'git', 'sh']
const basics =
  'bash basename cat chmod chown cp cut date dirname echo env expr false find grep head hostname id install ldd ln ls mkdir mktemp mv printf pwd readlink ' +
  'realpath rm rmdir sed sleep sort stat tail tee test touch tr true uname uniq wc which xargs'
/** Told to compilers and to npm about compilers; nothing of it may help. */
const hints = ['CC', 'CXX', 'MAKE', 'PYTHON', 'npm_config_python', 'npm_config_nodedir', 'NODE_PATH']

const words = process.argv.slice(2)
const node = words[0] === '--node' ? words.splice(0, 2)[1] : process.execPath
const [command, ...rest] = words
if (!node || !command) {
  console.error('Usage: node scripts/bare.mjs [--node FILE] COMMAND [arguments]')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'fathom-bare-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
symlinkSync(realpathSync(node), join(folder, 'node'))
for (const name of [...needed, ...basics.split(' ')]) {
  const program = find(name)
  if (program) symlinkSync(program, join(folder, name))
  else if (needed.includes(name)) {
    console.error(`This machine has no ${name}, which is needed.`)
    process.exit(1)
  }
}

const environment = { ...process.env, PATH: folder }
for (const name of hints) delete environment[name]
const child = spawn(command, rest, { stdio: 'inherit', env: environment })
process.on('SIGTERM', () => child.kill('SIGTERM'))
process.on('SIGHUP', () => child.kill('SIGHUP'))
process.on('SIGINT', () => {}) // a terminal sends Ctrl-C to the child as well: wait for it
child.once('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`)
  process.exitCode = 1
})
child.once('exit', (code) => {
  process.exitCode = code ?? 1
})

/** Where the search path has a program, its links followed; undefined if nowhere. A project's own programs do not count. */
function find(name) {
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((path) => path && !path.includes('node_modules'))
    .map((path) => join(path, name))
    .find((path) => existsSync(path))
  return found && realpathSync(found)
}
