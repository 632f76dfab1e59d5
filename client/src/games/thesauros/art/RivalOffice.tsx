import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { Shark } from '../../../art/symbols.tsx'
import { MeepleMark } from './Meeple.tsx'
import { DoubleActionMark, MineMark, PatentMark } from './tokens.tsx'
import { TreasureMark } from './Treasure.tsx'
import type { OfficeItem } from './types.ts'
import { ZodiacMark } from './Zodiac.tsx'

const width = 214
/** Accounts and staff are always there; things aboard and papers take a line when there are some. */
const least = 70
const holdLine = 22
const paperLine = 24

const hasHold = ({ treasures, sharks, mine = false }: OfficeItem): boolean => treasures.length > 0 || sharks > 0 || mine
const hasPapers = ({ maps, patents, tokens }: OfficeItem): boolean => maps.length > 0 || patents > 0 || tokens > 0

/** A rival's public things in a small room: the five accounts, staff and Zodiacs, treasures, sharks and patents, maps. */
export function RivalOffice(props: { office: OfficeItem }): JSX.Element {
  const hold = (): number => (hasHold(props.office) ? holdLine : 0)
  const height = (): number => least + hold() + (hasPapers(props.office) ? paperLine : 0)
  return (
    <svg class="th-picture" viewBox={`0 0 ${width} ${height()}`} width="100%" aria-hidden="true">
      <Accounts office={props.office} />
      <Staff office={props.office} />
      <Hold office={props.office} />
      <g transform={`translate(0 ${hold() - holdLine})`}>
        <Maps office={props.office} />
        <Papers office={props.office} />
      </g>
    </svg>
  )
}

function Accounts(props: { office: OfficeItem }): JSX.Element {
  return (
    <For each={props.office.accounts}>
      {(account, index) => (
        <g transform={`translate(${index() * (width / props.office.accounts.length)} 0)`}>
          <Show when={index() > 0}>
            <path d="M-.5 2V31" stroke="var(--hair)" />
          </Show>
          <text x={index() ? 7 : 0} y="11" font-size="13" font-weight="500" fill="var(--ink-soft)">
            {account.label}
          </text>
          <text x={index() ? 7 : 0} y="29" font-size="15.5" font-weight="650" fill="var(--ink)">
            {account.amount ?? '?'}
          </text>
        </g>
      )}
    </For>
  )
}

/** Meeples of the house on the left, boats with what is aboard on the right. */
function Staff(props: { office: OfficeItem }): JSX.Element {
  const boats = () => props.office.zodiacs.slice(0, 4)
  const step = (): number =>
    Math.min(
      20,
      (width - boats().length * (boats().length > 3 ? 31 : 40) - 12) / Math.max(1, props.office.staff.length),
    )
  const boat = (): number => (boats().length > 3 ? 31 : 42)
  return (
    <>
      <For each={props.office.staff}>
        {(meeple, index) => <MeepleMark meeple={meeple} x={10 + index() * step()} y={65} />}
      </For>
      <For each={boats()}>
        {(zodiac, index) => (
          <ZodiacMark
            seat={props.office.seat}
            hull={zodiac.hull}
            gear={zodiac.items.length}
            x={width - 20 - (boats().length - 1 - index()) * boat()}
            y={54}
            scale={boats().length > 3 ? 0.64 : 0.86}
          />
        )}
      </For>
    </>
  )
}

interface Part {
  readonly wide: number
  readonly count: number
  readonly draw: (x: number) => JSX.Element
}

/** How much room a part takes with its number. */
function roomOf(part: Part): number {
  return part.wide + (part.count > 1 ? (part.count > 9 ? 25 : 18) : 5)
}

/** Things with their numbers, side by side from the left, or up to the right edge. */
function Parts(props: { parts: readonly Part[]; y: number; right?: boolean }): JSX.Element {
  const shown = () => props.parts.filter((part) => part.count > 0)
  const start = (): number => (props.right ? width - shown().reduce((sum, part) => sum + roomOf(part), 0) + 4 : 0)
  const before = (index: number): number =>
    shown()
      .slice(0, index)
      .reduce((sum, part) => sum + roomOf(part), start())
  return (
    <For each={shown()}>
      {(part, index) => (
        <>
          {part.draw(before(index()) + part.wide / 2)}
          <Show when={part.count > 1}>
            <text
              x={before(index()) + part.wide}
              y={props.y + 4.5}
              font-size="13"
              font-weight="600"
              fill="var(--ink)"
            >{`×${part.count}`}</text>
          </Show>
        </>
      )}
    </For>
  )
}

/** Treasures not yet shown, sharks, the mine. */
function Hold(props: { office: OfficeItem }): JSX.Element {
  const parts = (): Part[] => [
    ...props.office.treasures.map((each) => ({
      wide: 19,
      count: each.count,
      draw: (x: number) => <TreasureMark value={each.value} x={x} y={80} radius={8.3} />,
    })),
    { wide: 26, count: props.office.sharks, draw: (x) => <Shark x={x} y={80} size={23} /> },
    { wide: 20, count: props.office.mine ? 1 : 0, draw: (x) => <MineMark x={x} y={80} size={18} /> },
  ]
  return <Parts parts={parts()} y={80} />
}

/** Patents and tokens, under the right edge. */
function Papers(props: { office: OfficeItem }): JSX.Element {
  const parts = (): Part[] => [
    { wide: 17, count: props.office.patents, draw: (x) => <PatentMark x={x} y={104} /> },
    { wide: 19, count: props.office.tokens, draw: (x) => <DoubleActionMark x={x} y={104} size={17} /> },
  ]
  return <Parts parts={parts()} y={104} right />
}

/** A square with its number for every map; more of one number stand behind one another. */
function Maps(props: { office: OfficeItem }): JSX.Element {
  return (
    <g transform="translate(0 95)">
      <For each={props.office.maps}>
        {(map, index) => (
          <g transform={`translate(${index() * 24.5} 0)`}>
            <For each={Array.from({ length: Math.min(3, map.count) }, (_, at) => Math.min(3, map.count) - 1 - at)}>
              {(behind) => (
                <rect
                  x={behind * 3 + 0.5}
                  y={2.5 - behind * 1}
                  width="17"
                  height="17"
                  rx="1.5"
                  fill="#f3e4bd"
                  stroke="var(--th-line)"
                />
              )}
            </For>
            <text class="serif" x="9" y="16" text-anchor="middle" font-size="14" font-weight="700" fill="#16303d">
              {map.site}
            </text>
          </g>
        )}
      </For>
    </g>
  )
}
