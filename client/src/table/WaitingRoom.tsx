import { createSignal, For, onMount, Show, type JSX } from 'solid-js'
import { SeatFlag } from '../art/seats.tsx'
import { Link, navigate, tableLink } from '../shell/router.tsx'
import { text } from '../text/index.ts'
import { SetLine } from './SetWords.tsx'
import { levelName, seatColor } from './seats.ts'
import type { Session } from './session.ts'

/** Before the start: who sits, which chairs are free, and the link that fills them. */
export function WaitingRoom(props: { session: Session; gameName: string }): JSX.Element {
  const table = () => props.session.table()
  const free = (): number => table()?.seats.filter((seat) => seat.kind === 'open').length ?? 0
  onMount(
    () => document.activeElement === document.body && document.getElementById('main')?.focus({ preventScroll: true }),
  )
  const leave = async (): Promise<void> => {
    if (await props.session.leave()) navigate('/')
  }
  return (
    <main id="main" tabindex="-1" class="page waiting-room" data-testid="waiting-room">
      <section class="panel waiting-card">
        <p class="motto">{props.gameName}</p>
        <SetLine set={table()?.components} />
        <h1>{text().waiting.title}</h1>
        <p>{text().waiting.help(free())}</p>
        <InvitationLink id={props.session.id} />
        <p class="soft">{text().waiting.visibility[table()?.visibility ?? 'private']}</p>
        <h2>{text().waiting.chairs}</h2>
        <ul class="chairs">
          <For each={table()?.seats}>
            {(seat, index) => (
              <li data-testid={`chair-${index()}`} classList={{ free: seat.kind === 'open' }}>
                <SeatFlag color={seatColor(index())} label={text().seat[seatColor(index())]} />
                <span class="grow ellipsis">
                  {seat.kind === 'open' ? text().seat.open : seat.name}
                  <Show when={index() === table()?.you}>
                    <span class="soft"> ({text().seat.you})</span>
                  </Show>
                  <Show when={seat.kind === 'bot'}>
                    <span class="soft">
                      {' '}
                      ({text().seat.bot}, {levelName(seat.level)})
                    </span>
                  </Show>
                </span>
                <Show when={seat.kind === 'open' && table()?.you === null}>
                  <button
                    class="btn primary"
                    onClick={() => void props.session.join(index())}
                    aria-disabled={props.session.busy()}
                    data-testid={`sit-${index()}`}
                  >
                    {text().waiting.sit}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
        <p class="soft">{text().waiting.starts}</p>
        <div class="row">
          <Show when={table()?.you !== null}>
            <button class="btn" onClick={() => void leave()} data-testid="leave-waiting">
              {text().waiting.leave}
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

/** The table's link with buttons that copy or share it. */
export function InvitationLink(props: { id: string }): JSX.Element {
  const [copied, setCopied] = createSignal(false)
  const link = (): string => tableLink(props.id)
  let field: HTMLInputElement | undefined
  const copy = async (): Promise<void> => {
    field?.select()
    try {
      await navigator.clipboard.writeText(link())
    } catch {
      // Without a secure address browsers keep the clipboard shut; the old way needs only the selection.
      if (!document.execCommand('copy')) return
    }
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
        aria-label={text().waiting.link}
        onFocus={(event) => event.currentTarget.select()}
        data-testid="invitation-link"
      />
      <button class="btn primary" onClick={() => void copy()} data-testid="copy-link">
        {copied() ? text().waiting.copied : text().waiting.copy}
      </button>
      <Show when={'share' in navigator}>
        <button class="btn" onClick={() => void navigator.share({ url: link() }).catch(() => undefined)}>
          {text().waiting.share}
        </button>
      </Show>
      <span class="visually-hidden" role="status">
        {copied() ? text().waiting.copied : ''}
      </span>
    </div>
  )
}
