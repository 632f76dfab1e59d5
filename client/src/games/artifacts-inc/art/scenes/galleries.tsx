import type { JSX } from 'solid-js'
import { FindMark } from '../tokens.tsx'
import { Jar } from './furniture.tsx'

/** Rooms that show what divers brought up. */
export function Ceramics(): JSX.Element {
  return (
    <g transform="translate(13 0)">
      <path d="M14 30H94V33H14Z" fill="var(--ai-walnut)" />
      <Jar x={30} y={30} size={22} />
      <Jar x={54} y={30} size={26} />
      <Jar x={78} y={30} size={20} />
      <path d="M40 58V52H68V58Z" fill="var(--ai-stone-1)" />
      <Jar x={26} y={58} size={24} />
      <Jar x={54} y={52} size={18} />
      <Jar x={84} y={58} size={25} />
    </g>
  )
}

export function CoinDrawers(): JSX.Element {
  return (
    <g transform="translate(9 0)">
      <path d="M26 58V12H92V58Z" fill="var(--ai-walnut)" />
      <path d="M30 16H88V26H30ZM30 29H88V39H30Z" fill="var(--ai-walnut-2)" />
      <path d="M56 21H62M56 34H62" stroke="var(--gold)" stroke-width="2.4" />
      <path d="M22 42H96L102 58H16Z" fill="var(--ai-leaf-3)" />
      <path
        d="M34 46a5 2.6 0 1 0 .1 0ZM50 46a5 2.6 0 1 0 .1 0ZM67 46a5 2.6 0 1 0 .1 0ZM84 46a5 2.6 0 1 0 .1 0ZM30 52.5a5.5 2.6 0 1 0 .1 0ZM49 52.5a5.5 2.6 0 1 0 .1 0ZM68.5 52.5a5.5 2.6 0 1 0 .1 0ZM88 52.5a5.5 2.6 0 1 0 .1 0Z"
        fill="var(--gold)"
        stroke-width=".7"
      />
    </g>
  )
}

/** A model under glass: columns on the bed of the sea. */
export function Diorama(): JSX.Element {
  return (
    <g transform="translate(8 0)">
      <path d="M24 60V8H100V60Z" fill="var(--ai-sea-2)" />
      <path d="M24 34Q62 26 100 36V60H24Z" fill="var(--ai-sea-3)" stroke="none" />
      <FindMark find="sunkencity" x={58} y={36} size={38} />
      <path d="M80 20l6-3-1 6ZM30 24l5-2.5-1 5ZM86 20a4 2.4 0 1 1-.1 .1" fill="var(--ai-clay-1)" stroke-width=".6" />
      <path d="M88 58q-4-8 0-14t-1-10M94 58q4-7 0-12" fill="none" stroke="var(--ai-leaf-2)" stroke-width="1.8" />
      <path d="M24 58V8H100V58" fill="none" stroke="var(--ai-walnut)" stroke-width="3.4" />
      <path d="M20 60V55H104V60ZM20 10V5H104V10Z" fill="var(--ai-walnut)" />
      <path d="M30 48L44 14M36 50L46 26" stroke="#fff" stroke-width="1.4" opacity=".6" />
    </g>
  )
}

export function Finds(): JSX.Element {
  return (
    <>
      <FindMark find="sunkencity" x={70} y={36} size={40} />
      <FindMark find="pottery" x={38} y={44} size={28} />
      <FindMark find="doubloons" x={102} y={46} size={24} />
    </>
  )
}
