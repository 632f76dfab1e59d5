/** The page's typefaces: which files it has, from which of the libraries', and which characters are in them. */
export interface Face {
  /** The file in client/src/styles/fonts. */
  readonly file: string
  /** The library's file, below node_modules. */
  readonly source: string
  readonly characters: string
}

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** What both languages are written with, and names of their neighbours: Latin-1, and signs as far as the libraries' files have them. */
export const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0xff)}ıŒœ\u2009–—‘’‚“”„•…′‹›⁄€™↑↓−`
/** What other names in Latin letters are written with: Latin Extended-A, Romanian and the German capital ß. */
export const LATIN_EXTENDED = `${range(0x100, 0x17e).replaceAll(/[ıŒœ\u0149]/g, '')}${range(0x218, 0x21b)}ẞ`

/**
 * Characters of the texts that neither library has in its files of Latin letters (narrow space, arrows, not equal, at most, dots, smile, check mark): the
 * system's own typeface draws them. So it does for names in other scripts.
 */
export const FALLS_BACK = '\u202f\u2190\u2192\u2260\u2264\u22ef\u263a\u2713'

/** What may stay of the typefaces' features: what the page asks for, and what spelling needs. */
export const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'cv05']

const spectral = 'node_modules/@fontsource/spectral/files/spectral'
const inter = 'node_modules/@fontsource-variable/inter/files/inter'

/** Spectral upright is medium where 400 is asked for, and its italic is regular throughout: two files less to load. */
export const FACES: readonly Face[] = [
  { file: 'inter.woff2', source: `${inter}-latin-wght-normal.woff2`, characters: LATIN },
  { file: 'inter-ext.woff2', source: `${inter}-latin-ext-wght-normal.woff2`, characters: LATIN_EXTENDED },
  { file: 'spectral-500.woff2', source: `${spectral}-latin-500-normal.woff2`, characters: LATIN },
  { file: 'spectral-600.woff2', source: `${spectral}-latin-600-normal.woff2`, characters: LATIN },
  { file: 'spectral-italic.woff2', source: `${spectral}-latin-400-italic.woff2`, characters: LATIN },
  { file: 'spectral-500-ext.woff2', source: `${spectral}-latin-ext-500-normal.woff2`, characters: LATIN_EXTENDED },
  { file: 'spectral-600-ext.woff2', source: `${spectral}-latin-ext-600-normal.woff2`, characters: LATIN_EXTENDED },
]
