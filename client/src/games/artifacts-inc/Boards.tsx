import { For, Index, Show, type JSX } from 'solid-js'
import { publicText } from '@fathom/artifacts-inc'
import type { Id, MuseumView } from '@fathom/artifacts-inc'
import { language } from '../../shell/preferences.ts'
import { seatColor } from '../../table/seats.ts'
import { boardSize, Dive, Museum, orderRect, PublicCard } from './art/index.ts'
import { drawnArtifact, drawnFind } from './book.ts'
import type { Desk } from './desk.ts'
import type { Hand } from './hand.ts'
import type { TableLayout } from './layout.ts'
import { over, SpotButton } from './Spot.tsx'
import { words } from './text.ts'

export interface BoardsProps {
  readonly desk: Desk
  readonly hand: Hand
  readonly layout: TableLayout
  /** Boxes are no targets of their own: a finger is too wide for them. */
  readonly noBoxes?: boolean
}

/** The museums on their wall, the Private Collectors and Guide Work, and (unless it has a view of its own) the dive. */
export function Boards(props: BoardsProps & { withoutDive?: boolean }): JSX.Element {
  const ids = (): readonly Id[] => props.desk.book.set.museums.map(({ id }) => id)
  return (
    <section
      class="ai-boards"
      role="group"
      aria-label={words().boards}
      data-region="boards"
      style={{
        'grid-template-columns': `repeat(${props.layout.boards.columns}, ${props.layout.boards.width}px)`,
        gap: `${props.layout.gap}px`,
      }}
      data-testid="boards"
    >
      <For each={ids()}>{(id) => <MuseumPlace {...props} id={id} />}</For>
      <PublicCards {...props} />
      <Show when={!props.withoutDive}>
        <DivePlace {...props} width={props.layout.boards.width} />
      </Show>
    </section>
  )
}

/** A die that is picked up may go there. */
function takesDie({ desk, hand }: BoardsProps, id: Id): boolean {
  const { die } = hand.held()
  return die !== null && desk.choices().places.get(id)?.has(die) === true
}

function MuseumPlace(props: BoardsProps & { id: Id }): JSX.Element {
  const museum = (): MuseumView | undefined => props.desk.view().museums.find(({ id }) => id === props.id)
  const printed = () => props.desk.book.museum(props.id)
  const boxes = (): MuseumView['boxes'] => museum()?.boxes ?? []
  const orders = () =>
    boxes().map(({ size, owner }, box) => ({
      size,
      owner: owner === null ? null : seatColor(owner),
      legal: props.desk.choices().orders.get(props.id)?.has(box) === true,
      fresh: props.desk.fresh().boxes.has(`${props.id}:${box}`),
    }))
  const what = (size: number): string => `${size} ${props.desk.artifactName(printed()?.artifact ?? '', size)}`
  const boxLabel = (box: number): string => {
    const there = boxes()[box]
    if (there === undefined) return ''
    const pays = there.size + (printed()?.bonus ?? 0)
    const state =
      there.owner === null
        ? words().boxOpen(what(there.size), pays)
        : words().boxTaken(what(there.size), props.desk.nameOfSeat(there.owner))
    return words().box(box + 1, boxes().length, state)
  }
  const leader = () => {
    const seat = museum()?.leader ?? null
    return seat === null ? null : seatColor(seat)
  }
  return (
    <div class="ai-place">
      <Museum
        name={props.desk.cardName(props.id)}
        artifact={drawnArtifact(props.desk.book, printed()?.artifact ?? '')}
        faces={printed()?.faces ?? []}
        bonus={printed()?.bonus ?? 0}
        majority={printed()?.majority ?? 0}
        orders={orders()}
        leader={leader()}
        die={museum()?.die ?? null}
        legal={takesDie(props, props.id)}
        width={props.layout.boards.width}
      />
      <SpotButton
        hand={props.hand}
        spot={{ on: 'public', id: props.id }}
        label={museumSpoken(props.desk, props.id)}
        class="whole"
      />
      <Show when={!props.noBoxes}>
        <Index each={boxes()}>
          {(_, box) => (
            <SpotButton
              hand={props.hand}
              spot={{ on: 'box', museum: props.id, box }}
              label={boxLabel(box)}
              style={over(orderRect(boxes().length, box), boardSize)}
            />
          )}
        </Index>
      </Show>
    </div>
  )
}

/** "Museum of Gems. 3, 4 or 5: … . Ana 2 cubes; Ana leads." */
function museumSpoken(desk: Desk, id: Id): string {
  const museum = desk.view().museums.find((each) => each.id === id)
  const cubes = desk
    .view()
    .players.flatMap((player, seat) =>
      (player.cubes[id] ?? 0) > 0 ? [words().cubes(desk.nameOfSeat(seat), player.cubes[id] ?? 0)] : [],
    )
  const leader = museum?.leader ?? null
  const leads = leader === null ? words().nobodyLeads : words().leads(desk.nameOfSeat(leader))
  const holds = museum?.die === null || museum === undefined ? [] : [words().holds(museum.die)]
  return `${publicSpoken(desk, id)} ${[...holds, ...cubes, leads].join(', ')}`
}

function publicSpoken(desk: Desk, id: Id): string {
  return `${desk.cardName(id)}. ${publicText(desk.book.set, id, language()).join(' ')}`
}

function PublicCards(props: BoardsProps): JSX.Element {
  const { privateCollectors, guideWork } = props.desk.book.set
  return (
    <div class="ai-publics">
      <For each={[privateCollectors, guideWork]}>
        {(printed) => {
          const die = (): number | null => {
            const { collectors, guideWork: guide } = props.desk.view()
            return (printed.id === collectors.id ? collectors : guide).die
          }
          const holds = (): string => {
            const lies = die()
            return lies === null ? '' : ` ${words().holds(lies)}`
          }
          return (
            <div class="ai-place">
              <PublicCard
                action={printed.action}
                name={props.desk.cardName(printed.id)}
                faces={printed.faces}
                die={die()}
                legal={takesDie(props, printed.id)}
                width={props.layout.boards.width}
              />
              <SpotButton
                hand={props.hand}
                spot={{ on: 'public', id: printed.id }}
                label={publicSpoken(props.desk, printed.id) + holds()}
                class="whole"
              />
            </div>
          )
        }}
      </For>
    </div>
  )
}

/** The dive: dice that go down, my bonus, the top card of the stack. */
export function DivePlace(props: BoardsProps & { width: number }): JSX.Element {
  const top = () => props.desk.view().underwater[0]
  const left = (): number => props.desk.view().underwater.length
  const dice = (): readonly number[] => {
    const { turn } = props.desk.view()
    const aim = props.hand.pointed()?.spot.on === 'dive' ? props.hand.aim() : null
    const shown = aim !== null && (aim.can === 'dive' || aim.can === 'gather') ? aim.dice : props.hand.held().diving
    return [...(turn?.dived ?? turn?.diving ?? []), ...shown]
  }
  const isLegal = (): boolean => {
    const { die, diving } = props.hand.held()
    return (
      props.desk.choices().dives.size > 0 &&
      (diving.length > 0 || (die !== null && props.desk.choices().dives.has(die)))
    )
  }
  const bonus = (): number =>
    props.desk.player(props.desk.view().active ?? props.desk.context.shownSeat())?.diveBonus ?? 0
  const label = (): string => {
    const card = top()
    return card === undefined ? words().diveGone : words().diveCard(card.number, props.desk.findName(card.find), left())
  }
  const drawn = () => {
    const card = top()
    return card === undefined ? null : { number: card.number, find: drawnFind(props.desk.book, card.find) }
  }
  return (
    <div class="ai-place">
      <Dive
        name={words().dive}
        top={drawn()}
        caption={top() === undefined ? words().diveEmpty : props.desk.findName(top()?.find ?? '')}
        left={left()}
        dice={dice()}
        bonus={bonus()}
        legal={isLegal()}
        width={props.width}
      />
      <SpotButton hand={props.hand} spot={{ on: 'dive' }} label={label()} class="whole" />
    </div>
  )
}
