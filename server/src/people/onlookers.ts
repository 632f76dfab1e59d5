import type { OnlookerList } from '@fathom/protocol'
import { apiError } from '../apiError.ts'
import type { Guests } from '../guests.ts'
import type { TableHost } from '../host/tableHost.ts'
import { newId } from '../ids.ts'
import type { CompanyStore } from '../store/companyStore.ts'
import type { Blocks } from './blocks.ts'
import { may } from './may.ts'

interface Parts {
  readonly company: Pick<CompanyStore, 'hostOf'>
  readonly host: Pick<TableHost, 'metadata' | 'subscribers'>
  readonly guests: Pick<Guests, 'keyAt'>
  readonly blocks: Pick<Blocks, 'showOut' | 'letIn' | 'shownOutOf'>
}

/** Who looks on at a table, for its host: who made it. They know of each only what everybody there may read. */
export class Onlookers {
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** @throws ApiError `not-the-host` */
  async list(table: string, me: string): Promise<OnlookerList> {
    await this.mustHost(table, me)
    const { guests, blocks } = this.parts
    const people = await this.people(table)
    return {
      onlookers: [...people].map(([person, name]) => ({ id: guests.keyAt(table, person), name })),
      shownOut: blocks.shownOutOf(table).map(({ id, name }) => ({ id, name })),
    }
  }

  /** Somebody may neither look on nor write at a table any more. @throws ApiError `not-the-host`, `no-such-onlooker`, `too-many-shown-out` */
  async showOut(table: string, me: string, id: string): Promise<OnlookerList> {
    await this.mustHost(table, me)
    const { guests, blocks } = this.parts
    const found = [...(await this.people(table))].find(([person]) => guests.keyAt(table, person) === id)
    if (found === undefined) throw apiError('no-such-onlooker')
    const [person, name] = found
    await blocks.showOut({ id: newId(), table, person, name })
    return this.list(table, me)
  }

  /** Somebody may come back. @throws ApiError `not-the-host`, `no-such-onlooker` */
  async letIn(table: string, me: string, id: string): Promise<OnlookerList> {
    await this.mustHost(table, me)
    const { blocks } = this.parts
    if (!blocks.shownOutOf(table).some((each) => each.id === id)) throw apiError('no-such-onlooker')
    await blocks.letIn(table, id)
    return this.list(table, me)
  }

  private async mustHost(table: string, me: string): Promise<void> {
    const { company, host } = this.parts
    // Unknown tables first, as everywhere.
    await host.metadata(table)
    const refused = may.showOut((await company.hostOf(table)) === me)
    if (refused !== null) throw apiError(refused)
  }

  /** Those with a name, and what the others there may read of it. */
  private async people(table: string): Promise<Map<string, string | null>> {
    const { host } = this.parts
    const { chairs } = await host.metadata(table)
    const people = new Map<string, string | null>()
    for (const { person, name } of host.subscribers.pagesAt(table)) {
      const sits = chairs.some((chair) => chair.kind === 'person' && chair.person.id === person)
      if (person !== null && !sits) people.set(person, name ?? people.get(person) ?? null)
    }
    return people
  }
}
