import type { JSX } from 'solid-js'
import { Match, Show, Switch } from 'solid-js'
import { itemShapes } from './itemShapes.ts'
import { TreasureMark } from './Treasure.tsx'
import type { Family, ItemKind } from './types.ts'

const itemFamilies: Partial<Record<ItemKind, Family>> = {
  mask: 'diving',
  tank: 'diving',
  scuba: 'diving',
  swimsuit: 'diving',
  booster: 'engines',
  'medium-engine': 'engines',
  'super-engine': 'engines',
  'basic-engine': 'engines',
  'improved-medium-engine': 'engines',
  harpoon: 'sharks',
  'spear-gun': 'sharks',
  'shark-cage': 'sharks',
  'improved-spear-gun': 'sharks',
  'lobster-pot': 'fishing',
  'basic-sonar': 'detection',
  'advanced-sonar': 'detection',
  satellite: 'detection',
  'improved-basic-sonar': 'detection',
  'metal-detector': 'detection',
  drill: 'freeing',
  excavator: 'freeing',
}

/** The colour of what an item is for; sand where it is for nothing but money. */
function itemColor(kind: ItemKind): string {
  const family = itemFamilies[kind]
  return family ? `var(--th-fam-${family})` : 'var(--th-sand)'
}

/** An item as a small picture in the middle of (x, y), `size` pixels across; made to be read at 18. */
export function ItemMark(props: { kind: ItemKind; x: number; y: number; size: number; ink?: string }): JSX.Element {
  const shape = () => itemShapes[props.kind]
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.size / 24}) translate(-12 -12)`}>
      <Switch fallback={<path d={shape().fill} fill={itemColor(props.kind)} fill-opacity=".38" />}>
        <Match when={props.kind === 'treasure-3'}>
          <TreasureMark value={3} x={12} y={12} radius={10} />
        </Match>
        <Match when={props.kind === 'treasure-5'}>
          <TreasureMark value={5} x={12} y={12} radius={10} />
        </Match>
      </Switch>
      <path d={shape().brass} fill="var(--th-gold)" fill-rule="evenodd" />
      <path
        d={shape().line}
        fill="none"
        stroke={props.ink ?? 'var(--ink)'}
        stroke-width="1.6"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
      <Show when={shape().improved}>
        <path
          transform="translate(4.8 1) scale(.76)"
          d="M19-1.5L20.7 2.3 24.8 2.7 21.7 5.4 22.6 9.4 19 7.3 15.4 9.4 16.3 5.4 13.2 2.7 17.3 2.3Z"
          fill="var(--th-gold)"
          stroke="var(--th-hat)"
          stroke-width=".9"
          stroke-linejoin="round"
        />
      </Show>
    </g>
  )
}

/** An item as a picture of its own, 22 pixels unless told. */
export function Item(props: { kind: ItemKind; size?: number; label?: string }): JSX.Element {
  const size = (): number => props.size ?? 22
  return (
    <svg
      class="th-picture"
      width={size()}
      height={size()}
      viewBox="-.5 -1.5 25 25"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <ItemMark kind={props.kind} x={12} y={12} size={24} />
    </svg>
  )
}
