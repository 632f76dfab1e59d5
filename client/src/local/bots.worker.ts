/** Runs in a worker of its own: a bot thinking, so that neither the page nor its tables ever wait for it. */
import * as Comlink from 'comlink'
import { newMemory, type Memory } from '@fathom/bots'
import { PlayedGames } from '@fathom/engine'
import { library } from '@fathom/engine/library'
import type { Thought } from './botTurns.ts'
import type { Hint, HintQuestion } from './hint.ts'
import { hintOn } from './hintOn.ts'

/** How many seats the worker remembers something for. */
const REMEMBERED = 8

export class BotWorker {
  private readonly games = new PlayedGames(library)
  private readonly memories = new Map<string, Memory>()

  /** The action that the bot chooses, in notation. */
  async choose({ thinker, game, level, name, state, seat, sample, before }: Thought): Promise<string> {
    const found = await this.games.load(game)
    if (typeof found === 'string') throw new Error(`${game.game} can't be played: ${found}`)
    const end = performance.now() + library.thinkingTime(level, before)
    const pace = { mayGoOn: () => performance.now() < end, memory: this.memoryOf(thinker) }
    return library.choose(found, { level, name }, state, seat, sample, pace)
  }

  /** What a Mate would consider. */
  hint(question: HintQuestion): Promise<Hint> {
    return hintOn(this.games, question)
  }

  private memoryOf(thinker: string): Memory {
    const memory = this.memories.get(thinker) ?? newMemory()
    this.memories.delete(thinker)
    this.memories.set(thinker, memory)
    const [oldest] = this.memories.keys()
    if (this.memories.size > REMEMBERED && oldest !== undefined) this.memories.delete(oldest)
    return memory
  }
}

Comlink.expose(new BotWorker())
