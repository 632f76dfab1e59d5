import { For, Match, Switch, type JSX } from 'solid-js'
import { provideDefs } from '../../../board/Defs.tsx'
import { Meeple, ThesaurosDefs, Treasure } from '../art/index.ts'

const TREASURES = [3, 5, 7, 9] as const

/** Pieces of Thesauros’ rules. */
export function Figure(props: { readonly id: string }): JSX.Element {
  provideDefs(ThesaurosDefs)
  return (
    <Switch>
      <Match when={props.id === 'museum' || props.id === 'dive'}>
        <For each={TREASURES}>{(value) => <Treasure value={value} size={36} />}</For>
      </Match>
      <Match when={props.id === 'placement'}>
        <Meeple meeple={{ key: 'boss', seat: 'green', role: 'boss' }} height={44} />
        <Meeple meeple={{ key: 'worker', seat: 'green', role: 'worker' }} height={44} />
      </Match>
      <Match when={props.id === 'double'}>
        <Meeple meeple={{ key: 'doubled', seat: 'green', role: 'worker', doubled: true }} height={48} />
      </Match>
    </Switch>
  )
}
