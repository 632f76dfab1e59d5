import { For, Index, Show, type JSX } from 'solid-js'
import type { PlayerView } from '@fathom/artifacts-inc'
import { seatColor } from '../../table/seats.ts'
import { Ticking } from '../../table/Rivals.tsx'
import {
  ArtifactPicture,
  CoinPicture,
  DiePicture,
  FindPicture,
  LaurelPicture,
  ReputationRace,
  type DieState,
} from './art/index.ts'
import { drawnArtifact, drawnFind } from './book.ts'
import type { Desk } from './desk.ts'
import { without } from './dive.ts'
import type { Hand } from './hand.ts'
import { createSize } from './size.ts'
import { SpotButton } from './Spot.tsx'
import { words } from './text.ts'

interface TrayProps {
  readonly desk: Desk
  readonly hand: Hand
}

const shownPlayer = (desk: Desk): PlayerView | undefined => desk.player(desk.context.shownSeat())

/** Money, artifacts, finds and reputation of the seat that is looked at. */
export function Purse(props: TrayProps & { size?: number }): JSX.Element {
  const { desk } = props
  const player = () => shownPlayer(desk)
  const size = (): number => props.size ?? 26
  const title = (): string =>
    desk.isMine() ? words().purse : words().purseOf(desk.nameOfSeat(desk.context.shownSeat()))
  return (
    <section class="ai-purse" role="group" aria-label={title()} data-testid="purse">
      <span class="ai-count money" title={words().money(player()?.money ?? 0)}>
        <CoinPicture size={size()} />
        <b data-testid="money">
          <span class="visually-hidden">$</span>
          <Ticking value={player()?.money ?? 0} />
        </b>
      </span>
      <For each={desk.book.set.artifacts}>
        {({ id }) => {
          const count = (): number => player()?.artifacts[id] ?? 0
          return (
            <span
              class="ai-count"
              classList={{ none: count() === 0 }}
              title={words().counted(count(), desk.artifactName(id, count()))}
            >
              <ArtifactPicture artifact={drawnArtifact(desk.book, id)} size={size()} />
              <b data-testid={`have-${id}`}>
                <Ticking value={count()} />
              </b>
              <span class="visually-hidden">{desk.artifactName(id, count())}</span>
            </span>
          )
        }}
      </For>
      <span class="ai-divider" />
      <For each={desk.book.set.finds}>
        {({ id }) => {
          const count = (): number => player()?.finds[id] ?? 0
          return (
            <span
              class="ai-count"
              classList={{ none: count() === 0 }}
              title={words().counted(count(), desk.findName(id))}
            >
              <FindPicture find={drawnFind(desk.book, id)} size={size()} />
              <b>
                <Ticking value={count()} />
              </b>
              <span class="visually-hidden">{desk.findName(id)}</span>
            </span>
          )
        }}
      </For>
      <span class="ai-divider" />
      <span class="ai-count" title={words().reputationOf(player()?.reputation ?? 0)}>
        <LaurelPicture text={String(player()?.reputation ?? 0)} size={size() + 8} />
        <span class="visually-hidden">{words().reputationOf(player()?.reputation ?? 0)}</span>
      </span>
    </section>
  )
}

/** The dice to be placed, whosever they are; my own can be picked up. */
export function Dice(props: TrayProps & { size: number }): JSX.Element {
  const { desk, hand } = props
  const dice = (): readonly number[] => desk.tray()
  const isMyTurn = (): boolean => desk.mover() !== null
  const owner = (): string => {
    const { active } = desk.view()
    if (active === null || active === desk.context.you()) return words().diceGroup(dice().length)
    return words().diceOf(desk.nameOfSeat(active))
  }
  /** Of equal dice the first ones are those gathered for the dive, then the one picked up. */
  const used = (index: number): 'dive' | 'picked' | 'aside' | null => {
    const held = hand.held()
    const die = dice()[index] ?? 0
    const nth = dice()
      .slice(0, index)
      .filter((each) => each === die).length
    const gathered = held.diving.filter((each) => each === die).length
    if (held.rerolling?.includes(index) === true) return 'aside'
    if (nth < gathered) return 'dive'
    return held.die === die && nth === gathered ? 'picked' : null
  }
  const state = (index: number): DieState => {
    if (!isMyTurn() || !isAsked(desk)) return 'rolled'
    const use = used(index)
    if (use === 'dive') return 'used'
    if (use !== null) return 'selected'
    return 'legal'
  }
  const label = (index: number, die: number): string => {
    const use = used(index)
    const what = { dive: words().inDive, picked: words().picked, aside: words().setAside }
    return use === null ? words().die(die) : `${words().die(die)}, ${what[use]}`
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
                <span class="visually-hidden">{words().die(die())}</span>
              </span>
            }
          >
            <SpotButton
              hand={hand}
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
      <For each={placedDice(desk)}>
        {(die) => (
          <span class="ai-die-place" aria-hidden="true">
            <DiePicture value={die} size={props.size} state="used" />
          </span>
        )}
      </For>
    </section>
  )
}

function isAsked(desk: Desk): boolean {
  const { phase } = desk.view()
  return phase === 'act' || phase === 'dive' || phase === 'reroll'
}

/** Dice of this turn that lie somewhere already. */
function placedDice(desk: Desk): number[] {
  const { turn } = desk.view()
  return turn === null ? [] : without(turn.rolled, turn.dice)
}

/** The race to the reputation that ends the game, as wide as its place. */
export function Race(props: { desk: Desk }): JSX.Element {
  const [size, ref] = createSize({ width: 360, height: 44 })
  const seats = () =>
    props.desk.view().players.map(({ reputation }, seat) => ({ color: seatColor(seat), score: reputation }))
  const label = (): string =>
    words().race(
      props.desk
        .view()
        .players.map(({ reputation }, seat) => words().raceSeat(props.desk.nameOfSeat(seat), reputation))
        .join(', '),
    )
  return (
    <div class="ai-race" role="img" aria-label={label()} ref={ref} data-testid="race">
      <ReputationRace
        seats={seats()}
        goal={props.desk.book.set.board.endReputation}
        caption={words().reputation}
        width={Math.max(160, size().width)}
      />
    </div>
  )
}
