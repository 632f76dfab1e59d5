import { createSignal, For, Index, Show, type JSX } from 'solid-js'
import type { GameInfo } from '@fathom/protocol'
import { SeatFlag } from '../art/seats.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { levelName, seatColor } from '../table/seats.ts'
import { text } from '../text/index.ts'
import { usualLevel, usualSeats } from './games.ts'
import { openTable } from './open.ts'
import { SetField } from './SetField.tsx'
import { strengthWords } from './strength.ts'
import type { ChosenSet } from './setFile.ts'
import { ModeField } from './ModeField.tsx'
import type { OptionValues } from './OptionFields.tsx'

/** Who sits on a chair of the new table: me, a free chair, or a bot by its level. */
type Sitter = 'me' | 'open' | `bot:${string}`

/** The dialog behind "Choose seats and options". */
export function NewTable(props: { info: GameInfo; onClose: () => void }): JSX.Element {
  const bot = (): Sitter => `bot:${usualLevel(props.info)}`
  const [sitters, setSitters] = createSignal<readonly Sitter[]>(firstSitters(usualSeats(props.info), bot()))
  const [options, setOptions] = createSignal<OptionValues>({})
  const [chosenSet, setChosenSet] = createSignal<ChosenSet | null>(null)
  const isWrong = (): boolean => chosenSet()?.ok === false
  const [listed, setListed] = createSignal(false)
  const [busy, setBusy] = createSignal(false)
  const most = (): number => Math.max(...props.info.seats)
  const fewest = (): number => Math.min(...props.info.seats)
  const set = (seat: number, sitter: Sitter): void => {
    // There is one of me: who takes my chair leaves me the one it had.
    setSitters((before) =>
      before.map((each, at) => (at === seat ? sitter : each === 'me' && sitter === 'me' ? bot() : each)),
    )
  }
  const create = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (busy() || isWrong()) return
    setBusy(true)
    const set = chosenSet()
    await openTable({
      game: props.info.id,
      seats: sitters().map(requestOf),
      options: options(),
      ...(set?.ok === true ? { components: set.data } : {}),
      visibility: listed() ? 'open' : 'private',
    })
    setBusy(false)
    props.onClose()
  }
  return (
    <Dialog title={text().newTable.title(props.info.name)} onClose={props.onClose} testid="new-table">
      <form class="new-table" onSubmit={(event) => void create(event)}>
        <fieldset>
          <legend>{text().newTable.seats}</legend>
          <ul class="chairs">
            <Index each={sitters()}>
              {(sitter, seat) => (
                <li>
                  <SeatFlag color={seatColor(seat)} />
                  <select
                    class="field grow"
                    aria-label={text().newTable.seat(seat + 1)}
                    value={sitter()}
                    onChange={(event) => set(seat, event.currentTarget.value as Sitter)}
                    data-testid={`seat-${seat}`}
                  >
                    <option value="me">{text().newTable.me}</option>
                    <option value="open">{text().newTable.open}</option>
                    <optgroup label={text().newTable.bots}>
                      <For each={props.info.botLevels}>
                        {(level) => <option value={`bot:${level}`}>{botWords(props.info, level)}</option>}
                      </For>
                    </optgroup>
                  </select>
                  <button
                    type="button"
                    class="btn ghost icon"
                    aria-label={text().newTable.remove(seat + 1)}
                    disabled={sitters().length <= fewest() || sitter() === 'me'}
                    onClick={() => setSitters((before) => before.filter((_, at) => at !== seat))}
                  >
                    ×
                  </button>
                </li>
              )}
            </Index>
          </ul>
          <Show when={props.info.strengths.length > 0}>
            <p class="soft strength-note">{text().newTable.strengthNote}</p>
          </Show>
          <Show when={sitters().length < most()}>
            <button
              type="button"
              class="btn"
              onClick={() => setSitters((before) => [...before, bot()])}
              data-testid="add-seat"
            >
              {text().newTable.add}
            </button>
          </Show>
        </fieldset>
        <Show when={props.info.options.length > 0}>
          <ModeField info={props.info} seats={sitters().length} values={options()} onChange={setOptions} />
        </Show>
        <Show when={props.info.components !== null}>
          <SetField info={props.info} chosen={chosenSet()} onChoose={setChosenSet} />
        </Show>
        <fieldset>
          <legend>{text().newTable.visibility}</legend>
          <Choice name="private" checked={!listed()} onPick={() => setListed(false)} />
          <Choice name="listed" checked={listed()} onPick={() => setListed(true)} />
        </fieldset>
        <div class="row end">
          <button type="button" class="btn" onClick={() => props.onClose()}>
            {text().newTable.cancel}
          </button>
          <button type="submit" class="btn primary" aria-disabled={busy() || isWrong()} data-testid="create-table">
            {text().newTable.create}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function Choice(props: { name: 'private' | 'listed'; checked: boolean; onPick: () => void }): JSX.Element {
  return (
    <label class="choice">
      <input
        type="radio"
        name="visibility"
        checked={props.checked}
        onChange={() => props.onPick()}
        data-testid={props.name}
      />
      <span>
        <strong>{text().newTable[props.name]}</strong>
        <span class="soft">{text().newTable[`${props.name}Help`]}</span>
      </span>
    </label>
  )
}

/** A bot in the list, with its measured strength if there is one. */
function botWords(info: GameInfo, level: string): string {
  const words = levelName(level)
  const strength = info.strengths.find((each) => each.level === level)
  return strength === undefined ? words : `${words} · ${strengthWords(text().newTable, strength)}`
}

function firstSitters(seats: number, bot: Sitter): Sitter[] {
  return ['me', ...Array.from({ length: seats - 1 }, () => bot)]
}

function requestOf(sitter: Sitter): { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: string } {
  if (sitter === 'me' || sitter === 'open') return { kind: sitter }
  return { kind: 'bot', level: sitter.slice('bot:'.length) }
}
