/** Control characters and others without a shape, but for the joiner of emoji: a terminal would obey them, or write backwards. */
const UNSEEN = /(?!\u200D)[\p{C}\p{Zl}\p{Zp}]/gu

/** Words that somebody else wrote, as an operator's terminal may be told them: what can't be seen is named, like `\u{1b}`. */
export function shown(words: string): string {
  return words.replaceAll(UNSEEN, (each) => `\\u{${(each.codePointAt(0) ?? 0).toString(16)}}`)
}
