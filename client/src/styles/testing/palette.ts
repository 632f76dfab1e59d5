import { readFileSync } from 'node:fs'

export type Theme = 'day' | 'night'

/** Both themes, for `describe.each`. */
export const THEMES: readonly Theme[] = ['day', 'night']

/**
 * The plain colours of style sheets: `--name: light-dark(#day, #night)` or `--name: #both`.
 * @returns a colour by name and theme as `#rrggbb`; throws for one that the sheets do not give plainly
 */
export function paletteOf(...sheets: readonly URL[]): (name: string, theme: Theme) => string {
  const css = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('\n')
  return (name, theme) => {
    const pair = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)
    const single = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)
    const value = pair ? pair[theme === 'day' ? 1 : 2] : single?.[1]
    if (value === undefined) throw new Error(`no plain colour --${name}`)
    return value
  }
}

/** Contrast of two colours, 1 to 21 (WCAG 2, relative luminance). */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
