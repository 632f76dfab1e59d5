import { createSignal, For, Index, Show, type JSX } from 'solid-js'
import type { GameInfo } from '@fathom/protocol'
import { SeatFlag } from '../art/seats.tsx'
import { gamesHere } from '../local/lobby.ts'
import { createAsked } from '../shell/asked.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { Loading } from '../shell/Loading.tsx'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { navigate, tablePath } from '../shell/router.tsx'
import type { Model } from '../table/model.ts'
import { publicNumber } from '../table/publicNumbers.ts'
import { levelName, seatColor } from '../table/seats.ts'
import { playOn } from './begin.ts'
import { words } from './text/index.ts'
import './records.css'

/** Who plays on at a seat: me, or a bot by its level. */
type Sitter = 'me' | `bot:${string}`

/** What it takes to begin: the record up to the position, and who could play. */
interface Ready {
  readonly record: string
  readonly info: GameInfo
}

/** Begins a game of my own at the position that is looked at. */
export function PlayOn(props: {
  model: Model
  at: number
  place: readonly [number, number]
  onClose: () => void
}): JSX.Element {
  const ready = createAsked(async (): Promise<Ready | null> => {
    const [record, games] = await Promise.all([
      props.model.session.source.record(props.at),
      gamesHere().catch(() => []),
    ])
    const info = games.find(({ id }) => id === props.model.present()?.game)
    if (record.ok && info !== undefined) return { record: record.value, info }
    notify(record.ok ? words().playOn.refused : wordsOf(record.problem), 'problem')
    props.onClose()
    return null
  })
  const isOver = (): boolean => props.model.shown()?.waitingFor.length === 0
  return (
    <Dialog title={words().playOn.title} onClose={props.onClose} testid="play-on">
      <Show when={!isOver()} fallback={<p>{words().playOn.over}</p>}>
        <p>{words().playOn.help(...props.place)}</p>
        <Show when={ready()} fallback={<Loading />}>
          {(come) => <Form {...props} ready={come()} />}
        </Show>
      </Show>
      <Show when={isOver()}>
        <div class="row end">
          <button class="btn" onClick={() => props.onClose()}>
            {words().playOn.cancel}
          </button>
        </div>
      </Show>
    </Dialog>
  )
}

function Form(props: { model: Model; at: number; onClose: () => void; ready: Ready }): JSX.Element {
  const seats = () => props.model.context.seats()
  const { info, record } = props.ready
  /** Who sat there as a bot plays as well as before. */
  const botFor = (seat: number): Sitter => {
    const level = seats()[seat]?.level ?? ''
    return `bot:${info.botLevels.includes(level) ? level : info.usualLevel}`
  }
  const [sitters, setSitters] = createSignal<readonly Sitter[]>(
    seats().map((_, seat) => (seat === (props.model.you() ?? 0) ? 'me' : botFor(seat))),
  )
  const isOver = (): boolean => props.model.present()?.status === 'finished'
  const canBeSame = isOver() && /^seed \S/m.test(record)
  const [draws, setDraws] = createSignal<'new' | 'same'>('new')
  const [busy, setBusy] = createSignal(false)
  // I sit on one chair: when I take another one, a bot takes my old one.
  const set = (seat: number, sitter: Sitter): void =>
    void setSitters((before) =>
      before.map((each, at) => (at === seat ? sitter : each === 'me' && sitter === 'me' ? botFor(at) : each)),
    )
  const begin = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (busy()) return
    setBusy(true)
    const { id, log } = props.model.session
    const from = { table: id, at: publicNumber(log(), props.at) }
    const begun = await playOn({ record, lines: null, seats: sitters().map(requestOf), draws: draws(), from })
    setBusy(false)
    if (!begun.ok) return notify(begun.why, 'problem', true)
    props.onClose()
    navigate(tablePath(begun.table))
  }
  return (
    <form class="play-on" onSubmit={(event) => void begin(event)}>
      <fieldset>
        <legend>{words().playOn.seats}</legend>
        <ul>
          <Index each={sitters()}>
            {(sitter, seat) => (
              <li>
                <SeatFlag color={seatColor(seat)} />
                <span class="grow ellipsis">{seats()[seat]?.name}</span>
                <select
                  class="field"
                  aria-label={words().playOn.seatOf(seats()[seat]?.name ?? '')}
                  value={sitter()}
                  // The last person's chair is taken by taking another one.
                  disabled={sitter() === 'me' && sitters().length === 1}
                  onChange={(event) => set(seat, event.currentTarget.value as Sitter)}
                  data-testid={`play-on-seat-${seat}`}
                >
                  <option value="me">{words().playOn.me}</option>
                  <Show when={sitters().length > 1 && sitter() !== 'me'}>
                    <For each={info.botLevels}>
                      {(level) => <option value={`bot:${level}`}>{words().playOn.bot(levelName(level))}</option>}
                    </For>
                  </Show>
                </select>
              </li>
            )}
          </Index>
        </ul>
      </fieldset>
      <Show when={canBeSame} fallback={<p class="soft">{isOver() ? words().playOn.noSeed : words().playOn.running}</p>}>
        <fieldset>
          <legend>{words().playOn.draws}</legend>
          <Choice name="new" checked={draws() === 'new'} onPick={() => setDraws('new')} />
          <Choice name="same" checked={draws() === 'same'} onPick={() => setDraws('same')} />
        </fieldset>
      </Show>
      <div class="row end">
        <button type="button" class="btn" onClick={() => props.onClose()}>
          {words().playOn.cancel}
        </button>
        <button type="submit" class="btn primary" aria-disabled={busy()} data-testid="play-on-begin">
          {words().playOn.begin}
        </button>
      </div>
    </form>
  )
}

function Choice(props: { name: 'new' | 'same'; checked: boolean; onPick: () => void }): JSX.Element {
  return (
    <label class="choice">
      <input
        type="radio"
        name="draws"
        checked={props.checked}
        onChange={() => props.onPick()}
        data-testid={`draws-${props.name}`}
      />
      <span>
        <strong>{words().playOn[props.name]}</strong>
        <span class="soft">{words().playOn[`${props.name}Help`]}</span>
      </span>
    </label>
  )
}

function requestOf(sitter: Sitter): { kind: 'me' } | { kind: 'bot'; level: string } {
  return sitter === 'me' ? { kind: 'me' } : { kind: 'bot', level: sitter.slice('bot:'.length) }
}
