import { createEffect, createMemo, createSignal, on, type JSX } from 'solid-js'
import { money, thingsIn } from './Count.tsx'
import type { GameModel } from './model.ts'

/** Long enough to be read on the way to the next die, in milliseconds. */
const SHOWN = 3500

/**
 * On a phone the purse lies in a tab: what my step has brought is shown beside the dice for a moment, until something else than dice is asked:
 * cards' prices would lie below it. Ears are told by the step itself.
 */
export function Gained({ model }: { model: GameModel }): JSX.Element {
  const { context } = model
  const things = [money, ...thingsIn(model, 'artifacts'), ...thingsIn(model, 'finds')]
  /** Whoever looks back has gained nothing by that. */
  const mine = createMemo(
    () => (context.isPresent() ? things.map(({ count }) => count(model.player(context.you() ?? -1))) : null),
    null,
    { equals: (a, b) => String(a) === String(b) },
  )
  const [gains, setGains] = createSignal('')
  let timer: ReturnType<typeof setTimeout> | undefined
  createEffect(
    on(mine, (now, before) => {
      const told = things.flatMap(({ words }, index) => {
        const by = (now?.[index] ?? 0) - (before?.[index] ?? Infinity)
        return by > 0 ? [`+${words(by)}`] : []
      })
      setGains(told.join(', '))
      clearTimeout(timer)
      timer = setTimeout(() => setGains(''), SHOWN)
    }),
  )
  return (
    <p class="ai-gained" aria-hidden="true" data-testid="gained">
      {model.view().phase === 'act' ? gains() : ''}
    </p>
  )
}
