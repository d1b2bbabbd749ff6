// Answers the question that an act of the office asks: why; then the act is done and its dialog gone.
import type { Page } from 'playwright-core'

export const giveReason = async (page: Page, reason: string, verb: string, label = '사유'): Promise<void> => {
  // What the toasts say stands in dialogs of its own.
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(label) })
  await dialog.getByLabel(label).fill(reason)
  await dialog.getByRole('button', { name: verb, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}
