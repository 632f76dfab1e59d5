import type { AnyGame, GameText, GameView } from '@fathom/kernel'

/** One thing that can be done now. */
export interface Choice {
  /** Counted from 1, in the order of the legal list. */
  readonly number: number
  readonly action: unknown
  readonly notation: string
  /** What it does, in the reader's language. */
  readonly text: string
}

/** Neighbouring choices that begin alike: "cross G02". */
export interface Group {
  readonly name: string
  readonly first: Choice
  readonly last: Choice
}

/** Choices that are read out one by one; more are told in groups. */
export const FEW = 12

export function choicesOf(game: AnyGame, text: GameText, view: GameView, legal: readonly unknown[]): Choice[] {
  return legal.map((action, index) => ({
    number: index + 1,
    action,
    notation: game.notation.make(action),
    text: text.action(action, view),
  }))
}

/** Choices by the first two words of their notation. The legal list is sorted, so each group is one stretch of numbers. */
export function groupsOf(choices: readonly Choice[]): Group[] {
  const groups: { name: string; first: Choice; last: Choice }[] = []
  for (const choice of choices) {
    const name = choice.notation.split(' ').slice(0, 2).join(' ')
    const group = groups.at(-1)
    if (group?.name === name) group.last = choice
    else groups.push({ name, first: choice, last: choice })
  }
  return groups
}

/** The choices whose notation or text has all these words, as words or beginnings of words; capitals don't matter. */
export function matching(choices: readonly Choice[], words: readonly string[]): Choice[] {
  return choices.filter((choice) => {
    const has = wordsOf(`${choice.notation} ${choice.text}`)
    return words.every((word) => has.some((each) => each.startsWith(word)))
  })
}

/** The choice that somebody names by its number, or by its notation with the words in any order and any capitals. */
export function named(choices: readonly Choice[], typed: string): Choice | null {
  if (/^\d+$/.test(typed)) return choices[Number(typed) - 1] ?? null
  // Two choices may have the same words in another order ("move c2r3 c2r4" and back): what is typed in order goes first.
  const inOrder = wordsOf(typed).join(' ')
  const key = keyOf(typed)
  return (
    choices.find((choice) => wordsOf(choice.notation).join(' ') === inOrder) ??
    choices.find((choice) => keyOf(choice.notation) === key) ??
    null
  )
}

/** Words to compare by. */
export function wordsOf(text: string): string[] {
  return text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function keyOf(text: string): string {
  return wordsOf(text).toSorted().join(' ')
}
