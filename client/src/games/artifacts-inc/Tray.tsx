import { For, Index, Show, type JSX } from 'solid-js'
import type { PlayerView } from '@fathom/artifacts-inc'
import { seatColor } from '../../table/seats.ts'
import { DiePicture, LaurelPicture, ReputationRace, type DieState } from './art/index.ts'
import { Count, money, thingsIn } from './Count.tsx'
import type { GameModel } from './model.ts'
import { without } from './dive.ts'
import { useOfDie } from './input.ts'
import type { DeskPointer } from './pointer.ts'
import { createSize } from '../../board/size.ts'
import { SpotButton } from './Spot.tsx'
import { messages } from './text/index.ts'

interface TrayProps {
  readonly model: GameModel
  readonly pointer: DeskPointer
}

const shownPlayer = (model: GameModel): PlayerView | undefined => model.player(model.context.shownSeat())

/** Money, artifacts, finds and reputation of the seat that is looked at. */
export function Purse(props: TrayProps & { size?: number }): JSX.Element {
  const { model } = props
  const player = () => shownPlayer(model)
  const size = (): number => props.size ?? 26
  const title = (): string =>
    model.isMine() ? messages().purse : messages().purseOf(model.nameOfSeat(model.context.shownSeat()))
  return (
    <section class="ai-purse" role="group" aria-label={title()} data-testid="purse">
      <span class="money" data-home="purse" data-testid="money">
        <Count thing={money} player={player()} size={size()} />
      </span>
      <For each={thingsIn(model, 'artifacts')}>
        {(thing) => <Count thing={thing} player={player()} size={size()} />}
      </For>
      <span class="ai-divider" />
      <For each={thingsIn(model, 'finds')}>{(thing) => <Count thing={thing} player={player()} size={size()} />}</For>
      <span class="ai-divider" />
      <Total model={model} size={size() + 8} />
    </section>
  )
}

/** What the game would end with for this seat, as on the others' cards; by source for who asks. */
function Total(props: { model: GameModel; size: number }): JSX.Element {
  const score = () => props.model.view().scores[props.model.context.shownSeat()]
  const total = (): number => score()?.total ?? 0
  const bySource = (): string =>
    Object.entries(props.model.tableSet.text().sources)
      .map(([source, name]) => `${name} ${score()?.sources[source] ?? 0}`)
      .join(', ')
  return (
    <span class="ai-count" title={`${messages().reputationOf(total())} (${bySource()})`} data-testid="my-points">
      <LaurelPicture text={String(total())} size={props.size} />
      <span class="visually-hidden">{messages().reputationOf(total())}</span>
    </span>
  )
}

/** The dice to be placed, whosever they are; my own can be picked up. */
export function Dice(props: TrayProps & { size: number }): JSX.Element {
  const { model, pointer } = props
  const dice = (): readonly number[] => model.tray()
  const isMyTurn = (): boolean => model.mover() !== null
  const owner = (): string => {
    const { active, phase } = model.view()
    if (phase === 'lay') return messages().noDiceYet
    if (active === null || active === model.context.you()) return messages().diceGroup(dice().length)
    return messages().diceOf(model.nameOfSeat(active))
  }
  const used = (index: number): 'dive' | 'picked' | 'aside' | null =>
    pointer.held().rerolling?.includes(index) === true ? 'aside' : useOfDie(dice(), pointer.held(), index)
  const state = (index: number): DieState => {
    if (!isMyTurn() || !isAsked(model)) return 'rolled'
    const use = used(index)
    if (use === 'dive') return 'used'
    if (use !== null) return 'selected'
    return 'legal'
  }
  const label = (index: number, die: number): string => {
    const use = used(index)
    const what = { dive: messages().inDive, picked: messages().picked, aside: messages().setAside }
    const name = messages().dieOf(index + 1, dice().length, die)
    return use === null ? name : `${name}, ${what[use]}`
  }
  return (
    <section class="ai-dice" role="group" aria-label={owner()} data-region="dice" data-testid="dice">
      <Index each={dice()}>
        {(die, index) => (
          <Show
            when={isMyTurn()}
            fallback={
              <span class="ai-die-place">
                <DiePicture value={die()} size={props.size} />
                <span class="visually-hidden">{messages().die(die())}</span>
              </span>
            }
          >
            <SpotButton
              pointer={pointer}
              spot={{ on: 'die', index }}
              label={label(index, die())}
              pressed={used(index) !== null}
              class="ai-die-place"
            >
              <DiePicture value={die()} size={props.size} state={state(index)} />
            </SpotButton>
          </Show>
        )}
      </Index>
      <For each={placedDice(model)}>
        {(die) => (
          <span class="ai-die-place" aria-hidden="true">
            <DiePicture value={die} size={props.size} state="used" />
          </span>
        )}
      </For>
    </section>
  )
}

function isAsked(model: GameModel): boolean {
  const { phase } = model.view()
  return phase === 'act' || phase === 'dive' || phase === 'reroll'
}

/** Dice of this turn that lie somewhere already. */
function placedDice(model: GameModel): number[] {
  const { turn } = model.view()
  return turn === null ? [] : without(turn.rolled, turn.dice)
}

/** The race to the reputation that ends the game, as wide as its place. */
export function Race(props: { model: GameModel }): JSX.Element {
  const [size, ref] = createSize({ width: 360, height: 44 })
  const seats = () =>
    props.model.view().players.map(({ reputation }, seat) => ({ color: seatColor(seat), score: reputation }))
  const label = (): string =>
    messages().race(
      props.model
        .view()
        .players.map(({ reputation }, seat) => messages().raceSeat(props.model.nameOfSeat(seat), reputation))
        .join(', '),
    )
  return (
    <div class="ai-race" role="img" aria-label={label()} ref={ref} data-testid="race">
      <ReputationRace
        seats={seats()}
        goal={props.model.tableSet.set.board.endReputation}
        caption={messages().reputation}
        width={Math.max(160, size().width)}
      />
    </div>
  )
}
