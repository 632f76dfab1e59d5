import { BARE, kindOf, shapeOf, type Members, type Terse } from './terse.ts'

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

/** A value by itself, of how it stands after a name. */
function valueOf(afterName: Terse): Terse {
  if (afterName.startsWith(':')) return afterName.slice(1)
  return afterName.startsWith('.') ? `{${afterName.slice(1)}}` : afterName
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
