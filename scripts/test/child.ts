/** Runs a program of node_modules/.bin. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import type { Ending } from './results.ts'

export interface Command {
  command: readonly [string, ...string[]]
  environment?: Record<string, string> | undefined
  reportFile?: string | undefined
  /** What it prints is kept until it has ended, so that it does not mix with what others print meanwhile. */
  isBeside?: boolean | undefined
}

/**
 * Runs a command in `root` until it ends, at most `limit` milliseconds.
 * @returns how it ended, with the report that it wrote in this run
 */
export async function runCommand(
  root: string,
  { command, environment, reportFile, isBeside }: Command,
  limit: number,
): Promise<Ending> {
  if (reportFile) rmSync(reportFile, { force: true }) // an old report must not speak for this run
  const [program, ...programArguments] = command
  const ending = await new Promise<Omit<Ending, 'report'>>((resolve) => {
    const child = spawn(program, programArguments, {
      cwd: root,
      stdio: isBeside === true ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment, PATH: binaries(root) },
      shell: process.platform === 'win32', // there the programs are .cmd files
    })
    let trouble: string | null = null
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk))
    const timer = setTimeout(() => {
      trouble = `it was stopped after ${Math.round(limit / 60_000)} minutes`
      child.kill('SIGKILL')
    }, limit)
    child.once('error', (error) => {
      clearTimeout(timer)
      resolve({ code: null, trouble: `it could not start (${error.message})` })
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      process.stdout.write(Buffer.concat(printed))
      resolve({ code, trouble })
    })
  })
  const report = reportFile && existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : null
  return { ...ending, report }
}

/** The search path with this very Node and the project's own programs first. */
function binaries(root: string): string {
  return [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
}
