import type { Wish } from '../table/session/state.ts'
import { newNonce } from '../shell/me.ts'
import * as api from './api.ts'
import type { Answer } from './http.ts'
import { createLine } from './socket.ts'
import type { TableSource } from './tableSource.ts'

/** A table of the server. */
export function remoteSource(id: string): TableSource {
  return {
    read: (at) => api.getTable(id, at),
    log: (since) => api.getLog(id, since),
    send: (wish, version) => send(id, wish, version),
    line: (hooks) => createLine(id, hooks),
    why: (chains) => api.why(id, chains),
    asFinal: (actions) => api.asFinal(id, actions),
    hint: () => api.getHint(id),
    help: () => api.getHelp(id),
    choice: (at) => api.getChoice(id, at),
    scores: () => api.getScores(id),
    record: (at) => api.getRecord(id, at),
    branch: () => Promise.resolve({ ok: true, value: null }),
    sandbox: (at, sample) => api.getSandbox(id, at, sample),
    components: () => api.getComponents(id),
    note: () => api.getNote(id),
    saveNote: (words) => api.saveNote(id, words),
    remarks: () => api.getRemarks(id),
    saveRemark: (remark) => api.saveRemark(id, remark),
    seen: () => api.getSeen(id),
    keepSeen: (n) => api.keepSeen(id, n),
  }
}

function send(id: string, wish: Wish, version: number): Promise<Answer<{ readonly version: number | null }>> {
  switch (wish.kind) {
    case 'act':
      return api.act(id, { actions: [...wish.actions], version, endTurn: wish.andEnd })
    case 'undo':
      return api.undo(id, version, false)
    case 'undoAll':
      return api.undo(id, version, true)
    case 'redo':
      return api.redo(id, version)
    case 'endTurn':
      return api.endTurn(id, version)
    case 'leave':
      return api.leave(id)
    case 'close':
      return api.close(id)
    case 'seatBot':
      return api.seatBot(id, wish.seat)
    case 'vote':
      return api.vote(id, wish.seat)
    case 'takeBack':
      return api.takeBack(id, wish.reason)
    case 'answerTakeBack':
      return api.answerTakeBack(id, wish.agrees)
    case 'pause':
      return api.pause(id)
    case 'answerPause':
      return api.answerPause(id, wish.agrees)
    case 'askEnd':
      return api.askEnd(id)
    case 'answerEnd':
      return api.answerEnd(id, wish.agrees)
    case 'rematch':
      return rematch(id)
    case 'join':
      return api.join(id, { nonce: newNonce(), ...(wish.seat === null ? {} : { seat: wish.seat }) })
  }
}

/** A rematch answers with the other table: which entry it is here, nobody says. */
async function rematch(id: string): Promise<Answer<{ readonly version: null }>> {
  const answer = await api.rematch(id)
  return answer.ok ? { ok: true, value: { version: null } } : answer
}
