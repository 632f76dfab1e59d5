/** Text for a value and back. `parse(make(value))` equals `value`; `parse` of anything else is null. */
export interface Codec<T> {
  make(value: T): string
  parse(text: string): T | null
}
