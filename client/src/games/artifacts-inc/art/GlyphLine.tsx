import type { JSX } from 'solid-js'
import { createComponent, createMemo, For, Match, Show, Switch } from 'solid-js'
import { CoinMark, LaurelMark } from './counters.tsx'
import type { Glyph } from './glyphs.ts'
import { glyphWidth, lineWidth, strokes, withoutStrokes } from './glyphs.ts'
import { AdventurerMark, BesideMark, CardMark, HelmetMark, MuseumMark, OrderMark, RerollMark } from './signs.tsx'
import { AnyArtifactMark, AnyFindMark, ArtifactMark, FindMark, OtherTypeMark } from './tokens.tsx'
import type { Find, Rect } from './types.ts'

/** Signs are drawn for lines of this height. */
const unit = 20
/** The smallest letters of a line at that height, in pixels: those of a coin. */
const SMALLEST = 13.5

/**
 * A line of signs in the middle of a place, as large as it allows, `most` times the usual 20 pixels at most. `start`
 * lets it begin at the left instead. `least`: the smallest letters, in the pixels of the drawing; where they are short of room, strokes
 * between the signs go first.
 */
export function GlyphLine(props: {
  glyphs: readonly Glyph[]
  place: Rect
  most?: number
  start?: boolean
  least?: number
}): JSX.Element {
  const glyphs = createMemo(() => {
    const isTight = props.least !== undefined && lineWidth(props.glyphs) * (props.least / SMALLEST) > props.place.width
    return isTight ? withoutStrokes(props.glyphs) : props.glyphs
  })
  const scale = createMemo(() =>
    Math.min(props.most ?? 1.25, props.place.height / (unit + 2), props.place.width / lineWidth(glyphs())),
  )
  const least = (): number => (props.least ?? 0) / scale()
  const left = (): number => {
    const spare = props.place.width - lineWidth(glyphs()) * scale()
    return props.place.x + (props.start ? 0 : spare / 2)
  }
  const middles = createMemo(() =>
    glyphs().map((glyph, index) => lineWidth(glyphs().slice(0, index)) + glyphWidth(glyph) / 2),
  )
  return (
    <g transform={`translate(${left()} ${props.place.y + props.place.height / 2}) scale(${scale()})`}>
      <For each={glyphs()}>
        {(glyph, index) => <GlyphMark glyph={glyph} x={middles()[index()] ?? 0} least={least()} />}
      </For>
    </g>
  )
}

/** Signs that always look the same, at their size in a line. */
const plain = {
  anyArtifact: (props: Place) => <AnyArtifactMark {...props} size={21} />,
  otherType: (props: Place) => <OtherTypeMark {...props} size={21} />,
  museum: (props: Place) => <MuseumMark {...props} size={20} />,
  order: (props: Place) => <OrderMark {...props} size={19} />,
  newCard: (props: Place) => <CardMark {...props} size={20} />,
  upgrade: (props: Place) => <CardMark {...props} size={20} upgrade />,
  helmet: (props: Place) => <HelmetMark {...props} size={21} />,
  reroll: (props: Place) => <RerollMark {...props} size={20} />,
  die: (props: Place) => <AdventurerMark {...props} size={18} />,
} as const

interface Place {
  readonly x: number
  readonly y: number
}

function GlyphMark(props: { glyph: Glyph; x: number; least: number }): JSX.Element {
  const as = <K extends Glyph['is']>(is: K): Extract<Glyph, { is: K }> | false =>
    props.glyph.is === is && (props.glyph as Extract<Glyph, { is: K }>)
  const fixed = () => (props.glyph.is in plain ? plain[props.glyph.is as keyof typeof plain] : undefined)
  return (
    <Switch
      fallback={
        <Show when={fixed()}>
          {(mark) =>
            createComponent(mark(), {
              get x() {
                return props.x
              },
              y: 0,
            })
          }
        </Show>
      }
    >
      <Match when={as('artifact')}>{(g) => <ArtifactMark x={props.x} size={20} artifact={g().artifact} />}</Match>
      <Match when={as('find')}>{(g) => <FindSign x={props.x} find={g().find} />}</Match>
      <Match when={as('coin')}>{(g) => <CoinMark x={props.x} size={20} text={g().text} least={props.least} />}</Match>
      <Match when={as('laurel')}>
        {(g) => <LaurelMark x={props.x} size={26} text={g().text} fill="none" least={props.least} />}
      </Match>
      <Match when={as('text')}>{(g) => <TextSign x={props.x} text={g().text} least={props.least} />}</Match>
      <Match when={as('beside')}>{(g) => <BesideMark x={props.x} y={0} what={g().what} />}</Match>
    </Switch>
  )
}

function FindSign(props: { x: number; find: Find | 'any' }): JSX.Element {
  return (
    <Show when={props.find !== 'any' && props.find} fallback={<AnyFindMark x={props.x} size={21} />}>
      {(find) => <FindMark x={props.x} size={20} find={find()} />}
    </Show>
  )
}

function TextSign(props: { x: number; text: string; least: number }): JSX.Element {
  const stroke = (): boolean => strokes.includes(props.text)
  const letters = (): number => Math.max(stroke() ? 16 : 15, props.least)
  return (
    <text
      x={props.x}
      y={letters() * 0.345}
      text-anchor="middle"
      font-size={String(letters())}
      font-weight={stroke() ? '500' : '700'}
      fill={stroke() ? 'var(--ink-soft)' : 'var(--ink)'}
    >
      {props.text}
    </text>
  )
}
