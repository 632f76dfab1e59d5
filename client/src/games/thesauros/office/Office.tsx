import { For, Show, type JSX } from 'solid-js'
import { ACCOUNTS, TREASURE_VALUES, type AccountId, type PlayerView, type ZodiacView } from '@fathom/thesauros'
import { seatColor } from '../../../table/seats.ts'
import { Ticking } from '../../../table/Rivals.tsx'
import { sentenceOf } from '../around.ts'
import { DoubleAction, Meeple, Mine, Patent, Seaplane, SharkTile, Treasure, TreasureMap, Zodiac } from '../art/index.ts'
import { balancesOf, drawnHull, drawnMeeple, mapsOf, patentsOf } from '../drawn.ts'
import { workersOf } from '../forms/costs.ts'
import type { Town } from '../panels/state.ts'
import { words } from '../words/index.ts'
import { createGearDrag, type GearDrag } from './drag.ts'
import { Gear } from './Gear.tsx'
import { stateOf } from './holders.ts'
import './office.css'

interface OfficeProps {
  readonly town: Town
  readonly player: PlayerView
}

/** The company of the seat that is looked at, mine unless told: accounts, staff, things, Zodiacs with what is aboard. */
export function Office(props: { town: Town }): JSX.Element {
  const { around } = props.town
  const player = (): PlayerView | undefined => around.view().players[around.context.shownSeat()]
  const isMine = (): boolean => around.context.shownSeat() === around.context.you()
  const drag = createGearDrag(props.town)
  const title = (): string =>
    isMine() ? words().office : words().officeOf(around.nameOfSeat(around.context.shownSeat()))
  const boats = (): readonly ZodiacView[] =>
    around.view().zodiacs.filter(({ seat }) => seat === around.context.shownSeat())
  const boat = (id: string) => boats().find(({ zodiac }) => zodiac === id)
  return (
    <section
      class="th-office panel"
      aria-label={title()}
      data-region="office"
      onPointerDown={drag.onPointerDown}
      data-testid="office"
    >
      <Show when={player()}>
        {(there) => (
          <>
            <div class="th-office-main">
              <Head town={props.town} player={there()} title={title()} isMine={isMine()} />
              <Accounts town={props.town} player={there()} />
              <Things town={props.town} player={there()} />
            </div>
            <div class="th-holders">
              <For each={boats().map(({ zodiac }) => zodiac)}>
                {(id) => (
                  <Show when={boat(id)}>
                    {(there) => <Boat town={props.town} drag={drag} boat={there()} isMine={isMine()} />}
                  </Show>
                )}
              </For>
              <Show when={there().supply.length > 0 || props.town.held() !== null}>
                <div class="th-holder">
                  <h3>{words().supply}</h3>
                  <Gear town={props.town} drag={drag} holder="supply" items={there().supply} isMine={isMine()} />
                </div>
              </Show>
            </div>
          </>
        )}
      </Show>
    </section>
  )
}

function Head(props: OfficeProps & { title: string; isMine: boolean }): JSX.Element {
  const { around } = props.town
  const wages = (): number => workersOf(around.view(), props.player.seat) * around.book.set.data.money.wage
  return (
    <header class="th-office-head">
      <h2 class="ellipsis">{props.title}</h2>
      <Show when={!props.isMine && around.context.you() !== null}>
        <button
          class="btn ghost"
          onClick={() => around.context.showSeat(around.context.you() ?? 0)}
          data-testid="my-office"
        >
          {words().back}
        </button>
      </Show>
      <span class="grow" />
      <span class="soft th-small">
        <Show when={around.view().year > 0}>{words().year(words().roman[around.view().year] ?? '')}, </Show>
        {words().wagesDue} <b>{words().money(wages())}</b>
      </span>
    </header>
  )
}

/** The account that what is asked now is paid from. */
const PAYS: Readonly<Record<string, AccountId>> = {
  recruit: 'HR',
  research: 'RD',
  market: 'GE',
  museum: 'GE',
  advertise: 'GE',
  flight: 'ME',
  port: 'ME',
  sea: 'ME',
  voyage: 'ME',
  dive: 'ME',
  bribe: 'SF',
  auction: 'SF',
}

function Accounts(props: OfficeProps): JSX.Element {
  const { around } = props.town
  const accounts = (): readonly AccountId[] =>
    around.view().rules.variant === 'solo' ? ACCOUNTS.slice(0, 4) : ACCOUNTS
  const amount = (id: AccountId): number | null => balancesOf(props.player)[ACCOUNTS.indexOf(id)] ?? null
  const shown = (id: AccountId): string => {
    const there = amount(id)
    return there === null ? words().secret : words().money(there)
  }
  const pays = (id: AccountId): boolean =>
    (props.town.asked() === 'pay' ? around.view().pending?.account : PAYS[props.town.asked() ?? '']) === id
  return (
    <ul class="th-accounts">
      <For each={accounts()}>
        {(id) => (
          <li
            classList={{ pays: pays(id), slush: id === 'SF' }}
            data-explain={`account:${id}`}
            data-testid={`account-${id}`}
          >
            <abbr title={words().accountNames[id]}>{words().accounts[id]}</abbr>
            <b>
              <Show when={amount(id) !== null} fallback="?">
                <Ticking value={amount(id) ?? 0} />
              </Show>
              <span class="visually-hidden"> {shown(id)}</span>
            </b>
            <span class="soft">{words().pays[id]}</span>
          </li>
        )}
      </For>
    </ul>
  )
}

/** Staff room, treasures, sharks, maps, patents and the rest, as pictures with their numbers. */
function Things(props: OfficeProps): JSX.Element {
  const { around } = props.town
  const home = () => props.player.meeples.filter(({ at }) => at === 'home')
  const staffSpoken = (): string =>
    home()
      .map(({ sort }) => words().sorts[sort])
      .join(', ') || words().nobodyHome
  return (
    <div class="th-things">
      <span class="th-thing" data-explain="meeple:B">
        <span class="visually-hidden">
          {words().staffRoom}: {staffSpoken()}
        </span>
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
              <Times count={props.player.treasures[kind()] ?? 0} of={`${words().treasures} ${words().money(value)}`} />
            </span>
          </Show>
        )}
      </For>
      <Show when={props.player.sharks > 0}>
        <span class="th-thing" data-explain="token:shark">
          <SharkTile size={17} />
          <Times count={props.player.sharks} of={words().sharks} />
        </span>
      </Show>
      <For each={mapsOf(props.player)}>
        {({ site, count }) => (
          <span class="th-thing" data-explain="token:map">
            <TreasureMap site={site} size={24} />
            <Times count={count} of={words().mapSpoken(site, count)} />
          </span>
        )}
      </For>
      <Show when={patentsOf(around.view(), props.player.seat) > 0}>
        <span class="th-thing" data-explain="zone:2">
          <Patent size={20} />
          <Times count={patentsOf(around.view(), props.player.seat)} of={words().patents} />
        </span>
      </Show>
      <Show when={props.player.tokens > 0}>
        <span class="th-thing" data-explain="token:double">
          <DoubleAction size={22} />
          <Times count={props.player.tokens} of={words().tokens} />
        </span>
      </Show>
      <Show when={props.player.blackSeaplane}>
        <span class="th-thing" data-explain="token:black-seaplane">
          <Seaplane color="black" />
          <span class="visually-hidden">{words().blackPlane}</span>
        </span>
      </Show>
      <Show when={props.player.mine}>
        <MineThing town={props.town} isMine={props.player.seat === around.context.you()} />
      </Show>
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
      <span>{isReady() ? words().mineForm.arm : words().mine}</span>
    </button>
  )
}

function Times(props: { count: number; of: string }): JSX.Element {
  return (
    <>
      <b aria-hidden="true">{props.count > 1 ? `×${props.count}` : ''}</b>
      <span class="visually-hidden">
        {props.count} {props.of}
      </span>
    </>
  )
}

function Boat(props: { town: Town; drag: GearDrag; boat: ZodiacView; isMine: boolean }): JSX.Element {
  const { town } = props
  const { around } = town
  const crew = () => (props.boat.crew === null ? [] : [drawnMeeple(props.boat.crew)])
  /** Crews that may change places here. */
  const swaps = (): string[] => {
    if (!props.isMine) return []
    const id = props.boat.zodiac
    const crews = (town.offers().get('crews') ?? []).filter(([one]) => one === id).map((parts) => `crews ${parts.join(' ')}`) // prettier-ignore
    const pilots = (town.offers().get('pilot') ?? []).filter(([boat]) => boat === id).map(() => `pilot ${id}`)
    return [...crews, ...pilots]
  }
  return (
    <div class="th-holder">
      <header data-explain="token:zodiac">
        <Zodiac
          zodiac={{
            seat: seatColor(props.boat.seat),
            hull: drawnHull(props.boat.zodiac),
            crew: crew(),
            gear: 0,
          }}
          width={46}
        />
        <div>
          <h3>{words().zodiac[props.boat.zodiac]}</h3>
          <p class="soft">{stateOf(around, props.boat)}</p>
        </div>
      </header>
      <Gear
        town={town}
        drag={props.drag}
        holder={props.boat.zodiac}
        items={props.boat.items}
        isMine={props.isMine}
        least={2}
      />
      <For each={swaps()}>
        {(text) => (
          <button class="btn now th-swap" onClick={() => void town.act([text])} data-testid={text.replaceAll(' ', '-')}>
            {sentenceOf(around, text)}
          </button>
        )}
      </For>
    </div>
  )
}
