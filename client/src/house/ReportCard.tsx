import { createSignal, createUniqueId, For, Show, type JSX } from 'solid-js'
import type { NewMeasure, Report, ReportLine, ReportList } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'
import { notify } from '../shell/Notices.tsx'
import { Link, tablePath } from '../shell/router.tsx'
import { timeOf } from '../text/index.ts'
import { MeasureLine } from './MeasureLine.tsx'
import { takeMeasure } from './requests.ts'
import { momentOf } from './moment.ts'
import { words } from './text/index.ts'

type Doing = NewMeasure['do']

/** For how many hours somebody may be kept from something. */
const SPANS = [1, 6, 24, 72, 168, 720, 8760] as const

/** A report: who, where, the lines round it, what was done before, and what can be done. */
export function ReportCard(props: { report: Report; onDone: (answer: Answer<ReportList>) => boolean }): JSX.Element {
  const title = createUniqueId()
  return (
    <li class="panel" data-testid="report-card">
      <h2 id={title}>{words().reportedBy(props.report.about, props.report.by)}</h2>
      <p>
        <strong>{words().whys[props.report.why as ReportLine['why']] ?? props.report.why}</strong>
        <span class="soft">
          {' '}
          · {momentOf(props.report.at)} · {words().room[props.report.room]} ·{' '}
          <Show when={props.report.key} fallback={<Link href={tablePath(props.report.table)}>{words().toTable}</Link>}>
            {(key) => <Link href={`${tablePath(props.report.table)}?notes=${key()}`}>{words().toRemarks}</Link>}
          </Show>
          <Show when={props.report.room === 'remarks' && props.report.key === null}> · {words().unshared}</Show>
        </span>
      </p>
      <Show when={props.report.note !== ''}>
        <p class="said">{props.report.note}</p>
      </Show>
      <Show when={props.report.lines.length > 0} fallback={<p class="soft">{words().linesLater}</p>}>
        <ol class="reported-lines" tabindex="0" aria-labelledby={title}>
          <For each={props.report.lines}>
            {(line) => (
              <li classList={{ it: line.n === props.report.n, about: line.who === 'about' }}>
                <b>{line.name}</b> <time class="soft">{timeOf(line.at)}</time>
                <Show when={line.n === props.report.n}>
                  <span class="visually-hidden"> ({words().reportedLine})</span>
                </Show>
                <p>{line.removed ? <i class="soft">{words().takenBack}</i> : (line.words ?? line.phrase)}</p>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={props.report.measures.length > 0}>
        <details>
          <summary>
            {words().before(props.report.about)} ({props.report.measures.length})
          </summary>
          <ul class="lines">
            <For each={props.report.measures}>{(measure) => <MeasureLine measure={measure} onDone={null} />}</For>
          </ul>
        </details>
      </Show>
      <MeasureForm report={props.report} onDone={props.onDone} />
    </li>
  )
}

function MeasureForm(props: { report: Report; onDone: (answer: Answer<ReportList>) => boolean }): JSX.Element {
  const doings = (): Doing[] =>
    props.report.handledAt === null
      ? (Object.keys(words().does) as Doing[]).filter((each) => each !== 'unshare' || props.report.room === 'remarks')
      : ['note']
  const [doing, setDoing] = createSignal<Doing>(doings()[0] ?? 'note')
  const [hours, setHours] = createSignal<number>(24)
  const [why, setWhy] = createSignal('')
  const lasts = (): boolean => doing() === 'mute' || doing() === 'suspend'
  const isNoted = (): boolean => doing() === 'note' || doing() === 'dismiss'
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (why().trim() === '') return notify(words().sayWhy, 'problem')
    const what = doing()
    const measure: NewMeasure =
      what === 'mute' || what === 'suspend' ? { do: what, why: why(), hours: hours() } : { do: what, why: why() }
    if (props.onDone(await takeMeasure(props.report.id, measure))) setWhy('')
  }
  return (
    <form class="measure" aria-label={words().measureFor(props.report.about)} onSubmit={(event) => void send(event)}>
      <div class="row">
        <label class="grow">
          <span>{words().whatToDo}</span>
          <select
            class="field"
            value={doing()}
            onChange={(event) => setDoing(event.currentTarget.value as Doing)}
            data-testid="do"
          >
            <For each={doings()}>{(each) => <option value={each}>{words().does[each]}</option>}</For>
          </select>
        </label>
        <Show when={lasts()}>
          <label>
            <span>{words().howLong}</span>
            <select class="field" value={hours()} onChange={(event) => setHours(Number(event.currentTarget.value))}>
              <For each={SPANS}>
                {(span) => <option value={span}>{span < 24 ? words().hours(span) : words().days(span / 24)}</option>}
              </For>
            </select>
          </label>
        </Show>
      </div>
      <label>
        <span>{isNoted() ? words().whyNoted : words().why}</span>
        <textarea
          class="field"
          rows="2"
          maxLength={300}
          value={why()}
          onInput={(event) => setWhy(event.currentTarget.value.replaceAll('\n', ' '))}
          data-testid="measure-why"
        />
      </label>
      <button class="btn primary" type="submit" data-testid="do-it">
        {words().doIt}
      </button>
    </form>
  )
}
