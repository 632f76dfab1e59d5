import { For, type JSX } from 'solid-js'
import { DiePicture } from '../art/index.ts'

const SHOWN: Readonly<Record<string, readonly number[]>> = { dice: [2, 4, 5], dive: [6, 3], reroll: [1, 1] }

/** Dice of Artifacts, Inc.’s rules. */
export function Figure(props: { readonly id: string }): JSX.Element {
  return <For each={SHOWN[props.id] ?? []}>{(value) => <DiePicture value={value} size={40} />}</For>
}
