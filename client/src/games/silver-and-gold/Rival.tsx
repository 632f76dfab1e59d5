import { For, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { Coin, Cup, Palm } from '../../art/symbols.tsx'
import { listOf } from '../../text/index.ts'
import { MiniIsland } from './art/index.ts'
import { islandProps, type Desk } from './desk.ts'
import { boxesOf } from './layout.ts'
import { Finished } from './ScoreCard.tsx'
import { islandCaption, nameOf } from './speech.ts'
import { words } from './text.ts'

/** What everybody may see of a seat: islands small, coins, trophies, palms, finished cards. */
export function Rival(props: { desk: Desk; seat: Seat }): JSX.Element {
  const player = () => props.desk.player(props.seat)
  const fresh = (card: string, rows: readonly string[]): number[] =>
    boxesOf(rows).filter((box) => (props.desk.freshOf(props.seat, card) >> box) & 1)
  return (
    <>
      <div class="rival-row">
        <For each={player()?.islands}>
          {(island) => (
            <MiniIsland
              island={islandProps(island.card, island.crossed)}
              label={`${nameOf(island.card)}, ${islandCaption(island.card, island.crossed)}`}
              fresh={fresh(island.card, islandProps(island.card, 0).rows)}
            />
          )}
        </For>
        <div class="facts">
          <Show when={props.desk.view().startSeat === props.seat && props.desk.view().phase !== 'over'}>
            <span class="start">{words().startPlayer}</span>
          </Show>
          <span class="fact">
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
            <span class="fact">
              <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
                <Palm size={16} />
              </svg>
              <b>{player()?.palms.join(', ')}</b>
            </span>
          </Show>
          <span class="visually-hidden">
            {words().scoreLabel(player()?.coins ?? 0, numbers(player()?.trophies), numbers(player()?.palms))}
          </span>
        </div>
      </div>
      <Finished desk={props.desk} seat={props.seat} />
    </>
  )
}

function numbers(values: readonly number[] | undefined): string {
  return values === undefined || values.length === 0 ? words().none : listOf(values.map(String))
}
