import { For, Show, type JSX } from 'solid-js'
import type { PlayerView, ZodiacView } from '@fathom/thesauros'
import { isPhone, isWide } from '../../../shell/media.ts'
import { sentenceOf } from '../around.ts'
import type { Town } from '../panels/state.ts'
import { officeMessages, panelMessages } from '../text/index.ts'
import { lazyPart } from '../../../shell/part.tsx'
import { Accounts, type CompanyProps } from './Accounts.tsx'
import { Boat } from './Boat.tsx'
import { createGearDrag } from './drag.ts'
import { Gear } from './Gear.tsx'
import { Standing } from './Standing.tsx'
import { Things } from './Things.tsx'
import './office.css'

/** Loaded in a game alone. */
const SoloStanding = lazyPart(
  async () => (await import('./SoloStanding.tsx')).SoloStanding,
  () => false,
)

/** The company of the seat that is looked at, mine unless told: accounts, staff, things, Zodiacs with what is aboard. */
export function Office(props: { town: Town }): JSX.Element {
  const { around } = props.town
  const player = (): PlayerView | undefined => around.view().players[around.context.shownSeat()]
  const isMine = (): boolean => around.context.shownSeat() === around.context.you()
  const drag = createGearDrag(props.town)
  const title = (): string =>
    isMine() ? panelMessages().office : panelMessages().officeOf(around.nameOfSeat(around.context.shownSeat()))
  const boats = (): readonly ZodiacView[] =>
    around.view().zodiacs.filter(({ seat }) => seat === around.context.shownSeat())
  const boat = (id: string) => boats().find(({ zodiac }) => zodiac === id)
  return (
    <section
      class="th-office panel"
      data-home="office"
      aria-label={title()}
      data-region="office"
      onPointerDown={drag.down}
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
              <Show when={props.town.around.view().solo !== null}>
                <SoloStanding around={props.town.around} />
              </Show>
              <Show when={there().supply.length > 0 || props.town.held() !== null}>
                <div class="th-holder">
                  <h3>{officeMessages().supply}</h3>
                  <Gear town={props.town} drag={drag} holder="supply" items={there().supply} isMine={isMine()} />
                </div>
              </Show>
              <Show when={isMine() && !isWide()}>
                <Crews town={props.town} />
              </Show>
              {/* The sheet that holds all this lies over the button of the turn. */}
              <Show
                when={isPhone() && isMine() && props.town.asked() === 'exchange' && props.town.offers().has('done')}
              >
                <button class="btn primary" onClick={() => void props.town.act(['done'])} data-testid="gear-done">
                  {panelMessages().loaded}
                </button>
              </Show>
            </div>
          </>
        )}
      </Show>
    </section>
  )
}

/** Crews and a pilot that may change places in the exchange; on a wide screen the card over the water offers it. */
function Crews(props: { town: Town }): JSX.Element {
  const { town } = props
  const texts = (): string[] =>
    ['crews', 'pilot'].flatMap((verb) => (town.offers().get(verb) ?? []).map((words) => [verb, ...words].join(' ')))
  return (
    <Show when={texts().length > 0}>
      <div class="th-holder th-crews">
        <For each={texts()}>
          {(text) => (
            <button
              class="btn th-do"
              onClick={() => void town.act([text])}
              data-legal=""
              data-testid={`do-${text.replaceAll(' ', '-')}`}
            >
              {sentenceOf(town.around, text)}
            </button>
          )}
        </For>
      </div>
    </Show>
  )
}

function Head(props: CompanyProps & { title: string; isMine: boolean }): JSX.Element {
  const { around } = props.town
  return (
    <header class="th-office-head">
      <h2 class="ellipsis">{props.title}</h2>
      <Show when={!props.isMine && around.context.you() !== null}>
        <button
          class="btn ghost"
          onClick={() => around.context.showSeat(around.context.you() ?? 0)}
          data-testid="my-office"
        >
          {panelMessages().back}
        </button>
      </Show>
      <Standing around={around} seat={props.player.seat} />
    </header>
  )
}
