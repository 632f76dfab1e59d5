import type { TableReading } from '@fathom/protocol'
import type { Page } from '@playwright/test'

/** Asks the server as whoever a page is; with a body, POST. */
export async function ask<T>(page: Page, path: string, body?: unknown): Promise<T> {
  const answer =
    body === undefined ? await page.request.get(`/api${path}`) : await page.request.post(`/api${path}`, { data: body })
  return (await answer.json()) as T
}

/** Plays my seat at a table to the end, beside the page. */
export async function playOut(page: Page, id: string): Promise<void> {
  for (let tries = 0; tries < 2000; tries++) {
    const { status, draft, legal, version } = await ask<TableReading>(page, `/tables/${id}`)
    if (status === 'finished') return
    if (draft.canEndTurn) await ask(page, `/tables/${id}/end-turn`, {})
    else if (legal.length > 0)
      await ask(page, `/tables/${id}/act`, { actions: legal.slice(-1), endTurn: true, version })
  }
  throw new Error('the game does not end')
}
