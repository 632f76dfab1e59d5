import { createEffect, createMemo, For, Index, Match, on, Show, Switch, type JSX } from 'solid-js'
import type { Id, OwnCardView, PlayerView, Row } from '@fathom/artifacts-inc'
import { AssetCard, cardLayout, cardSizes, FreePlace, type CardSide } from './art/index.ts'
import { placesBeside, placing, turning } from './beside.ts'
import { drawnKind, drawnLetter, drawnSide } from './book.ts'
import type { Desk } from './desk.ts'
import type { Hand } from './hand.ts'
import { columnsOf, type DeskLayout } from './layout.ts'
import { over, SpotButton } from './Spot.tsx'
import { placeSpoken, priceSpoken, sideSpoken } from './speech.ts'
import { placeName, placeOf, type PlaceName } from './spots.ts'
import { words } from './text.ts'
import { cardAt } from './why.ts'

export interface DeskProps {
  readonly desk: Desk
  readonly hand: Hand
  readonly layout: DeskLayout
  readonly gap: number
  /** Slots are no targets of their own: a finger is too wide for them. */
  readonly noSlots?: boolean
}

/** Columns that the desk shows: those with cards, and where a card may go now. */
export function shownColumns(desk: Desk, hand: Hand): number[] {
  const player = desk.player(desk.context.shownSeat())
  return columnsOf([...(player?.cards ?? []), ...(showsFree(desk, hand) ? (player?.freePlaces ?? []) : [])])
}

/** A card wants a place on my desk. */
export function showsFree(desk: Desk, hand: Hand): boolean {
  return desk.isMine() && desk.mover() !== null && (hand.held().card !== null || desk.view().phase === 'put')
}

const ROWS: readonly Row[] = ['top', 'bottom']

/** The cards of the seat that is looked at, in their two rows. */
export function MyDesk(props: DeskProps): JSX.Element {
  const { desk } = props
  const player = (): PlayerView | undefined => desk.player(desk.context.shownSeat())
  const columns = createMemo(() => shownColumns(desk, props.hand))
  const title = (): string => (desk.isMine() ? words().desk : words().deskOf(desk.nameOfSeat(desk.context.shownSeat())))
  const places = createMemo(() => ROWS.flatMap((row) => columns().map((column) => placeName(row, column))), [], {
    equals: sameTexts,
  })
  const isFree = (place: PlaceName): boolean =>
    showsFree(desk, props.hand) &&
    (player()?.freePlaces ?? []).some(({ row, column }) => placeName(row, column) === place)
  let section: HTMLElement | undefined
  // A desk that does not fit shows its middle: what is left and right of it is a finger's way.
  createEffect(
    on(
      () => [columns().join(), props.layout.width],
      () =>
        requestAnimationFrame(() => {
          if (section !== undefined) section.scrollLeft = (section.scrollWidth - section.clientWidth) / 2
        }),
    ),
  )
  return (
    <section
      ref={(element) => (section = element)}
      class="ai-desk-cards"
      classList={{ scrolls: props.layout.scrolls }}
      role="group"
      aria-label={title()}
      data-region="desk"
      style={{
        'grid-template-columns': `repeat(${columns().length}, ${props.layout.width}px)`,
        'grid-auto-rows': `${props.layout.height}px`,
        gap: `${props.gap}px`,
      }}
      data-testid="desk"
    >
      <For each={places()}>
        {(place) => (
          <div class="ai-place">
            <Show when={cardAt(player(), place)} fallback={<Free {...props} place={place} free={isFree(place)} />}>
              {(card) => <DeskCard {...props} card={card()} place={place} />}
            </Show>
          </div>
        )}
      </For>
    </section>
  )
}

function sameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index])
}

/** Nothing, a place where a card may go now, or below the row the starting cards that are still to be laid. */
function Free(props: DeskProps & { place: PlaceName; free: boolean }): JSX.Element {
  const toLay = (): readonly Id[] =>
    props.desk.view().phase === 'lay' ? (props.desk.player(props.desk.context.shownSeat())?.toLay ?? []) : []
  const start = (): Id | undefined => {
    const { row, column } = placeOf(props.place)
    return row === 'bottom' ? toLay()[column - 1] : undefined
  }
  const isNext = (): boolean => toLay().length > 0 && placeOf(props.place).row === 'top'
  return (
    <Switch>
      <Match when={start()} keyed>
        {(card) => <StartCard {...props} card={card} />}
      </Match>
      <Match when={props.free || isNext()}>
        <FreePlace
          size={props.layout.art}
          width={props.layout.width}
          legal={props.free}
          taken={ghostAt(props.desk, props.hand, props.place) !== null}
        />
        <Show when={ghostAt(props.desk, props.hand, props.place)} keyed>
          {(card) => <GhostCard {...props} card={card} />}
        </Show>
        <SpotButton
          hand={props.hand}
          spot={{ on: 'free', place: props.place }}
          label={words().free(placeSpoken(props.place))}
          class="whole"
        />
      </Match>
    </Switch>
  )
}

/** The card that would lie in a place that is pointed at. */
function ghostAt(desk: Desk, hand: Hand, place: PlaceName): Id | null {
  const aim = hand.aim()
  if (aim?.can !== 'buy' || aim.place !== place) return null
  return desk.book.card(aim.card)?.id ?? null
}

function GhostCard(props: DeskProps & { card: Id }): JSX.Element {
  const { book } = props.desk
  const printed = () => book.card(props.card)
  return (
    <div class="ai-ghost-card">
      <AssetCard
        id={props.card}
        name={props.desk.cardName(props.card)}
        letter={drawnLetter(book, printed()?.letter ?? '')}
        tabText={printed()?.letter}
        kind={drawnKind(book, printed()?.kind ?? '')}
        level={1}
        side={drawnSide(book, book.side(props.card, 1))}
        cost={printed()?.cost ?? null}
        size={props.layout.art}
        width={props.layout.width}
      />
    </div>
  )
}

/** A card that would do something with the one about to be laid or turned over. */
function pairsUp(desk: Desk, hand: Hand, place: PlaceName): boolean {
  const aim = hand.aim()
  const player = desk.player(desk.mover() ?? 0)
  if (player === undefined || (aim?.can !== 'buy' && aim?.can !== 'upgrade')) return false
  if (!placesBeside(aim.place).includes(place)) return false
  const changed =
    aim.can === 'buy' ? placing(desk.book, player, aim.card, aim.place) : turning(desk.book, player, aim.place)
  return changed.places.includes(place)
}

function StartCard(props: DeskProps & { card: Id }): JSX.Element {
  const { book } = props.desk
  const printed = () => book.card(props.card)
  return (
    <div data-piece class="ai-start">
      <AssetCard
        id={props.card}
        name={props.desk.cardName(props.card)}
        letter={drawnLetter(book, printed()?.letter ?? '')}
        tabText={printed()?.letter}
        kind={drawnKind(book, printed()?.kind ?? '')}
        level={1}
        side={drawnSide(book, book.side(props.card, 1))}
        cost={printed()?.cost ?? null}
        size={props.layout.art}
        width={props.layout.width}
        legal={props.desk.choices().lays.has(props.card)}
      />
      <SpotButton
        hand={props.hand}
        spot={{ on: 'start', card: props.card }}
        label={`${words().layNext(props.desk.cardName(props.card))}. ${sideSpoken(props.desk, props.card, 1)}`}
        class="whole"
      />
    </div>
  )
}

function DeskCard(props: DeskProps & { card: OwnCardView; place: PlaceName }): JSX.Element {
  const { desk, hand } = props
  const id = (): Id => props.card.card
  const side = (): CardSide => drawnSide(desk.book, desk.book.side(id(), props.card.level))
  const legalSlots = (): number[] => {
    const { die } = hand.held()
    if (die === null || !desk.isMine()) return []
    return props.card.slots.flatMap((_, slot) =>
      desk
        .choices()
        .places.get(`${props.place}.${slot + 1}`)
        ?.has(die) === true
        ? [slot]
        : [],
    )
  }
  const canUpgrade = (): boolean =>
    desk.isMine() && desk.choices().upgrades.has(props.place) && hand.held().card === null
  const gains = (): boolean =>
    desk.isMine() &&
    desk.view().phase === 'gain' &&
    props.card.slots.some(({ action }) => action.kind === 'gain' && desk.choices().gains.has(action.artifact))
  const price = () => {
    const { upgrade } = props.card
    const cost = desk.book.card(id())?.cost
    return upgrade === null || upgrade.dollars === cost?.dollars ? undefined : upgrade
  }
  const label = (): string =>
    [
      desk.cardName(id()),
      words().level(props.card.level),
      placeSpoken(props.place),
      words().reputationOf(props.card.reputation + props.card.abilities),
      ...(canUpgrade() && props.card.upgrade !== null
        ? [words().canUpgrade(priceSpoken(desk, props.card.upgrade))]
        : []),
    ].join(', ')
  return (
    <>
      <AssetCard
        id={id()}
        name={desk.cardName(id())}
        letter={drawnLetter(desk.book, props.card.letter)}
        tabText={props.card.letter}
        kind={drawnKind(desk.book, props.card.kind)}
        level={props.card.level}
        side={side()}
        cost={props.card.level === 1 ? (desk.book.card(id())?.cost ?? null) : null}
        price={price()}
        size={props.layout.art}
        width={props.layout.width}
        dice={props.card.slots.map(({ die }) => die)}
        legalSlots={legalSlots()}
        legal={canUpgrade() || gains()}
        picked={desk.isMine() && pairsUp(desk, hand, props.place)}
        fresh={desk.fresh().cards.has(`${desk.context.shownSeat()}:${props.place}`)}
      />
      <SpotButton
        hand={hand}
        spot={{ on: 'card', place: props.place }}
        label={`${label()}. ${sideSpoken(desk, id(), props.card.level)}`}
        class="whole"
      />
      <Show when={!props.noSlots && desk.isMine()}>
        <Slots {...props} side={side()} />
      </Show>
    </>
  )
}

/** A button on every line with a slot: from the well to the card's edge. */
function Slots(props: DeskProps & { card: OwnCardView; place: PlaceName; side: CardSide }): JSX.Element {
  const lines = () => cardLayout(props.layout.art, props.side).lines.filter(({ what }) => what === 'slot')
  const label = (slot: number): string => {
    const there = props.card.slots[slot]
    if (there === undefined) return ''
    const faces = there.fits.length === 6 ? words().anyDie : there.fits.join(', ')
    const die = props.hand.held().die
    return [
      words().slot(slot + 1, props.desk.cardName(props.card.card), placeSpoken(props.place)),
      there.die === null ? words().takes(faces) : words().holds(there.die),
      ...(die !== null && there.die === null && there.fits.includes(die) ? [words().fitsNow] : []),
    ].join(', ')
  }
  return (
    <Index each={lines()}>
      {(line) => (
        <SpotButton
          hand={props.hand}
          spot={{ on: 'slot', place: props.place, slot: line().index }}
          label={label(line().index)}
          style={over(line(), cardSizes[props.layout.art])}
        />
      )}
    </Index>
  )
}
