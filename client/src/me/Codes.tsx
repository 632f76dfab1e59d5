import { For, onMount, type JSX } from 'solid-js'
import { copyAndSay } from '../shell/copying.ts'
import type { AccountStore } from './store.ts'
import { words } from './text/index.ts'

/** New recovery codes, shown until they are put away, and never again. */
export function Codes(props: { codes: readonly string[]; store: AccountStore }): JSX.Element {
  let heading: HTMLHeadingElement | undefined
  onMount(() => heading?.focus())
  const copy = (): void => {
    void copyAndSay(props.codes.join('\n'), words().codesCopied, words().codesNotCopied)
  }
  return (
    <section class="panel codes" aria-labelledby="new-codes" data-testid="codes">
      <h2 id="new-codes" tabindex="-1" ref={(element) => (heading = element)}>
        {words().yourCodes}
      </h2>
      <p>{words().yourCodesHelp}</p>
      <ul>
        <For each={props.codes}>{(code) => <li>{code}</li>}</For>
      </ul>
      <div class="row">
        <button class="btn primary" onClick={() => props.store.putCodesAway()} data-testid="codes-kept">
          {words().codesKept}
        </button>
        <button class="btn" onClick={copy}>
          {words().copyCodes}
        </button>
      </div>
    </section>
  )
}
