/** The positions of a recorded game where its seats are asked something, opened on a page one after the other. */
import { expect, type Page } from '@playwright/test'
import type { RecordedServer } from './recordedServer.ts'
import { sightings, type Sighting } from './recordedTables.ts'

/** What a seat is asked at a position, in a word. */
function questionOf({ view, legal }: Sighting): string {
  const { pending, phase } = view as { pending?: { kind: string } | null; phase?: string }
  return pending?.kind ?? `${phase}: ${legal[0]?.split(' ')[0]}`
}

const known = new Map<string, Promise<Sighting[]>>()

/** Where seats of a recorded game were asked something. */
export async function asked(record: string): Promise<Sighting[]> {
  const read = known.get(record) ?? sightings(record).then((all) => all.filter(({ legal }) => legal.length > 0))
  known.set(record, read)
  return read
}

/** A position of a recorded game for each thing that seats are asked in it: where most can be chosen. */
export async function questions(record: string): Promise<Map<string, Sighting>> {
  const found = new Map<string, Sighting>()
  for (const each of await asked(record)) {
    const before = found.get(questionOf(each))
    if (each.legal.length > (before?.legal.length ?? 0)) found.set(questionOf(each), each)
  }
  return found
}

/** Opens a recorded game for one person at its positions, one after the other. @returns what opens one, and gives the table's id */
export async function opener(
  page: Page,
  recorded: RecordedServer,
  record: string,
  language: 'en' | 'fr' = 'en',
): Promise<(at: Sighting | undefined) => Promise<string>> {
  const guest = await recorded.guest(page, language)
  await page.addInitScript((to) => localStorage.setItem('fathom.language', to), language)
  return async (at: Sighting | undefined): Promise<string> => {
    if (at === undefined) throw new Error(`${record} never comes there`)
    const id = await recorded.open(page, { guest, record, at })
    await expect(page.getByTestId('prompt')).toBeVisible()
    await expect(page.locator('.coming')).toHaveCount(0)
    return id
  }
}
