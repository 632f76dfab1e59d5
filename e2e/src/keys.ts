import type { Page } from '@playwright/test'

/** The test id of what has the focus. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '')
}

/** Presses Tab until the focused thing's test id fits; fails if it is never reached. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (wanted.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${wanted}; it stands at ${await focused(page)}`)
}
