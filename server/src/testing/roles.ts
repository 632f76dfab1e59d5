import type { Role } from '@fathom/protocol'
import { newId } from '../ids.ts'
import type { RunningServer } from '../server.ts'
import { must, type TestClient } from './testClient.ts'

/** Makes somebody a moderator or an operator, as the command line does. */
export async function giveRole({ store }: RunningServer, person: TestClient, role: Role): Promise<void> {
  const { id } = must(await person.get<{ id: string }>('/me'))
  const measure = { id: newId(), at: Date.now(), by: null, about: id, why: '', until: null, report: null } as const
  await store.operators.setRole(id, role, { ...measure, kind: `make-${role}` })
}

/** Keeps somebody from writing for a minute. */
export async function mute({ store }: RunningServer, person: TestClient): Promise<void> {
  const { id } = must(await person.get<{ id: string }>('/me'))
  const at = Date.now()
  const measure = { id: newId(), at, by: null, about: id, why: 'spam', until: at + 60_000, report: null } as const
  await store.operators.addMeasure({ ...measure, kind: 'mute' }, false)
}
