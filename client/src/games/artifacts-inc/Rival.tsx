import { For, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { ArtifactPicture, AssetCard, CoinPicture, FindPicture } from './art/index.ts'
import { drawnArtifact, drawnFind, drawnKind, drawnLetter, drawnSide } from './book.ts'
import type { Desk } from './desk.ts'
import { placeName } from './spots.ts'
import { words } from './text.ts'

/** What everybody may see of a seat: money, artifacts and finds, dice, and its cards in a small row. */
export function Rival(props: { desk: Desk; seat: Seat }): JSX.Element {
  const { desk } = props
  const player = () => desk.player(props.seat)
  const some = (count: number | undefined): boolean => (count ?? 0) > 0
  return (
    <>
      <div class="rival-row ai-rival">
        <span class="ai-count" title={words().money(player()?.money ?? 0)}>
          <CoinPicture size={18} />
          <b>{player()?.money ?? 0}</b>
        </span>
        <For each={desk.book.set.artifacts.filter(({ id }) => some(player()?.artifacts[id]))}>
          {({ id }) => (
            <span class="ai-count" title={desk.artifactName(id, 2)}>
              <ArtifactPicture artifact={drawnArtifact(desk.book, id)} size={18} />
              <b>{player()?.artifacts[id] ?? 0}</b>
              <span class="visually-hidden">{desk.artifactName(id, player()?.artifacts[id] ?? 0)}</span>
            </span>
          )}
        </For>
        <Show when={(player()?.underwater.length ?? 0) > 0}>
          <span class="ai-divider" />
          <For each={desk.book.set.finds.filter(({ id }) => some(player()?.finds[id]))}>
            {({ id }) => (
              <span class="ai-count" title={desk.findName(id)}>
                <FindPicture find={drawnFind(desk.book, id)} size={18} />
                <b>{player()?.finds[id] ?? 0}</b>
                <span class="visually-hidden">{desk.findName(id)}</span>
              </span>
            )}
          </For>
        </Show>
      </div>
      <div class="ai-rival-cards" role="img" aria-label={cardsSpoken(desk, props.seat)}>
        <For each={player()?.cards ?? []}>
          {(card) => (
            <AssetCard
              id={card.card}
              name={desk.cardName(card.card)}
              letter={drawnLetter(desk.book, card.letter)}
              tabText={card.letter}
              kind={drawnKind(desk.book, card.kind)}
              level={card.level}
              side={drawnSide(desk.book, desk.book.side(card.card, card.level))}
              cost={null}
              size="mini"
              width={25}
              fresh={desk.fresh().cards.has(`${props.seat}:${placeName(card.row, card.column)}`)}
            />
          )}
        </For>
      </div>
      <p class="ai-rival-foot">
        <Show when={some(player()?.dice)}>{words().facts.dice(player()?.dice ?? 0)}</Show>
        <Show when={some(player()?.diveBonus)}>, {words().facts.diving(player()?.diveBonus ?? 0)}</Show>
      </p>
    </>
  )
}

function cardsSpoken(desk: Desk, seat: Seat): string {
  const cards = desk.player(seat)?.cards ?? []
  const names = cards.map(({ card, level }) =>
    level === 2 ? `${desk.cardName(card)} (${words().level(2)})` : desk.cardName(card),
  )
  return [words().cardsOf(cards.length), ...names].join(', ')
}
