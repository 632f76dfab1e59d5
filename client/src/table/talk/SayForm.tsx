import { createEffect, createSignal, For, on, Show, type JSX } from 'solid-js'
import { LONGEST_LINE, PHRASES, type Phrase, type TalkLine, type TalkRoom } from '@fathom/protocol'
import type { Session } from '../session.ts'
import { talkOf } from './talk.ts'
import { words } from './text/index.ts'

/** From so few characters on it is said how many are left. */
const FEW = 60

/** The field to say something, or to change what was said. */
export function SayForm(props: {
  session: Session
  room: TalkRoom | undefined
  editing: TalkLine | null
  onDone: () => void
}): JSX.Element {
  const talk = talkOf(props.session)
  /** What is half written, by its room: nothing moves to other readers, or goes while a line is changed. Empty: no room is known yet. */
  const [drafts, setDrafts] = createSignal<Partial<Record<TalkRoom | '', string>>>({})
  const [changed, setChanged] = createSignal('')
  const draft = (): string => (props.editing === null ? drafts()[props.room ?? ''] : changed()) ?? ''
  const write = (room: TalkRoom | '', written: string): void =>
    void setDrafts((before) => ({ ...before, [room]: written }))
  createEffect(
    on(
      () => props.room,
      (room) => {
        const early = drafts()[''] ?? ''
        if (room !== undefined && early !== '') setDrafts({ [room]: early })
      },
    ),
  )
  const [isSending, setSending] = createSignal(false)
  const [hasPhrases, setPhrases] = createSignal(false)
  let field: HTMLInputElement | undefined
  createEffect(
    on(
      () => props.editing,
      (line) => {
        setChanged(line?.words ?? '')
        if (line !== null) field?.focus()
      },
      { defer: true },
    ),
  )
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const said = draft().trim()
    if (said === '' || isSending()) return
    setSending(true)
    const { editing, room } = props
    const isDone = await (editing === null
      ? talk.say({ words: said, ...(room === undefined ? {} : { room }) })
      : talk.change({ room: room ?? 'players', n: editing.n, words: said }))
    setSending(false)
    if (!isDone) return
    if (editing === null) write(room ?? '', '')
    props.onDone()
    field?.focus()
  }
  const sayPhrase = async (phrase: Phrase): Promise<void> => {
    const { room } = props
    if (await talk.say({ phrase, ...(room === undefined ? {} : { room }) })) setPhrases(false)
  }
  const left = (): number => LONGEST_LINE - draft().length
  return (
    <>
      <Show when={props.editing}>
        <p class="talk-changing soft">
          <span class="grow">{words().changing}</span>
          <button class="btn ghost" onClick={() => props.onDone()}>
            {words().cancel}
          </button>
        </p>
      </Show>
      <Show when={hasPhrases()}>
        <ul class="talk-phrases" aria-label={words().phrases}>
          <For each={PHRASES}>
            {(phrase) => (
              <li>
                <button class="btn" onClick={() => void sayPhrase(phrase)} data-testid={`phrase-${phrase}`}>
                  {words().phrase[phrase]}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <form class="talk-say" onSubmit={(event) => void send(event)}>
        <button
          class="btn icon"
          type="button"
          aria-expanded={hasPhrases()}
          aria-label={words().phrases}
          title={words().phrases}
          onClick={() => setPhrases((before) => !before)}
          data-testid="open-phrases"
        >
          <span aria-hidden="true">☺</span>
        </button>
        <input
          ref={(element) => (field = element)}
          class="field grow"
          maxLength={LONGEST_LINE}
          autocomplete="off"
          enterkeyhint="send"
          aria-label={words().words}
          placeholder={words().write}
          value={draft()}
          onInput={({ currentTarget: { value } }) =>
            props.editing === null ? write(props.room ?? '', value) : setChanged(value)
          }
          data-testid="talk-words"
        />
        <button
          class="btn primary"
          type="submit"
          aria-disabled={draft().trim() === '' || isSending()}
          data-testid="talk-send"
        >
          {props.editing === null ? words().send : words().saveChange}
        </button>
      </form>
      <Show when={left() < FEW}>
        <p class="soft" role="status">
          {words().left(left())}
        </p>
      </Show>
    </>
  )
}
