import { Show, type JSX } from 'solid-js'
import { capital, type Seat } from '@fathom/kernel'
import { JokerRow, MiniTreasureBoard } from './art/index.ts'
import { tilesOf, type GameModel } from './model.ts'
import { boardSpoken, jokersSpoken, lacksSpoken, shipPlaceSpoken } from './speech.ts'
import { messages } from './text/index.ts'

/** What everybody may see of a seat: the gaps on its board first, then cards, jokers and where its ship is. */
export function Rival(props: { model: GameModel; seat: Seat }): JSX.Element {
  const player = () => props.model.player(props.seat)
  const hand = (): string => messages().inHand(player()?.hand ?? 0)
  const supply = (): string => messages().inSupply(player()?.supply ?? 0)
  const isOver = (): boolean => props.model.view().phase === 'over'
  return (
    <>
      <div class="rival-row st-rival">
        <MiniTreasureBoard
          class="in-scene"
          treasures={tilesOf(player()?.treasures ?? [])}
          label={boardSpoken(player())}
        />
        <div class="facts" aria-label={`${hand()}, ${supply()}`} role="img">
          <span>{hand()}</span>
          <b>{supply()}</b>
        </div>
      </div>
      <div class="st-rival-foot">
        <Show when={!isOver()} fallback={<span>{capital(lacksSpoken(player() ?? { missing: [] }))}</span>}>
          <span>{shipPlaceSpoken(player())}</span>
        </Show>
        <Show when={(player()?.jokers.length ?? 0) > 0}>
          <JokerRow
            jokers={tilesOf(player()?.jokers ?? [], player()?.gained ?? [])}
            size={19}
            perLine={5}
            label={jokersSpoken(player())}
          />
        </Show>
      </div>
    </>
  )
}
