import { For, Show, type JSX } from 'solid-js'
import { TREASURE_VALUES } from '@fathom/thesauros'
import { DoubleAction, Meeple, Mine, Patent, Seaplane, SharkTile, Treasure, TreasureMap } from '../art/index.ts'
import { drawnMeeple, mapsOf, patentsOf } from '../drawn.ts'
import { workersOf } from '../forms/costs.ts'
import type { Town } from '../panels/state.ts'
import { labelOf } from '../../../text/index.ts'
import { officeMessages, panelMessages } from '../text/index.ts'
import type { CompanyProps } from './Accounts.tsx'

/** Staff room, treasures, sharks, maps, patents and the rest, as pictures with their numbers. */
export function Things(props: CompanyProps): JSX.Element {
  const { around } = props.town
  const home = () => props.player.meeples.filter(({ at }) => at === 'home')
  const staffSpoken = (): string =>
    home()
      .map(({ sort }) => officeMessages().sorts[sort])
      .join(', ') || panelMessages().nobodyHome
  return (
    <div class="th-things">
      <span class="th-thing" data-explain="meeple:B">
        <span class="visually-hidden">{labelOf(panelMessages().staffRoom, staffSpoken())}</span>
        <For each={home().map((meeple) => meeple.index)}>
          {(index) => (
            <Show when={home().find((meeple) => meeple.index === index)}>
              {(meeple) => (
                <span data-explain={`meeple:${meeple().sort}`}>
                  <Meeple meeple={drawnMeeple(meeple())} height={27} />
                </span>
              )}
            </Show>
          )}
        </For>
      </span>
      <For each={TREASURE_VALUES}>
        {(value, kind) => (
          <Show when={(props.player.treasures[kind()] ?? 0) > 0}>
            <span class="th-thing" data-explain="token:treasure">
              <Treasure value={value} size={22} />
              <Times
                count={props.player.treasures[kind()] ?? 0}
                words={officeMessages().treasuresHeld(
                  props.player.treasures[kind()] ?? 0,
                  officeMessages().money(value),
                )}
              />
            </span>
          </Show>
        )}
      </For>
      <Show when={props.player.sharks > 0}>
        <span class="th-thing" data-explain="token:shark">
          <SharkTile size={17} />
          <Times count={props.player.sharks} words={officeMessages().sharksHeld(props.player.sharks)} />
        </span>
      </Show>
      <For each={mapsOf(props.player)}>
        {({ site, count }) => (
          <span class="th-thing" data-explain="token:map">
            <TreasureMap site={site} size={24} />
            <Times count={count} words={officeMessages().mapSpoken(site, count)} />
          </span>
        )}
      </For>
      <Show when={patentsOf(around.view(), props.player.seat) > 0}>
        <span class="th-thing" data-explain="zone:2">
          <Patent size={20} />
          <Times
            count={patentsOf(around.view(), props.player.seat)}
            words={officeMessages().patentsHeld(patentsOf(around.view(), props.player.seat))}
          />
        </span>
      </Show>
      <Show when={props.player.tokens > 0}>
        <span class="th-thing" data-explain="token:double">
          <DoubleAction size={22} />
          <Times count={props.player.tokens} words={officeMessages().tokensHeld(props.player.tokens)} />
        </span>
      </Show>
      <Show when={props.player.blackSeaplane}>
        <span class="th-thing" data-explain="token:black-seaplane">
          <Seaplane color="black" />
          <span class="visually-hidden">{panelMessages().blackPlane}</span>
        </span>
      </Show>
      <Show when={props.player.mine}>
        <MineThing town={props.town} isMine={props.player.seat === around.context.you()} />
      </Show>
      <span class="grow" />
      <Wages {...props} />
    </div>
  )
}

/** The mine: its owner may set it off at any turn of their own. */
function MineThing(props: { town: Town; isMine: boolean }): JSX.Element {
  const { mine, offers } = props.town
  const isReady = (): boolean => props.isMine && offers().has('mine')
  return (
    <button
      class="th-thing th-mine"
      aria-disabled={!isReady()}
      aria-pressed={mine.isHeld()}
      data-legal={isReady() ? '' : undefined}
      data-explain="token:mine"
      onClick={() => isReady() && mine.toggle()}
      data-testid="mine"
    >
      <Mine size={24} />
      <span>{isReady() ? officeMessages().mineForm.arm : panelMessages().mine}</span>
    </button>
  )
}

/** How many there are: a figure for eyes, words for ears. */
function Times(props: { count: number; words: string }): JSX.Element {
  return (
    <>
      <b aria-hidden="true">{props.count > 1 ? `×${props.count}` : ''}</b>
      <span class="visually-hidden">{props.words}, </span>
    </>
  )
}

/** The year, and what its wages will be. */
function Wages(props: CompanyProps): JSX.Element {
  const { around } = props.town
  const wages = (): number => workersOf(around.view(), props.player.seat) * around.tableSet.set.data.money.wage
  return (
    <span class="soft th-small">
      <Show when={around.view().year > 0}>
        {panelMessages().year(panelMessages().roman[around.view().year] ?? '')},{' '}
      </Show>
      {panelMessages().wagesDue} <b>{officeMessages().money(wages())}</b>
    </span>
  )
}
