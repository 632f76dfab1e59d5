import type { JSX } from 'solid-js'
import { createComponent, Show } from 'solid-js'
import type { Artifact } from '../types.ts'
import { engraved, Sky } from './Sky.tsx'

export interface LandscapeProps {
  /** What is dug up there; null for a country where nothing is. */
  readonly artifact: Artifact | null
  readonly gilt: boolean
  /** 0 or 1: turned round, and 0 or 1: people in it. */
  readonly mirrored: boolean
  readonly peopled: boolean
}

const countries: Readonly<Record<Artifact, () => JSX.Element>> = {
  fossil: Canyon,
  scroll: Desert,
  gem: Mountain,
  statue: Rainforest,
}

/**
 * Where an expedition goes: fossils lie in a canyon, scrolls in a desert, gems in mountains, statues in a rainforest.
 */
export function Landscape(props: LandscapeProps): JSX.Element {
  return (
    <>
      <Sky gilt={props.gilt} x={props.mirrored ? 44 : 96} y={22} />
      <g transform={props.mirrored ? 'translate(140 0) scale(-1 1)' : undefined} {...engraved}>
        {createComponent(props.artifact ? countries[props.artifact] : Camp, {})}
        <Show when={props.peopled}>
          <Tent />
        </Show>
      </g>
    </>
  )
}

function Canyon(): JSX.Element {
  return (
    <>
      <path d="M-60 52V38H8L11 27H40L43 40H62V30H84L88 41H104V34H200V56Z" fill="var(--ai-clay-1)" stroke-width=".6" />
      <path d="M-60 90V18H26L30 26 41 28 43 40 51 43 54 56 66 60 70 90Z" fill="var(--ai-clay-2)" />
      <path d="M200 90V24H120L115 33 104 35 101 46 92 49 88 60 80 63 76 90Z" fill="var(--ai-clay-2)" />
      <path
        d="M30 26L41 28 43 40 51 43 54 56 66 60 70 90H52L46 62 38 58 35 44 28 41Z"
        fill="var(--ai-clay-3)"
        stroke="none"
      />
      <path
        d="M120 24L115 33 104 35 101 46 92 49 88 60 80 63 76 90H92L98 64 106 60 109 48 118 45 121 34Z"
        fill="var(--ai-clay-3)"
        stroke="none"
        opacity=".55"
      />
      <path
        d="M-60 30H27M-60 42H34M-60 54H40M-60 64H44M124 38H200M114 51H200M104 62H200"
        fill="none"
        stroke-width=".7"
        opacity=".6"
      />
      <path
        d="M4 18v7M14 18v8M-4 42v8M10 42v7M22 54v7M130 24v8M134 51v7M122 38v7"
        fill="none"
        stroke-width=".6"
        opacity=".6"
      />
      <path
        d="M70 90C66 78 78 74 73 66 70 61 72 56 73 50 76 56 79 61 77 66 75 74 86 78 84 90Z"
        fill="var(--ai-sea-2)"
        stroke-width=".6"
      />
    </>
  )
}

function Desert(): JSX.Element {
  return (
    <>
      <path d="M18 50L44 21 70 50ZM64 50L79 33 95 50Z" fill="var(--ai-sand-1)" />
      <path d="M44 21L70 50H50ZM79 33L95 50H82Z" fill="var(--ai-sand-3)" stroke="none" opacity=".8" />
      <path d="M18 50L44 21 70 50M64 50L79 33 95 50M37 29H45M31 36H47M25 43H49" fill="none" stroke-width=".7" />
      <path d="M-60 50Q10 40 60 49T200 44V90H-60Z" fill="var(--ai-sand-2)" />
      <path d="M-60 62Q20 46 84 60 118 67 200 54V90H-60Z" fill="var(--ai-sand-1)" />
      <path d="M84 60C70 62 60 66 52 90H200V54Q118 67 84 60Z" fill="var(--ai-sand-2)" stroke="none" />
      <path
        d="M84 60C70 62 60 68 54 80M2 62Q20 57 36 58M96 68Q112 71 132 66"
        fill="none"
        stroke-width=".6"
        opacity=".7"
      />
      <Caravan />
    </>
  )
}

/** Three camels on the crest of a dune. */
function Caravan(): JSX.Element {
  const camel =
    'M-5 4V0C-5-2.5-3.5-3-2.5-3-2-5 0-5 .6-3 1.4-5 3.2-4.6 3.4-2.5L5-2.4 6-6.5H8.6V-5.2H7.2L6.2-.5 4.2.5V4M-2.5 4V.6M2.4 4V.6'
  return (
    <g fill="var(--ai-line)" stroke-width=".8">
      <path d={camel} transform="translate(88 56.5)" />
      <path d={camel} transform="translate(102 56.5) scale(.9)" />
      <path d={camel} transform="translate(115 55.5) scale(.8)" />
    </g>
  )
}

function Mountain(): JSX.Element {
  return (
    <>
      <path
        d="M-60 60L-20 34-6 42 20 18 38 36 52 28 80 60 120 30 138 44 200 24V90H-60Z"
        fill="var(--ai-ice-1)"
        stroke-width=".6"
      />
      <path d="M-30 90L20 44 34 52 64 8 76 22 82 19 104 48 114 42 160 90Z" fill="var(--ai-ice-2)" />
      <path
        d="M64 8L76 22 82 19 104 48 114 42 160 90H92L86 60 76 50 72 34Z"
        fill="var(--ai-ice-3)"
        stroke="none"
        opacity=".85"
      />
      <path d="M64 8L76 22 82 19 92 32 84 30 80 38 74 29 68 40 62 30 54 36 51 28Z" fill="var(--ai-snow)" />
      <path
        d="M34 52L40 60M46 44L54 58M60 46L66 62M96 48L100 60M112 52L118 64M22 58L30 68"
        fill="none"
        stroke-width=".7"
        opacity=".7"
      />
      <path d="M-60 70Q-10 56 34 66T120 68 200 60V90H-60Z" fill="var(--ai-leaf-3)" />
      <path
        d="M6 68l4-11 4 11ZM16 70l4.5-13 4.5 13ZM120 70l4-12 4 12ZM110 72l3.5-10 3.5 10Z"
        fill="var(--ai-leaf-2)"
        stroke-width=".7"
      />
    </>
  )
}

function Rainforest(): JSX.Element {
  return (
    <>
      <path
        d="M-60 56Q-20 30 10 40 30 24 56 36 84 22 108 36 130 26 200 44V90H-60Z"
        fill="var(--ai-leaf-1)"
        stroke-width=".6"
      />
      <path d="M40 62V54H46V46H53V38H60V30H80V38H87V46H94V54H100V62Z" fill="var(--ai-stone-1)" />
      <path d="M74 62L76 30H80V38H87V46H94V54H100V62Z" fill="var(--ai-stone-3)" stroke="none" opacity=".7" />
      <path
        d="M65 30V24H75V30M66.5 62L68 30H72L73.5 62M46 54H94M53 46H87M60 38H80M67 54h6M67.5 46h5M68 38h4"
        fill="none"
        stroke-width=".7"
      />
      <path d="M-60 62Q-10 52 34 61 70 66 104 60 140 54 200 62V90H-60Z" fill="var(--ai-leaf-2)" />
      <path d="M-60 72Q20 62 66 70T200 68V90H-60Z" fill="var(--ai-leaf-3)" />
      <Palm x={24} y={68} turn={-6} />
      <Palm x={118} y={66} turn={8} />
      <path
        d="M-4-8C14-4 16 10 12 22 8 12 2 8-8 8ZM-6 4C6 8 10 18 6 32 2 22-2 20-10 20ZM144-8C128-2 126 10 128 20 134 12 140 8 150 8Z"
        fill="var(--ai-leaf-3)"
        stroke-width=".7"
      />
      <path
        d="M0-4Q9 6 11 18M-2 10Q4 18 5 28M142-4Q132 6 129 16M32-10Q28 6 33 20M108-10Q112 4 107 18"
        fill="none"
        stroke-width=".6"
        opacity=".8"
      />
    </>
  )
}

function Palm(props: { x: number; y: number; turn: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) rotate(${props.turn})`}>
      <path d="M-1.5 0Q-2.5-16 .5-30L2-30Q.5-16 2.5 0Z" fill="var(--ai-walnut-2)" stroke-width=".7" />
      <path
        d="M1-30C-4-38-12-38-18-31-12-33-6-32-2-30-8-28-13-23-14-17-9-22-4-26 1-29 6-26 11-22 16-17 15-23 10-28 4-30 8-32 14-33 20-31 14-38 6-38 1-30Z"
        fill="var(--ai-leaf-3)"
        stroke-width=".7"
      />
    </g>
  )
}

/** A camp on a plain: for an expedition that brings something else. */
function Camp(): JSX.Element {
  return (
    <>
      <path d="M-60 52Q0 38 50 48T140 44 200 50V90H-60Z" fill="var(--ai-leaf-1)" stroke-width=".6" />
      <path d="M-60 62Q30 50 84 60T200 58V90H-60Z" fill="var(--ai-sand-1)" />
      <path d="M44 62L66 30 88 62Z" fill="var(--ai-snow)" />
      <path d="M66 30L88 62H74Z" fill="var(--ai-stone-2)" stroke="none" />
      <path d="M66 30L60 62H72ZM66 30V23" fill="var(--ai-line)" />
      <path d="M66 23L76 25.5 66 28Z" fill="var(--ai-cloth)" />
      <path d="M98 64l7-4 7 4M105 60v-7M101 55q4-6 4-9 5 5 4 9-1 3-4 3t-4-3Z" fill="var(--ai-lamp)" />
      <path d="M44 62L34 66M88 62L98 67" fill="none" stroke-width=".6" />
    </>
  )
}

/** Somebody is there already: a small white tent with a flag, in front. */
function Tent(): JSX.Element {
  return (
    <g transform="translate(32 70)">
      <path d="M-11 0L0-13 11 0Z" fill="var(--ai-snow)" />
      <path d="M0-13L11 0H4Z" fill="var(--ai-stone-2)" stroke="none" />
      <path d="M0-13L-3 0H3Z" fill="var(--ai-line)" />
      <path d="M0-13V-19" />
      <path d="M0-19L7-17 0-15Z" fill="var(--ai-cloth)" stroke-width=".6" />
    </g>
  )
}
