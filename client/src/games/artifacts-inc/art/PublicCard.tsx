import type { JSX } from 'solid-js'
import { BoardFrame, BoardTitle } from './BoardFrame.tsx'
import { publicSize, publicWell } from './boardLayout.ts'
import type { Glyph } from './glyphs.ts'
import { actionGlyphs } from './glyphs.ts'
import { GlyphLine } from './GlyphLine.tsx'
import type { PublicCardProps } from './types.ts'
import { Well } from './Well.tsx'

const { width, height } = publicSize

/** Private Collectors, Guide Work: a visiting card with a die's place and what it brings. */
export function PublicCard(props: PublicCardProps): JSX.Element {
  const glyphs = (): Glyph[] =>
    props.action.kind === 'money' ? actionGlyphs(props.action) : saleGlyphs(props.action.bonus)
  const left = publicWell.x + publicWell.width + 6
  return (
    <BoardFrame
      size={publicSize}
      width={props.width}
      legal={false}
      class={props.class}
      ground={<rect x="4" y="4" width={width - 8} height={height - 8} rx="2.5" fill="none" stroke="var(--ai-rule)" />}
    >
      <BoardTitle text={props.name} x={10} y={18.5} width={width - 20} />
      <Well place={publicWell} faces={props.faces} die={props.die} legal={props.legal} />
      <GlyphLine glyphs={glyphs()} place={{ x: left, y: 25, width: width - left - 8, height: 32 }} most={1.4} />
      {props.children}
    </BoardFrame>
  )
}

/** A dollar for each artifact, and one for each type beyond the first. */
function saleGlyphs(bonus: number): Glyph[] {
  return [
    { is: 'anyArtifact' },
    { is: 'coin', text: '1' },
    { is: 'text', text: '/' },
    { is: 'otherType' },
    { is: 'coin', text: '+1' },
    ...(bonus > 0 ? [{ is: 'coin' as const, text: `+${bonus}` }] : []),
  ]
}
