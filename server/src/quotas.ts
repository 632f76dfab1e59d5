import { apiError } from './apiError.ts'
import type { Guests } from './guests.ts'
import { KeyedQueue } from '@fathom/engine'
import type { Gate, LimitedCaller } from './http/gate.ts'
import type { Owned, Store } from './store/store.ts'

type Kind = keyof Owned

/** How many of each a guest may have at a time, before scaling. */
const PER_GUEST: Owned = { open: 10, running: 100, seeds: 60 }
/** From one address, whoever made them. */
const ADDRESS_FACTOR = 4

const CODES = { open: 'too-many-open-tables', running: 'too-many-running-tables', seeds: 'too-many-seeds' } as const

/** How much that lasts one guest, or one address, may have. */
export class Quotas {
  private readonly store: Pick<Store, 'owned'>
  private readonly guests: Pick<Guests, 'originKey'>
  private readonly gate: Pick<Gate, 'scaled'>
  private readonly queue = new KeyedQueue()

  constructor(store: Pick<Store, 'owned'>, guests: Pick<Guests, 'originKey'>, gate: Pick<Gate, 'scaled'>) {
    this.store = store
    this.guests = guests
    this.gate = gate
  }

  /**
   * Makes one more, if there is room. Requests of one guest or one address wait for each other, so that none slips past the limit.
   * @param make gets what the store knows the caller's address as
   * @throws ApiError `too-many-open-tables`, `too-many-running-tables` or `too-many-seeds`
   */
  withRoom<T>(
    { guest, address }: LimitedCaller & { guest: string },
    kind: Kind,
    make: (origin: string) => Promise<T>,
  ): Promise<T> {
    const origin = this.guests.originKey(address)
    if (this.gate.scaled(1) === Infinity) return make(origin)
    // Always in this order, so that nobody waits in a circle.
    return this.queue.run(`address ${origin}`, () =>
      this.queue.run(`guest ${guest}`, async () => {
        const { ofGuest, ofOrigin } = await this.store.owned(guest, origin)
        this.refuseFull(kind, ofGuest, 1)
        this.refuseFull(kind, ofOrigin, ADDRESS_FACTOR)
        return make(origin)
      }),
    )
  }

  private refuseFull(kind: Kind, owned: Owned, factor: number): void {
    const limit = this.gate.scaled(PER_GUEST[kind] * factor)
    if (owned[kind] >= limit) throw apiError(CODES[kind], { limit })
  }
}
