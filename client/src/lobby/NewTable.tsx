import { createSignal, For, Index, Show, type JSX } from 'solid-js'
import type { GameInfo, Onlookers, TimeControl } from '@fathom/protocol'
import { SeatFlag } from '../art/seats.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { lastName } from '../shell/me.ts'
import { hasPlayed } from '../shell/preferences.ts'
import { levelName, seatColor } from '../table/seats.ts'
import { labelOf, listOf } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { usualLevel, usualSeats } from './games.ts'
import { openTable, openTableHere, type TableWish } from './open.ts'
import { SetField } from './SetField.tsx'
import { Choice, Tick } from './Choice.tsx'
import { botWords, firstSitters, isMeasured, requestOf, withName, type Sitter } from './sitters.ts'
import { strengthWords } from './strength.ts'
import type { ChosenSet } from './setFile.ts'
import { ModeField } from './ModeField.tsx'
import { firstOptions } from './firstMode.ts'
import { TimeField } from './TimeField.tsx'
import { OnlookersField } from './OnlookersField.tsx'
import type { OptionValues } from './OptionFields.tsx'
import './new-table.css'

/** The dialog behind "Seats and options". */
export function NewTable(props: {
  info: GameInfo
  onClose: () => void
  /** A group whose table it is to be. */
  group?: string
}): JSX.Element {
  const bot = (): Sitter => `bot:${usualLevel(props.info)}`
  const [sitters, setSitters] = createSignal<readonly Sitter[]>(
    firstSitters(usualSeats(props.info), props.group === undefined ? bot() : 'open'),
  )
  const [options, setOptions] = createSignal<OptionValues>(
    firstOptions(props.info, usualSeats(props.info), hasPlayed(props.info.id)),
  )
  const [chosenSet, setChosenSet] = createSignal<ChosenSet | null>(null)
  const isWrong = (): boolean => chosenSet()?.ok === false
  const [listed, setListed] = createSignal(false)
  const [maySandbox, setMaySandbox] = createSignal(true)
  const [onlookers, setOnlookers] = createSignal<Onlookers>({ allowed: true, delay: 0 })
  const [time, setTime] = createSignal<TimeControl | null>(null)
  /** Bots do not wait for people, nor people for bots. */
  const hasCompany = (): boolean => sitters().includes('open')
  const [isHere, setIsHere] = createSignal(false)
  /** Several play at this device. */
  const isShared = (): boolean => sitters().includes('beside')
  const [names, setNames] = createSignal<readonly string[]>([])
  /** What is written nowhere: my name where I have one, as nobody should have to answer to one that they were never told. */
  const usualName = (seat: number): string =>
    (sitters()[seat] === 'me' ? lastName() : null) ?? parts().hotSeat.player(seat + 1)
  const nameAt = (seat: number): string => names()[seat]?.trim() || usualName(seat)
  const [rated, setRated] = createSignal(false)
  const [hints, setHints] = createSignal(false)
  /** Where the strength of two counts, on the server, with the game's own components. */
  const mayCount = (): boolean => {
    const counted = sitters().filter((each) => each === 'me' || each === 'open' || isMeasured(props.info, each))
    return counted.length > 1 && chosenSet() === null && (hasCompany() || !isHere()) && !isShared()
  }
  const counts = (): boolean => rated() && mayCount()
  const [busy, setBusy] = createSignal(false)
  const most = (): number => Math.max(...props.info.seats)
  const fewest = (): number => Math.min(...props.info.seats)
  const set = (seat: number, sitter: Sitter): void => {
    // I sit on one chair: when I take another one, a bot takes my old one.
    setSitters((before) =>
      before.map((each, at) => {
        if (at === seat) return sitter
        if (each === 'me' && sitter === 'me') return bot()
        // A friend elsewhere and somebody at this device do not play at one table.
        return (each === 'open' && sitter === 'beside') || (each === 'beside' && sitter === 'open') ? sitter : each
      }),
    )
  }
  /** Those after it move up, and keep their names. */
  const remove = (seat: number): void => {
    setSitters((before) => before.toSpliced(seat, 1))
    setNames((before) => before.toSpliced(seat, 1))
  }
  const create = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (busy() || isWrong()) return
    setBusy(true)
    const set = chosenSet()
    const wish: TableWish = {
      game: props.info.id,
      seats: sitters().map(requestOf),
      options: options(),
      ...(set?.ok === true ? { components: set.data } : {}),
      visibility: listed() && hasCompany() ? 'open' : 'private',
      ...(props.group === undefined ? {} : { group: props.group }),
      timeControl: hasCompany() ? time() : null,
      rated: counts(),
      hints: hints() && hasCompany() && !counts(),
      ...(hasCompany() ? { onlookers: onlookers(), sandbox: maySandbox() } : {}),
    }
    const beside = sitters().map((_, seat) => nameAt(seat))
    if (isShared()) await openTableHere(wish, beside)
    else if (isHere() && !hasCompany()) await openTableHere(wish)
    else await openTable(wish)
    setBusy(false)
    props.onClose()
  }
  return (
    <Dialog title={parts().newTable.title(props.info.name)} onClose={props.onClose} testid="new-table">
      <form class="new-table" onSubmit={(event) => void create(event)}>
        <fieldset>
          <legend>{parts().newTable.seats}</legend>
          <ul class="chairs">
            <Index each={sitters()}>
              {(sitter, seat) => (
                <li>
                  <SeatFlag color={seatColor(seat)} />
                  <select
                    class="field grow"
                    aria-label={parts().newTable.seat(seat + 1)}
                    value={sitter()}
                    onChange={(event) => set(seat, event.currentTarget.value as Sitter)}
                    data-testid={`seat-${seat}`}
                  >
                    <option value="me">{parts().newTable.me}</option>
                    <option value="open">{parts().newTable.open}</option>
                    <Show when={props.group === undefined}>
                      <option value="beside">{parts().hotSeat.beside}</option>
                    </Show>
                    <optgroup label={parts().newTable.bots}>
                      <For each={props.info.botLevels}>
                        {(level) => <option value={`bot:${level}`}>{botWords(props.info, level)}</option>}
                      </For>
                    </optgroup>
                  </select>
                  <Show when={sitter() === 'beside' || (sitter() === 'me' && isShared())}>
                    <input
                      class="field beside"
                      maxlength="40"
                      aria-label={parts().hotSeat.name(seat + 1)}
                      placeholder={usualName(seat)}
                      value={names()[seat] ?? ''}
                      onInput={(event) => setNames(withName(names(), seat, event.currentTarget.value))}
                      data-testid={`beside-${seat}`}
                    />
                  </Show>
                  <button
                    type="button"
                    class="btn ghost icon"
                    aria-label={parts().newTable.remove(seat + 1)}
                    disabled={sitters().length <= fewest() || sitter() === 'me'}
                    onClick={() => remove(seat)}
                  >
                    ×
                  </button>
                </li>
              )}
            </Index>
          </ul>
          <Show when={props.info.strengths.length > 0 && sitters().some((sitter) => sitter.startsWith('bot:'))}>
            <details class="single-options" data-testid="strengths">
              <summary>{parts().newTable.strengths}</summary>
              <ul>
                <For each={props.info.strengths}>
                  {(strength) => (
                    <li>{labelOf(levelName(strength.level), strengthWords(parts().newTable, strength))}</li>
                  )}
                </For>
              </ul>
              <p class="soft strength-note">{parts().newTable.strengthNote}</p>
              <Show when={props.info.characters.length > 0}>
                <p class="likes">{parts().newTable.characters}</p>
                <ul data-testid="characters">
                  <For each={props.info.characters}>
                    {({ name, bots }) => (
                      <li>
                        {name}
                        <span class="soft"> ({listOf(bots)})</span>
                      </li>
                    )}
                  </For>
                </ul>
              </Show>
            </details>
          </Show>
          <Show when={sitters().length < most()}>
            <button
              type="button"
              class="btn"
              onClick={() => setSitters((before) => [...before, bot()])}
              data-testid="add-seat"
            >
              {parts().newTable.add}
            </button>
          </Show>
        </fieldset>
        <Show when={props.info.options.length > 0}>
          <ModeField info={props.info} seats={sitters().length} values={options()} onChange={setOptions} />
        </Show>
        <Show when={props.info.components !== null}>
          <SetField info={props.info} chosen={chosenSet()} onChoose={setChosenSet} />
        </Show>
        <Show when={mayCount()}>
          <fieldset data-testid="stakes">
            <legend>{parts().newTable.stakes}</legend>
            <Choice name="casual" group="stakes" checked={!rated()} onPick={() => setRated(false)} />
            <Choice name="rated" group="stakes" checked={rated()} onPick={() => setRated(true)} />
          </fieldset>
        </Show>
        <Show when={hasCompany()}>
          <TimeField seats={sitters().length} mustEnd={counts()} onChange={setTime} />
        </Show>
        <Show
          when={hasCompany()}
          fallback={
            <Show when={!isShared()} fallback={<p class="soft">{parts().hotSeat.besideHelp}</p>}>
              {/* The others of a group find its tables at the server. */}
              <Show when={props.group === undefined}>
                <fieldset>
                  <legend>{parts().newTable.where}</legend>
                  <Choice name="onServer" group="where" checked={!isHere()} onPick={() => setIsHere(false)} />
                  <Choice name="here" group="where" checked={isHere()} onPick={() => setIsHere(true)} />
                </fieldset>
              </Show>
            </Show>
          }
        >
          <Show when={props.group === undefined}>
            <fieldset>
              <legend>{parts().newTable.visibility}</legend>
              <Choice name="private" group="visibility" checked={!listed()} onPick={() => setListed(false)} />
              <Choice name="listed" group="visibility" checked={listed()} onPick={() => setListed(true)} />
            </fieldset>
          </Show>
          <Show when={!counts()}>
            <Tick name="hints" checked={hints()} onChange={setHints} />
          </Show>
          <OnlookersField value={onlookers()} onChange={setOnlookers} />
          <Show when={!counts()}>
            <Tick name="sandbox" checked={maySandbox()} onChange={setMaySandbox} />
          </Show>
        </Show>
        <div class="row end">
          <button type="button" class="btn" onClick={() => props.onClose()}>
            {parts().newTable.cancel}
          </button>
          <button type="submit" class="btn primary" aria-disabled={busy() || isWrong()} data-testid="create-table">
            {parts().newTable.create}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
