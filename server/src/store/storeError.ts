const FAULTS = ['disk-full', 'damaged-journal', 'store-away', 'rewritten', 'failed'] as const

/** What is wrong, as far as it makes a difference to anybody. */
export type Fault = (typeof FAULTS)[number]

/** The store could not do what it was asked, and did nothing of it. */
export class StoreError extends Error {
  readonly fault: Fault

  constructor(fault: Fault, message: string) {
    super(message)
    this.fault = fault
  }
}
