import { createMemo, For, Show, type JSX } from 'solid-js'
import type { GameText } from '@fathom/kernel'
import type { TableContext } from '../../games/page.ts'
import type { AnyAim, Pointer } from '../pointer.ts'
import { PointerArea } from '../PointerArea.tsx'
import { byVerb, listed, type Listed } from './listed.ts'
import { words } from './text.ts'
import './plain.css'

/** A click does one of the legal actions. */
export interface PlainAim extends AnyAim {
  readonly can: 'do'
  readonly text: string
}

export interface PlainProps {
  readonly context: TableContext
  readonly game: () => GameText
  readonly pointer: Pointer<null, PlainAim>
  /** An action in words, as a button says it. */
  readonly sentenceOf: (action: string) => string
  readonly children?: JSX.Element
}

/** A board for any game: what one may do as buttons, and how it stands as lists. */
export function PlainBoard(props: PlainProps): JSX.Element {
  return (
    <PointerArea class="plain-board" pointer={props.pointer}>
      <Choices {...props} />
      <Position {...props} />
      <Show when={props.children}>
        <div class="plain-controls">{props.children}</div>
      </Show>
    </PointerArea>
  )
}

function Choices(props: PlainProps): JSX.Element {
  const groups = createMemo(() => [...byVerb(props.context.legal()).values()])
  return (
    <section class="plain-choices panel" aria-label={words().choices} data-region="choices" data-testid="choices">
      <h2>{words().choices}</h2>
      <For each={groups()} fallback={<p class="soft">{words().nothing}</p>}>
        {(actions) => (
          <div class="plain-group" role="group">
            <For each={actions}>
              {(action) => (
                <button
                  class="btn"
                  tabindex={-1}
                  data-spot={`do:${action}`}
                  data-legal=""
                  data-testid={`do-${action.replaceAll(' ', '-')}`}
                >
                  {props.sentenceOf(action)}
                </button>
              )}
            </For>
          </div>
        )}
      </For>
    </section>
  )
}

function Position(props: PlainProps): JSX.Element {
  const { context } = props
  /** The game's own lines, where the page has its words. */
  const lines = createMemo(() => props.game().board(context.view() as never, context.names()))
  const lists = createMemo(() => {
    const { scores: _, ...view } = (context.view() ?? {}) as Readonly<Record<string, unknown>>
    return listed(view, (seat) => context.names().of(seat), context.seats().length)
  })
  return (
    <section class="plain-position panel" aria-label={words().position} data-testid="position">
      <h2>{words().position}</h2>
      <Show when={lines().length > 0} fallback={<List items={lists()} />}>
        <For each={lines()}>{(line) => <p>{line}</p>}</For>
      </Show>
    </section>
  )
}

function List(props: { items: readonly Listed[] }): JSX.Element {
  return (
    <ul class="plain-list">
      <For each={props.items}>
        {(item) => (
          <li>
            <span class="soft">{item.name}</span> {item.words}
            <Show when={item.items.length > 0}>
              <List items={item.items} />
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}
