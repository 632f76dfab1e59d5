import { createRequire } from 'node:module'
import type { LogEntry, Server, State } from 'boardgame.io'
import type { NumberSource } from '@fathom/kernel'
import { boardgameToy, type ToyG } from './boardgame.ts'
import { PLAYERS, type Space, type SpaceState } from './numbers.ts'

const require = createRequire(import.meta.url)
const { Master } = require('boardgame.io/master') as typeof import('boardgame.io/master')
const { createMatch, getFilterPlayerView, ProcessGameConfig, Sync } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal')

const game = ProcessGameConfig(boardgameToy)
const MATCH = 'toy'

/** Keeps one match where boardgame.io looks for it. */
class OneMatch extends Sync {
  state: State | undefined
  private metadata: Server.MatchData | undefined
  private readonly log: LogEntry[] = []

  override connect(): void {}
  override createMatch(
    _id: string,
    { initialState, metadata }: { initialState: State; metadata: Server.MatchData },
  ): void {
    this.state = initialState
    this.metadata = metadata
  }
  override setState(_id: string, state: State, deltalog: LogEntry[] = []): void {
    this.state = state
    this.log.push(...deltalog)
  }
  override setMetadata(_id: string, metadata: Server.MatchData): void {
    this.metadata = metadata
  }
  override fetch(): never {
    return { state: this.state, metadata: this.metadata, log: this.log } as never
  }
  override wipe(): void {}
  override listMatches(): string[] {
    return [MATCH]
  }
}

/** Text that would have gone to players, in characters, since the start. */
export interface Sent {
  characters: number
}

/** One whole game of the toy through boardgame.io's master: every move is checked, stored, and told to four players as its server does. */
export async function playMaster(choose: NumberSource, sent: Sent): Promise<void> {
  const storage = new OneMatch()
  const match = createMatch({ game, numPlayers: PLAYERS, setupData: undefined, unlisted: true })
  if (!('initialState' in match)) throw new Error('boardgame.io makes no match')
  storage.createMatch(MATCH, match)
  const viewOf = getFilterPlayerView(game)
  const master = new Master(boardgameToy, storage, {
    send: () => {},
    sendAll: (payload) => {
      for (let player = 0; player < PLAYERS; player++) {
        sent.characters += JSON.stringify(viewOf(String(player), payload)).length
      }
    },
  })
  for (;;) {
    const { G, ctx, _stateID } = storage.state as State<ToyG>
    if (ctx.gameover !== undefined) return
    const space = freeSpace(G.spaces, choose)
    const payload = { type: 'place', args: [space], playerID: ctx.currentPlayer, credentials: '' }
    await master.onUpdate({ type: 'MAKE_MOVE', payload }, _stateID, MATCH, ctx.currentPlayer)
    if (storage.state?._stateID !== _stateID + 1) throw new Error('boardgame.io refused a legal move')
  }
}

function freeSpace(spaces: readonly SpaceState[], choose: NumberSource): Space {
  const free = spaces.flatMap(({ occupied }, space) => (occupied ? [] : [space]))
  return free[choose(free.length)] as Space
}
