import { EMBLEMS, SEAT_COLORS, type Emblem, type SeatColor } from '@fathom/protocol'
import { createSignal, For, type JSX } from 'solid-js'
import { EmblemSign } from '../art/emblems.tsx'
import { SeatFlag } from '../art/seats.tsx'
import { change, me } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { text } from '../text/index.ts'
import { words } from './text/index.ts'

interface Choice {
  readonly emblem?: Emblem | null
  readonly color?: SeatColor | null
}

/** The sign beside my name, and the colour of seat that I would like: chosen is saved. */
export function MyEmblem(): JSX.Element {
  /** Chosen, and not answered yet: shown until all is answered, as an answer to one choice does not know of the next. */
  const [wished, setWished] = createSignal<Choice>({})
  const shown = (): Choice => ({ emblem: null, color: null, ...me(), ...wished() })
  const save = async (choice: Choice): Promise<void> => {
    const all = setWished((others) => ({ ...others, ...choice }))
    const answer = await change(choice)
    if (wished() === all) setWished({})
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    notify(words().saved)
  }
  return (
    <section class="section" aria-labelledby="my-emblem">
      <h2 id="my-emblem">{words().emblem}</h2>
      <div class="panel" data-testid="my-emblem">
        <fieldset class="tiles" aria-describedby="emblem-help">
          <legend>{words().sign}</legend>
          <For each={[null, ...EMBLEMS]}>
            {(emblem) => (
              <Tile
                group="emblem"
                name={emblem === null ? words().noSign : words().signs[emblem]}
                isChosen={shown().emblem === emblem}
                onChoose={() => void save({ emblem })}
              >
                <EmblemSign emblem={emblem} size={28} />
              </Tile>
            )}
          </For>
        </fieldset>
        <p class="soft" id="emblem-help">
          {words().emblemHelp}
        </p>
        <fieldset class="tiles" aria-describedby="color-help">
          <legend>{words().color}</legend>
          <For each={[null, ...SEAT_COLORS]}>
            {(color) => (
              <Tile
                group="color"
                name={color === null ? words().anyColor : text().seat[color]}
                isChosen={shown().color === color}
                onChoose={() => void save({ color })}
              >
                {color === null ? null : <SeatFlag color={color} width={34} />}
              </Tile>
            )}
          </For>
        </fieldset>
        <p class="soft" id="color-help">
          {words().colorHelp}
        </p>
      </div>
    </section>
  )
}

interface TileProps {
  readonly group: string
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: JSX.Element
}

/** A picture to choose, its name below. */
function Tile(props: TileProps): JSX.Element {
  return (
    <label class="tile">
      <input type="radio" name={props.group} checked={props.isChosen} onChange={() => props.onChoose()} />
      <span class="tile-picture">{props.children}</span>
      <span class="tile-name">{props.name}</span>
    </label>
  )
}
