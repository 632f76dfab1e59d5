import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { paint } from './painting.ts'

/**
 * What axe finds wrong with the page, a line a rule. It checks all rules on all of the page; reporting violations only, and one frame only, takes two thirds of the time.
 */
export async function violations(page: Page): Promise<string[]> {
  await paint(page) // what can't be seen has no contrast
  const found = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
