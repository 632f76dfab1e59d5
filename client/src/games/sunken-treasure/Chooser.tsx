import { For, type JSX } from 'solid-js'
import { focusFirst } from '../../shell/focus.ts'
import { partsOf } from '@fathom/sunken-treasure'
import { RecoveryCard, TilePicture, parseTile } from './art/index.ts'
import type { GameModel } from './model.ts'
import type { Choosing, SeaPointer } from './pointer.ts'
import { priceSpoken, tileReport } from './speech.ts'
import { colorName, tokenName, messages } from './text/index.ts'

/** How to collect a tile: by card with its price, or by giving one of my jokers away. */
export function Chooser(props: {
  model: GameModel
  pointer: SeaPointer
  choosing: Choosing
  style?: JSX.CSSProperties
}): JSX.Element {
  const price = (): string => {
    const report = tileReport(props.model, props.choosing.token)
    return report === null ? '' : priceSpoken(props.model, report)
  }
  const close = (): void => {
    const { token } = props.choosing
    props.pointer.stopChoosing()
    props.pointer.seekTile(token)
  }
  return (
    <div
      ref={focusFirst()}
      class="st-chooser panel"
      style={props.style}
      role="dialog"
      aria-label={messages().howToCollect(tokenName(props.choosing.token))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
      data-testid="chooser"
    >
      <p class="st-chooser-title">{messages().howToCollect(tokenName(props.choosing.token))}</p>
      <For each={props.choosing.ways}>
        {(way) => {
          const joker = way.joker === null ? null : parseTile(way.joker)
          return (
            <button
              class="btn st-way"
              onClick={() => void props.pointer.choose(way)}
              data-testid={`way-${way.joker ?? 'card'}`}
            >
              {joker === null ? (
                <RecoveryCard color={partsOf(props.choosing.token).color} width={28} />
              ) : (
                <TilePicture tile={joker} size={32} />
              )}
              <span>
                <b>
                  {way.joker === null
                    ? messages().byCard(colorName(partsOf(props.choosing.token).color))
                    : messages().byJoker(tokenName(way.joker))}
                </b>
                <small>{way.joker === null ? price() : messages().free}</small>
              </span>
            </button>
          )
        }}
      </For>
      <button class="btn ghost" onClick={close} data-testid="chooser-cancel">
        {messages().cancel}
      </button>
    </div>
  )
}
