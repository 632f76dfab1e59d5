import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { MOST_STEPS } from '@fathom/protocol'
import type { Branch } from '@fathom/table'
import { savePlan } from '../api/api.ts'
import type { Company } from '../local/company.ts'
import { isLocalId } from '../local/ids.ts'
import { asking } from '../local/lobby.ts'
import { showTo } from '../local/looker.ts'
import { Loading } from '../shell/Loading.tsx'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { language } from '../shell/preferences.ts'
import { navigate, tablePath } from '../shell/router.tsx'
import { say } from '../shell/voice.tsx'
import { parts } from '../text/parts.ts'
import { listenTo } from './rooms.ts'
import './sandbox.css'

/** Where a sandbox was begun, and for which seat. */
interface Begun {
  readonly from: string
  readonly seat: Seat
}

/** A table where moves are tried out: I sit wherever somebody is to move whom no bot moves, and nothing that happens there counts. */
export function Sandbox(props: { id: string; table: () => JSX.Element }): JSX.Element {
  const [company, setCompany] = createSignal<Company | null>(null)
  const [begun, setBegun] = createSignal<Begun | null>(null)
  /** There is no such sandbox any more: the table page says so. */
  const [isGone, setGone] = createSignal(false)
  const look = async (): Promise<void> => {
    const answer = await asking((here) => here.company(props.id))
    if (answer.ok) setCompany(answer.value)
    else if (company() === null) setGone(true)
  }
  const start = async (): Promise<void> => {
    const branch = await asking((here) => here.branchOf(props.id))
    setBegun(branch.ok ? begunOf(branch.value) : null)
    await look()
  }
  onMount(() => void start())
  onCleanup(listenTo(props.id, look))
  onCleanup(() => showTo(props.id, null))
  /** For whom I move. */
  const seat = createMemo((): Seat | null => {
    const [now, start] = [company(), begun()]
    if (now === null || start === null) return null
    const waiting = now.people.filter((person) => now.isPlaying && now.waitingFor.includes(person.seat))
    return (waiting.find((person) => person.seat === start.seat) ?? waiting[0])?.seat ?? start.seat
  })
  createEffect(on(seat, (at) => at !== null && showTo(props.id, { kind: 'chair', seat: at })))
  const isReady = createMemo(() => seat() !== null || isGone())
  return (
    <div class="sandbox">
      <Show when={begun()}>
        {(start) => <Ribbon id={props.id} begun={start()} company={company()} seat={seat()} />}
      </Show>
      <Show when={isReady()} fallback={<Loading />}>
        {props.table()}
      </Show>
    </div>
  )
}

function begunOf(branch: Branch | null): Begun | null {
  const { from, position } = branch ?? {}
  return from && position ? { from: from.table, seat: position.seat } : null
}

/** Says over the table what it is, and leads out of it. */
function Ribbon(props: { id: string; begun: Begun; company: Company | null; seat: Seat | null }): JSX.Element {
  const chair = (seat: Seat) => ({ kind: 'chair', seat }) as const
  const other = (): string | undefined =>
    props.seat === props.begun.seat ? undefined : props.company?.people.find((each) => each.seat === props.seat)?.name
  createEffect(on(createMemo(other), (name) => name !== undefined && say(parts().sandbox.as(name)), { defer: true }))
  const leave = async (): Promise<void> => {
    navigate(tablePath(props.begun.from))
    await asking((here) => here.remove(props.id))
  }
  const back = async (): Promise<void> => {
    const undo = { do: 'undo', version: null, all: false } as const
    const done = await asking((here) => here.command(props.id, language(), undo, chair(props.begun.seat)))
    if (!done.ok) notify(wordsOf(done.problem), 'problem')
  }
  const keep = async (): Promise<void> => {
    const chosen = await asking((here) => here.choices(props.id, chair(props.begun.seat)))
    if (!chosen.ok || chosen.value.length === 0) return notify(parts().sandbox.nothing, 'problem')
    const steps = chosen.value.slice(0, MOST_STEPS)
    const plan = await savePlan(props.begun.from, { steps, atOnce: false, asFar: true })
    if (!plan.ok) return notify(wordsOf(plan.problem), 'problem')
    notify(parts().sandbox.kept(plan.value.steps.length))
    await leave()
  }
  return (
    <section class="ribbon" aria-label={parts().sandbox.name} data-testid="ribbon">
      <p class="grow">
        <strong>{parts().sandbox.name}</strong> <span class="counts">{parts().sandbox.nothingCounts}</span>{' '}
        <Show when={other()}>{(name) => <span data-testid="moves-for">{parts().sandbox.as(name())}</span>}</Show>
      </p>
      <Show when={props.company?.isPlaying === false}>
        <button class="btn" onClick={() => void back()} data-testid="sandbox-back">
          {parts().sandbox.back}
        </button>
      </Show>
      <Show when={!isLocalId(props.begun.from)}>
        <button class="btn" onClick={() => void keep()} data-testid="sandbox-keep">
          {parts().sandbox.keep}
        </button>
      </Show>
      <button class="btn" onClick={() => void leave()} data-testid="sandbox-leave">
        {parts().sandbox.leave}
      </button>
    </section>
  )
}
