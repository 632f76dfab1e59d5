import type { PersonCommand } from '@fathom/engine'
import { readPush } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'
import type { LineHooks, TableLine } from '../api/socket.ts'
import type { TableSource } from '../api/tableSource.ts'
import { language } from '../shell/preferences.ts'
import type { Wish } from '../table/session/state.ts'
import { lookerAt } from './looker.ts'
import type { LocalPage } from './pageOver.ts'

/** How long bots take for an action at least where nobody says otherwise, in milliseconds: as on a server. */
const USUAL_PACE = 400

/** A table of this device. @param tables where it lives */
export function tableOver(id: string, tables: () => Promise<LocalPage>): TableSource {
  return {
    read: async (at) => (await tables()).read(id, language(), at, lookerAt(id)),
    log: async (since) => (await tables()).log(id, language(), since, lookerAt(id)),
    send: async (wish, version) => send(await tables(), id, wish, version),
    line: (hooks) => createLocalLine(id, tables, hooks),
    why: async (chains) => (await tables()).why(id, language(), chains, false, lookerAt(id)),
    asFinal: async (actions) => (await tables()).why(id, language(), [actions], true, lookerAt(id)),
    hint: async () => (await tables()).hint(id, language(), lookerAt(id)),
    help: async () => (await tables()).help(id, language(), lookerAt(id)),
    choice: async (at) => (await tables()).choice(id, language(), at, lookerAt(id)),
    scores: async () => (await tables()).scores(id, language(), lookerAt(id)),
    record: async (at) => (await tables()).record(id, language(), at, lookerAt(id)),
    branch: async () => (await tables()).branchOf(id),
    sandbox: async (at, sample) => (await tables()).sandbox(id, language(), at, sample, lookerAt(id)),
    components: async () => (await tables()).components(id),
    note: async () => (await tables()).note(id, lookerAt(id)),
    saveNote: async (words) => (await tables()).saveNote(id, words, lookerAt(id)),
    remarks: async () => (await tables()).remarks(id),
    saveRemark: async (remark) => (await tables()).saveRemark(id, remark),
    seen: async () => (await tables()).seen(id, lookerAt(id)),
    keepSeen: async (n) => (await tables()).keepSeen(id, n, lookerAt(id)),
  }
}

async function send(
  tables: LocalPage,
  id: string,
  wish: Wish,
  version: number,
): Promise<Answer<{ readonly version: number | null }>> {
  if (wish.kind === 'rematch') {
    const answer = await tables.rematch(id, language())
    return answer.ok ? { ok: true, value: { version: null } } : answer
  }
  if (wish.kind === 'leave') return tables.handOver(id, language(), lookerAt(id))
  const command = commandOf(wish, version)
  return command === null ? NEEDS_OTHERS : tables.command(id, language(), command, lookerAt(id))
}

/** No page offers it: a table of this device has one person. */
const NEEDS_OTHERS = {
  ok: false,
  problem: { kind: 'broken', status: 422, code: 'needs-others', message: '', params: {} },
} as const

/** Null: what is no command, or what only several people can do. */
function commandOf(wish: Wish, version: number): PersonCommand | null {
  switch (wish.kind) {
    case 'act':
      return { do: 'act', actions: wish.actions, version, endTurn: wish.andEnd }
    case 'undo':
    case 'undoAll':
      return { do: 'undo', version, all: wish.kind === 'undoAll' }
    case 'redo':
      return { do: 'redo', version }
    case 'endTurn':
      return { do: 'end-turn', version }
    case 'takeBack':
      return { do: 'take-back', reason: wish.reason }
    case 'join':
      return { do: 'join', seat: wish.seat, nonce: null }
    case 'close':
      return { do: 'close' }
    case 'rematch':
    case 'leave':
    case 'answerTakeBack':
    case 'seatBot':
    case 'vote':
    case 'pause':
    case 'answerPause':
    case 'askEnd':
    case 'answerEnd':
      return null
  }
}

/** The line to a table of this device: it never breaks. */
function createLocalLine(id: string, tables: () => Promise<LocalPage>, hooks: LineHooks): TableLine {
  let leave: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const drop = (): void => {
    clearTimeout(timer)
    leave?.()
    leave = null
  }
  return {
    open(since) {
      drop()
      let isOpen = true
      const wish = { since, language: language(), pace: hooks.pace() ?? USUAL_PACE, looker: lookerAt(id) }
      const listening = tables().then((here) =>
        here.listen(id, wish, (push) => isOpen && hooks.onPush(readPush(push, hooks.known))),
      )
      hooks.onOpen()
      leave = () => {
        isOpen = false
        void listening.then((end) => end())
      }
    },
    wait(pause) {
      timer = setTimeout(hooks.onRetry, pause)
    },
    close: drop,
  }
}
