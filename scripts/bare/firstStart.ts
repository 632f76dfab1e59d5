/** What a newcomer does after the installation: starts the server, opens the page, plays. Over HTTP, from outside, against a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

export interface FirstStart {
  /** The program that starts the server, and its arguments. */
  readonly command: readonly [string, ...string[]]
  readonly folder: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Told what was seen, a line each. */
  readonly tell: (line: string) => void
}

/** How long a start may take, the building of the page included, and how long a goodbye, in milliseconds. */
const START = 180_000
const GOODBYE = 30_000

/**
 * Starts the server, asks whether it is well, loads the page with all that it names, plays one action as a new guest, and stops the server.
 * @throws Error with a sentence that says what did not work, and what the server said
 */
export async function firstStart({ command, folder, environment, tell }: FirstStart): Promise<void> {
  const [program, ...words] = command
  // A group of its own, so that stopping it reaches the server behind npm and a shell.
  const child = spawn(program, words, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = new Promise<number | string>((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${program} could not be started: ${error.message}`)))
    child.once('exit', (code, signal) => resolve(signal ?? code ?? -1))
  })
  try {
    const started = performance.now()
    const url = await addressOf(child, ended, tell)
    tell(`listens after ${((performance.now() - started) / 1000).toFixed(1)} s`)
    tell(`/healthz answers ${await health(url)}`)
    tell(`the page and ${await loadPage(url)} files that it names are loaded`)
    tell(`a new guest has played "${await playOnce(url)}"`)
  } finally {
    await stop(child, ended)
  }
  const code = await ended
  // npm and shells may tell the signal that we sent; the server itself leaves with 0.
  if (code !== 0 && code !== 143 && code !== 'SIGTERM') throw new Error(`The server ended with ${code}.`)
  tell('stopped when asked to')
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  process.kill(-child.pid, 'SIGTERM')
  const isLate = await Promise.race([ended.then(() => false), pause(GOODBYE, true, { ref: false })])
  if (isLate) process.kill(-child.pid, 'SIGKILL')
}

/** Where it listens, as it says itself. Warnings of Node or a tool count as a failure: a newcomer must wonder about nothing. */
function addressOf(child: ChildProcess, ended: Promise<number | string>, tell: FirstStart['tell']): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      for (const line of chunk.toString().split(/[\r\n]+/)) if (line.trim() !== '') tell(`  | ${line}`)
      const [, url] = /Fathom is at (\S+)/.exec(said) ?? []
      if (url === undefined) return
      const warning = said.split('\n').find((line) => /warning|PLUGIN_TIMINGS/i.test(line))
      if (warning === undefined) resolve(url.replace('localhost', '127.0.0.1'))
      else reject(new Error(`It warns when it starts: ${warning}`))
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    const timer = setTimeout(() => reject(new Error(`It does not listen after ${START / 1000} s.`)), START)
    ended.then((code) => reject(new Error(`It ended with ${code} before it listened.`)), reject)
    void ended.finally(() => clearTimeout(timer)).catch(() => {})
    timer.unref()
  })
}

async function health(url: string): Promise<number> {
  const { status } = await fetch(`${url}/healthz`)
  if (status !== 200) throw new Error(`/healthz answers ${status}.`)
  return status
}

/** Loads the page and every file that it names; how many. */
async function loadPage(url: string): Promise<number> {
  const page = await fetch(`${url}/`)
  const text = await page.text()
  if (page.status !== 200 || !text.includes('<title>')) throw new Error(`The page is not there: ${page.status}.`)
  const files = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '')
  if (!files.some((path) => path.endsWith('.js'))) throw new Error('The page names no script: it was not built.')
  for (const path of files) {
    const { status } = await fetch(`${url}${path}`)
    if (status !== 200) throw new Error(`${path}, which the page names, is not there: ${status}.`)
  }
  return files.length
}

interface Reading {
  readonly id: string
  readonly version: number
  readonly legal: readonly string[]
}

/** Sits down with a bot as a new guest and plays the first action that there is; which. */
async function playOnce(url: string): Promise<string> {
  let token = ''
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: method === 'GET' ? { authorization: headers.authorization ?? '' } : headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Reading & { token: string }
  }
  ;({ token } = await ask('POST', '/guests', { name: 'Ada', language: 'en' }))
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }]
  const { id, version, legal } = await ask('POST', '/tables', { game: 'silver-and-gold', seats })
  const [action] = legal
  if (action === undefined) throw new Error('A new game offers nothing to do.')
  const after = await ask('POST', `/tables/${id}/act`, { actions: [action], endTurn: true, version })
  if (after.version <= version) throw new Error(`"${action}" has changed nothing.`)
  return action
}
