import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { paint } from './painting.ts'

/**
 * What axe finds wrong with the page as it stands, a line a rule. It is asked only for what is wrong and told that there is one frame only:
 * all rules are held to all of the page, in two thirds of the time.
 */
export async function violations(page: Page): Promise<string[]> {
  await paint(page) // what can't be seen has no contrast
  const found = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
