import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The step that the guide is at, once the table has come to rest. */
export async function atStep(page: Page, step: string): Promise<void> {
  await expect(page.getByTestId('guide-step')).toHaveText(step)
}
