import type { JSX } from 'solid-js'
import { Match, Switch } from 'solid-js'
import type { Subject } from './pictures.ts'
import { artifactOf, crewSort, equipmentSort, landmarkSort, officeSort, variety } from './pictures.ts'
import { CrewScene } from './scenes/crew.tsx'
import { EquipmentScene } from './scenes/equipment.tsx'
import { Landscape } from './scenes/expeditions.tsx'
import { LandmarkScene } from './scenes/landmarks.tsx'
import { OfficeScene } from './scenes/offices.tsx'
import { scene } from './scenes/Sky.tsx'
import type { Level, Rect } from './types.ts'

/**
 * The print on a card: an engraving with flat tints, chosen by what the card is and does; level 2 is printed in gold.
 */
export function Vignette(props: Subject & { level: Level; place: Rect }): JSX.Element {
  const gilt = (): boolean => props.level === 2
  const mirrored = (): boolean => variety(props.id).mirrored
  return (
    <svg
      {...props.place}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      preserveAspectRatio="xMidYMid slice"
      class="ai-print"
    >
      <Switch>
        <Match when={props.kind === 'expedition'}>
          <Landscape
            artifact={artifactOf(props.side)}
            gilt={gilt()}
            mirrored={mirrored()}
            peopled={variety(props.id).peopled}
          />
        </Match>
        <Match when={props.kind === 'equipment'}>
          <EquipmentScene
            sort={equipmentSort(props.side)}
            gilt={gilt()}
            mirrored={mirrored()}
            artifact={artifactOf(props.side)}
          />
        </Match>
        <Match when={props.kind === 'office'}>
          <OfficeScene sort={officeSort(props)} gilt={gilt()} mirrored={mirrored()} />
        </Match>
        <Match when={props.kind === 'crew'}>
          <CrewScene
            sort={crewSort(props)}
            gilt={gilt()}
            mirrored={mirrored()}
            heads={props.side.dice}
            artifact={artifactOf(props.side)}
          />
        </Match>
        <Match when={props.kind === 'landmark'}>
          <LandmarkScene sort={landmarkSort(props.side)} gilt={gilt()} mirrored={mirrored()} />
        </Match>
      </Switch>
    </svg>
  )
}
