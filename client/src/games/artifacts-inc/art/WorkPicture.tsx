import type { JSX } from 'solid-js'
import { createMemo } from 'solid-js'
import { abilityGlyphs, actionGlyphs, lineWidth } from './glyphs.ts'
import type { Glyph } from './glyphs.ts'
import { GlyphLine } from './GlyphLine.tsx'
import { MarkPicture } from './Placed.tsx'
import { KindMark } from './signs.tsx'
import type { Ability, Action, AssetKind } from './types.ts'
import { Well } from './Well.tsx'

/** What a slot does or an ability gives, as on its card but among text: `height` in pixels, 22 unless told. */
export function WorkPicture(
  props: { height?: number; class?: string } & (
    | { readonly action: Action }
    | { readonly action?: undefined; readonly ability: Ability }
  ),
): JSX.Element {
  const glyphs = createMemo((): Glyph[] => (props.action ? actionGlyphs(props.action) : abilityGlyphs(props.ability)))
  const width = (): number => lineWidth(glyphs()) + 2
  const height = (): number => props.height ?? 22
  return (
    <svg
      class={`ai-mark ${props.class ?? ''}`}
      width={(width() * height()) / 22}
      height={height()}
      viewBox={`0 0 ${width()} 22`}
      aria-hidden="true"
    >
      <GlyphLine glyphs={glyphs()} place={{ x: 1, y: 0, width: width() - 2, height: 22 }} most={1} />
    </svg>
  )
}

/** The well of a slot alone, with its faces or its die; `size` in pixels, 32 unless told. */
export function WellPicture(props: {
  faces: readonly number[]
  die?: number | null
  legal?: boolean
  size?: number
  class?: string
}): JSX.Element {
  const size = (): number => props.size ?? 32
  return (
    <svg
      class={`ai-mark ${props.class ?? ''}`}
      width={size()}
      height={size()}
      viewBox={`0 0 ${size()} ${size()}`}
      aria-hidden="true"
    >
      <Well
        place={{ x: 2, y: 2, width: size() - 4, height: size() - 4 }}
        faces={props.faces}
        die={props.die}
        legal={props.legal}
      />
    </svg>
  )
}

/** The sign of a kind of card, `size` pixels square, 20 unless told; in ink, or in the colour given. */
export function KindPicture(props: { kind: AssetKind; size?: number; ink?: string; class?: string }): JSX.Element {
  return (
    <MarkPicture size={props.size ?? 20} class={props.class}>
      <KindMark kind={props.kind} size={22} ink={props.ink} />
    </MarkPicture>
  )
}
