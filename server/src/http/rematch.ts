import { rematchOf } from '@fathom/engine'
import { ApiError, apiError } from '../apiError.ts'
import { newSeed } from '../guests.ts'
import { may } from '../people/may.ts'
import { likedSeat, personOf } from '../people/sitting.ts'
import { doneText, isSeated, mustPlayOneAlone, peopleAt, reader, readSet, ready, unlessRefused } from './answers.ts' // prettier-ignore
import type { HandlerRequest, Ready } from './handler.ts'
import type { Services } from './services.ts'

/** The same game again, once for a table: those who played it are asked to the new one. */
export async function rematch(
  { host, guests, library, store, quotas, rests, blocks, friends, groups, restraints }: Services,
  { id, guest, language, address }: HandlerRequest<'rematch'>,
): Promise<Ready> {
  await restraints.mustSit(guest.id)
  const who = reader(guest, language)
  const person = personOf(guest)
  const { foreign } = await host.components(id)
  const group = await groups.mustSitAt(id, guest.id, () => isSeated(host, id, guest))
  const next = await host.rematch(
    id,
    (table) => ({ as: 'person', person, command: { do: 'rematch', table } }),
    who,
    async (old) => {
      const table = guests.rematchOf(id)
      const isMade = async () => (await store.heads([table])).length > 0
      if (await isMade()) return table
      // Today's rules may refuse a set that older rules accepted.
      if (foreign !== null) {
        await readSet(host, { table, game: old.game, components: foreign, language })
        // Others are asked to what they wrote themselves; what somebody else wrote is not theirs.
        if ((await store.company.hostOf(id)) === guest.id) await restraints.mustWrite(guest.id)
      }
      const isOpen = old.chairs.some((chair) => chair.kind !== 'bot' && !(chair.kind === 'person' && chair.person.id === guest.id)) // prettier-ignore
      const make = quotas.withRoom({ guest: guest.id, address }, isOpen ? 'open' : 'running', async (origin) => {
        const created = unlessRefused(
          await rematchOf(library, old, foreign, { ...guest, rest: await rests.of(guest.id) }),
        )
        await mustPlayOneAlone(store, created, guest)
        await store.own(table, guest.id, origin)
        if (group !== null) await store.company.addGroupTable(group, table)
        await host.create(table, { ...created, seed: newSeed() }, who)
        await friends.inviteAll(table, guest.id, peopleAt(old))
      })
      // Another process may have made it meanwhile: then it is there.
      await make.catch(async (error: unknown) => {
        if (!(await isMade())) throw error
      })
      return table
    },
  )
  const metadata = await host.metadata(next)
  const refused = may.watch(metadata, guest.id, blocks)
  if (refused !== null) throw apiError(refused)
  const sits = peopleAt(metadata).includes(guest.id)
  if (sits || metadata.status !== 'open') return ready(await host.read(next, who))
  const apart = [...blocks.apartFrom(guest.id)]
  const command = {
    do: 'join',
    seat: null,
    liked: likedSeat(guest),
    nonce: null,
    rest: await rests.of(guest.id),
    apart,
  } as const
  try {
    return doneText(await host.execute(next, { as: 'person', person, command }, language, who))
  } catch (error) {
    // Pressed twice: the other request has seated them meanwhile.
    if (error instanceof ApiError && error.code === 'already-seated') return ready(await host.read(next, who))
    throw error
  }
}
