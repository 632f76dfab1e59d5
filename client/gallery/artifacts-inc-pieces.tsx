/** Dice, cubes and signs of Artifacts, Inc., in every size. */
import type { JSX } from 'solid-js'
import { createSignal, For } from 'solid-js'
import { seatColors } from '../src/art/seats.tsx'
import {
  ArtifactPicture,
  artifacts,
  assetKinds,
  CoinPicture,
  CubePicture,
  Desk,
  DiePicture,
  FindPicture,
  finds,
  LaurelPicture,
  KindPicture,
  ReputationRace,
  WellPicture,
  WorkPicture,
} from '../src/games/artifacts-inc/art/index.ts'
import type { Level } from '../src/games/artifacts-inc/art/index.ts'
import { others, samples } from './artifacts-inc-cards.ts'
import { Cards, scores } from './artifacts-inc-parts.tsx'

export function Pieces(): JSX.Element {
  return (
    <section class="ai-felt" id="pieces">
      <For each={[22, 28, 34, 44]}>
        {(size) => (
          <div class="row">
            <For each={[1, 2, 3, 4, 5, 6]}>{(value) => <DiePicture value={value} size={size} />}</For>
            <DiePicture value={5} state="legal" size={size} />
            <DiePicture value={4} state="selected" size={size} />
            <DiePicture value={3} state="used" size={size} />
            <DiePicture value={6} state="disabled" size={size} />
            <DiePicture value={0} size={size} />
          </div>
        )}
      </For>
      <For each={[14, 18, 22, 28, 44]}>
        {(size) => (
          <div class="row">
            <For each={artifacts}>{(artifact) => <ArtifactPicture artifact={artifact} size={size} />}</For>
            <For each={finds}>{(find) => <FindPicture find={find} size={size} />}</For>
            <FindPicture find={null} size={size} />
            <CoinPicture size={size} />
            <LaurelPicture text="3" size={size * 1.2} />
            <LaurelPicture text="12" size={size * 1.2} />
            <For each={seatColors}>{(color) => <CubePicture color={color} size={size} />}</For>
          </div>
        )}
      </For>
    </section>
  )
}

export function Races(props: { width: number; id: string }): JSX.Element {
  return (
    <section class="ai-felt" id={props.id}>
      <Desk />
      <For each={['0 0 0 0', '3 8 8 17', '19 20 22 4', '31 30 5 44']}>
        {(text) => (
          <div class="row">
            <ReputationRace seats={scores(text)} goal={20} width={props.width} caption="réputation" />
          </div>
        )}
      </For>
    </section>
  )
}

/** Signs for tooltips and help, and a card that turns when it is pressed. */
export function Signs(): JSX.Element {
  const [level, setLevel] = createSignal<Level>(1)
  const sides = [...samples, ...others].flatMap((card) => card.sides)
  return (
    <section class="ai-felt" id="signs">
      <div class="row">
        <button id="flip" onClick={() => setLevel(level() === 1 ? 2 : 1)}>
          <Cards cards={samples.slice(12, 13)} level={level()} size="small" />
        </button>
        <For each={sides}>
          {(side) => (
            <>
              <For each={side.slots}>
                {(slot) => (
                  <span class="row">
                    <WellPicture faces={slot.faces} />
                    <WorkPicture action={slot.action} />
                  </span>
                )}
              </For>
              <For each={side.abilities}>{(ability) => <WorkPicture ability={ability} />}</For>
            </>
          )}
        </For>
        <For each={assetKinds}>{(kind) => <KindPicture kind={kind} size={24} />}</For>
      </div>
    </section>
  )
}
