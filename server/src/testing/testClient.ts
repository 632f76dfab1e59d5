import {
  patched,
  PushReader,
  type CreatedGuest,
  type CreateTable,
  type ErrorBody,
  type LogEntry,
  type Push,
  type TableReading,
} from '@fathom/protocol'

export interface Answer<Body = unknown> {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}

/** Somebody who talks to a server as a program would: over HTTP, with a token once they have one. */
export class TestClient {
  token: string | null = null
  readonly url: string
  private readonly headers: Readonly<Record<string, string>>

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.url = url
    this.headers = headers
  }

  /** A client who is a guest already. */
  static async named(url: string, name: string, language: 'en' | 'fr' = 'en'): Promise<TestClient> {
    const client = new TestClient(url)
    const { body } = await client.post<CreatedGuest>('/guests', { name, language })
    client.token = body.token
    return client
  }

  get<Body = unknown>(path: string): Promise<Answer<Body>> {
    return this.send('GET', path)
  }

  post<Body = unknown>(path: string, body?: unknown): Promise<Answer<Body>> {
    return this.send('POST', path, body)
  }

  async send<Body = unknown>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        // What ids and times compress to differs: lengths of two answers can be compared only as they are.
        'accept-encoding': 'identity',
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Body, headers: response.headers }
  }

  /** A new table; anything but success fails the test. */
  async createTable(wanted: CreateTable): Promise<TableReading> {
    return must(await this.post<TableReading>('/tables', wanted), 201)
  }

  async table(id: string): Promise<TableReading> {
    return must(await this.get<TableReading>(`/tables/${id}`))
  }

  /** A command at a table that has to succeed. */
  async does(id: string, command: string, body: unknown = {}): Promise<TableReading> {
    return must(await this.post<TableReading>(`/tables/${id}/${command}`, body))
  }

  /** A command that has to be refused: `status code`. */
  async refused(id: string, command: string, body: unknown = {}): Promise<string> {
    return refusalOf(await this.post(`/tables/${id}/${command}`, body))
  }

  /** Plays the own seat with whatever `choose` picks until the game is over, looking every `pause` milliseconds. */
  async playOut(id: string, choose: (legal: readonly string[]) => string, pause = 3): Promise<TableReading> {
    for (let tries = 0; tries < 5000; tries++) {
      const table = await this.table(id)
      if (table.status === 'finished') return table
      if (table.draft.canEndTurn) await this.post(`/tables/${id}/end-turn`)
      else if (table.legal.length > 0) {
        await this.post(`/tables/${id}/act`, { actions: [choose(table.legal)], endTurn: true, version: table.version })
      } else await new Promise((resolve) => setTimeout(resolve, pause))
    }
    throw new Error('the game does not end')
  }

  /** @param known what the client was told before, by the numbers of the entries */
  listen(id: string, since = 0, query = '', known: Known = new Map()): Promise<TestSubscription> {
    return TestSubscription.open(
      `${this.url.replace('http', 'ws')}/api/tables/${id}/socket?since=${since}${query}`,
      this.token,
      this.headers,
      known,
    )
  }

  /** Listens as the page does: told by patches of what it knows, `known` of before included. */
  follow(id: string, since = 0, known: Known = new Map()): Promise<TestSubscription> {
    return this.listen(id, since, '&changes=2&tersest=1', known)
  }
}

/** The body of an answer that must be a success. */
export function must<Body>({ status, body }: Answer<Body>, wanted = 200): Body {
  if (status !== wanted) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}

/** `status code` of a refusal. */
export function refusalOf({ status, body }: Answer): string {
  return `${status} ${(body as ErrorBody).code}`
}

type Known = ReadonlyMap<number, LogEntry>

/** An open WebSocket and everything it has heard. */
export class TestSubscription {
  readonly heard: Push[] = []
  readonly raw: string[] = []
  /** The table by all that was heard. */
  table: TableReading | null = null
  private readonly reader = new PushReader()
  closeCode: number | null = null
  readonly socket: WebSocket

  private constructor(socket: WebSocket, known: Known) {
    this.socket = socket
    for (const [n, entry] of known) this.reader.log.set(n, entry)
    socket.addEventListener('message', ({ data }) => {
      this.raw.push(String(data))
      const push = this.reader.read(String(data))
      this.heard.push(push)
      this.table = tableAfter(this.table, push)
    })
    socket.addEventListener('close', ({ code }) => (this.closeCode = code))
  }

  static async open(
    url: string,
    token: string | null,
    headers: Record<string, string> = {},
    known: Known = new Map(),
  ): Promise<TestSubscription> {
    const all = { ...headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) }
    // Node's own WebSocket takes headers as well, which browsers' types do not know.
    const Socket = WebSocket as unknown as new (url: string, options: { headers: Record<string, string> }) => WebSocket
    const subscription = new TestSubscription(new Socket(url, { headers: all }), known)
    await new Promise<void>((resolve, reject) => {
      subscription.socket.addEventListener('open', () => resolve())
      subscription.socket.addEventListener('error', () => reject(new Error('the socket was refused')))
    })
    return subscription
  }

  /** The first push that fits, waiting for it. */
  async hears<P extends Push>(fits: (push: Push) => push is P): Promise<P>
  async hears(fits: (push: Push) => boolean): Promise<Push>
  async hears(fits: (push: Push) => boolean): Promise<Push> {
    return until(() => this.heard.find(fits))
  }

  close(): void {
    this.socket.close()
  }
}

function tableAfter(table: TableReading | null, push: Push): TableReading | null {
  if (push.type === 'update') return push.table
  if (table === null) return null
  if (push.type === 'presence') return { ...table, seats: push.seats }
  if (push.type !== 'change') return table
  if (push.from !== table.version) throw new Error(`a patch of ${push.from} where ${table.version} is known`)
  return patched(table, push.patch) as TableReading
}

/** What `look` finds, looking again and again for at most half a minute: a busy machine takes its time. */
export async function until<T>(
  look: () => T | undefined | null | false | Promise<T | undefined | null | false>,
): Promise<T> {
  const end = Date.now() + 30_000
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > end) throw new Error(`waited in vain: ${look.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
