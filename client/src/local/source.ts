import type { LineHooks, TableLine } from '../api/socket.ts'
import type { TableSource } from '../api/tableSource.ts'

/** A table of this device: what it takes comes when something is asked of it. */
export function localSource(id: string): TableSource {
  const here = async (): Promise<TableSource> => (await import('./tableHere.ts')).tableHere(id)
  return {
    read: async (at) => (await here()).read(at),
    log: async (since) => (await here()).log(since),
    send: async (wish, version) => (await here()).send(wish, version),
    line: (hooks) => lineTo(here, hooks),
    why: async (chains) => (await here()).why(chains),
    asFinal: async (actions) => (await here()).asFinal(actions),
    scores: async () => (await here()).scores(),
    record: async () => (await here()).record(),
    components: async () => (await here()).components(),
    note: async () => (await here()).note(),
    saveNote: async (words) => (await here()).saveNote(words),
    seen: async () => (await here()).seen(),
    keepSeen: async (n) => (await here()).keepSeen(n),
  }
}

/** A line that is asked in turn once it has come. */
function lineTo(here: () => Promise<TableSource>, hooks: LineHooks): TableLine {
  const line = here().then((source) => source.line(hooks))
  return {
    open: (since) => void line.then((come) => come.open(since)),
    wait: (pause) => void line.then((come) => come.wait(pause)),
    close: () => void line.then((come) => come.close()),
  }
}
