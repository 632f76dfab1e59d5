import { expect, type Page } from '@playwright/test'
import { Ear } from './ear.ts'

/** The words that end a game: who wins is said. */
const ENDED = /The game is over|\bwins?\./

/** Plays the game whose table is open and waits for me with nothing but keys and what is read aloud, and wins. */
export async function playOpenTable(page: Page, play: (ear: Ear, asked: string) => Promise<string>): Promise<void> {
  await expect(page.getByTestId('prompt-sentence')).not.toBeEmpty()
  const ear = await Ear.at(page)
  let asked = (await ear.look()).find(({ name }) => name === 'What is asked of you')?.text ?? ''
  while (!ENDED.test(asked)) {
    asked = await play(ear, asked)
  }
  await expect.poll(() => ear.has('heading', /^You win with/)).toBe(true)
}
