import { createEffect, createSignal, For, on, Show, type JSX } from 'solid-js'
import { LONGEST_REMARK, MOST_REMARKS } from '@fathom/kernel'
import { copyAndSay } from '../shell/copying.ts'
import { tablePath } from '../shell/router.tsx'
import type { Model } from '../table/model.ts'
import { ReportDialog } from '../table/talk/parts.ts'
import { publicNumber } from '../table/publicNumbers.ts'
import { remarksOf, takesRemarks, type RemarkBook } from './remarks.ts'
import { words } from './text/index.ts'
import './records.css'

/** What was written about the position that is looked at, and the way to the other remarks; nothing where there may be none. */
export function RemarkBox(props: { model: Model }): JSX.Element {
  return (
    <Show when={takesRemarks(props.model)}>
      <Remarks {...props} />
    </Show>
  )
}

function Remarks(props: { model: Model }): JSX.Element {
  const book = remarksOf(props.model)
  const [isWriting, setWriting] = createSignal(false)
  // Beside the list: what is asked stays when the remarks are drawn anew.
  const [reported, setReported] = createSignal<number | null>(null)
  let box: HTMLElement | undefined
  // Another position has remarks of its own.
  createEffect(on(book.line, () => setWriting(false), { defer: true }))
  const mine = () => book.here().find(({ by }) => by === null)
  const isFull = (): boolean => book.all().filter(({ by }) => by === null).length >= MOST_REMARKS
  const back = (): void => {
    setWriting(false)
    box?.querySelector<HTMLElement>('button')?.focus()
  }
  const remove = async (): Promise<void> => {
    const line = book.line()
    if (line !== null && (await book.save({ line, words: '' }))) back()
  }
  return (
    <Show when={book.mayWrite() || book.by() !== null}>
      <section
        class="remarks panel"
        aria-labelledby="remarks-title"
        ref={(element) => (box = element)}
        data-testid="remarks"
      >
        <div class="remarks-head">
          <h2 id="remarks-title">{words().remark.title(book.all().length)}</h2>
          <Show when={book.by()}>{(by) => <span class="soft">{words().remark.by(by())}</span>}</Show>
        </div>
        <For each={book.here().filter(({ by }) => by !== null || !isWriting())}>
          {(remark) => (
            <>
              <p class="remark">{remark.words}</p>
              <Show when={remark.by !== null}>
                <button class="btn ghost" onClick={() => setReported(remark.line)} data-testid="report-remark">
                  {words().remark.report}
                </button>
              </Show>
            </>
          )}
        </For>
        <Show
          when={isWriting() && book.line() !== null}
          fallback={
            <div class="row">
              <Show when={book.mayWrite() && book.line() !== null && (mine() !== undefined || !isFull())}>
                <button class="btn" onClick={() => setWriting(true)} data-testid="write-remark">
                  {mine() === undefined ? words().remark.add : words().remark.change}
                </button>
              </Show>
              <Show when={isFull()}>
                <p class="soft">{words().remark.full}</p>
              </Show>
              <Show when={mine()}>
                <button class="btn ghost" onClick={() => void remove()} data-testid="remove-remark">
                  {words().remark.remove}
                </button>
              </Show>
              <Sharing model={props.model} book={book} />
            </div>
          }
        >
          <Writing book={book} before={mine()?.words ?? ''} onDone={back} />
        </Show>
        <Show when={reported() !== null}>
          <ReportDialog
            help={words().remark.reportHelp}
            send={(why) => book.report(reported() ?? 0, why)}
            onClose={() => setReported(null)}
          />
        </Show>
      </section>
    </Show>
  )
}

function Writing(props: { book: RemarkBook; before: string; onDone: () => void }): JSX.Element {
  const [busy, setBusy] = createSignal(false)
  let field: HTMLTextAreaElement | undefined
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const line = props.book.line()
    if (line === null || busy()) return
    setBusy(true)
    const isKept = await props.book.save({ line, words: field?.value.trim() ?? '' })
    setBusy(false)
    if (isKept) props.onDone()
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <textarea
        class="field"
        rows="3"
        maxLength={LONGEST_REMARK}
        aria-label={words().remark.label}
        ref={(element) => {
          field = element
          queueMicrotask(() => element.focus())
        }}
        data-testid="remark"
      >
        {props.before}
      </textarea>
      <div class="row">
        <button class="btn primary" type="submit" aria-disabled={busy()} data-testid="save-remark">
          {words().remark.save}
        </button>
        <button class="btn" type="button" onClick={() => props.onDone()}>
          {words().remark.cancel}
        </button>
      </div>
    </form>
  )
}

/** The link by which others read my remarks, for as long as I like. */
function Sharing(props: { model: Model; book: RemarkBook }): JSX.Element {
  const share = async (): Promise<void> => {
    if (props.book.key() === null) await props.book.share(true)
    const { id, log } = props.model.session
    const key = props.book.key()
    if (key === null) return
    const at = publicNumber(log(), props.model.past()?.version ?? 0)
    const link = `${location.origin}${tablePath(id, at)}?notes=${key}`
    await copyAndSay(link, words().remark.shared, words().bar.notCopied(link))
  }
  return (
    <Show when={props.book.mayShare()}>
      <button
        class="btn ghost"
        title={words().remark.shareHelp}
        onClick={() => void share()}
        data-testid="share-remarks"
      >
        {words().remark.share}
      </button>
      <Show when={props.book.key()}>
        <button class="btn ghost" onClick={() => void props.book.share(false)} data-testid="end-remarks-link">
          {words().remark.unshare}
        </button>
      </Show>
    </Show>
  )
}
