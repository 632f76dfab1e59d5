/** The part of the library that is used here; it brings no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype'
    /** OpenType features that stay; all, if not given. */
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
    /** The text must be undefined then. */
    readonly keepAllGlyphs?: boolean
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>
}
