import { For, onMount, type JSX } from 'solid-js'
import { partsOf } from '@fathom/sunken-treasure'
import { RecoveryCard, TilePicture, parseTile } from './art/index.ts'
import type { Desk } from './desk.ts'
import type { Choosing, Helm } from './helm.ts'
import { priceSpoken, tileReport } from './speech.ts'
import { colorName, tokenName, words } from './text.ts'

/** How to collect a tile: by card with its price, or by giving one of my jokers away. */
export function Chooser(props: { desk: Desk; helm: Helm; choosing: Choosing; style?: JSX.CSSProperties }): JSX.Element {
  let list: HTMLDivElement | undefined
  onMount(() => list?.querySelector('button')?.focus({ preventScroll: true }))
  const price = (): string => {
    const report = tileReport(props.desk, props.choosing.token)
    return report === null ? '' : priceSpoken(props.desk, report)
  }
  const close = (): void => {
    const { token } = props.choosing
    props.helm.stopChoosing()
    props.helm.seekTile(token)
  }
  return (
    <div
      ref={(element) => (list = element)}
      class="st-chooser panel"
      style={props.style}
      role="dialog"
      aria-label={words().howToCollect(tokenName(props.choosing.token))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
      data-testid="chooser"
    >
      <p class="st-chooser-title">{words().howToCollect(tokenName(props.choosing.token))}</p>
      <For each={props.choosing.ways}>
        {(way) => {
          const joker = way.joker === null ? null : parseTile(way.joker)
          return (
            <button
              class="btn st-way"
              onClick={() => void props.helm.choose(way)}
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
                    ? words().byCard(colorName(partsOf(props.choosing.token).color))
                    : words().byJoker(tokenName(way.joker))}
                </b>
                <small>{way.joker === null ? price() : words().free}</small>
              </span>
            </button>
          )
        }}
      </For>
      <button class="btn ghost" onClick={close} data-testid="chooser-cancel">
        {words().cancel}
      </button>
    </div>
  )
}
