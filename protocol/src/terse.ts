/**
 * JSON values in fewer characters, for pushes. Like JSON, but that
 * - a string of ASCII stands without quotes if it begins with a letter and has no character that means something here;
 * - a name stands without quotes if it is letters, digits, `_`, `$` and `-`; no colon stands between it and `{`, `[` or `(`;
 * - `a.b:1` is `a{b:1}`, wherever an object has one member alone;
 * - `+`, `~` and `*` are true, false and null;
 * - `word{...}` is an object whose first member is `type:word`; `word!2{...}` one whose second is `seat:2`, and `word!{...}` one with the
 *   seat that is spoken of;
 * - `(...)` is an object whose names are not told again: it has those of the last one with as many members (and the same word before it);
 * - `=0place 5 T1|8B2|6 6 T1`, last in a list, are strings that each begin like the one before: how many characters, as a digit in base 36, and
 *   the rest.
 */
export type Terse = string

type Members = Readonly<Record<string, unknown>>

const BARE = /^[A-Za-z][\w $#%&'*+./:;<=>?@^`~-]*$/
const NAME = /^[\w$-]+$/

/** The numbers of shared characters that have a digit. */
const MOST_SHARED = 35

/** Writes values one after the other, for a `TerseReader` that reads them in the same order. */
export class TerseWriter {
  /** The names of the last object of each word and number of members. */
  private names: Map<string, string> | null

  /** @param before what has been written already */
  constructor(before?: TerseWriter) {
    this.names = before?.names == null ? null : new Map(before.names)
  }

  /** @param seat the seat that is spoken of */
  write(value: unknown, seat: number | null = null): Terse {
    if (typeof value === 'string') return quoted(value)
    if (typeof value !== 'object' || value === null) return plain(value)
    return Array.isArray(value) ? this.list(value, seat) : valueOf(this.object(value as Members, seat))
  }

  /** A member of an object, with its name. */
  member(name: string, value: unknown): Terse {
    return nameOf(name) + this.afterName(value, null)
  }

  /** A value as it stands after its name. */
  private afterName(value: unknown, seat: number | null): Terse {
    if (typeof value === 'string') return `:${quoted(value)}`
    if (typeof value !== 'object' || value === null) return `:${plain(value)}`
    return Array.isArray(value) ? this.list(value, seat) : this.object(value as Members, seat)
  }

  private list(list: readonly unknown[], seat: number | null): Terse {
    let strings = list.length
    while (strings > 0 && typeof list[strings - 1] === 'string') strings--
    let text = ''
    for (let index = 0; index < strings; index++) text += `${index === 0 ? '' : ','}${this.write(list[index], seat)}`
    if (strings === list.length) return `[${text}]`
    return `[${text}${strings === 0 ? '' : ','}${stringsOf(list.slice(strings) as readonly string[])}]`
  }

  private object(object: Members, seat: number | null): Terse {
    const { word, of, names } = shapeOf(object)
    const after = names.map((name) => this.afterName(object[name], seat))
    if (word === '' && names.length === 1) return `.${nameOf(names[0] as string)}${after[0]}`
    if (of === null) return `${word === '' ? '' : ':'}${word}${this.members(word, names, after)}`
    return `:${word}!${of === seat ? '' : of}${this.members(`${word}!`, names, after)}`
  }

  private members(tag: string, names: readonly string[], after: readonly Terse[]): Terse {
    const kind = kindOf(tag, names.length)
    const all = names.join()
    if (names.length > 0 && this.names?.get(kind) === all) return `(${after.map(valueOf).join()})`
    this.names ??= new Map()
    this.names.set(kind, all)
    let text = '{'
    for (let index = 0; index < names.length; index++)
      text += `${index === 0 ? '' : ','}${nameOf(names[index] as string)}${after[index]}`
    return `${text}}`
  }
}

interface Shape {
  /** Empty without one. */
  readonly word: string
  /** The seat that stands with the word. */
  readonly of: number | null
  /** Those of the other members. */
  readonly names: string[]
}

function shapeOf(object: Members): Shape {
  const names: string[] = []
  for (const name in object) if (object[name] !== undefined) names.push(name)
  const word = wordOf(object, names)
  const seat = word !== '' && names[1] === 'seat' ? object['seat'] : null
  const of = isSeat(seat) ? seat : null
  if (word !== '') names.splice(0, of === null ? 1 : 2)
  return { word, of, names }
}

function kindOf(tag: string, members: number): string {
  return `${members}${tag}`
}

/** A value by itself, of how it stands after a name. */
function valueOf(afterName: Terse): Terse {
  if (afterName.startsWith(':')) return afterName.slice(1)
  return afterName.startsWith('.') ? `{${afterName.slice(1)}}` : afterName
}

function isSeat(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0
}

/** What is no text, list or object. */
function plain(value: unknown): Terse {
  if (typeof value === 'boolean') return value ? '+' : '~'
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '*'
}

function nameOf(name: string): Terse {
  return NAME.test(name) ? name : JSON.stringify(name)
}

function quoted(text: string): Terse {
  return BARE.test(text) ? text : JSON.stringify(text)
}

/** The word that an object is written with; empty without one. */
function wordOf(object: Members, [first]: readonly string[]): string {
  const type = object['type']
  return first === 'type' && typeof type === 'string' && BARE.test(type) ? type : ''
}

/** The strings that a list ends with, one by one or, where that is shorter, all in one. */
function stringsOf(list: readonly string[]): Terse {
  let single = ''
  let shared = ''
  let last = ''
  let isBare = list.length > 1
  for (const each of list) {
    isBare &&= each === '' || BARE.test(each)
    single += `${single === '' ? '' : ','}${quoted(each)}`
    let same = 0
    while (same < MOST_SHARED && same < each.length && each.charCodeAt(same) === last.charCodeAt(same)) same++
    shared += `${shared === '' ? '=' : '|'}${same.toString(36)}${each.slice(same)}`
    last = each
  }
  return isBare && shared.length < single.length ? shared : single
}

/** A text that is none of what is written here. */
export class NotTerse extends Error {}

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
