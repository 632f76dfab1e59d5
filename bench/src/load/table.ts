import { patched, PushReader, type TableReading } from '@fathom/protocol'
import type { NumberSource } from '@fathom/kernel'
import type { RunningTable } from './folder.ts'
import { post } from './http.ts'

/** Node's own WebSocket takes headers as well, which browsers' types do not know. */
const Socket = WebSocket as unknown as new (url: string, options: { headers: Record<string, string> }) => WebSocket

/** Whoever looks at a table: a seat's page or, without a token, an onlooker's. */
class Page {
  reading: TableReading | null = null
  private readonly socket: WebSocket
  private readonly reader = new PushReader()
  readonly opened: Promise<void>
  characters = 0
  pushes: number[] = []

  constructor(url: string, table: string, token: string | null, heard: () => void) {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
    this.socket = new Socket(`${url.replace('http', 'ws')}/api/tables/${table}/socket?since=0&changes=2&tersest=1&pace=400`, { headers }) // prettier-ignore
    this.opened = new Promise((resolve, reject) => {
      this.socket.addEventListener('message', ({ data }) => {
        this.hear(String(data))
        resolve()
        heard()
      })
      this.socket.addEventListener('error', () => reject(new Error(`the socket of ${table} was refused`)))
    })
  }

  private hear(text: string): void {
    const push = this.reader.read(text)
    if (push.type === 'update') this.reading = push.table
    else if (push.type === 'change') {
      this.pushes.push(text.length)
      this.reading = patched(this.reading, push.patch) as TableReading
    }
  }

  close(): void {
    this.socket.close()
  }
}

/** What became of one command, in milliseconds since it was sent. */
export interface Move {
  readonly game: string
  readonly acknowledged: number
  /** Until the page of who moved showed it. */
  readonly told: number
}

/** A table whose people have their pages open and move when they have the move. */
export class PlayedTable {
  readonly game: string
  /** Of each page, by the process that it is at. */
  private readonly addresses: readonly string[]
  private readonly tokens: readonly string[]
  private readonly pages: readonly Page[]
  private wake: () => void = () => {}

  /**
   * @param urls of the processes: each page picks the next one
   * @param onlookers pages without a seat
   */
  constructor(urls: readonly string[], { id, game, tokens }: RunningTable, onlookers: number) {
    this.game = game
    this.tokens = tokens
    const readers = [...tokens, ...Array.from({ length: onlookers }, () => null)]
    const urlOf = (page: number) => urls[page % urls.length] ?? ''
    this.addresses = readers.map((_, page) => `${urlOf(page)}/api/tables/${id}`)
    this.pages = readers.map((token, page) => new Page(urlOf(page), id, token, () => this.wake()))
  }

  async opened(): Promise<void> {
    await Promise.all(this.pages.map(({ opened }) => opened))
  }

  get isOver(): boolean {
    return this.pages[0]?.reading?.status === 'finished'
  }

  /** Somebody here has the move. */
  get isReady(): boolean {
    return this.mover() >= 0
  }

  /** The sizes of the pushes since the last time, in characters. */
  takePushes(): number[] {
    return this.pages.flatMap((page) => page.pushes.splice(0))
  }

  /** Resolves when something was heard, after a while in any case. */
  news(): Promise<void> {
    return new Promise((resolve) => {
      const late = setTimeout(resolve, 2000)
      this.wake = () => {
        clearTimeout(late)
        resolve()
      }
    })
  }

  /** Whoever has the move takes any action. Null: nobody has it, or the table has moved on meanwhile. */
  async move(choose: NumberSource): Promise<Move | null> {
    const seat = this.mover()
    const page = this.pages[seat]
    if (page?.reading == null) return null
    const { legal, draft, version } = page.reading
    const started = performance.now()
    const [command, body] = draft.canEndTurn
      ? ['end-turn', { version }]
      : ['act', { actions: [legal[choose(legal.length)] ?? ''], endTurn: true, version }]
    const { status, text } = await post(`${this.addresses[seat]}/${command}?brief=1`, this.tokens[seat] ?? '', body)
    const acknowledged = performance.now() - started
    if (status === 409) return null
    if (status !== 200) throw new Error(`${this.game}: ${status} ${text}`)
    const { version: now } = JSON.parse(text) as { version: number }
    while ((page.reading?.version ?? 0) < now) await this.news()
    return { game: this.game, acknowledged, told: performance.now() - started }
  }

  close(): void {
    for (const page of this.pages) page.close()
  }

  private mover(): number {
    return this.tokens.findIndex((_, index) => {
      const reading = this.pages[index]?.reading
      return reading != null && reading.status === 'playing' && (reading.draft.canEndTurn || reading.legal.length > 0)
    })
  }
}
