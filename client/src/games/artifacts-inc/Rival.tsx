import { For, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { AssetCard } from './art/index.ts'
import { Count, money, type Thing, thingsIn } from './Count.tsx'
import { drawnKind, drawnLetter, drawnSide } from './tableSet.ts'
import type { GameModel } from './model.ts'
import { placeName } from './spots.ts'
import { messages } from './text/index.ts'

/** What everybody may see of a seat: money, artifacts and finds, dice, and its cards in a small row. */
export function Rival(props: { model: GameModel; seat: Seat }): JSX.Element {
  const { model } = props
  const player = () => model.player(props.seat)
  const [artifacts, finds] = [thingsIn(model, 'artifacts'), thingsIn(model, 'finds')]
  const had = (things: readonly Thing[]): Thing[] => things.filter(({ count }) => count(player()) > 0)
  return (
    <>
      <div class="rival-row ai-rival">
        <Count thing={money} player={player()} size={19} />
        <For each={had(artifacts)}>{(thing) => <Count thing={thing} player={player()} size={18} />}</For>
        <Show when={player()?.underwater.length}>
          <span class="ai-divider" />
          <For each={had(finds)}>{(thing) => <Count thing={thing} player={player()} size={18} />}</For>
        </Show>
        <span class="ai-rival-dice">
          <Show when={player()?.dice}>{messages().facts.dice(player()?.dice ?? 0)}</Show>
          <Show when={player()?.diveBonus}>, {messages().facts.diving(player()?.diveBonus ?? 0)}</Show>
        </span>
      </div>
      <div class="ai-rival-cards in-scene" role="img" aria-label={cardsSpoken(model, props.seat)}>
        <For each={player()?.cards ?? []}>
          {(card) => (
            <AssetCard
              id={card.card}
              name={model.cardName(card.card)}
              letter={drawnLetter(model.tableSet, card.letter)}
              tabText={card.letter}
              kind={drawnKind(model.tableSet, card.kind)}
              level={card.level}
              side={drawnSide(model.tableSet, model.tableSet.side(card.card, card.level))}
              cost={null}
              size="mini"
              width={36}
              fresh={model.fresh().cards.has(`${props.seat}:${placeName(card.row, card.column)}`)}
            />
          )}
        </For>
      </div>
    </>
  )
}

function cardsSpoken(model: GameModel, seat: Seat): string {
  const cards = model.player(seat)?.cards ?? []
  const names = cards.map(({ card, level }) =>
    level === 2 ? `${model.cardName(card)} (${messages().level(2)})` : model.cardName(card),
  )
  return [messages().cardsOf(cards.length), ...names].join(', ')
}
