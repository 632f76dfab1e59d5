import type { JSX } from 'solid-js'
import { For } from 'solid-js'
import type { SeatColor } from '../../../art/seats.tsx'
import { seatFill, SeatPlate } from '../../../art/seats.tsx'
import { MarkPicture, Placed } from './Placed.tsx'
import type { MarkProps } from './Placed.tsx'
import type { Level } from './types.ts'

/** A size of letters that is never less than `least` around a picture that is drawn `size` for `unit` wide. */
function lettersOf(usual: number, props: MarkProps & { least?: number }, unit: number): number {
  return Math.max(usual, ((props.least ?? 0) * unit) / props.size)
}

/** A dollar: a coin with its sign, or with an amount in place of it. @param props.least font size; where it needs more room, the coin grows */
export function CoinMark(props: MarkProps & { text?: string; least?: number }): JSX.Element {
  const text = (): string => props.text ?? '$'
  const amount = (): boolean => text() !== '$' && text() !== ''
  const usual = (): number => (text().length > 2 ? 12 : text().length > 1 ? 16.2 : 17)
  const letters = (): number => lettersOf(usual(), props, 24)
  const grown = (): number => Math.min(1.25, letters() / usual())
  return (
    <Placed {...props} size={props.size * grown()} unit={24}>
      <circle r="11.4" fill="var(--gold)" stroke="var(--ai-token-line)" stroke-width="1.2" />
      <circle
        r={amount() ? 9.9 : 9}
        fill="none"
        stroke="var(--gold-line)"
        stroke-width="1"
        stroke-dasharray={amount() ? undefined : '1.4 1.4'}
        opacity={amount() ? 0.6 : 1}
      />
      <text
        y={(letters() / grown()) * 0.35}
        text-anchor="middle"
        font-size={String(letters() / grown())}
        font-weight="700"
        letter-spacing={text().length > 1 ? '-.9' : undefined}
        dx={text().length > 1 ? '-.4' : undefined}
        fill="var(--on-gold)"
      >
        {text()}
      </text>
    </Placed>
  )
}

const leaf = 'M0 0C1.8-1.6 1.7-4 0-5.8C-1.7-4-1.8-1.6 0 0Z'
const leaves = [-62, -30, 2, 34, 66]

/** Reputation: a laurel wreath round a number. */
export function LaurelMark(props: MarkProps & { text: string; fill?: string; least?: number }): JSX.Element {
  const letters = (): number => lettersOf(props.text.length > 2 ? 12.5 : props.text.length > 1 ? 15 : 17, props, 30)
  return (
    <Placed {...props} unit={30}>
      <circle r="12.5" fill={props.fill ?? 'var(--ai-card)'} opacity=".9" />
      <g fill="var(--ai-laurel)">
        <For each={leaves}>
          {(turn) => (
            <>
              <path d={leaf} transform={`rotate(${turn + 90}) translate(0 -10.8) rotate(-72)`} />
              <path d={leaf} transform={`rotate(${-turn - 90}) translate(0 -10.8) rotate(72)`} />
            </>
          )}
        </For>
      </g>
      <path
        d="M-4 11.6A12.2 12.2 0 0 1-4.5-11.4M4 11.6A12.2 12.2 0 0 0 4.5-11.4"
        fill="none"
        stroke="var(--ai-laurel)"
        stroke-width="1.1"
      />
      <text
        y={letters() * 0.36}
        text-anchor="middle"
        font-size={String(letters())}
        font-weight="700"
        letter-spacing={props.text.length > 1 ? '-.5' : undefined}
        fill="var(--ink)"
      >
        {props.text}
      </text>
    </Placed>
  )
}

/** A seat's cube: its pattern on every side, lighter on top and darker at the right, the letter on its plate. */
export function CubeMark(props: MarkProps & { color: SeatColor; least?: number }): JSX.Element {
  const plate = (): number => lettersOf(8.2 * 1.82, props, 24) / 1.82
  return (
    <Placed {...props} unit={24}>
      <g stroke="var(--ai-token-line)" stroke-width="1.1">
        <path d="M-11.5-7L-7-11.5H11.5V7L7 11.5H-11.5Z" fill={seatFill(props.color)} />
        <path d="M-11.5-7L-7-11.5H11.5L7-7Z" fill="#fff" fill-opacity=".32" />
        <path d="M7-7L11.5-11.5V7L7 11.5Z" fill="#0a1a28" fill-opacity=".3" />
        <path d="M-11.5-7H7V11.5" fill="none" />
      </g>
      <SeatPlate color={props.color} x={-2.25} y={2.25} radius={plate()} />
    </Placed>
  )
}

/** The level of a card: a pennant with one notch or, in gold, with two. */
export function PennantMark(props: MarkProps & { level: Level; least?: number }): JSX.Element {
  const letters = (): number => lettersOf(14.5, props, 22)
  return (
    <Placed {...props} unit={22}>
      <path
        d={props.level === 2 ? 'M-11-7.5H11L7.5 0 11 7.5H-11Z' : 'M-9-7.5H9L5.8 0 9 7.5H-9Z'}
        fill={props.level === 2 ? 'var(--ai-gilt-fill)' : 'var(--ai-card)'}
        stroke={props.level === 2 ? 'var(--ai-token-line)' : 'var(--ai-card-edge)'}
        stroke-width="1"
      />
      <text
        class="serif"
        x={props.level === 2 ? -2 : -1.5}
        y="5"
        text-anchor="middle"
        font-size={String(letters())}
        font-weight="700"
        fill={props.level === 2 ? 'var(--ai-on-gilt)' : 'var(--ink)'}
      >
        {props.level === 2 ? 'II' : 'I'}
      </text>
    </Placed>
  )
}

/** A coin as a picture of its own, `size` pixels square, 22 unless told. */
export function CoinPicture(props: { size?: number; class?: string }): JSX.Element {
  return (
    <MarkPicture size={props.size ?? 22} class={props.class}>
      <CoinMark size={24} />
    </MarkPicture>
  )
}

/** A laurel with a number as a picture of its own, `size` pixels square, 26 unless told. */
export function LaurelPicture(props: { text: string; size?: number; class?: string }): JSX.Element {
  return (
    <MarkPicture size={props.size ?? 26} class={props.class}>
      <LaurelMark size={25} text={props.text} fill="none" />
    </MarkPicture>
  )
}

/** A seat's cube as a picture of its own, `size` pixels square, 22 unless told. */
export function CubePicture(props: { color: SeatColor; size?: number; class?: string }): JSX.Element {
  return (
    <MarkPicture size={props.size ?? 22} class={props.class}>
      <CubeMark size={23} color={props.color} />
    </MarkPicture>
  )
}
