import type { Past } from '@fathom/kernel'

/** The rules that Thesauros had before. */
export const thesaurosPast: Past = {
  1: async () => (await import('../past/1.mjs')).rules,
}
