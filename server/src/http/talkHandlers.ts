import type { Talk } from '../talk/talk.ts'
import type { Handlers } from './handler.ts'
import type { TALK } from './routes/talk.ts'

/** What people say at a table. */
export function talkHandlers(talk: Talk): Pick<Handlers, keyof typeof TALK> {
  return {
    talk: ({ id, guest, query }) => talk.read(id, guest.id, query),
    say: ({ id, guest, body }) => talk.say(id, guest, body),
    changeLine: ({ id, guest, body }) => talk.change(id, guest, body),
    async muteSpeaker({ id, guest, body }) {
      await talk.mute(id, guest, body)
      return talk.read(id, guest.id, { players: 0, onlookers: 0 })
    },
    async reportLine({ id, guest, body }) {
      await talk.report(id, guest, body)
      return { reported: true }
    },
  }
}
