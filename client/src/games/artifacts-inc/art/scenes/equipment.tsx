import type { JSX } from 'solid-js'
import { createComponent, Show } from 'solid-js'
import { ArtifactMark } from '../tokens.tsx'
import type { Artifact } from '../types.ts'
import { engraved, Sky } from './Sky.tsx'

const equipmentSorts = [
  'suit',
  'mules',
  'barge',
  'crate',
  'theodolite',
  'seaplane',
  'camera',
  'compass',
  'truck',
  'spade',
  'trunk',
] as const
export type EquipmentSort = (typeof equipmentSorts)[number]

export interface EquipmentProps {
  readonly sort: EquipmentSort
  readonly gilt: boolean
  readonly mirrored: boolean
  readonly artifact: Artifact | null
}

const objects: Readonly<Record<EquipmentSort, () => JSX.Element>> = {
  suit: Suit,
  mules: Mules,
  barge: Barge,
  crate: Crate,
  theodolite: Theodolite,
  seaplane: Seaplane,
  camera: Camera,
  compass: Compass,
  truck: Truck,
  spade: Spade,
  trunk: Trunk,
}

const afloat: readonly EquipmentSort[] = ['suit', 'barge', 'seaplane']

/** Equipment in the open: on water what swims or dives, on hills the rest. */
export function EquipmentScene(props: EquipmentProps): JSX.Element {
  return (
    <>
      <Sky gilt={props.gilt} x={props.mirrored ? 34 : 106} y={22} sun={7} />
      <g transform={props.mirrored ? 'translate(140 0) scale(-1 1)' : undefined} {...engraved}>
        <Show when={afloat.includes(props.sort)} fallback={<Hills />}>
          <Water />
        </Show>
        {createComponent(objects[props.sort], {})}
      </g>
      <Show when={props.sort === 'spade' && props.artifact}>
        {(artifact) => <ArtifactMark artifact={artifact()} x={70} y={50} size={24} />}
      </Show>
    </>
  )
}

function Hills(): JSX.Element {
  return (
    <>
      <path d="M-60 56Q-10 34 34 46 70 30 110 42 150 34 200 48V90H-60Z" fill="var(--ai-leaf-1)" stroke-width=".6" />
      <path d="M-60 62Q30 52 90 60T200 56V96H-60Z" fill="var(--ai-sand-1)" />
      <path d="M10 66H24M110 64H128M40 69H46" fill="none" stroke-width=".7" opacity=".6" />
    </>
  )
}

function Water(): JSX.Element {
  return (
    <>
      <path d="M-60 46Q-20 40 20 46H-60ZM104 46Q130 36 200 40V46Z" fill="var(--ai-leaf-2)" stroke-width=".6" />
      <path d="M-60 46H200V110H-60Z" fill="var(--ai-sea-2)" />
      <path
        d="M-60 60q10-4 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0V110H-60Z"
        fill="var(--ai-sea-3)"
        stroke-width=".7"
      />
      <path d="M6 52h14M112 52h18M24 66h12M100 68h16" fill="none" stroke="var(--ai-snow)" opacity=".7" />
    </>
  )
}

/** A diver, half out of the water: helmet, breastplate, hose. */
function Suit(): JSX.Element {
  return (
    <>
      <path d="M90 22Q124 12 126 46T152 66" fill="none" stroke-width="3.4" />
      <path d="M90 22Q124 12 126 46T152 66" fill="none" stroke="var(--ai-cloth)" stroke-width="1.8" />
      <path d="M34 74Q36 52 52 48H88Q104 52 106 74Z" fill="var(--ai-walnut-2)" />
      <path d="M46 58Q50 44 58 42H82Q90 44 94 58 70 66 46 58Z" fill="var(--bronze)" />
      <path d="M54 53h.01M62 56h.01M70 57h.01M78 56h.01M86 53h.01" stroke-width="2.6" />
      <path d="M52 42C46 10 60 2 70 2S94 10 88 42Z" fill="var(--gold)" />
      <path d="M78 4C92 10 92 26 88 42H80C86 26 84 14 78 4Z" fill="var(--bronze)" stroke="none" opacity=".7" />
      <circle cx="68" cy="22" r="11.5" fill="var(--bronze)" />
      <circle cx="68" cy="22" r="8.5" fill="var(--ai-sea-4)" />
      <path d="M59.5 22H76.5M68 13.5V30.5" fill="none" stroke="var(--gold)" stroke-width="1.6" />
      <path d="M62 18A7.5 7.5 0 0 1 66 15" fill="none" stroke="#fff" stroke-width="1.4" />
      <circle cx="89" cy="20" r="4" fill="var(--ai-sea-4)" />
      <path d="M57 12Q60 6 65 5" fill="none" stroke="#fff" stroke-width="1.4" opacity=".8" />
    </>
  )
}

function Mules(): JSX.Element {
  return (
    <g transform="translate(13 13) scale(.82)">
      <Mule x={96} y={62} scale={0.78} />
      <Mule x={60} y={66} scale={1} />
      <Mule x={16} y={70} scale={1.2} />
    </g>
  )
}

function Mule(props: { x: number; y: number; scale: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale})`}>
      <path
        d="M-1 0L0-12Q-2-18 2-20H22L28-28 28.5-33.5 30.5-29 33-33 32.5-28 37-23.5 35.5-21 30.5-22.5 26-14 25 0H22.5L22-10H4L2 0Z"
        fill="var(--ai-stone-3)"
      />
      <path d="M0-12Q-3-9-3-4" fill="none" stroke-width="1.2" />
      <path d="M3-26H12V-13H3ZM12-24H20V-12H12Z" fill="var(--ai-cloth)" />
      <path d="M3-22H12M12-20H20M7.5-26V-13" fill="none" stroke-width=".7" />
      <path d="M2-28H21V-25H2Z" fill="var(--ai-sand-2)" />
    </g>
  )
}

/** A barge with a crane that lifts a jar from the sea. */
function Barge(): JSX.Element {
  return (
    <g transform="translate(14 11) scale(.8)">
      <path d="M14 46H104L98 60H20Z" fill="var(--ai-cloth)" />
      <path d="M12 43H106V47H12Z" fill="var(--ai-stone-1)" />
      <path d="M24 43V28H46V43Z" fill="var(--ai-snow)" />
      <path d="M28 32H34V38H28ZM37 32H43V38H37Z" fill="var(--ai-sea-3)" />
      <path d="M30 28V17H39V28Z" fill="var(--ai-steel-3)" />
      <path d="M34 12q6-5 12-2t12-4" fill="none" stroke-width="2" opacity=".4" />
      <path d="M72 43L78 20 122 4" fill="none" stroke-width="4.2" />
      <path d="M72 43L78 20 122 4" fill="none" stroke="var(--gold)" stroke-width="2.4" />
      <path d="M64 43L78 20M122 4V30" fill="none" stroke-width="1.1" />
      <path
        d="M117 36Q112 33 116 30H128Q132 33 127 36M118 30H126V33L129 40Q128 48 124 50H120Q116 48 115 40L118 33Z"
        fill="var(--ai-clay)"
      />
      <path d="M114 54q4-3 8 0t8 0" fill="none" stroke="var(--ai-snow)" stroke-width="1.4" />
    </g>
  )
}

function Crate(): JSX.Element {
  return (
    <>
      <path d="M40 66V28H100V66Z" fill="var(--ai-sand-2)" />
      <path d="M40 28H100V34H40ZM40 60H100V66H40ZM40 34H46V60H40ZM94 34H100V60H94Z" fill="var(--ai-sand-3)" />
      <path d="M46 43H94M46 52H94" stroke-width=".7" />
      <path d="M56 38H84V56H56Z" fill="var(--ai-snow)" />
      <path d="M70 53V42M65 47L70 41 75 47M61 53H79" fill="none" stroke-width="1.6" />
      <path d="M48 28L52 20 60 27 66 18 74 27 82 19 90 28Z" fill="var(--ai-sand-1)" />
    </>
  )
}

function Theodolite(): JSX.Element {
  return (
    <>
      <path d="M66 36L46 70M74 36L94 70M70 36V68" fill="none" stroke-width="4" />
      <path d="M66 36L46 70M74 36L94 70M70 36V68" fill="none" stroke="var(--ai-sand-2)" stroke-width="2.2" />
      <path d="M58 36V32H82V36Z" fill="var(--ai-walnut)" />
      <path d="M62 32V20H66V28H74V20H78V32Z" fill="var(--gold)" />
      <g transform="rotate(-12 70 17)">
        <path d="M46 13H88V21H46ZM88 11H95V23H88ZM40 14.5H46V19.5H40Z" fill="var(--gold)" />
        <path d="M50 15H84" stroke="#fff" stroke-width="1.4" opacity=".7" />
      </g>
      <circle cx="70" cy="18" r="6.5" fill="var(--ai-sun)" />
      <path d="M70 18L73 14M70 12.5v1.5M70 22v1.5M64.5 18h1.5M74 18h1.5" fill="none" />
      <path d="M105 66V30H109V66Z" fill="var(--ai-snow)" />
      <path d="M105 36H109V42H105ZM105 48H109V54H105ZM105 60H109V66H105Z" fill="var(--ai-cloth)" stroke-width=".7" />
    </>
  )
}

function Seaplane(): JSX.Element {
  return (
    <g transform="translate(0 -2)">
      <path d="M22 34L16 16 26 18 36 32Z" fill="var(--ai-cloth)" />
      <path d="M20 34Q30 30 60 28H96Q112 29 114 36 112 43 96 44H52Q30 42 20 34Z" fill="var(--ai-snow)" />
      <path d="M28 37Q60 40 112 39 108 44 96 44H52Q38 42 28 37Z" fill="var(--ai-cloth)" stroke="none" />
      <path d="M20 34Q30 30 60 28H96Q112 29 114 36 112 43 96 44H52Q30 42 20 34Z" fill="none" />
      <path d="M78 28Q80 22 86 22T96 28Z" fill="var(--ai-sea-1)" />
      <path d="M40 20H108Q110 17 108 15H40Q37 17 40 20Z" fill="var(--gold)" />
      <path d="M60 20V29M92 20V28M48 20V32" fill="none" stroke-width="1.4" />
      <path d="M60 44L64 54M88 44L84 54" stroke-width="1.8" />
      <path d="M44 55Q46 52 52 52H98Q108 53 110 56 106 61 96 61H54Q46 60 44 55Z" fill="var(--ai-steel-2)" />
      <path d="M115 22V50" stroke-width="2.6" opacity=".55" />
      <path d="M114 36h4" stroke-width="3" />
      <path d="M34 63h20M96 63h26" fill="none" stroke="var(--ai-snow)" stroke-width="1.6" />
    </g>
  )
}

function Camera(): JSX.Element {
  return (
    <>
      <path d="M62 42L44 72M82 42L100 72M72 42V72" fill="none" stroke="var(--ai-walnut)" stroke-width="2.8" />
      <path d="M48 12H78V42H48Z" fill="var(--ai-walnut-2)" />
      <path d="M78 15L88 19V36L78 39Z" fill="var(--ai-line)" />
      <path d="M80 15V39M83 16.5V37.5M86 18V36.5" stroke="var(--ai-stone-2)" stroke-width=".8" />
      <path d="M88 17H93V38H88Z" fill="var(--ai-walnut)" />
      <path d="M93 22H102V33H93Z" fill="var(--gold)" />
      <path d="M44 10Q60 4 80 10L78 14H46Q38 26 34 40 30 26 44 10Z" fill="var(--ai-steel-3)" />
      <path d="M54 42V46H86V42Z" fill="var(--ai-walnut)" />
    </>
  )
}

function Compass(): JSX.Element {
  return (
    <>
      <path d="M42 34a28 28 0 0 1 56 0v6a28 26 0 0 1-56 0Z" fill="var(--bronze)" />
      <circle cx="70" cy="34" r="28" fill="var(--gold)" />
      <circle cx="70" cy="34" r="22.5" fill="var(--ai-sun)" />
      <circle cx="70" cy="34" r="20" fill="none" stroke-width="2" stroke-dasharray=".8 4.436" />
      <path d="M70 18L73.5 30.5 86 34 73.5 37.5 70 50 66.5 37.5 54 34 66.5 30.5Z" fill="var(--ai-ice-1)" />
      <path d="M82 20L73 36 67 32Z" fill="var(--ai-cloth)" />
      <path d="M58 48L67 32 73 36Z" fill="var(--ai-line)" />
      <path d="M46 24Q52 12 64 9" fill="none" stroke="#fff" stroke-width="1.8" opacity=".7" />
    </>
  )
}

function Truck(): JSX.Element {
  return (
    <>
      <path d="M20 54V22Q20 16 28 16H74Q80 16 80 22V54Z" fill="var(--ai-sand-1)" />
      <path d="M34 16V54M50 16V54M66 16V54" fill="none" stroke-width=".7" />
      <path d="M80 54V24H96L104 38H118Q122 39 122 44V54Z" fill="var(--ai-leaf-3)" />
      <path d="M85 29H94L99 38H85Z" fill="var(--ai-sea-1)" />
      <path d="M14 54H126V58H14Z" fill="var(--ai-line)" />
      <path d="M122 46a3 3 0 1 1-.1 0" fill="var(--ai-lamp)" />
      <circle cx="38" cy="60" r="9.5" fill="var(--ai-line)" />
      <circle cx="38" cy="60" r="5" fill="var(--ai-stone-1)" />
      <circle cx="102" cy="60" r="9.5" fill="var(--ai-line)" />
      <circle cx="102" cy="60" r="5" fill="var(--ai-stone-1)" />
    </>
  )
}

function Spade(): JSX.Element {
  return (
    <>
      <path d="M34 68Q52 44 70 52T108 68Z" fill="var(--ai-clay-2)" />
      <path d="M44 64L88 12" fill="none" stroke="var(--ai-walnut)" stroke-width="3" />
      <path d="M40 58L52 68Q42 76 34 74 34 66 40 58Z" fill="var(--ai-steel-1)" />
      <path d="M84 8L94 16 91 19 81 11Z" fill="var(--ai-walnut-2)" />
      <path d="M96 66L62 18" fill="none" stroke="var(--ai-walnut)" stroke-width="3" />
      <path d="M44 22Q58 8 80 14 66 14 62 20 56 20 44 22Z" fill="var(--ai-steel-2)" />
    </>
  )
}

/** A trunk with the labels of its hotels. */
function Trunk(): JSX.Element {
  return (
    <>
      <path d="M32 68V30Q32 24 38 24H102Q108 24 108 30V68Z" fill="var(--ai-walnut-2)" />
      <path d="M32 44H108M48 24V68M92 24V68" stroke="var(--ai-walnut)" stroke-width="3" />
      <path d="M62 24Q62 16 70 16T78 24" fill="none" stroke-width="2.6" />
      <path d="M66 41H74V49H66Z" fill="var(--gold)" />
      <path d="M54 30L64 28 65 36 55 38Z" fill="var(--ai-snow)" />
      <circle cx="82" cy="34" r="5.5" fill="var(--ai-cloth)" />
      <path d="M54 54H66V62H54Z" fill="var(--ai-sea-2)" />
      <path d="M78 52L88 55 85 63 75 60Z" fill="var(--ai-lamp)" />
    </>
  )
}
