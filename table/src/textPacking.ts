/** Makes text smaller while nobody reads it. */
export interface TextPacking {
  pack(text: string): string
  /** The text that `pack` was given. */
  unpack(packed: string): string
}

const asItIs: TextPacking = { pack: (text) => text, unpack: (text) => text }

let chosen = asItIs

/** How this thread keeps old lines of its tables; until then they stay plain text. To be called before the first table is opened. */
export function packTextBy(packing: TextPacking): void {
  chosen = packing
}

export const textPacking: TextPacking = {
  pack: (text) => chosen.pack(text),
  unpack: (packed) => chosen.unpack(packed),
}
