import { For, Index, Show, type JSX } from 'solid-js'
import type { HolderId, ItemCount } from '@fathom/thesauros'
import { sayNow } from '../../../shell/voice.tsx'
import { Item, itemKind } from '../art/index.ts'
import type { Town } from '../panels/state.ts'
import { panelMessages } from '../text/index.ts'
import type { GearDrag } from './drag.ts'
import { holderName, itemName } from './holders.ts'
import { dropOf, eachItem, heldName, movesOf } from './moves.ts'
import './gear.css'

/** Items of a holder as slots; while an exchange is on they can be dragged, or picked up and put down. */
export function Gear(props: {
  town: Town
  drag: GearDrag
  holder: HolderId
  items: readonly ItemCount[]
  /** Somebody else's things can only be looked at. */
  isMine: boolean
  /** Slots shown at least. */
  least?: number
}): JSX.Element {
  const { town } = props
  const each = (): string[] => eachItem(props.items)
  const spare = (): number => Math.max(0, (props.least ?? 0) - each().length)
  const drop = (): string | null => (props.isMine ? dropOf(town.offers(), town.held(), props.holder) : null)
  const isSource = (): boolean => town.held()?.endsWith(`@${props.holder}`) === true
  return (
    <div
      class="th-gear"
      classList={{ target: drop() !== null }}
      data-holder={props.isMine ? props.holder : undefined}
      data-testid={`gear-${props.holder}`}
    >
      <Index each={each()}>{(item) => <GearItem {...props} item={item()} />}</Index>
      <Show
        when={drop()}
        fallback={
          <For each={Array.from({ length: spare() })}>
            {(_, index) => (
              <span class="th-slot empty">{index() === 0 && each().length === 0 ? panelMessages().empty : ''}</span>
            )}
          </For>
        }
      >
        {(text) => (
          <button
            class="th-slot drop"
            onClick={() => {
              // Read first: with empty hands there is nothing to be put down any more.
              const move = text()
              town.hold(null)
              void town.act([move])
            }}
            data-legal=""
            aria-label={panelMessages().moveTo(
              itemName(town.around, town.held()?.split('@')[0] ?? ''),
              holderName(props.holder),
            )}
            data-testid={`drop-${props.holder}`}
          >
            {panelMessages().dropHere}
          </button>
        )}
      </Show>
      <Show when={each().length === 0 && spare() === 0 && drop() === null && !isSource()}>
        <span class="soft th-small">{panelMessages().supplyEmpty}</span>
      </Show>
    </div>
  )
}

function GearItem(props: { town: Town; drag: GearDrag; holder: HolderId; item: string; isMine: boolean }): JSX.Element {
  const { town } = props
  const name = (): string => itemName(town.around, props.item)
  const held = (): string => heldName(props.item, props.holder)
  const moves = () => (props.isMine ? movesOf(town.offers(), props.item, props.holder) : new Map<string, string>())
  const isLive = (): boolean => moves().size > 0
  const isHeld = (): boolean => town.held() === held()
  const click = (): void => {
    if (props.drag.swallowsClick() || !isLive()) return
    const [only, ...more] = moves().values()
    if (isHeld()) town.hold(null)
    else if (only !== undefined && more.length === 0) void town.act([only])
    else {
      town.hold(held())
      sayNow(panelMessages().pickedUp(name()))
    }
  }
  return (
    <button
      class="th-slot"
      classList={{ live: isLive(), held: isHeld() }}
      aria-disabled={!isLive()}
      aria-pressed={isLive() ? isHeld() : undefined}
      data-gear={held()}
      data-legal={isLive() ? '' : undefined}
      data-explain={`item:${props.item}`}
      onClick={click}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isHeld()) return
        town.hold(null)
        event.stopPropagation()
      }}
      onPointerEnter={() => town.point({ texts: [...moves().values()], meant: null })}
      onPointerLeave={() => town.letGo()}
      onFocus={() => town.point({ texts: [...moves().values()], meant: null })}
      onBlur={() => town.letGo()}
      data-testid={`gear-${props.holder}-${props.item}`}
    >
      <Item kind={itemKind(props.item)} size={20} />
      <span>{name()}</span>
    </button>
  )
}
