/**
 * Painting is more than half of the work of a browser without a graphics card, and no test looks at pixels. So nothing of a page is painted: it
 * is laid out, found, clicked and read aloud as ever, at an opacity of 0.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'

/**
 * Leaves the pages of this browser unpainted.
 * @param isPainted asked for each new context: where somebody will look, all is painted
 */
export function leaveUnpainted(browser: Browser, isPainted: () => boolean): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    // Tests know the games: help for a first one is for those that are about it.
    await context.addInitScript(
      () => localStorage.getItem('fathom.help') ?? localStorage.setItem('fathom.help', 'never'),
    )
    if (!isPainted()) await context.addInitScript(hide)
    return context
  }
}

/** Once there is something to hide, and before the page's script draws more. */
function hide(): void {
  document.addEventListener('readystatechange', () => document.documentElement.style.setProperty('opacity', '0'), {
    once: true,
  })
}

/** Paints this page from now on, until it is loaded anew. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.removeProperty('opacity'))
}

/**
 * Leaves a picture of each page of a test that has failed.
 * @param pathOf where the picture of such a name belongs
 */
export async function photograph(context: BrowserContext, pathOf: (name: string) => string): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    await paint(page)
    await page.screenshot({ path: pathOf(`failed-${index + 1}.png`) })
  }
}
