import { ok, refuse, type Result } from './result.ts'

export type OptionValue = string | number | boolean
export type Options = Readonly<Record<string, OptionValue>>

/** One thing that a table may choose, described as data: draws the form, checks a request, fills the default. */
export type OptionSpec =
  | { readonly id: string; readonly kind: 'switch'; readonly default: boolean }
  | { readonly id: string; readonly kind: 'choice'; readonly choices: readonly string[]; readonly default: string }
  | {
      readonly id: string
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly default: number
    }

/**
 * A full set of options from what somebody asked for.
 * @param specs the game's options
 * @param asked any subset, from outside (unchecked)
 * @returns every option with a value; refused: `unknown-option {option}`, `bad-option-value {option, value, allowed}`
 */
export function fillOptions(specs: readonly OptionSpec[], asked: Readonly<Record<string, unknown>>): Result<Options> {
  const known = new Set(specs.map((spec) => spec.id))
  for (const id of Object.keys(asked)) if (!known.has(id)) return refuse('unknown-option', { option: id })
  const filled: Record<string, OptionValue> = {}
  for (const spec of specs) {
    const value = Object.hasOwn(asked, spec.id) ? asked[spec.id] : spec.default
    if (!allows(spec, value)) {
      return refuse('bad-option-value', { option: spec.id, value: String(value), allowed: allowedValues(spec) })
    }
    filled[spec.id] = value
  }
  return ok(filled)
}

/** An option's value from text, as a command line or a record gives it; null if it does not fit. */
export function parseOptionValue(spec: OptionSpec, text: string): OptionValue | null {
  if (spec.kind === 'switch') {
    if (text === 'on' || text === 'true') return true
    return text === 'off' || text === 'false' ? false : null
  }
  if (spec.kind === 'choice') return spec.choices.includes(text) ? text : null
  const number = Number(text)
  return text.trim() !== '' && allows(spec, number) ? number : null
}

/** The text form of an option's value that `parseOptionValue` reads. */
export function makeOptionValue(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value)
}

function allows(spec: OptionSpec, value: unknown): value is OptionValue {
  if (spec.kind === 'switch') return typeof value === 'boolean'
  if (spec.kind === 'choice') return typeof value === 'string' && spec.choices.includes(value)
  return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
}

function allowedValues(spec: OptionSpec): readonly string[] {
  if (spec.kind === 'switch') return ['on', 'off']
  return spec.kind === 'choice' ? spec.choices : [`${spec.min}-${spec.max}`]
}
