import type { Page } from '@playwright/test'
import type { TableReading } from '@fathom/protocol'
import { twins } from './byEar/twins.ts'
import { expect, test } from './fixtures.ts'
import { opener, questions } from './questions.ts'

/** Makes the first step that may be made there, past the page. @returns whether only the turn's end is left then */
async function isLastStep(page: Page, id: string, [action]: readonly string[]): Promise<boolean> {
  const url = `${new URL(page.url()).origin}/api/tables/${id}/act`
  const answer = await page.request.post(url, { data: { actions: [action] } })
  expect(answer.status()).toBe(200)
  const { draft, version } = (await answer.json()) as TableReading
  await expect(page.getByTestId('table')).toHaveAttribute('data-version', String(version))
  return draft.canEndTurn
}

const RECORDS = ['silver-and-gold/four-seats', 'sunken-treasure/traded', 'artifacts-inc/reputation-4', 'thesauros/standard-4'] as const // prettier-ignore

for (const record of RECORDS) {
  test(`no two buttons of ${record} are called the same, whatever is asked`, async ({ page, recorded }) => {
    const asking = await questions(record)
    for (const language of ['en', 'fr'] as const) {
      await page.goto('about:blank') // the other language begins with a page of its own
      const open = await opener(page, recorded, record, language)
      let isEndSeen = false
      for (const [question, at] of asking) {
        const id = await open(at)
        expect(await twins(page), `${question}, ${language}`).toEqual([])
        if (isEndSeen) continue
        isEndSeen = await isLastStep(page, id, at.legal)
        if (isEndSeen) expect(await twins(page), `the end of a turn, ${language}`).toEqual([])
      }
      expect(isEndSeen).toBe(true)
    }
  })
}
