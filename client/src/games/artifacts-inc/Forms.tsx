import { For, Show, type JSX } from 'solid-js'
import { Keyed } from '../../shell/Keyed.tsx'
import { focusFirst } from '../../shell/focus.ts'
import type { Id } from '@fathom/artifacts-inc'
import { ArtifactPicture, CoinPicture } from './art/index.ts'
import { drawnArtifact } from './tableSet.ts'
import type { GameModel } from './model.ts'
import type { DeskPointer } from './pointer.ts'
import { messages } from './text/index.ts'

interface FormProps {
  readonly model: GameModel
  readonly pointer: DeskPointer
}

/** What the last die asks for, if the table itself does not ask for it. */
export function Forms(props: FormProps & { ordersToo?: boolean }): JSX.Element {
  // Whoever looks at another desk is not in the way of it.
  const isAsked = (phase: string): boolean =>
    props.model.mover() !== null && props.model.isMine() && props.model.view().phase === phase
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
  const { model, pointer } = props
  const have = (id: Id): number => model.player(model.mover() ?? 0)?.artifacts[id] ?? 0
  const kinds = () => model.tableSet.set.artifacts.filter(({ id }) => have(id) > 0)
  return (
    <section
      class="ai-form panel"
      ref={focusFirst('button:not([aria-disabled="true"])')}
      aria-label={messages().saleTitle}
      data-testid="sale"
    >
      <h2>{messages().saleTitle}</h2>
      <div class="ai-sale-lines">
        <For each={kinds()}>
          {({ id }) => {
            const count = (): number => pointer.sale()[id] ?? 0
            const name = (): string => model.artifactName(id, 2)
            return (
              <div class="ai-stepper" role="group" aria-label={name()}>
                <ArtifactPicture artifact={drawnArtifact(model.tableSet, id)} size={28} />
                <button
                  class="btn"
                  aria-label={messages().fewer(name())}
                  aria-disabled={count() === 0}
                  onClick={() => pointer.setSale(id, count() - 1)}
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
                  aria-label={messages().more(name())}
                  aria-disabled={count() >= have(id)}
                  onClick={() => pointer.setSale(id, count() + 1)}
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
        <button class="btn" onClick={() => pointer.sellAll()} data-testid="sell-all">
          {messages().saleAll}
        </button>
        <span class="grow" />
        <span>{messages().saleTotal}</span>
        <CoinPicture size={26} />
        <b class="ai-total" data-testid="sale-total">
          {pointer.saleDollars()}
        </b>
        <button
          class="btn primary ai-sell"
          aria-disabled={!pointer.maySell()}
          onClick={() => pointer.maySell() && void pointer.sell()}
          data-testid="sell"
        >
          {pointer.saleDollars() === 0 && pointer.maySell() ? messages().saleDone : messages().sellThem}
        </button>
      </div>
    </section>
  )
}

function Gains(props: FormProps): JSX.Element {
  const { model } = props
  const count = (): number => {
    const pending = model.view().turn?.pending
    return pending?.kind === 'gain' ? pending.n : 1
  }
  const gains = () => [...model.choices().gains].map(([id, text]) => ({ id, text }))
  return (
    <section class="ai-form panel" ref={focusFirst()} aria-label={messages().gainTitle} data-testid="gains">
      <h2>{messages().gainTitle}</h2>
      <div class="ai-choices">
        <Keyed each={gains()} by="id">
          {(gain) => (
            <button
              class="btn now"
              onClick={() => void model.context.act([gain().text])}
              data-testid={`gain-${gain().id}`}
            >
              <ArtifactPicture artifact={drawnArtifact(model.tableSet, gain().id)} size={26} />
              {messages().counted(count(), model.artifactName(gain().id, count()))}
            </button>
          )}
        </Keyed>
      </div>
    </section>
  )
}

/** The orders that can be filled as a list, for a finger. */
function Orders(props: FormProps): JSX.Element {
  const { model } = props
  const lines = () => {
    const pending = model.view().turn?.pending
    const extra = pending?.kind === 'order' ? pending.bonus : 0
    return [...model.choices().orders].flatMap(([museum, boxes]) =>
      [...boxes].map(([box, text]) => {
        const size = model.view().museums.find(({ id }) => id === museum)?.boxes[box]?.size ?? 0
        const printed = model.tableSet.museum(museum)
        const artifact = printed?.artifact ?? ''
        const what = messages().counted(size, model.artifactName(artifact, size))
        return { museum, box, text, artifact, what, dollars: size + (printed?.bonus ?? 0) + extra }
      }),
    )
  }
  return (
    <section class="ai-form panel" aria-label={messages().orderTitle} data-testid="orders">
      <h2>{messages().orderTitle}</h2>
      <div class="ai-choices">
        <Keyed each={lines()} by="text">
          {(line) => (
            <button
              class="btn now"
              onClick={() => void model.context.act([line().text])}
              data-testid={`order-${line().museum}-${line().box}`}
              title={model.cardName(line().museum)}
            >
              <ArtifactPicture artifact={drawnArtifact(model.tableSet, line().artifact)} size={24} />
              {messages().orderPick(line().what, line().box + 1, line().dollars)}
            </button>
          )}
        </Keyed>
      </div>
    </section>
  )
}
