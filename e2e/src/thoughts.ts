import { loadGame } from '@fathom/catalog'
import type { Thought } from '@fathom/client/botTurns'
import { PlayedGames } from '@fathom/engine'
import { library } from '@fathom/engine/library'
import { fastChance, parseRecord, replay, type AnyGame, type GameRecord } from '@fathom/kernel'
import type { Page } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ASSETS = fileURLToPath(new URL('../../client/dist/assets', import.meta.url))
/** A bot has less time for each decision that it took before. After so many less than none it has minutes: it thinks through all that its level allows. */
const UNHURRIED = -12

/** Choices, and how long all of them together took, in milliseconds. */
export interface Choices {
  readonly actions: readonly string[]
  readonly took: number
}

/** What bots of a level are asked in the golden records of a game: so many decisions between more than one action, spread evenly over all of them. */
export async function recordedThoughts(id: string, level: string, count: number): Promise<Thought[]> {
  const entry = await loadGame(id)
  if (entry === null) throw new Error(`the catalogue has no ${id}`)
  const { game } = entry
  const records = goldenRecords(game)
  let decisions = 0
  for (const record of records) eachDecision(game, record, () => decisions++)
  const step = Math.max(1, Math.floor(decisions / count))
  const thoughts: Thought[] = []
  let sample = 0
  const played = { game: id, rulesVersion: game.meta.rulesVersion }
  for (const record of records) {
    eachDecision(game, record, (state, seat) => {
      if (sample++ % step !== 0 || thoughts.length === count) return
      const known = game.determinize(state, seat, fastChance(sample))
      const thinker = `${id} ${sample}`
      thoughts.push({ state: known, game: played, version: 0, fallback: '', level, name: '', seat, sample, thinker, before: UNHURRIED }) // prettier-ignore
    })
  }
  return thoughts
}

/** By today's rules, in the order of their names. */
function goldenRecords(game: AnyGame): GameRecord[] {
  const folder = fileURLToPath(new URL(`../../games/${game.meta.id}/golden`, import.meta.url))
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  return names.toSorted().flatMap((name) => {
    const record = parseRecord(readFileSync(join(folder, name), 'utf8'), () => game.options)
    if (!record.ok) throw new Error(`${name} can't be read: ${record.refusal.code}`)
    return record.value.rulesVersion === game.meta.rulesVersion ? [record.value] : []
  })
}

function eachDecision(game: AnyGame, record: GameRecord, then: (state: unknown, seat: number) => void): void {
  replay(game, record, ({ state }) => {
    for (const seat of game.toAct(state)) if (game.legal(state, seat).length > 1) then(state, seat)
  })
}

/** What the bots choose in this process. */
export async function chosenHere(thoughts: readonly Thought[]): Promise<Choices> {
  const games = new PlayedGames(library)
  const actions: string[] = []
  const start = performance.now()
  for (const { game, level, name, state, seat, sample } of thoughts) {
    const entry = await games.load(game)
    if (typeof entry === 'string') throw new Error(`${game.game} can't be played: ${entry}`)
    actions.push(library.choose(entry, { level, name }, state, seat, sample, { mayGoOn: () => true }))
  }
  return { actions, took: performance.now() - start }
}

/**
 * What they choose in the built page's worker for bots, asked as the page asks it.
 * @param first what the worker is asked before, and not timed: it loads its games with the first question
 */
export async function chosenInBrowser(
  page: Page,
  thoughts: readonly Thought[],
  first: readonly Thought[] = thoughts.slice(0, 1),
): Promise<Choices> {
  const name = readdirSync(ASSETS).find((each) => /^bots\.worker-.*\.js$/.test(each))
  if (name === undefined) throw new Error('the page is not built')
  return page.evaluate(
    async ({ url, asked, before }) => {
      const worker = new Worker(url, { type: 'module' })
      const choose = (thought: unknown, id: number): Promise<string> =>
        new Promise((resolve, reject) => {
          worker.addEventListener('message', function onAnswer({ data }: MessageEvent<Answered>) {
            if (data.id !== String(id)) return
            worker.removeEventListener('message', onAnswer)
            if (data.type === 'RAW') resolve(data.value as string)
            else reject(new Error(JSON.stringify(data.value)))
          })
          const argumentList = [{ type: 'RAW', value: thought }]
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
          worker.postMessage({ id: String(id), type: 'APPLY', path: ['choose'], argumentList })
        })
      interface Answered {
        readonly id: string
        readonly type: string
        readonly value: unknown
      }
      for (const [index, thought] of before.entries()) await choose(thought, -1 - index)
      const actions: string[] = []
      const start = performance.now()
      for (const [index, thought] of asked.entries()) actions.push(await choose(thought, index))
      const took = performance.now() - start
      worker.terminate()
      return { actions, took }
    },
    { url: `/assets/${name}`, asked: [...thoughts], before: [...first] },
  )
}
