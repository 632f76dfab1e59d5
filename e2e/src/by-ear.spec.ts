import type { Page } from '@playwright/test'
import { playArtifacts } from './byEar/artifacts.ts'
import { playSilver } from './byEar/silver.ts'
import { playSunken } from './byEar/sunken.ts'
import { thesaurosPlayer } from './byEar/thesauros.ts'
import { playOpenTable, type Play } from './byEar/wholeGame.ts'
import { expect, test } from './fixtures.ts'
import { lateIn, type Sighting } from './recordedTables.ts'

/** In the usual suite an opening is so many answers long; the long suite plays whole games. */
const OPENING = process.env.FATHOM_LONG === '1' ? Infinity : 12
/** Where the usual suite goes on, in parts of a recorded game. */
const LATE = 0.8

/** Sits down at a new table with Deckhand. */
async function sitDown(page: Page, game: string, options: Readonly<Record<string, string>>): Promise<void> {
  await page.request.post('/api/guests', { data: { name: 'Ana', language: 'en' } })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }]
  const answer = await page.request.post('/api/tables', { data: { game, seats, options } })
  const { id } = (await answer.json()) as { id: string }
  // The page does not read out what happened before it was opened, so it is opened when there is something to do.
  const waitingFor = async () =>
    ((await (await page.request.get(`/api/tables/${id}`)).json()) as { waitingFor: readonly number[] }).waitingFor
  await expect.poll(waitingFor).toContain(0)
  await page.goto(`/table/${id}`)
}

interface Game {
  readonly name: string
  readonly id: string
  readonly play: () => Play
  readonly record: string
  readonly options?: Readonly<Record<string, string>>
  /** Where somebody who has heard nothing of before can go on. */
  readonly fits?: (sighting: Sighting) => boolean
}

const GAMES: readonly Game[] = [
  { name: 'Silver & Gold', id: 'silver-and-gold', play: () => playSilver, record: 'silver-and-gold/two-seats' },
  { name: 'Sunken Treasure', id: 'sunken-treasure', play: () => playSunken, record: 'sunken-treasure/twelve-2' },
  { name: 'Artifacts, Inc.', id: 'artifacts-inc', play: () => playArtifacts, record: 'artifacts-inc/reputation-2' },
  {
    name: 'Thesauros, Introductory,',
    id: 'thesauros',
    play: thesaurosPlayer,
    record: 'introductory-2',
    options: { variant: 'introductory' },
    // Where one has placed somebody since the quadrimester began is remembered, not asked for.
    fits: ({ legal }) => legal.some((action) => action.startsWith('budget HR ')),
  },
]

for (const { name, id, play, record, options = {}, fits } of GAMES) {
  test(`${name} is begun by ear, in the long suite played to its end and won`, async ({ page }) => {
    // Every key is heard before the next one: on a busy machine a whole game takes its time.
    test.setTimeout(360_000)
    await sitDown(page, id, options)
    await playOpenTable(page, play(), { answers: OPENING, mustWin: true })
  })

  test(`${name} is played to its end by ear from a late position`, async ({ page, recorded }) => {
    const guest = await recorded.guest(page)
    await recorded.open(page, { guest, record, at: await lateIn(record, LATE, fits), level: 'deckhand' })
    // How it stands there is the luck of a recorded game: whoever wins, the end is heard.
    await playOpenTable(page, play())
  })
}
