// The sample app of a partner, from which customers come in: a launch is made there, for its phone or for a window.
import type { FrameLocator, Page } from 'playwright-core'
import type { World } from './open-world.ts'

export type LaunchKind =
  | '정상' | '시간이 지난 링크' | '이미 사용한 링크' | '변조된 링크' | '잘못 만든 링크' | '없는 고객' | '없는 차량'

/** The sample app makes a launch for the car with this number. */
export const launchIn = async (page: Page, car: string, kind: LaunchKind): Promise<FrameLocator> => {
  await page.goto('/sandbox/partner')
  await page.locator('select').selectOption({ label: car })
  await page.getByLabel(kind, { exact: true }).check()
  await page.getByRole('button', { name: '웹뷰 열기' }).click()
  return page.frameLocator('iframe')
}

/** The same launch for a window of its own. */
export const launchAddressOf = async (world: World, page: Page, car: string, kind: LaunchKind): Promise<string> => {
  await launchIn(page, car, kind)
  const address = await page.getByRole('link', { name: '새 창에서 열기' }).getAttribute('href')
  // The launch in its phone must not go on beside the story.
  await page.close()
  return new URL(address ?? '', world.base).href
}
