import type { Restraint, Standing } from '@fathom/protocol'
import { apiError } from '../apiError.ts'
import type { OperatorStore, StoredMeasure } from '../store/operatorStore.ts'
import { may } from './may.ts'
import { serverNow } from '../serverTime.ts'

/** What holds for somebody now. */
export type Restraints = Omit<Standing, 'role'>

/**
 * What people are kept from. It is asked of the store each time: what the command line or another process has done holds at once, and nobody sits
 * down or writes so often that this would be too much.
 */
export class RestraintsOf {
  private readonly store: Pick<OperatorStore, 'inForce'>

  constructor(store: Pick<OperatorStore, 'inForce'>) {
    this.store = store
  }

  async of(person: string): Promise<Restraints> {
    const held = await this.store.inForce(person, serverNow())
    return {
      warnings: held.filter(({ kind }) => kind === 'warn').map(restraintFrom),
      muted: longest(held.filter(({ kind }) => kind === 'mute')),
      suspended: longest(held.filter(({ kind }) => kind === 'suspend')),
    }
  }

  /** @throws ApiError `suspended`, `warned` for whoever may not sit down, make tables or look for others now */
  async mustSit(person: string): Promise<void> {
    refuse(may.sit(await this.of(person)))
  }

  /** @throws ApiError `suspended`, `muted`, `warned` for whoever may not write now what others read */
  async mustWrite(person: string): Promise<void> {
    refuse(may.write(await this.of(person)))
  }
}

function refuse(refused: ReturnType<typeof may.write>): void {
  if (refused !== null) throw apiError(refused.code, { why: refused.why, until: refused.until })
}

/** The one that ends last. */
function longest(held: readonly StoredMeasure[]): Restraint | null {
  const last = held.toSorted((a, b) => (b.until ?? Infinity) - (a.until ?? Infinity)).at(0)
  return last === undefined ? null : restraintFrom(last)
}

function restraintFrom({ id, why, at, until }: StoredMeasure): Restraint {
  return { id, why, at, until }
}
