/** A name as it may stand in a record: one line, no control characters. */
export function oneLine(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
