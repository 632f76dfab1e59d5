import { Match, Switch, type JSX } from 'solid-js'
import { MiniIsland, shapeCells, ShapePicture } from '../art/index.ts'
import type { IslandProps } from '../art/index.ts'

const ROWS = ['ooC.', 'oPoo', '.oXo'] as const
const CROSSED = [1, 2, 5, 6]

/** An island as it lies there, some boxes crossed off. */
const ISLAND: IslandProps = {
  id: 'rules',
  name: '',
  color: 'green',
  points: 10,
  seal: null,
  rows: ROWS,
  crossed: Array.from({ length: 16 }, (_, box) => CROSSED.includes(box)),
}

/** Small boards of Silver & Gold’s rules. */
export function Figure(props: { readonly id: string }): JSX.Element {
  return (
    <Switch>
      <Match when={props.id === 'pattern'}>
        <ShapePicture cells={shapeCells.T4} box={16} crosses />
        <MiniIsland island={ISLAND} width={96} />
      </Match>
      <Match when={props.id === 'single' || props.id === 'x'}>
        <MiniIsland island={{ ...ISLAND, crossed: ISLAND.crossed.map((_, box) => box === 10) }} width={96} />
      </Match>
      <Match when={props.id === 'finish'}>
        <MiniIsland island={{ ...ISLAND, crossed: ISLAND.crossed.map(() => true) }} width={96} />
      </Match>
    </Switch>
  )
}
