import type { Page } from '@playwright/test'
import { playArtifacts } from './byEar/artifacts.ts'
import type { Ear } from './byEar/ear.ts'
import { playSilver } from './byEar/silver.ts'
import { playSunken } from './byEar/sunken.ts'
import { thesaurosPlayer } from './byEar/thesauros.ts'
import { playOpenTable } from './byEar/wholeGame.ts'
import { expect, test } from './fixtures.ts'

/** Plays a game against Deckhand with nothing but keys and what is read aloud, and wins. */
async function playByEar(
  page: Page,
  game: string,
  play: (ear: Ear, asked: string) => Promise<string>,
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  // Every key is heard before the next one: on a busy machine a whole game takes its time.
  test.setTimeout(360_000)
  await page.goto('/')
  await page.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }]
  const answer = await page.request.post('/api/tables', { data: { game, seats, options } })
  const { id } = (await answer.json()) as { id: string }
  // What happened before the page was opened is not read out: it is opened when there is something to do.
  const waitingFor = async () =>
    ((await (await page.request.get(`/api/tables/${id}`)).json()) as { waitingFor: readonly number[] }).waitingFor
  await expect.poll(waitingFor).toContain(0)
  await page.goto(`/table/${id}`)
  await playOpenTable(page, play)
}

test('Silver & Gold is played to its end by ear, and won', async ({ page }) => {
  await playByEar(page, 'silver-and-gold', playSilver)
})

test('Sunken Treasure is played to its end by ear, and won', async ({ page }) => {
  await playByEar(page, 'sunken-treasure', playSunken)
})

test('Artifacts, Inc. is played to its end by ear, and won', async ({ page }) => {
  await playByEar(page, 'artifacts-inc', playArtifacts)
})

test('Thesauros, Introductory, is played to its end by ear, and won', async ({ page }) => {
  await playByEar(page, 'thesauros', thesaurosPlayer(), { variant: 'introductory' })
})
