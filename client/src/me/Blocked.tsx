import { Show, type JSX } from 'solid-js'
import type { Block, BlockList } from '@fathom/protocol'
import { Keyed } from '../shell/Keyed.tsx'
import type { Answer } from '../api/http.ts'
import { createAskedFor } from '../shell/asked.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { askAsMe, myId } from '../shell/me.ts'
import { notify, Trouble, wordsOf } from '../shell/Notices.tsx'
import { dayOf } from '../text/index.ts'
import { getBlocks, unblock } from './requests.ts'
import { words } from './text/index.ts'

/** Whom I keep away from me, and how they come back. */
export function Blocked(): JSX.Element {
  const asked = createAskedFor(myId, read)
  const blocks = (): readonly Block[] | null => {
    const answer = asked.value()
    return answer?.ok === true ? answer.value.blocks : null
  }
  const problem = () => {
    const answer = asked.value()
    return answer?.ok === false ? answer.problem : null
  }
  const letBack = async ({ id, name }: Block): Promise<void> => {
    const answer = await unblock(id)
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    asked.set(answer)
    notify(words().cameBack(name))
    requestAnimationFrame(focusMainIfLost)
  }
  return (
    <section class="section" aria-labelledby="kept-away">
      <h2 id="kept-away">{words().keptAway}</h2>
      <div class="panel" data-testid="kept-away">
        <Show when={problem()}>{(why) => <Trouble problem={why()} retry={() => void asked.askAgain()} />}</Show>
        <Show when={blocks()?.length === 0}>
          <p class="soft">{words().nobodyKeptAway}</p>
        </Show>
        <Show when={blocks()?.length}>
          <p class="soft">{words().keptAwayHelp}</p>
          <ul class="rows">
            <Keyed each={blocks() ?? []} by="id">
              {(block) => (
                <li class="one-row">
                  <div>
                    <strong>{block().name}</strong>
                    <p class="soft">{words().since(dayOf(block().at))}</p>
                  </div>
                  <button
                    class="btn"
                    aria-label={words().letBackOf(block().name)}
                    onClick={() => void letBack(block())}
                  >
                    {words().letBack}
                  </button>
                </li>
              )}
            </Keyed>
          </ul>
        </Show>
      </div>
    </section>
  )
}

const read = (): Promise<Answer<BlockList>> => askAsMe(getBlocks, { blocks: [] })
