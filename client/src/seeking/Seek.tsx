import { createSignal, For, Show, type JSX } from 'solid-js'
import type { GameInfo, NewTicket } from '@fathom/protocol'
import { gameName } from '../lobby/games.ts'
import { cardModes, modeOf } from '../lobby/modes.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { ensureGuest } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { sayNow } from '../shell/voice.tsx'
import { seek } from './requests.ts'
import { goTo } from './search.ts'
import { words } from './text/index.ts'
import '../lobby/new-table.css'

/** The mode that nothing was said about; null: the game has none, or so many play it otherwise. */
function usualMode(game: string, games: readonly GameInfo[], seats: number): string | null {
  const info = games.find(({ id }) => id === game)
  return info === undefined ? null : (modeOf(info, {}, seats)?.id ?? cardModes(info, seats)[0]?.id ?? null)
}

const PACES = ['live', 'turns'] as const

/** The dialog behind "Find me opponents". */
export function Seek(props: { games: readonly GameInfo[]; onClose: () => void; onDone: () => void }): JSX.Element {
  const games = (): readonly GameInfo[] => props.games.filter(({ seats }) => Math.max(...seats) > 1)
  const [game, setGame] = createSignal(games()[0]?.id ?? '')
  const [pace, setPace] = createSignal<NewTicket['pace']>('live')
  const counts = (): readonly number[] =>
    games()
      .find(({ id }) => id === game())
      ?.seats.filter((n) => n > 1) ?? []
  const [wished, setWished] = createSignal(2)
  const seats = (): number => (counts().includes(wished()) ? wished() : (counts()[0] ?? 2))
  const modes = () => {
    const info = games().find(({ id }) => id === game())
    return info === undefined ? [] : cardModes(info, seats())
  }
  const [wishedMode, setMode] = createSignal<string | null>(null)
  const mode = (): string | null =>
    modes().find(({ id }) => id === wishedMode())?.id ?? usualMode(game(), games(), seats())
  const [busy, setBusy] = createSignal(false)
  const look = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (busy()) return
    setBusy(true)
    const guest = await ensureGuest()
    const answer = guest.ok ? await seek({ game: game(), pace: pace(), seats: seats(), mode: mode() }) : guest
    setBusy(false)
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    props.onClose()
    const { ticket } = answer.value
    if (ticket !== null && ticket.table !== null) return goTo(ticket.table)
    sayNow(words().looking(gameName(game(), games())))
    props.onDone()
  }
  return (
    <Dialog title={words().title} onClose={props.onClose} testid="seek">
      <form class="new-table" onSubmit={(event) => void look(event)}>
        <fieldset>
          <legend>
            <label for="seek-game">{words().game}</label>
          </legend>
          <select
            id="seek-game"
            class="field wide"
            value={game()}
            onChange={(event) => setGame(event.currentTarget.value)}
            data-testid="seek-game"
          >
            <For each={games()}>{(info) => <option value={info.id}>{info.name}</option>}</For>
          </select>
        </fieldset>
        <fieldset>
          <legend>
            <label for="seek-players">{words().players}</label>
          </legend>
          <select
            id="seek-players"
            class="field"
            value={String(seats())}
            onChange={(event) => setWished(Number(event.currentTarget.value))}
            data-testid="seek-players"
          >
            <For each={counts()}>
              {(n) => (
                <option value={String(n)} selected={n === seats()}>
                  {words().playersOf(n)}
                </option>
              )}
            </For>
          </select>
        </fieldset>
        <Show when={modes().length > 1}>
          <fieldset>
            <legend>
              <label for="seek-mode">{words().mode}</label>
            </legend>
            <select
              id="seek-mode"
              class="field wide"
              value={mode() ?? ''}
              onChange={(event) => setMode(event.currentTarget.value)}
              data-testid="seek-mode"
            >
              <For each={modes()}>
                {(each) => (
                  <option value={each.id} selected={each.id === mode()}>
                    {each.name}
                  </option>
                )}
              </For>
            </select>
          </fieldset>
        </Show>
        <fieldset>
          <legend>{words().pace}</legend>
          <For each={PACES}>
            {(each) => (
              <label class="choice">
                <input
                  type="radio"
                  name="seek-pace"
                  checked={pace() === each}
                  onChange={() => setPace(each)}
                  data-testid={`seek-${each}`}
                />
                <span>
                  <strong>{words()[each]}</strong>
                  <span class="soft">{words()[`${each}Help`]}</span>
                </span>
              </label>
            )}
          </For>
        </fieldset>
        <p class="soft">{words().about}</p>
        <div class="row end">
          <button type="button" class="btn" onClick={() => props.onClose()}>
            {words().cancel}
          </button>
          <button type="submit" class="btn primary" aria-disabled={busy()} data-testid="look">
            {words().look}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
