import { For, Index, Show, type JSX } from 'solid-js'
import { capital } from '@fathom/kernel'
import { publicText } from '@fathom/artifacts-inc'
import type { Id, MuseumView } from '@fathom/artifacts-inc'
import { seatColor } from '../../table/seats.ts'
import { boardSize, Dive, Museum, orderTarget, PublicCard } from './art/index.ts'
import { drawnArtifact, drawnFind } from './tableSet.ts'
import type { GameModel } from './model.ts'
import type { DeskPointer } from './pointer.ts'
import type { TableLayout } from './layout.ts'
import { over, SpotButton } from './Spot.tsx'
import { majoritySpoken } from './speech.ts'
import { allMessages, messages } from './text/index.ts'

export interface BoardsProps {
  readonly model: GameModel
  readonly pointer: DeskPointer
  readonly layout: TableLayout
  /** Boxes are no targets of their own: a finger is too wide for them. */
  readonly noBoxes?: boolean
}

/** The museums on their wall, the Private Collectors and Guide Work, and (unless it has a view of its own) the dive. */
export function Boards(props: BoardsProps & { withoutDive?: boolean }): JSX.Element {
  const ids = (): readonly Id[] => props.model.tableSet.set.museums.map(({ id }) => id)
  return (
    <section
      class="ai-boards"
      role="group"
      aria-label={messages().boards}
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
function takesDie({ model, pointer }: BoardsProps, id: Id): boolean {
  const { die } = pointer.held()
  return die !== null && model.choices().places.get(id)?.has(die) === true
}

function MuseumPlace(props: BoardsProps & { id: Id }): JSX.Element {
  const museum = (): MuseumView | undefined => props.model.view().museums.find(({ id }) => id === props.id)
  const printed = () => props.model.tableSet.museum(props.id)
  const boxes = (): MuseumView['boxes'] => museum()?.boxes ?? []
  const orders = () =>
    boxes().map(({ size, owner }, box) => ({
      size,
      owner: owner === null ? null : seatColor(owner),
      legal: props.model.choices().orders.get(props.id)?.has(box) === true,
      fresh: props.model.fresh().boxes.has(`${props.id}:${box}`),
    }))
  const what = (size: number): string => `${size} ${props.model.artifactName(printed()?.artifact ?? '', size)}`
  const boxLabel = (box: number): string => {
    const there = boxes()[box]
    if (there === undefined) return ''
    const pays = there.size + (printed()?.bonus ?? 0)
    const state =
      there.owner === null
        ? messages().boxOpen(what(there.size), pays)
        : messages().boxTaken(what(there.size), props.model.nameOfSeat(there.owner))
    return messages().box(box + 1, boxes().length, state)
  }
  const leader = () => {
    const seat = museum()?.leader ?? null
    return seat === null ? null : seatColor(seat)
  }
  return (
    <div class="ai-place" title={majoritySpoken(props.model, props.id)}>
      <Museum
        name={props.model.cardName(props.id)}
        artifact={drawnArtifact(props.model.tableSet, printed()?.artifact ?? '')}
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
        pointer={props.pointer}
        spot={{ on: 'public', id: props.id }}
        label={museumSpoken(props.model, props.id)}
        class="whole"
      />
      <Show when={!props.noBoxes}>
        <Index each={boxes()}>
          {(_, box) => (
            <SpotButton
              pointer={props.pointer}
              spot={{ on: 'box', museum: props.id, box }}
              label={boxLabel(box)}
              style={over(orderTarget(boxes().length, box), boardSize)}
            />
          )}
        </Index>
      </Show>
    </div>
  )
}

/** "Museum of Gems. 3, 4 or 5: … . Ana 2 cubes; Ana leads." */
function museumSpoken(model: GameModel, id: Id): string {
  const museum = model.view().museums.find((each) => each.id === id)
  const holds = museum?.die === null || museum === undefined ? [] : [messages().holds(museum.die)]
  return `${publicSpoken(model, id)} ${[majoritySpoken(model, id), ...holds].join(', ')}`
}

function publicSpoken(model: GameModel, id: Id): string {
  return `${model.cardName(id)}. ${publicText(model.tableSet.set, id, allMessages().sides).join(' ')}`
}

function PublicCards(props: BoardsProps): JSX.Element {
  const { privateCollectors, guideWork } = props.model.tableSet.set
  return (
    <div class="ai-publics">
      <For each={[privateCollectors, guideWork]}>
        {(printed) => {
          const die = (): number | null => {
            const { collectors, guideWork: guide } = props.model.view()
            return (printed.id === collectors.id ? collectors : guide).die
          }
          const holds = (): string => capital(die() === null ? '' : messages().holds(die() ?? 0))
          return (
            <div class="ai-place">
              <PublicCard
                action={printed.action}
                name={props.model.cardName(printed.id)}
                faces={printed.faces}
                die={die()}
                legal={takesDie(props, printed.id)}
                width={props.layout.boards.width}
              />
              <SpotButton
                pointer={props.pointer}
                spot={{ on: 'public', id: printed.id }}
                label={`${publicSpoken(props.model, printed.id)} ${holds()}`}
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
  const top = () => props.model.view().underwater[0]
  const left = (): number => props.model.view().underwater.length
  const dice = (): readonly number[] => {
    const { turn } = props.model.view()
    const aim = props.pointer.pointed()?.spot === 'dive' ? props.pointer.aim() : null
    const shown = aim !== null && (aim.can === 'dive' || aim.can === 'gather') ? aim.dice : props.pointer.held().diving
    return [...(turn?.dived ?? turn?.diving ?? []), ...shown]
  }
  const isLegal = (): boolean => {
    const { die, diving } = props.pointer.held()
    return (
      props.model.choices().dives.size > 0 &&
      (diving.length > 0 || (die !== null && props.model.choices().dives.has(die)))
    )
  }
  const bonus = (): number =>
    props.model.player(props.model.view().active ?? props.model.context.shownSeat())?.diveBonus ?? 0
  const label = (): string => {
    const card = top()
    return card === undefined
      ? messages().diveGone
      : messages().diveCard(card.number, props.model.findName(card.find), left())
  }
  const drawn = () => {
    const card = top()
    return card === undefined ? null : { number: card.number, find: drawnFind(props.model.tableSet, card.find) }
  }
  return (
    <div class="ai-place">
      <Dive
        name={messages().dive}
        top={drawn()}
        caption={top() === undefined ? messages().diveEmpty : props.model.findName(top()?.find ?? '')}
        left={left()}
        dice={dice()}
        bonus={bonus()}
        legal={isLegal()}
        width={props.width}
      />
      <SpotButton pointer={props.pointer} spot={{ on: 'dive' }} label={label()} class="whole" />
    </div>
  )
}
