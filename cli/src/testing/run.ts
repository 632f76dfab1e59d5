import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, vi } from 'vitest'
import { runCommand } from '../arguments.ts'

const COMMANDS = {
  sim: () => import('../sim/command.ts'),
  arena: () => import('../arena/command.ts'),
  train: () => import('../train/command.ts'),
  verify: () => import('../verify/command.ts'),
  play: () => import('../play/command.ts'),
  components: () => import('../components/command.ts'),
}
type CommandName = keyof typeof COMMANDS

/** What a command said and how it ended. */
export interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs one of the commands in this process, without the start of another, which takes longer than most of what is tested. */
export async function run(name: CommandName, args: readonly string[], input = ''): Promise<Ran> {
  const { command } = await COMMANDS[name]()
  const said = { stdout: '', stderr: '' }
  const heard = [
    vi.spyOn(console, 'log').mockImplementation((line: string) => void (said.stdout += `${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line: string) => void (said.stderr += `${line}\n`)),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => (said.stderr += String(text)) !== ''),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as unknown as typeof process.stdin),
  ]
  try {
    return { status: await runCommand(command, args), ...said }
  } finally {
    for (const each of heard) each.mockRestore()
  }
}

/** Starts one of the commands as npm does, with the same Node. */
export function start(name: CommandName, args: readonly string[], input = ''): Ran {
  const script = fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    input,
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout, stderr }
}

/** The last line that was said. */
export function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? ''
}

/** A folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-cli-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
