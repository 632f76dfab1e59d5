import { createSignal, For, Match, onMount, Show, Switch, type JSX } from 'solid-js'
import { EmblemSign } from '../art/emblems.tsx'
import { SeatFlag } from '../art/seats.tsx'
import { Link, navigate, tableLink, tablePath } from '../shell/router.tsx'
import { copyText } from '../shell/copying.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { notify } from '../shell/Notices.tsx'
import { lazyPart } from '../shell/part.tsx'
import { called, listOf, text } from '../text/index.ts'
import { parts } from '../text/parts.ts'
import { besideAt } from '../api/beside.ts'
import { isLocalId } from '../local/ids.ts'
import { BesideChair, standUp } from './BesideChair.tsx'
import { Invitation, type WaitingProps } from './Invitation.tsx'
import { TimeWords } from './TimeWords.tsx'
import { RatedLine, SetLine } from './SetWords.tsx'
import { hasTalk } from './talk/hasTalk.ts'
import { TalkBox, TalkWatch } from './talk/parts.ts'
import { levelName, playsAlone, seatColor } from './seats.ts'

/** Before the start: who sits, which chairs are free, and the link that fills them. */
export function WaitingRoom(props: WaitingProps): JSX.Element {
  const table = () => props.session.table()
  const isAsked = (): boolean =>
    table()?.you === null && table()?.status === 'open' && table()?.seats.some(({ kind }) => kind === 'open') === true
  return (
    <Switch fallback={<HostRoom {...props} />}>
      <Match when={table()?.nobodyCame}>
        <NobodyCame {...props} />
      </Match>
      <Match when={table()?.status === 'closed'}>
        <Closed words={table()?.prompt ?? ''} />
      </Match>
      <Match when={isAsked()}>
        <Invitation {...props} />
      </Match>
    </Switch>
  )
}

/** The table was given up before it was full. */
function Closed(props: { words: string }): JSX.Element {
  onMount(focusMainIfLost)
  return (
    <main id="main" tabindex="-1" class="page waiting-room" data-testid="closed">
      <section class="panel waiting-card">
        <h1>{props.words}</h1>
        <p class="soft">{parts().waiting.closed}</p>
        <div class="row">
          <Link class="btn primary" href="/">
            {text().nav.backToLobby}
          </Link>
        </div>
      </section>
    </main>
  )
}

/** The table has closed by itself: who sat there opens it again, and whoever has the old link finds the new one. */
function NobodyCame(props: WaitingProps): JSX.Element {
  const table = () => props.session.table()
  onMount(focusMainIfLost)
  const people = (): string[] =>
    table()?.seats.flatMap(({ kind, name }) => (kind === 'person' ? [called(name)] : [])) ?? []
  const isMine = (): boolean => (table()?.you ?? null) !== null
  const help = (): string => {
    if (table()?.rematch) return parts().waiting.reopened
    if (isMine()) return parts().waiting.openAgainHelp
    return people().length === 0 ? parts().waiting.closed : parts().waiting.askHost(listOf(people()))
  }
  const again = async (): Promise<void> => {
    await props.session.rematch()
    const next = props.session.table()?.rematch
    if (next) navigate(tablePath(next))
  }
  return (
    <main id="main" tabindex="-1" class="page waiting-room" data-testid="nobody-came">
      <section class="panel waiting-card">
        <p class="motto">{props.gameName}</p>
        <h1>{table()?.prompt}</h1>
        <p class="soft">{help()}</p>
        <div class="row">
          <Show when={table()?.rematch}>
            {(next) => (
              <Link class="btn primary" href={tablePath(next())} data-testid="to-reopened">
                {parts().waiting.toReopened}
              </Link>
            )}
          </Show>
          <Show when={isMine() && !table()?.rematch}>
            <button
              class="btn primary"
              onClick={() => void again()}
              aria-disabled={props.session.busy()}
              data-testid="open-again"
            >
              {parts().waiting.openAgain}
            </button>
          </Show>
          <Link class="btn" href="/">
            {text().nav.backToLobby}
          </Link>
        </div>
      </section>
    </main>
  )
}

function HostRoom(props: WaitingProps): JSX.Element {
  const table = () => props.session.table()
  const free = (): number => table()?.seats.filter((seat) => seat.kind === 'open').length ?? 0
  onMount(focusMainIfLost)
  const myName = (): string => table()?.seats[table()?.you ?? 0]?.name ?? ''
  const isBeside = (seat: number): boolean => besideAt(props.session.id).includes(seat)
  /** Where nothing counts, several may play at this device. */
  const takesBeside = (): boolean => table()?.you !== null && table()?.rated !== true && !isLocalId(props.session.id)
  const leave = async (): Promise<void> => {
    // A table without anybody waits for nobody.
    const isAlone = playsAlone(table(), besideAt(props.session.id))
    if (!(await standUp(props.session.id))) return
    const isDone = isAlone ? props.session.close() : props.session.leave()
    if (await isDone) navigate('/')
  }
  return (
    <main id="main" tabindex="-1" class="page waiting-room" data-testid="waiting-room">
      <section class="panel waiting-card">
        <p class="motto">{props.gameName}</p>
        <SetLine set={table()?.components} />
        <h1>{parts().waiting.title}</h1>
        <p>{parts().waiting.help(free())}</p>
        <InvitationLink id={props.session.id} invitation={parts().asks(myName(), props.gameName)} />
        <p class="soft">{parts().waiting.visibility[table()?.visibility ?? 'private']}</p>
        <TimeWords control={table()?.timeControl ?? null} />
        <RatedLine table={table()} />
        <Show when={table()?.hints === true}>
          <p class="set-line" data-testid="hints-line">
            {parts().newTable.hintsAgreed}
          </p>
        </Show>
        <h2>{parts().waiting.chairs}</h2>
        <ul class="chairs">
          <For each={table()?.seats}>
            {(seat, index) => (
              <li data-testid={`chair-${index()}`} classList={{ free: seat.kind === 'open' }}>
                <SeatFlag color={seatColor(index())} label={text().seat[seatColor(index())]} />
                <EmblemSign emblem={seat.emblem} />
                <span class="grow ellipsis">
                  {seat.kind === 'open' ? text().seat.open : called(seat.name)}
                  <Show when={index() === table()?.you}>
                    <span class="soft"> ({text().seat.you})</span>
                  </Show>
                  <Show when={isBeside(index())}>
                    <span class="soft"> ({parts().hotSeat.isBeside})</span>
                  </Show>
                  <Show when={seat.kind === 'bot'}>
                    <span class="soft">
                      {' '}
                      ({text().seat.bot}, {levelName(seat.level)})
                    </span>
                    <span class="soft likes">{table()?.characters[index()]}</span>
                  </Show>
                </span>
                <Show when={seat.kind === 'open' && table()?.you !== null}>
                  <button
                    class="btn"
                    onClick={() => void props.session.seatBot(index())}
                    aria-disabled={props.session.busy()}
                    data-testid={`seat-bot-${index()}`}
                  >
                    {free() === 1 ? parts().botNow : parts().botHere}
                  </button>
                </Show>
                <Show when={seat.kind === 'open' && takesBeside()}>
                  <BesideChair table={props.session.id} seat={index()} />
                </Show>
                <Show when={isBeside(index())}>
                  <button
                    class="btn ghost"
                    onClick={() => void standUp(props.session.id, [index()])}
                    data-testid={`stand-up-${index()}`}
                  >
                    {parts().hotSeat.standUp(seat.name)}
                  </button>
                </Show>
                <Show when={seat.kind === 'open' && table()?.you === null}>
                  <button
                    class="btn primary"
                    onClick={() => void props.session.join(index())}
                    aria-disabled={props.session.busy()}
                    data-testid={`sit-${index()}`}
                  >
                    {parts().waiting.sit}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
        <Show when={table()?.you !== null && free() > 0}>
          <Inviting table={props.session.id} />
        </Show>
        <p class="soft">{parts().waiting.starts}</p>
        <Show when={hasTalk(props.session) && table()?.you !== null}>
          <TalkWatch session={props.session} />
          <TalkBox session={props.session} open />
        </Show>
        <div class="row">
          <Show when={table()?.you !== null}>
            <button class="btn" onClick={() => void leave()} data-testid="leave-waiting">
              {parts().waiting.leave}
            </button>
          </Show>
          <Link class="btn ghost" href="/">
            {text().nav.backToLobby}
          </Link>
        </div>
      </section>
    </main>
  )
}

const Inviting = lazyPart(
  async () => (await import('../friends/load.ts')).loadInviting(),
  () => false,
  true,
)
const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode)

/**
 * The table's link with buttons that copy or share it, and as a picture for a phone beside it.
 * @param props.invitation what is sent along with the link
 */
export function InvitationLink(props: { id: string; invitation: string }): JSX.Element {
  const [copied, setCopied] = createSignal(false)
  const link = (): string => tableLink(props.id)
  let field: HTMLInputElement | undefined
  const copy = async (): Promise<void> => {
    field?.select()
    if (!(await copyText(link()))) return notify(parts().waiting.copyFailed, 'problem')
    setCopied(true)
    setTimeout(() => setCopied(false), 2500)
  }
  return (
    <div class="invitation-link">
      <input
        ref={(input) => (field = input)}
        class="field grow"
        readonly
        value={link()}
        aria-label={parts().waiting.link}
        onFocus={(event) => event.currentTarget.select()}
        data-testid="invitation-link"
      />
      <button class="btn primary" onClick={() => void copy()} data-testid="copy-link">
        {copied() ? parts().waiting.copied : parts().waiting.copy}
      </button>
      <Show when={'share' in navigator}>
        <button
          class="btn"
          data-testid="share-link"
          onClick={() => void navigator.share({ text: props.invitation, url: link() }).catch(() => undefined)}
        >
          {parts().waiting.share}
        </button>
      </Show>
      <span class="visually-hidden" role="status">
        {copied() ? parts().waiting.copied : ''}
      </span>
      <figure class="qr-card">
        <QrCode link={link()} label={parts().waiting.qr} />
        <figcaption class="soft">{parts().waiting.qrHelp}</figcaption>
      </figure>
    </div>
  )
}
