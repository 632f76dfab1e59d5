import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import { CardRing } from './CardFrame.tsx'
import { letterFill } from './CardDefs.tsx'
import { LaurelMark } from './counters.tsx'
import type { Glyph } from './glyphs.ts'
import { abilityGlyphs, actionGlyphs, briefGlyphs } from './glyphs.ts'
import { GlyphLine } from './GlyphLine.tsx'
import { cardSizes } from './layout.ts'
import type { AssetCardProps, CardSide } from './types.ts'
import { AdventurerMark, KindMark } from './signs.tsx'

const { width, height } = cardSizes.mini

/** A card on somebody else's desk: letter, level, what it does in one line, reputation, dice. */
export function MiniCard(props: AssetCardProps & { letters: number }): JSX.Element {
  const rich = (): boolean => props.level === 2
  return (
    <>
      <rect y="1.5" width={width} height={height} rx="4" fill="var(--ai-shade)" opacity=".2" />
      <CardRing
        legal={props.legal}
        picked={props.picked}
        fresh={props.fresh}
        outline={`M4 0H${width - 4}q4 0 4 4V${height - 4}q0 4-4 4H4q-4 0-4-4V4q0-4 4-4Z`}
        strong={false}
      />
      <rect
        width={width}
        height={height}
        rx="4"
        fill={rich() ? 'var(--ai-card-rich)' : 'var(--ai-card)'}
        stroke={rich() ? 'var(--ai-gilt)' : 'var(--ai-card-edge)'}
        stroke-width={rich() ? 1.6 : 1}
      />
      <path
        d={`M.5 14V4a3.5 3.5 0 0 1 3.5-3.5H${width - 4}a3.5 3.5 0 0 1 3.5 3.5V14Z`}
        fill={letterFill(props.letter)}
      />
      <g font-weight="700">
        <circle cx="8" cy="7.4" r="7.2" fill={`var(--ai-${props.letter})`} />
        <text x="8" y="12.2" text-anchor="middle" font-size="13.4" fill="var(--ai-letter)">
          {props.tabText ?? props.letter}
        </text>
        <Show when={rich()}>
          <path
            d={`M${width - 19} 0H${width - 3}V14.5l-8-3.5-8 3.5Z`}
            fill="var(--ai-gilt-fill)"
            stroke="var(--ai-token-line)"
            stroke-width=".8"
          />
          <text class="serif" x={width - 11} y="11.2" text-anchor="middle" font-size="13.4" fill="var(--ai-on-gilt)">
            II
          </text>
        </Show>
      </g>
      <Show
        when={mainGlyphs(props.side).length > 0}
        fallback={<KindMark kind={props.kind} x={width / 2} y={25} size={18} />}
      >
        <GlyphLine
          glyphs={mainGlyphs(props.side)}
          place={{ x: 1.5, y: 14.5, width: width - 3, height: 21 }}
          most={1}
          least={props.letters}
        />
      </Show>
      <LaurelMark x={11.5} y={46} size={24} text={String(props.side.reputation)} fill="none" />
      <Show when={props.side.dice > 0}>
        <AdventurerMark x={25} y={46} size={11.5} />
        <text x="30.8" y="50.8" font-size="13.4" font-weight="700" fill="var(--ink)">
          {props.side.dice}
        </text>
      </Show>
    </>
  )
}

/** What a card is remembered by: its first slot, else its first ability. */
function mainGlyphs(side: CardSide): Glyph[] {
  const slot = side.slots[0]
  const ability = side.abilities[0]
  return briefGlyphs(slot ? actionGlyphs(slot.action) : ability ? abilityGlyphs(ability) : [])
}
