import { expect, type Page } from '@playwright/test'
import { Ear } from './ear.ts'

/** The words that end a game: who wins is said. */
const ENDED = /The game is over|\bwins?\./

/** Answers what is asked, as it was heard; resolves to what is asked next. */
export type Play = (ear: Ear, asked: string) => Promise<string>

/**
 * Plays the table that the page shows with nothing but keys and what is read aloud, and wins if the game comes to its end.
 * @param answers how many answers are given at most
 */
export async function playOpenTable(page: Page, play: Play, answers = Infinity): Promise<void> {
  await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
  const ear = await Ear.at(page)
  let asked = (await ear.look()).find(({ name }) => name === 'What is asked of you')?.text ?? ''
  for (let answered = 0; !ENDED.test(asked); answered++) {
    if (answered === answers) return
    asked = await play(ear, asked)
  }
  await expect.poll(() => ear.has('heading', /^You win with/)).toBe(true)
}
