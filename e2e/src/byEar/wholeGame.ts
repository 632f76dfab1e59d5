import { expect, type Page } from '@playwright/test'
import { Ear } from './ear.ts'

/** The words that end a game: who wins is said. */
const ENDED = /The game is over|\bwins?\./

/** Answers what is asked, as it was heard; resolves to what is asked next. */
export type Play = (ear: Ear, asked: string) => Promise<string>

/**
 * Plays the table that the page shows with nothing but keys and what is read aloud. At the end of a game it hears who has won.
 * @param answers how many answers are given at most
 * @param mustWin it has played so much of the game that it should be me
 */
export async function playOpenTable(
  page: Page,
  play: Play,
  { answers = Infinity, mustWin = false } = {},
): Promise<void> {
  await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
  const ear = await Ear.at(page)
  let asked = (await ear.look()).find(({ name }) => name === 'What is asked of you')?.text ?? ''
  for (let answered = 0; !ENDED.test(asked); answered++) {
    if (answered === answers) return
    asked = await play(ear, asked)
  }
  await expect.poll(() => ear.has('heading', mustWin ? /^You win with/ : /wins? with|share the win/)).toBe(true)
}
