import { createEffect, createMemo, For, Index, Match, on, Show, Switch, type JSX } from 'solid-js'
import type { Id, OwnCardView, PlayerView, Row } from '@fathom/artifacts-inc'
import { AssetCard, cardLayout, cardSizes, FreePlace, type CardSide } from './art/index.ts'
import { placesBeside, placing, turning } from './beside.ts'
import { drawnKind, drawnLetter, drawnSide } from './tableSet.ts'
import type { GameModel } from './model.ts'
import type { DeskPointer } from './pointer.ts'
import { columnsOf, type DeskLayout } from './layout.ts'
import { over, SpotButton } from './Spot.tsx'
import { placeSpoken, priceSpoken, sideSpoken, sideWhole } from './speech.ts'
import { cardAt, placeName, placeOf, type PlaceName } from './spots.ts'
import { messages } from './text/index.ts'

export interface DeskProps {
  readonly model: GameModel
  readonly pointer: DeskPointer
  readonly layout: DeskLayout
  readonly gap: number
  /** Slots are no targets of their own: a finger is too wide for them. */
  readonly noSlots?: boolean
}

/** Columns that the desk shows: those with cards, and where a card may go now. */
export function shownColumns(model: GameModel, pointer: DeskPointer): number[] {
  const player = model.player(model.context.shownSeat())
  return columnsOf([...(player?.cards ?? []), ...(showsFree(model, pointer) ? (player?.freePlaces ?? []) : [])])
}

/** A card wants a place on my desk. */
function showsFree(model: GameModel, pointer: DeskPointer): boolean {
  return model.isMine() && model.mover() !== null && (pointer.held().card !== null || model.view().phase === 'put')
}

const ROWS: readonly Row[] = ['top', 'bottom']

/** The cards of the seat that is looked at, in their two rows. */
export function MyDesk(props: DeskProps): JSX.Element {
  const { model } = props
  const player = (): PlayerView | undefined => model.player(model.context.shownSeat())
  const columns = createMemo(() => shownColumns(model, props.pointer))
  const title = (): string =>
    model.isMine() ? messages().desk : messages().deskOf(model.nameOfSeat(model.context.shownSeat()))
  const places = createMemo(() => ROWS.flatMap((row) => columns().map((column) => placeName(row, column))), [], {
    equals: sameTexts,
  })
  const isFree = (place: PlaceName): boolean =>
    showsFree(model, props.pointer) &&
    (player()?.freePlaces ?? []).some(({ row, column }) => placeName(row, column) === place)
  let section: HTMLElement | undefined
  // A desk that does not fit shows its middle; a finger moves it to either side.
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
      data-home="desk"
      style={{
        'grid-template-columns': `repeat(${columns().length}, ${props.layout.width}px)`,
        'grid-template-rows': `${props.layout.height}px ${props.layout.strip ?? props.layout.height}px`,
        gap: `${props.gap}px`,
      }}
      data-testid="desk"
    >
      <For each={places()}>
        {(place) => (
          <div
            class="ai-place"
            classList={{ strip: props.layout.strip !== undefined && placeOf(place).row === 'bottom' }}
          >
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
    props.model.view().phase === 'lay' ? (props.model.player(props.model.context.shownSeat())?.toLay ?? []) : []
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
          height={placeOf(props.place).row === 'bottom' ? props.layout.strip : undefined}
          legal={props.free}
          taken={ghostAt(props.model, props.pointer, props.place) !== null}
        />
        <Show when={ghostAt(props.model, props.pointer, props.place)} keyed>
          {(card) => <GhostCard {...props} card={card} />}
        </Show>
        <SpotButton
          pointer={props.pointer}
          spot={{ on: 'free', place: props.place }}
          label={messages().free(placeSpoken(props.place))}
          class="whole"
        />
      </Match>
    </Switch>
  )
}

/** The card that would lie in a place that is pointed at. */
function ghostAt(model: GameModel, pointer: DeskPointer, place: PlaceName): Id | null {
  const aim = pointer.aim()
  if (aim?.can !== 'buy' || aim.place !== place) return null
  return model.tableSet.card(aim.card)?.id ?? null
}

function GhostCard(props: DeskProps & { card: Id }): JSX.Element {
  const { tableSet } = props.model
  const printed = () => tableSet.card(props.card)
  return (
    <div class="ai-ghost-card">
      <AssetCard
        id={props.card}
        name={props.model.cardName(props.card)}
        letter={drawnLetter(tableSet, printed()?.letter ?? '')}
        tabText={printed()?.letter}
        kind={drawnKind(tableSet, printed()?.kind ?? '')}
        level={1}
        side={drawnSide(tableSet, tableSet.side(props.card, 1))}
        cost={printed()?.cost ?? null}
        size={props.layout.art}
        width={props.layout.width}
      />
    </div>
  )
}

/** A card that would do something with the one about to be laid or turned over. */
function pairsUp(model: GameModel, pointer: DeskPointer, place: PlaceName): boolean {
  const aim = pointer.aim()
  const player = model.player(model.mover() ?? 0)
  if (player === undefined || (aim?.can !== 'buy' && aim?.can !== 'upgrade')) return false
  if (!placesBeside(aim.place).includes(place)) return false
  const changed =
    aim.can === 'buy'
      ? placing(model.tableSet, player, aim.card, aim.place)
      : turning(model.tableSet, player, aim.place)
  return changed.places.includes(place)
}

function StartCard(props: DeskProps & { card: Id }): JSX.Element {
  const { tableSet } = props.model
  const printed = () => tableSet.card(props.card)
  return (
    <div data-piece class="ai-start">
      <AssetCard
        id={props.card}
        name={props.model.cardName(props.card)}
        letter={drawnLetter(tableSet, printed()?.letter ?? '')}
        tabText={printed()?.letter}
        kind={drawnKind(tableSet, printed()?.kind ?? '')}
        level={1}
        side={drawnSide(tableSet, tableSet.side(props.card, 1))}
        cost={printed()?.cost ?? null}
        size={props.layout.art}
        width={props.layout.width}
        legal={props.model.choices().lays.has(props.card)}
      />
      <SpotButton
        pointer={props.pointer}
        spot={{ on: 'start', card: props.card }}
        label={`${messages().lay(props.model.cardName(props.card))}. ${sideWhole(props.model, props.card, 1)}`}
        class="whole"
      />
    </div>
  )
}

function DeskCard(props: DeskProps & { card: OwnCardView; place: PlaceName }): JSX.Element {
  const { model, pointer } = props
  const id = (): Id => props.card.card
  const side = (): CardSide => drawnSide(model.tableSet, model.tableSet.side(id(), props.card.level))
  const legalSlots = (): number[] => {
    const { die } = pointer.held()
    if (die === null || !model.isMine()) return []
    return props.card.slots.flatMap((_, slot) =>
      model
        .choices()
        .places.get(`${props.place}.${slot + 1}`)
        ?.has(die) === true
        ? [slot]
        : [],
    )
  }
  const canUpgrade = (): boolean =>
    model.isMine() && model.choices().upgrades.has(props.place) && pointer.held().card === null
  const gains = (): boolean =>
    model.isMine() &&
    model.view().phase === 'gain' &&
    props.card.slots.some(({ action }) => action.kind === 'gain' && model.choices().gains.has(action.artifact))
  const price = () => {
    const { upgrade } = props.card
    const cost = model.tableSet.card(id())?.cost
    return upgrade === null || upgrade.dollars === cost?.dollars ? undefined : upgrade
  }
  const label = (): string =>
    [
      model.cardName(id()),
      messages().level(props.card.level),
      placeSpoken(props.place),
      messages().reputationOf(props.card.reputation + props.card.abilities),
      ...(canUpgrade() && props.card.upgrade !== null
        ? [messages().canUpgrade(priceSpoken(model, props.card.upgrade))]
        : []),
    ].join(', ')
  return (
    <>
      <AssetCard
        id={id()}
        name={model.cardName(id())}
        letter={drawnLetter(model.tableSet, props.card.letter)}
        tabText={props.card.letter}
        kind={drawnKind(model.tableSet, props.card.kind)}
        level={props.card.level}
        side={side()}
        cost={props.card.level === 1 ? (model.tableSet.card(id())?.cost ?? null) : null}
        price={price()}
        size={props.layout.art}
        width={props.layout.width}
        dice={props.card.slots.map(({ die }) => die)}
        legalSlots={legalSlots()}
        legal={canUpgrade() || gains()}
        picked={model.isMine() && pairsUp(model, pointer, props.place)}
        fresh={model.fresh().cards.has(`${model.context.shownSeat()}:${props.place}`)}
      />
      <SpotButton
        pointer={pointer}
        spot={{ on: 'card', place: props.place }}
        label={`${label()}. ${sideSpoken(model, id(), props.card.level)}`}
        class="whole"
        standsFor={props.noSlots ? props.card.slots.map((_, slot) => ({ on: 'slot', place: props.place, slot })) : []}
      />
      <Show when={!props.noSlots && model.isMine()}>
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
    const faces = there.fits.length === 6 ? messages().anyDie : there.fits.join(', ')
    const die = props.pointer.held().die
    return [
      messages().slot(slot + 1, props.model.cardName(props.card.card), placeSpoken(props.place)),
      there.die === null ? messages().takes(faces) : messages().holds(there.die),
      ...(die !== null && there.die === null && there.fits.includes(die) ? [messages().fitsNow] : []),
    ].join(', ')
  }
  return (
    <Index each={lines()}>
      {(line) => (
        <SpotButton
          pointer={props.pointer}
          spot={{ on: 'slot', place: props.place, slot: line().index }}
          label={label(line().index)}
          style={over(line(), cardSizes[props.layout.art])}
        />
      )}
    </Index>
  )
}
