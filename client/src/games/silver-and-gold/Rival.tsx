import { For, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { Coin, Cup, Palm } from '../../art/symbols.tsx'
import { listOf } from '../../text/index.ts'
import { MiniIsland } from './art/index.ts'
import { islandProps, type GameModel } from './model.ts'
import { boxesOf } from './layout.ts'
import { Finished } from './ScoreCard.tsx'
import { islandWhole } from './speech.ts'
import { messages } from './text/index.ts'

/** What everybody may see of a seat: islands small, coins, trophies, palms, finished cards. */
export function Rival(props: { model: GameModel; seat: Seat }): JSX.Element {
  const player = () => props.model.player(props.seat)
  const fresh = (card: string, rows: readonly string[]): number[] =>
    boxesOf(rows).filter((box) => (props.model.freshOf(props.seat, card) >> box) & 1)
  return (
    <>
      <div class="rival-row">
        <For each={player()?.islands}>
          {(island) => (
            <MiniIsland
              island={islandProps(island.card, props.model.seenOf(props.seat, island))}
              label={islandWhole(island.card, island.crossed)}
              fresh={fresh(island.card, islandProps(island.card, 0).rows)}
            />
          )}
        </For>
        <div class="facts">
          <Show when={props.model.view().startSeat === props.seat && props.model.view().phase !== 'over'}>
            <span class="start" title={messages().startPlayerHelp}>
              {messages().startPlayer}
            </span>
          </Show>
          <span class="fact" aria-hidden="true">
            <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
              <Coin size={16} />
            </svg>
            <b>{player()?.coins ?? 0}</b>
            <Show when={(player()?.trophies.length ?? 0) > 0}>
              <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
                <Cup size={15} />
              </svg>
              <b>{player()?.trophies.join(', ')}</b>
            </Show>
          </span>
          <Show when={(player()?.palms.length ?? 0) > 0}>
            <span class="fact" aria-hidden="true">
              <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
                <Palm size={16} />
              </svg>
              <b>{player()?.palms.join(', ')}</b>
            </span>
          </Show>
          <span class="visually-hidden">
            {messages().scoreLabel(player()?.coins ?? 0, numbers(player()?.trophies), numbers(player()?.palms))}
          </span>
        </div>
      </div>
      <Finished model={props.model} seat={props.seat} />
    </>
  )
}

function numbers(values: readonly number[] | undefined): string {
  return values === undefined || values.length === 0 ? messages().none : listOf(values.map(String))
}
