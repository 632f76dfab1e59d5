import type { Page } from '@playwright/test'

/** The widths that a table is looked at, with heights of screens that have them, in CSS pixels. */
export const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const

/** No word for a reader is smaller, in CSS pixels. */
const LEAST_TEXT = 12
/** What rounding of a scale may take off. */
const ROUNDING = 0.05

/**
 * The words on the page that are drawn too small, counting how much an SVG shrinks them.
 * @returns one line for each kind: the size in pixels, the class of what holds it, and the words of one of them
 */
export async function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found = new Map<string, string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const holder = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (words === '' || holder === null || holder.closest('.visually-hidden, script, style, title, desc')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { width, height } = range.getBoundingClientRect()
      if (width < 1 || height < 1) continue
      const matrix = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null
      const scale = matrix === null ? 1 : Math.hypot(matrix.b, matrix.d)
      const size = Number.parseFloat(getComputedStyle(holder).fontSize) * scale
      const kind = holder.closest('[class]')?.getAttribute('class') ?? holder.tagName
      if (size < least) found.set(`${size.toFixed(1)} ${kind}`, words.slice(0, 30))
    }
    return [...found].map(([kind, words]) => `${kind}: ${words}`)
  }, LEAST_TEXT - ROUNDING)
}

/** Nothing that a finger has to hit is smaller, in CSS pixels, either way. */
const LEAST_TARGET = 44

/**
 * Buttons, fields and links that are too small for a finger. Places on a drawing that pans and zooms are left out: they come nearer.
 * @returns one line for each: its size in pixels, and what names it
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.locator('button, a[href], input, select, summary').evaluateAll((all, least) => {
    const isLeftOut = (each: Element): boolean => each.closest('svg, .visually-hidden, .skip') !== null
    return all.flatMap((each) => {
      // Whoever hits the words beside a box has hit the box.
      const { width, height } = (each.closest('label') ?? each).getBoundingClientRect()
      if (width < 1 || !each.checkVisibility() || isLeftOut(each)) return []
      const name = each.getAttribute('data-testid') ?? each.className
      return width < least || height < least ? [`${Math.round(width)} x ${Math.round(height)}: ${name}`] : []
    })
  }, LEAST_TARGET - ROUNDING)
}

/**
 * Things on a drawing that something can be done with now, and that are too small for a finger. For drawings that do not zoom.
 * @returns one line for each: its size in pixels, and its name
 */
export async function smallThings(page: Page): Promise<string[]> {
  return page.locator('svg [data-spot][data-legal]').evaluateAll((all, least) => {
    return all.flatMap((each) => {
      const { width, height } = each.getBoundingClientRect()
      const name = each.getAttribute('data-spot') ?? ''
      return width < least || height < least ? [`${Math.round(width)} x ${Math.round(height)}: ${name}`] : []
    })
  }, LEAST_TARGET - ROUNDING)
}

/** Sets the browser's letters, as its settings do. @param size of usual text, in pixels */
export async function setLetters(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } })
  await browser.detach()
}

/** By how much the page is wider than its window, as one line; nothing if it is not. */
export async function overrun(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth + 1 ? [`${scrollWidth} px on ${clientWidth}`] : []
  })
}
