/** Room for texts in a drawing, computed without a browser from the widths of Spectral's letters. */

const thin = /[ijlIJ.,:;!’'()\s]/
const slender = /[frst-]/
const wide = /[mwœMWŒÆ@%—…]/

/** Width in pixels of a text in Spectral at weight 600, letters of `size` pixels; right to a few hundredths. */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) {
    if (thin.test(letter)) width += 0.31
    else if (slender.test(letter)) width += 0.4
    else if (wide.test(letter)) width += 0.9
    else width += /\p{Lu}/u.test(letter) ? 0.74 : 0.545
  }
  return width * size
}

export interface FittedLine {
  readonly text: string
  /** For `textLength`, when the line must be drawn closer than it likes to be. */
  readonly squeezed: number | undefined
}

/** Letters may stand closer down to this part of their width; what is still too long ends in an ellipsis. */
const closest = 0.8

/**
 * A text in at most `maxLines` lines of `width` pixels, letters of `size` pixels, broken at spaces so that the longest
 * line is as short as can be; a line that is still too long is squeezed, then cut.
 */
export function fitLines(text: string, width: number, size: number, maxLines: number): FittedLine[] {
  const words = text.split(/ /).filter((word) => word !== '')
  const room = width / closest
  let best: string[] = [text]
  for (let count = 1; count <= maxLines; count++) {
    const lines = breakInto(words, count, size)
    best = lines
    const longest = Math.max(...lines.map((line) => textWidth(line, size)))
    if (longest <= (count === maxLines ? room : width)) break
  }
  return best.map((line) => squeezeLine(line, width, size))
}

function squeezeLine(line: string, width: number, size: number): FittedLine {
  let text = line
  if (textWidth(text, size) > width / closest) {
    while (text.length > 1 && textWidth(`${text}…`, size) > width / closest) text = text.slice(0, -1)
    text = `${text.trimEnd()}…`
  }
  return { text, squeezed: textWidth(text, size) > width ? width : undefined }
}

/** All ways to break a few words into `count` lines; the one whose longest line is shortest. */
function breakInto(words: readonly string[], count: number, size: number): string[] {
  if (count <= 1 || words.length <= 1) return [words.join(' ')]
  let best: string[] = []
  let bestWidth = Infinity
  for (let first = 1; first <= words.length - 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...breakInto(words.slice(first), count - 1, size)]
    const longest = Math.max(...lines.map((line) => textWidth(line, size)))
    if (longest < bestWidth) {
      best = lines
      bestWidth = longest
    }
  }
  return best
}

/** No letter is smaller on the screen, in pixels; a little more than asked, for what rounding takes. */
const LEAST_LETTERS = 12.1

/** The least font size in a drawing's own pixels. @param scale how large the drawing is shown */
export function leastLetters(scale: number): number {
  return LEAST_LETTERS / scale
}
