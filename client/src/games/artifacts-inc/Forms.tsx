import { Key } from '@solid-primitives/keyed'
import { For, onMount, Show, type JSX } from 'solid-js'
import type { Id } from '@fathom/artifacts-inc'
import { ArtifactPicture, CoinPicture } from './art/index.ts'
import { drawnArtifact } from './book.ts'
import type { Desk } from './desk.ts'
import type { Hand } from './hand.ts'
import { words } from './text.ts'

interface FormProps {
  readonly desk: Desk
  readonly hand: Hand
}

/** What the last die asks for, as long as that is not asked on the table itself. */
export function Forms(props: FormProps & { ordersToo?: boolean }): JSX.Element {
  // Whoever looks at another desk is not in the way of it.
  const isAsked = (phase: string): boolean =>
    props.desk.mover() !== null && props.desk.isMine() && props.desk.view().phase === phase
  return (
    <>
      <Show when={isAsked('sell')}>
        <Sale {...props} />
      </Show>
      <Show when={isAsked('gain')}>
        <Gains {...props} />
      </Show>
      <Show when={props.ordersToo === true && isAsked('order')}>
        <Orders {...props} />
      </Show>
    </>
  )
}

/** A sale as one form: how many of each, and what all of it brings. */
function Sale(props: FormProps): JSX.Element {
  const { desk, hand } = props
  let form: HTMLElement | undefined
  onMount(() => form?.querySelector<HTMLElement>('button:not([aria-disabled="true"])')?.focus({ preventScroll: true }))
  const have = (id: Id): number => desk.player(desk.mover() ?? 0)?.artifacts[id] ?? 0
  const kinds = () => desk.book.set.artifacts.filter(({ id }) => have(id) > 0)
  return (
    <section
      class="ai-form panel"
      ref={(element) => (form = element)}
      aria-label={words().saleTitle}
      data-testid="sale"
    >
      <h2>{words().saleTitle}</h2>
      <div class="ai-sale-lines">
        <For each={kinds()}>
          {({ id }) => {
            const count = (): number => hand.sale()[id] ?? 0
            const name = (): string => desk.artifactName(id, 2)
            return (
              <div class="ai-stepper" role="group" aria-label={name()}>
                <ArtifactPicture artifact={drawnArtifact(desk.book, id)} size={28} />
                <button
                  class="btn"
                  aria-label={words().fewer(name())}
                  aria-disabled={count() === 0}
                  onClick={() => hand.setSale(id, count() - 1)}
                  data-testid={`fewer-${id}`}
                >
                  −
                </button>
                <b aria-live="polite">
                  {count()}
                  <small>/{have(id)}</small>
                </b>
                <button
                  class="btn"
                  aria-label={words().more(name())}
                  aria-disabled={count() >= have(id)}
                  onClick={() => hand.setSale(id, count() + 1)}
                  data-testid={`more-${id}`}
                >
                  +
                </button>
              </div>
            )
          }}
        </For>
      </div>
      <div class="ai-form-foot">
        <button class="btn" onClick={() => hand.sellAll()} data-testid="sell-all">
          {words().saleAll}
        </button>
        <span class="grow" />
        <span>{words().saleTotal}</span>
        <CoinPicture size={26} />
        <b class="ai-total" data-testid="sale-total">
          {hand.saleDollars()}
        </b>
        <button
          class="btn primary ai-sell"
          aria-disabled={!hand.maySell()}
          onClick={() => hand.maySell() && void hand.sell()}
          data-testid="sell"
        >
          {hand.saleDollars() === 0 && hand.maySell() ? words().saleDone : words().sellThem}
        </button>
      </div>
    </section>
  )
}

function Gains(props: FormProps): JSX.Element {
  const { desk } = props
  let form: HTMLElement | undefined
  onMount(() => form?.querySelector('button')?.focus({ preventScroll: true }))
  const count = (): number => {
    const pending = desk.view().turn?.pending
    return pending?.kind === 'gain' ? pending.n : 1
  }
  const gains = () => [...desk.choices().gains].map(([id, text]) => ({ id, text }))
  return (
    <section
      class="ai-form panel"
      ref={(element) => (form = element)}
      aria-label={words().gainTitle}
      data-testid="gains"
    >
      <h2>{words().gainTitle}</h2>
      <div class="ai-choices">
        <Key each={gains()} by="id">
          {(gain) => (
            <button
              class="btn now"
              onClick={() => void desk.context.act([gain().text])}
              data-testid={`gain-${gain().id}`}
            >
              <ArtifactPicture artifact={drawnArtifact(desk.book, gain().id)} size={26} />
              {words().counted(count(), desk.artifactName(gain().id, count()))}
            </button>
          )}
        </Key>
      </div>
    </section>
  )
}

/** The orders that can be filled as a list, for a finger. */
function Orders(props: FormProps): JSX.Element {
  const { desk } = props
  const lines = () => {
    const pending = desk.view().turn?.pending
    const extra = pending?.kind === 'order' ? pending.bonus : 0
    return [...desk.choices().orders].flatMap(([museum, boxes]) =>
      [...boxes].map(([box, text]) => {
        const size = desk.view().museums.find(({ id }) => id === museum)?.boxes[box]?.size ?? 0
        const printed = desk.book.museum(museum)
        const artifact = printed?.artifact ?? ''
        const what = words().counted(size, desk.artifactName(artifact, size))
        return { museum, box, text, artifact, what, dollars: size + (printed?.bonus ?? 0) + extra }
      }),
    )
  }
  return (
    <section class="ai-form panel" aria-label={words().orderTitle} data-testid="orders">
      <h2>{words().orderTitle}</h2>
      <div class="ai-choices">
        <Key each={lines()} by="text">
          {(line) => (
            <button
              class="btn now"
              onClick={() => void desk.context.act([line().text])}
              data-testid={`order-${line().museum}-${line().box}`}
              title={desk.cardName(line().museum)}
            >
              <ArtifactPicture artifact={drawnArtifact(desk.book, line().artifact)} size={24} />
              {words().orderPick(line().what, line().box + 1, line().dollars)}
            </button>
          )}
        </Key>
      </div>
    </section>
  )
}
