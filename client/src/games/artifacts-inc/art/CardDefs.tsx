import type { JSX } from 'solid-js'
import type { CardLetter } from './types.ts'

/** The fill of a letter's tab and spine: its colour with its own pattern. Needs <CardDefs> on the page. */
export function letterFill(letter: CardLetter): string {
  return `url(#ai-fill-${letter})`
}

export function letterColor(letter: CardLetter): string {
  return `var(--ai-${letter})`
}

/** The patterns of Artifacts, Inc., referred to by name; they go into <PageDefs>. */
export function CardDefs(): JSX.Element {
  return (
    <>
      <LetterPattern letter="S" width={6} height={6} marks="" />
      <LetterPattern letter="A" width={8} height={5} marks="M0 2.5q2-2.4 4 0t4 0" />
      <LetterPattern letter="B" width={5} height={5} marks="M-1 6L6-1M-1 1L1-1M4 6L6 4" />
      <LetterPattern letter="C" width={4} height={4} marks="M0 2H4" />
      <LetterPattern letter="D" width={5} height={5} marks="M1 1h.01M3.5 3.5h.01" round />
      <LetterPattern letter="E" width={8} height={6} marks="M0 5L4 1 8 5" />
      <linearGradient id="ai-depth" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--ai-sea-1)" />
        <stop offset=".3" stop-color="var(--ai-sea-2)" />
        <stop offset=".62" stop-color="var(--ai-sea-3)" />
        <stop offset="1" stop-color="var(--ai-sea-4)" />
      </linearGradient>
    </>
  )
}

function LetterPattern(props: {
  letter: CardLetter
  width: number
  height: number
  marks: string
  round?: boolean
}): JSX.Element {
  return (
    <pattern id={`ai-fill-${props.letter}`} width={props.width} height={props.height} patternUnits="userSpaceOnUse">
      <rect width={props.width} height={props.height} fill={letterColor(props.letter)} />
      <path
        d={props.marks}
        fill="none"
        stroke="var(--ai-letter)"
        stroke-width={props.round ? 1.7 : 1}
        stroke-linecap="round"
        opacity=".5"
      />
    </pattern>
  )
}
