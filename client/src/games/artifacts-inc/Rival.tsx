import { For, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { ArtifactPicture, AssetCard, CoinPicture, FindPicture } from './art/index.ts'
import { drawnArtifact, drawnFind, drawnKind, drawnLetter, drawnSide } from './tableSet.ts'
import type { GameModel } from './model.ts'
import { placeName } from './spots.ts'
import { messages } from './text/index.ts'

/** What everybody may see of a seat: money, artifacts and finds, dice, and its cards in a small row. */
export function Rival(props: { model: GameModel; seat: Seat }): JSX.Element {
  const { model } = props
  const player = () => model.player(props.seat)
  const some = (count: number | undefined): boolean => (count ?? 0) > 0
  return (
    <>
      <div class="rival-row ai-rival">
        <span class="ai-count" title={messages().money(player()?.money ?? 0)}>
          <CoinPicture size={19} />
          <b aria-hidden="true">{player()?.money ?? 0}</b>
          <span class="visually-hidden">{messages().money(player()?.money ?? 0)}, </span>
        </span>
        <For each={model.tableSet.set.artifacts.filter(({ id }) => some(player()?.artifacts[id]))}>
          {({ id }) => (
            <span class="ai-count" title={model.artifactName(id, 2)}>
              <ArtifactPicture artifact={drawnArtifact(model.tableSet, id)} size={18} />
              <b>{player()?.artifacts[id] ?? 0}</b>
              <span class="visually-hidden">{model.artifactName(id, player()?.artifacts[id] ?? 0)}, </span>
            </span>
          )}
        </For>
        <Show when={(player()?.underwater.length ?? 0) > 0}>
          <span class="ai-divider" />
          <For each={model.tableSet.set.finds.filter(({ id }) => some(player()?.finds[id]))}>
            {({ id }) => (
              <span class="ai-count" title={model.findName(id)}>
                <FindPicture find={drawnFind(model.tableSet, id)} size={18} />
                <b>{player()?.finds[id] ?? 0}</b>
                <span class="visually-hidden">{`× ${model.findName(id)}, `}</span>
              </span>
            )}
          </For>
        </Show>
        <span class="ai-rival-dice">
          <Show when={some(player()?.dice)}>{messages().facts.dice(player()?.dice ?? 0)}</Show>
          <Show when={some(player()?.diveBonus)}>, {messages().facts.diving(player()?.diveBonus ?? 0)}</Show>
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
