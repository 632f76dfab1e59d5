import type { JSX } from 'solid-js'
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import { CardFrame, GiltCorners } from './CardFrame.tsx'
import { LaurelMark } from './counters.tsx'
import { CostMark } from './CostMark.tsx'
import { fitLines, leastLetters } from './fit.ts'
import { abilityGlyphs, actionGlyphs, diceGlyphs } from './glyphs.ts'
import { GlyphLine } from './GlyphLine.tsx'
import type { CardLayout, CardLine } from './layout.ts'
import { cardLayout, cardSizes, leastPicture, wellOf } from './layout.ts'
import { MiniCard } from './MiniCard.tsx'
import { KindMark } from './signs.tsx'
import type { AssetCardProps, Rect } from './types.ts'
import { Vignette } from './Vignette.tsx'
import { Well } from './Well.tsx'

/**
 * An asset card, at any size and level. It is drawn in the pixels of its size (`cardSizes`) and turns over when its
 * level changes.
 */
export function AssetCard(props: AssetCardProps): JSX.Element {
  const size = () => props.size ?? 'full'
  const box = () => cardSizes[size()]
  const width = (): number => props.width ?? box().width
  const letters = (): number => leastLetters(width() / box().width)
  const [turned, setTurned] = createSignal(false)
  createEffect(on(() => props.level, () => setTurned(true), { defer: true })) // prettier-ignore
  return (
    <svg
      class={`ai-card ${props.class ?? ''}`}
      width={width()}
      height={(width() * box().height) / box().width}
      viewBox={`0 0 ${box().width} ${box().height}`}
      aria-hidden="true"
    >
      <g class={turned() ? (props.level === 1 ? 'ai-turned back' : 'ai-turned') : undefined}>
        <g opacity={props.muted ? 0.55 : 1}>
          <Show when={size() !== 'mini'} fallback={<MiniCard {...props} letters={letters()} />}>
            <CardFace {...props} letters={letters()} />
          </Show>
        </g>
      </g>
      {props.children}
    </svg>
  )
}

/** A card with the smallest size that its letters may have. */
type FaceProps = AssetCardProps & { readonly letters: number }

function CardFace(props: FaceProps): JSX.Element {
  const layout = createMemo(() => cardLayout(props.size ?? 'full', props.side))
  return (
    <>
      <CardFrame
        letter={props.letter}
        tabText={props.tabText}
        level={props.level}
        width={layout().width}
        height={layout().height}
        tab={layout().tab}
        beneath={props.beneath ?? 0}
        letters={props.letters}
        ring={props}
      />
      <Head {...props} layout={layout()} />
      <Show when={layout().picture.height >= leastPicture}>
        <Vignette
          id={props.id}
          letter={props.letter}
          kind={props.kind}
          level={props.level}
          side={props.side}
          place={layout().picture}
        />
        <rect {...layout().picture} fill="none" stroke="var(--ai-line)" />
        <Show when={props.level === 2}>
          <GiltCorners place={layout().picture} size={Math.min(10, layout().picture.height * 0.2)} />
        </Show>
      </Show>
      <Show when={layout().diceInPicture}>
        <DiceBadge dice={props.side.dice} layout={layout()} letters={props.letters} />
      </Show>
      <For each={layout().lines}>{(line) => <Line {...props} layout={layout()} line={line} />}</For>
      <Foot {...props} layout={layout()} />
    </>
  )
}

/** Letters this large, in the pixels of a drawing, mean that it is shown small. */
const SHOWN_SMALL = 12.6

/** A narrow card has its reputation in the foot, so that its name has the whole width. */
function hasSeal(props: FaceProps & { layout: CardLayout }): boolean {
  return props.layout.width > 90 && props.letters < SHOWN_SMALL
}

/** The name in one or two lines, and the reputation in its laurel where there is room beside it. */
function Head(props: FaceProps & { layout: CardLayout }): JSX.Element {
  const head = (): Rect => props.layout.head
  const size = (): number =>
    Math.max(props.letters, props.layout.width > 120 ? 14 : props.layout.width > 90 ? 13 : 12.5)
  const seal = (): number => (!hasSeal(props) ? 0 : props.layout.width > 120 ? 31 : 26)
  const lines = createMemo(() => fitLines(props.name, head().width - (seal() && seal() + 3), size(), 2))
  const leading = (): number => size() * 1.02
  const top = (): number => head().y + (head().height - lines().length * leading()) / 2
  return (
    <>
      <For each={lines()}>
        {(line, index) => (
          <text
            class="serif"
            x={head().x + 1}
            y={top() + leading() * (index() + 0.8)}
            font-size={String(size())}
            font-weight="600"
            fill="var(--ink)"
            textLength={line.squeezed}
            lengthAdjust="spacingAndGlyphs"
          >
            {line.text}
          </text>
        )}
      </For>
      <Show when={seal() > 0}>
        <LaurelMark
          x={head().x + head().width - seal() / 2 + 1}
          y={head().y + head().height / 2}
          size={seal()}
          text={String(props.side.reputation)}
          fill="none"
          least={props.letters}
        />
      </Show>
    </>
  )
}

/** Dice that a card adds, in the lower left corner of its picture. */
function DiceBadge(props: { dice: number; layout: CardLayout; letters: number }): JSX.Element {
  const picture = (): Rect => props.layout.picture
  const high = (): number => Math.min(24, picture().height - 2, picture().width * 0.24)
  return (
    <GlyphLine
      glyphs={diceGlyphs(props.dice)}
      place={{
        x: picture().x + 2,
        y: picture().y + picture().height - high() - 1,
        width: picture().width,
        height: high(),
      }}
      start
      least={props.letters}
    />
  )
}

/** One slot with its well, one ability, or the card's dice. */
function Line(props: FaceProps & { layout: CardLayout; line: CardLine }): JSX.Element {
  const line = (): CardLine => props.line
  const slot = () => (line().what === 'slot' ? props.side.slots[line().index] : undefined)
  const glyphs = () => {
    const ability = props.side.abilities[line().index]
    if (line().what === 'dice') return diceGlyphs(props.side.dice)
    return ability && line().what === 'ability' ? abilityGlyphs(ability) : []
  }
  return (
    <Show when={slot()} fallback={<GlyphLine glyphs={glyphs()} place={line()} least={props.letters} />}>
      {(found) => {
        const well = (): Rect => wellOf(props.layout, line())
        const rest = (): Rect => {
          const x = well().x + well().width + 3
          return { x, y: line().y, width: line().x + line().width - x, height: line().height }
        }
        return (
          <>
            <Well
              place={well()}
              faces={found().faces}
              die={props.dice?.[line().index]}
              legal={props.legalSlots?.includes(line().index)}
              least={props.letters}
            />
            <GlyphLine glyphs={actionGlyphs(found().action)} place={rest()} least={props.letters} />
          </>
        )
      }}
    </Show>
  )
}

function Foot(props: FaceProps & { layout: CardLayout }): JSX.Element {
  const foot = (): Rect => props.layout.foot
  const middle = (): number => foot().y + foot().height / 2
  const coin = (): number => Math.min(20, foot().height - 2)
  const right = (): number => foot().x + foot().width
  return (
    <>
      <path d={`M${foot().x + 1} ${foot().y + 0.5}H${right() - 1}`} stroke="var(--ai-rule)" />
      <Show when={props.cost}>
        {(cost) => (
          <CostMark
            cost={cost()}
            price={props.price}
            x={foot().x + 1}
            y={middle() + 0.5}
            size={coin()}
            room={foot().width - 24}
            least={props.letters}
          />
        )}
      </Show>
      <Show
        when={hasSeal(props)}
        fallback={
          <LaurelMark
            x={right() - 9.5}
            y={middle()}
            size={22}
            text={String(props.side.reputation)}
            fill="none"
            least={props.letters}
          />
        }
      >
        <Show when={(props.beneath ?? 0) > 0}>
          <text
            x={right() - 22}
            y={middle() + 4.5}
            text-anchor="end"
            font-size={String(props.letters)}
            fill="var(--ink-soft)"
          >
            +{props.beneath}
          </text>
        </Show>
        <KindMark kind={props.kind} x={right() - 11} y={middle() + 0.5} size={coin() * 0.72} ink="var(--ink-soft)" />
      </Show>
    </>
  )
}
