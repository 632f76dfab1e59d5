import { render } from 'solid-js/web'
import type { JSX } from 'solid-js'

/** Milliseconds. */
const LETTERS_TAKE = 200

/**
 * A drawing of the page as a picture file, made in the browser: nothing is sent anywhere.
 * @param size in pixels
 * @returns the PNG; null if this browser can't draw it
 */
export async function pngOf(
  picture: () => JSX.Element,
  { width, height }: { width: number; height: number },
): Promise<Blob | null> {
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standalone(picture))}`
  const image = new Image(width, height)
  image.src = source
  try {
    await image.decode()
  } catch {
    return null
  }
  // A browser calls a drawing ready before the letters in it are.
  await new Promise((resolve) => setTimeout(resolve, LETTERS_TAKE))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** Saves a file from the page. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** The drawing as a file of its own: with the colours of the theme, the patterns and the letters that the page would lend it. */
async function standalone(picture: () => JSX.Element): Promise<string> {
  const place = document.createElement('div')
  place.hidden = true
  document.body.append(place)
  const dispose = render(picture, place)
  writeOut(place.querySelector('.end-scene'))
  const drawing = place.querySelector('svg')?.cloneNode(true) as SVGSVGElement
  dispose()
  const lent = document.createElementNS(drawing.namespaceURI, 'defs')
  for (const id of idsIn(drawing)) {
    const found = document.getElementById(id)
    if (found !== null) lent.append(found.cloneNode(true))
  }
  drawing.prepend(lent)
  const letters = document.createElementNS(drawing.namespaceURI, 'style')
  letters.textContent = await lettersOf(['Spectral', 'Inter Variable'])
  for (const element of drawing.querySelectorAll('*')) resolveColours(element, place)
  resolveColours(drawing, place)
  drawing.prepend(letters)
  place.remove()
  return new XMLSerializer().serializeToString(drawing)
}

/** What style sheets say of a board's drawing. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'filter'] as const

/** A file of its own has no style sheet: what the board's drawing gets from one is written into it, and what is not shown goes. */
function writeOut(board: Element | null): void {
  const all = [...(board?.querySelectorAll('*') ?? [])].map((element) => ({ element, style: { ...styleOf(element) } }))
  for (const { element, style } of all) {
    if (style['display'] === 'none') element.remove()
    else for (const name of STYLES) element.setAttribute(name, style[name] ?? '')
  }
}

function styleOf(element: Element): Record<string, string> {
  const style = getComputedStyle(element)
  return Object.fromEntries(['display', ...STYLES].map((name) => [name, style.getPropertyValue(name)]))
}

/** What is painted by reference: `url(#seat-red)`. */
function idsIn(drawing: Element): Set<string> {
  return new Set([...drawing.outerHTML.matchAll(/url\((?:&quot;|")?#([\w-]+)/g)].map(([, id]) => id ?? ''))
}

/** A file of its own has no theme: its colours are written out as the page shows them. */
function resolveColours(element: Element, probe: HTMLElement): void {
  for (const { name, value } of element.attributes) {
    if (!value.includes('var(')) continue
    probe.style.color = value
    element.setAttribute(name, getComputedStyle(probe).color)
  }
}

/** The rules of these fonts with the fonts in them, as far as they are plain letters. */
async function lettersOf(families: readonly string[]): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? document.baseURI })))
    .filter(({ rule }) => rule instanceof CSSFontFaceRule && isPlain(rule, families))
  return (await Promise.all(rules.map(({ rule, base }) => withFont(rule.cssText, base)))).join('\n')
}

function isPlain(rule: CSSFontFaceRule, families: readonly string[]): boolean {
  const value = (name: string): string => rule.style.getPropertyValue(name)
  const family = value('font-family').replaceAll(/["']/g, '')
  const range = value('unicode-range')
  return families.includes(family) && value('font-style') !== 'italic' && (range === '' || /U\+0+-FF\b|U\+0-FF\b/i.test(range)) // prettier-ignore
}

async function withFont(rule: string, base: string): Promise<string> {
  const [found, path] = /url\("?([^")]+)"?\)/.exec(rule) ?? []
  if (found === undefined || path === undefined) return rule
  const font = await (await fetch(new URL(path, base))).blob()
  const data = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsDataURL(font)
  })
  return rule.replace(/src:[^;]*/, `src: url("${data}")`)
}
