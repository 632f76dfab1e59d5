import type { Chair } from '@fathom/table'
import { apiError } from '../apiError.ts'
import { newId } from '../ids.ts'
import { may } from '../people/may.ts'
import { personOf } from '../people/sitting.ts'
import { isSeated, reader } from './answers.ts'
import type { HandlerRequest, Handlers } from './handler.ts'
import type { Services } from './services.ts'

type Beside = Pick<Handlers, 'seatBeside' | 'besides'>

/** Several people at one device: each is a guest of their own, so that all rules hold for them as they are. */
export function besideHandlers({ host, guests, groups, restraints, blocks }: Services): Beside {
  /** The only cookie of who has the chair was lost with the answer. Who is somebody elsewhere, too, needs no other. */
  async function giveAgain(made: string, { id, body, cookies, language, device }: HandlerRequest<'seatBeside'>) {
    const before = await guests.sessions.of(made)
    if (before.length > 1) throw apiError('seat-taken', { seat: body.seat })
    const { token } = await guests.sessions.open(made, device)
    const ended = before.map((session) => session.id)
    await guests.sessions.end(made, ended)
    const { version } = await host.read(id, { person: made, language })
    cookies.setBeside(id, body.seat, token)
    return { version }
  }

  return {
    async seatBeside(request) {
      const { id, guest, body, cookies, language, device } = request
      await restraints.mustWrite(guest.id)
      const { seat, nonce } = body
      const { chairs, rated, status } = await host.metadata(id)
      const refused = may.seatBeside({ sits: await isSeated(host, id, guest), isRated: rated })
      if (refused !== null) throw apiError(refused)
      // Before anybody is made who would have no chair.
      const chair = chairs[seat]
      if (chair === undefined) throw apiError('no-such-seat', { seat })
      const who = nonce === undefined ? newId() : guests.besideOf(guest.id, { table: id, seat, nonce })
      if (personIn(chair) === who) return giveAgain(who, request)
      if (chair.kind !== 'open') throw apiError('seat-taken', { seat })
      if (status === 'closed') throw apiError('table-closed')
      // A group's tables are for its members: somebody without a name there is none.
      await groups.mustSitAt(id, newId(), () => Promise.resolve(false))
      const { guest: made, token } = await guests.create(body.name, language, device, who)
      const apart = [...blocks.apartFrom(guest.id)]
      const command = { do: 'join', seat, nonce: nonce ?? null, rest: null, apart } as const
      const person = personOf(made)
      const { version } = await host.execute(id, { as: 'person', person, command }, language, reader(made, language))
      cookies.setBeside(id, seat, token)
      return { version }
    },
    async besides({ id, guest, cookies, device }) {
      const { chairs, seats, waitingFor, status } = await host.metadata(id)
      const you = chairs.findIndex((chair) => personIn(chair) === guest.id)
      if (you === -1) throw apiError('not-seated')
      const isHere = async (chair: Chair, seat: number): Promise<boolean> => {
        const token = seat === you ? null : cookies.beside(seat)
        const found = token === null ? null : await guests.byToken(token, device)
        return seat === you || (found !== null && personIn(chair) === found.guest.id)
      }
      const here = await Promise.all(chairs.map(isHere))
      const people = chairs.flatMap((chair, seat) =>
        chair.kind === 'person' && here[seat] === true
          ? [{ seat, name: chair.person.name, isAway: seats[seat]?.standIn === true }]
          : [],
      )
      return { you, people, waitingFor: [...waitingFor], isPlaying: status === 'playing' }
    },
  }
}

function personIn(chair: Chair): string | null {
  return chair.kind === 'person' ? chair.person.id : null
}
