import { createComponent } from 'solid-js'
import type { JSX } from 'solid-js'
import { engraved, Sky } from './Sky.tsx'

const landmarkSorts = ['tower', 'club', 'pavilion', 'hall', 'university', 'library'] as const
export type LandmarkSort = (typeof landmarkSorts)[number]

const buildings: Readonly<Record<LandmarkSort, () => JSX.Element>> = {
  tower: Tower,
  club: Club,
  pavilion: Pavilion,
  hall: MaritimeTemple,
  university: University,
  library: Library,
}

/** A landmark of the city of 1929 before its skyline. */
export function LandmarkScene(props: { sort: LandmarkSort; gilt: boolean; mirrored: boolean }): JSX.Element {
  return (
    <>
      <Sky gilt={props.gilt} x={props.mirrored ? 38 : 102} y={20} sun={props.gilt ? 0 : 8} />
      <g transform={props.mirrored ? 'translate(140 0) scale(-1 1)' : undefined} {...engraved}>
        <Skyline />
      </g>
      <g {...engraved}>
        {createComponent(buildings[props.sort], {})}
        <path d="M-60 68H200V96H-60Z" fill="var(--ai-stone-2)" />
      </g>
    </>
  )
}

function Skyline(): JSX.Element {
  return (
    <>
      <path
        d="M-60 72V40H-30V30H-14V46H2V34H8V28H16V34H22V50H32V38H44V54H92V40H98V32H104V26H107V32H112V40H118V48H128V36H140V50H160V30H176V44H200V72Z"
        fill="var(--ai-ice-1)"
        stroke-width=".5"
      />
      <path
        d="M6 40h12M6 45h12M100 38h8M100 44h12M100 50h14M130 42h8M130 47h8M35 44h7M35 49h7"
        fill="none"
        stroke-width=".6"
        opacity=".5"
        stroke-dasharray="1.5 1.5"
      />
    </>
  )
}

/** A stepped skyscraper with a crown of sunbursts. */
function Tower(): JSX.Element {
  return (
    <>
      <path d="M50 80V34H55V18H60V4H64L70-22 76 4H80V18H85V34H90V80Z" fill="var(--ai-stone-1)" />
      <path d="M70-22L76 4H80V18H85V34H90V80H74Z" fill="var(--ai-steel-2)" stroke="none" opacity=".75" />
      <path d="M50 80V34H55V18H60V4H64L70-22 76 4H80V18H85V34H90V80" fill="none" />
      <path d="M61 18A9 9 0 0 1 79 18ZM64 4A6 6 0 0 1 76 4Z" fill="var(--ai-gilt-fill)" />
      <path d="M70 18V9M70 18L64.5 11M70 18L75.5 11M70 4V-2M70 4L66.5-.5M70 4L73.5-.5" fill="none" stroke-width=".7" />
      <path
        d="M59 34V80M64 22V80M70 22V80M76 22V80M81 34V80M54 40V80M86 40V80"
        fill="none"
        stroke-width=".8"
        stroke-dasharray="3 1.6"
      />
      <path d="M50 34H90M55 18H85M60 4H80" fill="none" />
      <path d="M66 68V61A4 4 0 0 1 74 61V68Z" fill="var(--ai-line)" />
    </>
  )
}

/** A town house with an awning and a flag. */
function Club(): JSX.Element {
  return (
    <g transform="translate(8.4 8.4) scale(.88)">
      <path d="M36 70V22H104V70Z" fill="var(--ai-clay-2)" />
      <path d="M84 22H104V70H84Z" fill="var(--ai-clay-3)" stroke="none" opacity=".5" />
      <path d="M32 22V17H108V22ZM42 17L50 8H90L98 17Z" fill="var(--ai-stone-1)" />
      <path d="M70 8V-6" />
      <path d="M70-6Q76-9 81-6T91-6V2Q86-1 81 2T70 2Z" fill="var(--ai-cloth)" />
      <path
        d="M42 28H50V40H42ZM56 28H64V40H56ZM76 28H84V40H76ZM90 28H98V40H90ZM42 47H50V61H42ZM90 47H98V61H90Z"
        fill="var(--ai-lamp)"
      />
      <path
        d="M46 28V40M60 28V40M80 28V40M94 28V40M42 34H50M56 34H64M76 34H84M90 34H98M46 47V61M94 47V61"
        fill="none"
        stroke-width=".6"
      />
      <path d="M60 70V52A10 10 0 0 1 80 52V70Z" fill="var(--ai-walnut)" />
      <path d="M70 42V70" stroke-width=".7" />
      <path d="M52 54L58 45H82L88 54Z" fill="var(--ai-leaf-3)" />
      <path d="M60 54L63 45M70 54V45M80 54L77 45" fill="none" stroke="var(--ai-lamp)" stroke-width="1.4" />
    </g>
  )
}

/** A glass dome with flags, of a world's fair. */
function Pavilion(): JSX.Element {
  return (
    <g transform="translate(7 7) scale(.9)">
      <path d="M16 70V52H124V70Z" fill="var(--ai-stone-1)" />
      <path d="M38 52V46H102V52Z" fill="var(--ai-stone-2)" />
      <path d="M42 46A28 30 0 0 1 98 46Z" fill="var(--ai-sea-1)" />
      <path d="M70 16A28 30 0 0 1 98 46H82Q82 26 70 16Z" fill="var(--ai-sea-3)" stroke="none" opacity=".6" />
      <path d="M70 16V46M70 16Q56 26 56 46M70 16Q84 26 84 46M46 34H94M54 24H86" fill="none" stroke-width=".7" />
      <path d="M70 16V6M26 52V38M114 52V38M18 52V42M122 52V42" fill="none" />
      <path
        d="M70 6L82 9 70 12ZM26 38L36 40.5 26 43ZM114 38L124 40.5 114 43Z"
        fill="var(--ai-cloth)"
        stroke-width=".7"
      />
      <path
        d="M22 70V60A5 5 0 0 1 32 60V70ZM40 70V60A5 5 0 0 1 50 60V70ZM90 70V60A5 5 0 0 1 100 60V70ZM108 70V60A5 5 0 0 1 118 60V70ZM60 70V60A10 8 0 0 1 80 60V70Z"
        fill="var(--ai-line)"
        stroke="none"
      />
    </g>
  )
}

function MaritimeTemple(): JSX.Element {
  return <Temple anchor />
}

function Library(): JSX.Element {
  return <Temple />
}

/** Columns under a pediment; an anchor in it for what comes from the sea. */
function Temple(props: { anchor?: boolean }): JSX.Element {
  return (
    <>
      <path d="M24 70V64H116V70ZM30 64V36H110V64Z" fill="var(--ai-stone-1)" />
      <path d="M34 64V36H106V64Z" fill="var(--ai-stone-3)" stroke="none" opacity=".6" />
      <path d="M26 36V31H114V36Z" fill="var(--ai-stone-1)" />
      <path d="M24 31L70 8 116 31Z" fill={props.anchor ? 'var(--ai-sea-2)' : 'var(--ai-stone-2)'} />
      <path d="M36 63V37M50 63V37M90 63V37M104 63V37" stroke="var(--ai-line)" stroke-width="6.4" />
      <path d="M36 63V37M50 63V37M90 63V37M104 63V37" stroke="var(--ai-stone-1)" stroke-width="4.8" />
      <path d="M37.5 62V38M51.5 62V38M91.5 62V38M105.5 62V38" stroke-width=".6" opacity=".6" />
      <path d="M61 64V47A9 9 0 0 1 79 47V64Z" fill="var(--ai-line)" stroke="none" />
      <path
        d={
          props.anchor
            ? 'M70 16V29M66.5 19.5H73.5M63 24C64 28 67 29 70 29S76 28 77 24M70 16a1.9 1.9 0 1 1 .1 0'
            : 'M63 28V20H77V28ZM70 20V28'
        }
        fill={props.anchor ? 'none' : 'var(--ai-lamp)'}
        stroke-width={props.anchor ? 1.6 : 0.8}
      />
    </>
  )
}

/** Gothic gables and a clock tower. */
function University(): JSX.Element {
  return (
    <g transform="translate(9.8 9.8) scale(.86)">
      <path d="M14 70V46L28 32 42 46V70ZM98 70V46L112 32 126 46V70Z" fill="var(--ai-clay-1)" />
      <path d="M42 70V42H98V70Z" fill="var(--ai-stone-2)" />
      <path d="M56 70V18H84V70Z" fill="var(--ai-stone-1)" />
      <path d="M74 70V18H84V70Z" fill="var(--ai-stone-3)" stroke="none" opacity=".6" />
      <path d="M54 18V14H58V10H62V14H66V10H74V14H78V10H82V14H86V18Z" fill="var(--ai-stone-1)" />
      <path d="M62 10L70-8 78 10Z" fill="var(--ai-leaf-3)" />
      <circle cx="70" cy="28" r="7" fill="var(--ai-snow)" />
      <path d="M70 28V23M70 28L73.5 30" fill="none" stroke-width="1.1" />
      <path d="M64 70V56Q64 50 70 46 76 50 76 56V70Z" fill="var(--ai-line)" stroke="none" />
      <path
        d="M28 40a3.5 3.5 0 1 1-.1 0M112 40a3.5 3.5 0 1 1-.1 0M22 66V57Q22 54 24.5 52 27 54 27 57V66ZM30 66V57Q30 54 32.5 52 35 54 35 57V66ZM106 66V57Q106 54 108.5 52 111 54 111 57V66ZM114 66V57Q114 54 116.5 52 119 54 119 57V66ZM47 62V52H51V62ZM89 62V52H93V62Z"
        fill="var(--ai-lamp)"
        stroke-width=".7"
      />
    </g>
  )
}
