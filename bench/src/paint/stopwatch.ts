import type { Page } from '@playwright/test'

/** What one gesture cost. */
export interface Timing {
  /** From the browser's time of an input event to the first frame after it: the slowest event of the gesture, in milliseconds. */
  readonly paint: number
  /** The longest piece of work that kept the page from hearing anything else, what the server's answer brought included; 0 under 50 ms. */
  readonly blocked: number
}

/** Lets a page time every input event itself. To be called once, before anything is timed. */
export async function installStopwatch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = { paints: [] as number[], tasks: [] as number[] }
    Object.assign(globalThis, { stopwatch: kept })
    const types = ['pointerdown', 'pointerup', 'pointermove', 'click', 'keydown', 'wheel']
    for (const type of types) {
      const onInput = (event: Event): void => {
        // A task that is posted in a frame's callback runs once the frame has been made.
        requestAnimationFrame(() => {
          const afterwards = new MessageChannel()
          afterwards.port1.addEventListener('message', () => kept.paints.push(performance.now() - event.timeStamp))
          afterwards.port1.start()
          afterwards.port2.postMessage(null)
        })
      }
      addEventListener(type, onInput, { capture: true, passive: true })
    }
    new PerformanceObserver((list) => {
      kept.tasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
  })
}

/** Times what is done, with everything that follows from it within half a second. */
export async function timed(page: Page, gesture: () => Promise<void>): Promise<Timing> {
  await read(page)
  await gesture()
  await page.waitForTimeout(500)
  const { paints, tasks } = await read(page)
  return { paint: Math.max(0, ...paints), blocked: Math.max(0, ...tasks) }
}

/** What has been noted since the last time. */
async function read(page: Page): Promise<{ paints: number[]; tasks: number[] }> {
  return page.evaluate(() => {
    const { stopwatch } = globalThis as unknown as { stopwatch: { paints: number[]; tasks: number[] } }
    return { paints: stopwatch.paints.splice(0), tasks: stopwatch.tasks.splice(0) }
  })
}
