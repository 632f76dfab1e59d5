import { kindOf, NotTerse, shapeOf, type Members } from './terse.ts'

/** Reads what was written, one value after the other. */
export class TerseReader {
  private readonly text: string
  private at = 0
  private names = new Map<string, readonly string[]>()

  constructor(text: string) {
    this.text = text
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  /** True, and past it, if the text goes on with this character. */
  skips(character: string): boolean {
    if (this.text[this.at] !== character) return false
    this.at++
    return true
  }

  /** Goes on with what another writer has written. */
  forget(): void {
    this.names.clear()
  }

  /** Knows the names in a value, as if it had been read. */
  learn(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    for (const each of Object.values(value)) this.learn(each)
    if (Array.isArray(value)) return
    const { word, of, names } = shapeOf(value as Members)
    this.know(of === null ? word : `${word}!`, names)
  }

  /** The next value, which another writer has written. @throws NotTerse */
  apart(): unknown {
    const { names } = this
    this.names = new Map()
    const value = this.value()
    this.names = names
    return value
  }

  /** @throws NotTerse */
  number(): number {
    return Number(this.match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy))
  }

  /**
   * The next value.
   * @param seat the seat that is spoken of
   * @throws NotTerse
   */
  value(seat: number | null = null): unknown {
    const next = this.text[this.at] ?? ''
    if (next === '{' || next === '(') return this.object('', {}, seat)
    if (next === '[') return this.list(seat)
    if (next === '"') return this.quoted()
    if (this.skips('+')) return true
    if (this.skips('~')) return false
    if (this.skips('*')) return null
    return /[-\d]/.test(next) ? this.number() : this.word(seat)
  }

  /** The next member, put into an object. @throws NotTerse */
  member(object: Record<string, unknown>, seat: number | null = null): string {
    const name = this.text[this.at] === '"' ? this.quoted() : this.match(/[\w$-]+/y)
    if (this.skips('.')) {
      const inner: Record<string, unknown> = {}
      this.member(inner, seat)
      put(object, name, inner)
      return name
    }
    if (!'{[('.includes(this.text[this.at] ?? '')) this.expect(':')
    put(object, name, this.value(seat))
    return name
  }

  private word(seat: number | null): unknown {
    const word = this.match(/[A-Za-z][\w $#%&'*+./:;<=>?@^`~-]*/y)
    if (this.skips('!')) {
      const of = /\d/.test(this.text[this.at] ?? '') ? this.number() : seat
      return this.object(`${word}!`, { type: word, seat: of }, seat)
    }
    const next = this.text[this.at]
    return next === '{' || next === '(' ? this.object(word, { type: word }, seat) : word
  }

  private quoted(): string {
    return JSON.parse(this.match(/"(?:[^"\\]|\\.)*"/y)) as string
  }

  private list(seat: number | null): unknown[] {
    this.expect('[')
    return this.values(']', seat)
  }

  private values(end: string, seat: number | null): unknown[] {
    const list: unknown[] = []
    while (!this.skips(end)) {
      if (list.length > 0) this.expect(',')
      if (this.skips('=')) list.push(...this.strings())
      else list.push(this.value(seat))
    }
    return list
  }

  private strings(): string[] {
    const found = this.match(/[^\]]*/y)
    let last = ''
    return found.split('|').map((each) => {
      last = last.slice(0, Number.parseInt(each[0] ?? '', 36)) + each.slice(1)
      return last
    })
  }

  private object(tag: string, object: Record<string, unknown>, seat: number | null): Record<string, unknown> {
    if (this.skips('(')) {
      const values = this.values(')', seat)
      const names = this.names.get(kindOf(tag, values.length))
      if (names === undefined) throw new NotTerse(`no names for ${tag} at ${this.at}`)
      for (const [index, name] of names.entries()) put(object, name, values[index])
      return object
    }
    this.expect('{')
    const names: string[] = []
    while (!this.skips('}')) {
      if (names.length > 0) this.expect(',')
      names.push(this.member(object, seat))
    }
    this.know(tag, names)
    return object
  }

  private know(tag: string, names: readonly string[]): void {
    if (tag !== '' || names.length !== 1) this.names.set(kindOf(tag, names.length), names)
  }

  /** Past this character. @throws NotTerse if the text goes on with another one */
  expect(character: string): void {
    if (!this.skips(character)) throw new NotTerse(`no ${character} at ${this.at}`)
  }

  /** @param pattern a sticky one */
  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found === undefined) throw new NotTerse(`nothing that is known at ${this.at}`)
    this.at += found.length
    return found
  }
}

/** Sets a member, of whatever name. */
function put(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true }) // prettier-ignore
  else object[name] = value
}
