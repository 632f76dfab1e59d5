import { expect, type Locator } from '@playwright/test'

/** What went wrong in a dialog is seen over it, can be closed there, and is spoken within it: the rest of the page is silent meanwhile. */
export async function expectToldIn(dialog: Locator): Promise<void> {
  const page = dialog.page()
  const notice = page.getByTestId('notice')
  await expect(notice).toBeVisible()
  await expect(dialog.getByTestId('spoken-now')).not.toBeEmpty()
  await notice.getByRole('button').click()
  await expect(notice).toHaveCount(0)
  await expect(dialog).toBeVisible()
}
