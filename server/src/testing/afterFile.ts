import { afterAll } from 'vitest'

type Ending = () => Promise<unknown> | void

// Files of tests follow one another in a process, and a hook that a module sets runs for the first of them alone: so the setup sets it for each.
const closings: Ending[] = []
const removals: Ending[] = []

/** What is open ends with the file of tests that runs now. */
export function closeAfterFile(close: Ending): void {
  closings.push(close)
}

/** What is stored goes then, when all is closed. */
export function removeAfterFile(remove: Ending): void {
  removals.push(remove)
}

/** To be called once before each file. */
export function endWithFile(): void {
  afterAll(async () => {
    for (const endings of [closings, removals]) await Promise.all(endings.splice(0).map(async (end) => end()))
  })
}
