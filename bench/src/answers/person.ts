import type { TableReading } from '@fathom/protocol'

type Seats = readonly ({ readonly kind: 'me' } | { readonly kind: 'bot'; readonly level: string })[]

/** Somebody who talks to a server as a page does: a guest at one table. */
export class Person {
  private readonly url: string
  private token = ''
  private here = ''

  private constructor(url: string) {
    this.url = url
  }

  static async arrives(url: string): Promise<Person> {
    const person = new Person(url)
    const { token } = await person.call<{ token: string }>('POST', '/guests', { name: 'Ana', language: 'en' })
    person.token = token
    return person
  }

  /** Sets a table with bots and sits down at it. */
  async sits(game: string, bots: readonly string[]): Promise<TableReading> {
    const seats: Seats = [{ kind: 'me' }, ...bots.map((level) => ({ kind: 'bot', level }) as const)]
    const table = await this.call<TableReading>('POST', '/tables', { game, seats })
    this.here = `/tables/${table.id}`
    return table
  }

  read(): Promise<TableReading> {
    return this.call('GET', this.here)
  }

  act(action: string, endTurn: boolean): Promise<TableReading> {
    return this.call('POST', `${this.here}/act`, { actions: [action], endTurn })
  }

  undo(): Promise<TableReading> {
    return this.call('POST', `${this.here}/undo`, {})
  }

  endTurn(): Promise<TableReading> {
    return this.call('POST', `${this.here}/end-turn`, {})
  }

  private async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
}

/** True if the table waits for the person who reads it. */
export function isMine({ you, waitingFor }: TableReading): boolean {
  return you !== null && waitingFor.includes(you)
}
