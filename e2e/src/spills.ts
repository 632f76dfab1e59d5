import type { Page } from '@playwright/test'

/**
 * Words that are not whole: broken in the middle, cut off, or running over the edge of the box that they stand in; and what can be scrolled
 * sideways though it is meant to go down alone.
 * @returns one line for each: what is wrong, the class of what holds the words, and the words
 */
export async function spills(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const holder = node.parentElement
      const words = node.textContent ?? ''
      if (words.trim() === '' || holder?.closest('.visually-hidden, script, style, title, desc') !== null) continue
      if (!holder.checkVisibility({ visibilityProperty: true }) || getComputedStyle(holder).clipPath !== 'none')
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // A range does not know that a drawing sets its letters closer.
      const text = (holder.hasAttribute('textLength') ? holder : range).getBoundingClientRect()
      if (text.width < 1 || text.height < 1) continue
      const tell = (what: string): void => {
        const kind = holder.closest('[class]')?.getAttribute('class') ?? holder.tagName
        found.add(`${what}, ${kind}: ${words.trim()}`)
      }
      if (isBroken(node)) tell('broken')
      if (isCut(holder)) tell('cut')
      const box = boxOf(holder, text)
      if (box !== null && (text.right > box.right + 1 || text.left < box.left - 1)) tell('over the edge')
    }
    for (const box of document.body.querySelectorAll('*'))
      if (scrollsAside(box)) found.add(`scrolls sideways: ${box.getAttribute('class')}`)
    return [...found]

    /** What is meant to scroll sideways says so: `overflow: auto hidden`. */
    function scrollsAside(box: Element): boolean {
      const { overflowX, overflowY } = getComputedStyle(box)
      return (
        overflowX === 'auto' && overflowY === 'auto' && box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1
      )
    }

    /** A word on two lines, that has no hyphen where it might end. */
    function isBroken(node: Node): boolean {
      const range = document.createRange()
      return [...(node.textContent ?? '').matchAll(/[\p{L}\d’']{2,}/gu)].some((word) => {
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top))
        return Math.max(...tops) - Math.min(...tops) > 5
      })
    }

    function isCut(holder: Element): boolean {
      if (holder instanceof SVGElement) return false
      const { textOverflow, overflowY } = getComputedStyle(holder)
      if (textOverflow === 'ellipsis') return holder.scrollWidth > holder.clientWidth + 1
      return overflowY === 'hidden' && holder.scrollHeight > holder.clientHeight + 2
    }

    /** The box that is drawn around words: what has a border or a ground of its own, in a drawing a rectangle beside them. */
    function boxOf(holder: Element, text: DOMRect): DOMRect | null {
      if (holder instanceof SVGElement) {
        const group = holder.closest('text')?.parentElement
        const rects = [...(group?.querySelectorAll(':scope > rect') ?? [])].map((rect) => rect.getBoundingClientRect())
        const middle = (text.top + text.bottom) / 2
        return rects.find((rect) => rect.top <= middle && rect.bottom >= middle && rect.left <= text.left && rect.right > text.left) ?? null // prettier-ignore
      }
      for (let box: Element | null = holder; box !== null; box = box.parentElement) {
        const { borderRightWidth, borderRightColor, borderRightStyle, overflowX, display } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll') return null
        if (display === 'inline') continue
        const hasBorder = borderRightStyle !== 'none' && borderRightWidth !== '0px' && !borderRightColor.endsWith(' 0)')
        if (hasBorder || overflowX !== 'visible') return box.getBoundingClientRect()
      }
      return null
    }
  })
}
