import { createComponent } from 'solid-js'
import type { JSX } from 'solid-js'
import { CubeShape, Frame, Globe, Jar, Telephone } from './furniture.tsx'
import { Ceramics, CoinDrawers, Diorama, Finds } from './galleries.tsx'
import { Room } from './Room.tsx'

const officeSorts = [
  'headquarters',
  'purchasing',
  'lecture',
  'auction',
  'study',
  'workshop',
  'shop',
  'boardroom',
  'press',
  'ceramics',
  'coins',
  'diorama',
  'finds',
  'till',
  'library',
] as const
export type OfficeSort = (typeof officeSorts)[number]

const rooms: Readonly<Record<OfficeSort, () => JSX.Element>> = {
  headquarters: Headquarters,
  purchasing: Purchasing,
  lecture: Lecture,
  auction: Auction,
  study: Study,
  workshop: Workshop,
  shop: Shop,
  boardroom: Boardroom,
  press: Press,
  ceramics: Ceramics,
  coins: CoinDrawers,
  diorama: Diorama,
  finds: Finds,
  till: Till,
  library: Library,
}

/** Rooms whose wall is taken. */
const blind: readonly OfficeSort[] = ['headquarters', 'lecture', 'study', 'boardroom']

/** An office or gallery: a room of the city with what is done there on the table. */
export function OfficeScene(props: { sort: OfficeSort; gilt: boolean; mirrored: boolean }): JSX.Element {
  return (
    <Room gilt={props.gilt} mirrored={props.mirrored} window={!blind.includes(props.sort)}>
      {createComponent(rooms[props.sort], {})}
    </Room>
  )
}

/** A map of the world with a route on it, telephone and lamp. */
function Headquarters(): JSX.Element {
  return (
    <>
      <path d="M30 8H110V50H30Z" fill="var(--ai-walnut)" />
      <path d="M33 11H107V47H33Z" fill="var(--ai-sea-1)" />
      <path
        d="M36 17Q44 13 54 16L60 20 55 25 52 31 55 36 53 44 49 36 47 28 41 25ZM68 17Q78 13 92 15L103 20 100 26 94 27 92 33 88 27 82 26 80 32 82 38 77 44 73 36 68 31 70 25ZM94 37L101 36 102 42 95 42Z"
        fill="var(--ai-sand-1)"
        stroke-width=".7"
      />
      <path
        d="M52 21Q62 12 76 30T98 39"
        fill="none"
        stroke="var(--ai-cloth)"
        stroke-width="1.4"
        stroke-dasharray="2.5 2"
      />
      <path d="M52 21a1.5 1.5 0 1 1-.1 0M98 39a1.5 1.5 0 1 1-.1 0" fill="var(--ai-cloth)" stroke="none" />
      <Telephone x={40} />
      <path d="M84 60L88 54H112L116 60Z" fill="var(--ai-snow)" />
      <path d="M92 57H110" stroke-width=".7" />
    </>
  )
}

function Purchasing(): JSX.Element {
  return (
    <>
      <Telephone x={56} />
      <path d="M70 58V50H100V58ZM72 50V43H98V50ZM71 43V37H97V43Z" fill="var(--ai-leaf-2)" />
      <path d="M82 58V37H88V58Z" fill="var(--ai-snow)" stroke-width=".7" />
      <path d="M20 60L24 50H44L46 60Z" fill="var(--ai-snow)" />
      <path d="M27 53H41M26 56H42" stroke-width=".7" />
    </>
  )
}

/** A lantern slide above the heads of those who listen. */
function Lecture(): JSX.Element {
  return (
    <>
      <path d="M26 6H98V44H26Z" fill="var(--ai-sun)" />
      <path d="M34 40L56 14 80 40ZM68 40L80 26 92 40Z" fill="var(--ai-sand-2)" stroke-width=".8" />
      <path d="M56 14L80 40H62Z" fill="var(--ai-sand-3)" stroke="none" opacity=".8" />
      <path d="M106 58V38H120V58ZM102 38L106 32H124V38Z" fill="var(--ai-walnut)" />
      <path
        d="M113 32V24M109 17a4.5 4.5 0 1 0 8 0 4.5 5 0 1 0-8 0M106 32Q106 24 113 24T120 32Z"
        fill="var(--ai-line)"
      />
      <path
        d="M18 74V64a6 6 0 0 1 12 0V74ZM42 74V62a6.5 6.5 0 0 1 13 0V74ZM66 74V64a6 6 0 0 1 12 0V74ZM90 74V62a6.5 6.5 0 0 1 13 0V74Z"
        fill="var(--ai-line)"
      />
    </>
  )
}

function Auction(): JSX.Element {
  return (
    <g transform="translate(9 0)">
      <path d="M44 60V54H78V60Z" fill="var(--ai-walnut)" />
      <g transform="translate(62 44) rotate(-32)">
        <path d="M4-3H40V3H4Z" fill="var(--ai-walnut)" />
        <path d="M-8-12H8V12H-8Z" fill="var(--ai-walnut-2)" />
        <path d="M-8-7H8M-8 7H8" stroke="var(--gold)" stroke-width="1.8" />
      </g>
      <Jar x={26} size={32} />
      <path d="M16 40H34V50H16Z" fill="var(--ai-snow)" transform="rotate(-4 25 45)" />
      <path d="M21 46.5l3-3.5v5.5M28 43h3v5h-3Z" fill="none" stroke-width="1.1" transform="rotate(-4 25 45)" />
    </g>
  )
}

/** Pictures close together, one place just filled. */
function Study(): JSX.Element {
  return (
    <>
      <Frame x={22} y={10} width={30} height={24} fill="var(--ai-sea-2)" />
      <Frame x={57} y={6} width={32} height={40} fill="var(--ai-sun)" />
      <Frame x={94} y={10} width={28} height={34} fill="var(--ai-clay-1)" />
      <Frame x={26} y={39} width={22} height={16} fill="var(--ai-leaf-1)" />
      <CubeShape x={73} y={26} size={18} />
      <path d="M25 31L33 20 38 26 42 22 49 31Z" fill="var(--ai-ice-3)" stroke-width=".7" />
      <path
        d="M108 40V30Q102 28 103 21 108 14 113 21 114 28 108 30M102 40Q108 30 114 40Z"
        fill="var(--ai-line)"
        stroke-width=".6"
      />
      <path d="M98 62L102 55H122L126 62Z" fill="var(--ai-snow)" />
    </>
  )
}

function Workshop(): JSX.Element {
  return (
    <g transform="translate(5 0)">
      <path d="M44 62L60 10H64L56 62M88 62L68 10" fill="none" stroke="var(--ai-walnut)" stroke-width="3" />
      <path d="M44 16H88V48H44Z" fill="var(--ai-sun)" />
      <path d="M47 45L58 28 66 36 74 26 85 45Z" fill="var(--ai-ice-2)" stroke-width=".7" />
      <path d="M66 19H85V45H66Z" fill="var(--ai-sky)" stroke="none" opacity=".75" />
      <path d="M66 16V48" stroke-dasharray="2 2" />
      <path d="M40 50H92V53H40Z" fill="var(--ai-walnut)" />
      <Jar x={24} size={26} />
      <path d="M94 26L108 46 105 48 91 29Z" fill="var(--gold)" />
      <path d="M94 26Q88 22 89 18 94 20 95.5 25Z" fill="var(--ai-cloth)" />
    </g>
  )
}

function Shop(): JSX.Element {
  return (
    <g transform="translate(9 0)">
      <path d="M26 60V22H96V60Z" fill="var(--ai-walnut)" />
      <path d="M31 55V30H91V55Z" fill="var(--ai-lamp)" />
      <path d="M20 28L28 10H94L102 28Z" fill="var(--ai-snow)" />
      <path d="M34 28L38 10H49L47 28ZM61 28V10H72L74 28ZM88 28L84 10H94L102 28Z" fill="var(--ai-cloth)" />
      <Jar x={46} size={24} y={55} />
      <path d="M62 55V46H78V55Z" fill="var(--ai-leaf-2)" />
      <path d="M70 46V38M66 41L70 36 74 41" fill="none" stroke-width="1.4" />
    </g>
  )
}

/** A benefactor above a long table. */
function Boardroom(): JSX.Element {
  return (
    <>
      <Frame x={52} y={4} width={36} height={40} fill="var(--ai-leaf-1)" />
      <path
        d="M58 41Q58 30 66 28 62 20 66 15 72 11 76 17 77 24 74 28 82 30 82 41Z"
        fill="var(--ai-line)"
        stroke-width=".6"
      />
      <path
        d="M48 44Q44 30 48 16M92 44Q96 30 92 16"
        fill="none"
        stroke="var(--ai-laurel)"
        stroke-width="2.6"
        stroke-dasharray="1 3"
      />
      <path
        d="M12 56Q12 40 20 40T28 56ZM34 56Q34 42 42 42T50 56ZM90 56Q90 42 98 42T106 56ZM112 56Q112 40 120 40T128 56Z"
        fill="var(--ai-cloth)"
      />
      <path d="M-60 56H200V64H-60Z" fill="var(--ai-walnut)" />
      <path d="M60 60L62 56H78L80 60Z" fill="var(--ai-snow)" stroke-width=".6" />
    </>
  )
}

function Press(): JSX.Element {
  return (
    <>
      <path d="M52 26V6H84V26Z" fill="var(--ai-snow)" />
      <path d="M56 10H80M56 14H68M71 14H80M56 17H68M71 17H80M56 20H68" stroke-width=".9" />
      <path d="M42 30V24H94V30Z" fill="var(--ai-steel-3)" />
      <path d="M36 58L42 30H94L100 58Z" fill="var(--ai-steel-2)" />
      <path d="M38 27H42M94 27H98" stroke-width="3.4" />
      <path d="M48 36Q68 30 88 36" fill="none" stroke-width="1.4" />
      <path
        d="M47 42h.01M54 42h.01M61 42h.01M68 42h.01M75 42h.01M82 42h.01M89 42h.01M45 47.5h.01M52.5 47.5h.01M60 47.5h.01M68 47.5h.01M76 47.5h.01M84 47.5h.01M91.5 47.5h.01"
        stroke="var(--ai-snow)"
        stroke-width="4"
      />
      <path d="M54 53.5H82" stroke="var(--ai-snow)" stroke-width="3" />
      <path d="M8 60L12 52H30L32 60Z" fill="var(--ai-snow)" />
      <path d="M14 55H29M13 57.5H30" stroke-width=".8" />
    </>
  )
}

function Till(): JSX.Element {
  return (
    <>
      <path
        d="M40 58V44Q40 34 50 32L56 20H88L94 32Q104 34 104 44V58Z"
        fill="var(--gold)"
        transform="translate(-10 0)"
      />
      <path d="M48 18V6H76V18Z" fill="var(--ai-snow)" />
      <path d="M58 9V15M66 9V15M54 12H70" stroke-width="1.2" />
      <path
        d="M46 30h.01M54 30h.01M62 30h.01M70 30h.01M78 30h.01M43 37h.01M52 37h.01M62 37h.01M72 37h.01M81 37h.01"
        stroke="var(--ai-snow)"
        stroke-width="4.6"
      />
      <path d="M32 46H92V56H32Z" fill="var(--ai-walnut)" />
      <path d="M58 51H66" stroke="var(--gold)" stroke-width="2.4" />
    </>
  )
}

function Library(): JSX.Element {
  return (
    <g transform="translate(8 0)">
      <Globe x={62} />
      <path d="M14 58V34H19V58ZM19 58V38H25V58ZM25 58V32H30V58ZM30 58L33 37 38 38 35 58Z" fill="var(--ai-cloth)" />
      <path d="M19 58V38H25V58Z" fill="var(--ai-leaf-3)" />
      <path d="M84 58V54H98V58ZM91 54V38M82 38Q91 26 100 38Z" fill="var(--ai-lamp)" />
    </g>
  )
}
