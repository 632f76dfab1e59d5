import type { Answer } from '../api/http.ts'
import type { LineHooks, TableLine } from '../api/socket.ts'
import type { TableSource } from '../api/tableSource.ts'
import { notHere } from './notHere.ts'

/** A table of this device: what it takes comes when something is asked of it. */
export function localSource(id: string): TableSource {
  const here = async (): Promise<TableSource> => (await import('./tableHere.ts')).tableHere(id)
  const ask = <T>(question: (source: TableSource) => Promise<Answer<T>>): Promise<Answer<T>> =>
    import('./tableHere.ts')
      .then(async ({ tableHere, sayWhy }) => sayWhy(await question(tableHere(id))))
      .catch(() => notHere())
  return {
    read: (at) => ask((source) => source.read(at)),
    log: (since) => ask((source) => source.log(since)),
    send: (wish, version) => ask((source) => source.send(wish, version)),
    line: (hooks) => lineTo(here, hooks),
    why: (chains) => ask((source) => source.why(chains)),
    asFinal: (actions) => ask((source) => source.asFinal(actions)),
    hint: () => ask((source) => source.hint()),
    help: () => ask((source) => source.help()),
    choice: (at) => ask((source) => source.choice(at)),
    scores: () => ask((source) => source.scores()),
    record: (at) => ask((source) => source.record(at)),
    branch: () => ask((source) => source.branch()),
    sandbox: (at, sample) => ask((source) => source.sandbox(at, sample)),
    components: () => ask((source) => source.components()),
    note: () => ask((source) => source.note()),
    saveNote: (words) => ask((source) => source.saveNote(words)),
    remarks: () => ask((source) => source.remarks()),
    saveRemark: (remark) => ask((source) => source.saveRemark(remark)),
    seen: () => ask((source) => source.seen()),
    keepSeen: (n) => ask((source) => source.keepSeen(n)),
  }
}

/** A line that is asked in turn once it has come. */
function lineTo(here: () => Promise<TableSource>, hooks: LineHooks): TableLine {
  const line = here().then((source) => source.line(hooks))
  const then = (work: (come: TableLine) => void): void => void line.then(work, () => hooks.onBreak())
  return {
    open: (since) => then((come) => come.open(since)),
    wait: (pause) => then((come) => come.wait(pause)),
    close: () => void line.then((come) => come.close()).catch(() => {}),
  }
}
