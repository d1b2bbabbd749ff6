// On a phone Back closes what lies over a page and stays on it, and nothing that was typed is dropped unasked.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lookAt, settle } from '../world/look-at.ts'
import { askAs } from '../world/office.ts'
import { sizes, takePicture, untilStill } from '../world/open-world.ts'
import { beginStory } from '../world/story.ts'

const { world, openAs } = beginStory()

const pathOf = (page: Page): string => new URL(page.url()).pathname
const scrolledTo = (page: Page): Promise<number> => page.evaluate('Math.round(scrollY)')

/** As the button of the browser: it tells nobody when it is done. */
const back = (page: Page): Promise<void> => page.evaluate('history.back()')

/** Whatever is on its way in the history has come, and is drawn. */
const settleMoves = async (page: Page): Promise<void> => {
  await page.evaluate('new Promise((done) => setTimeout(done, 100))')
  await untilStill(page)
}

/** From the market, as people come to a car; one with photos. */
const openCar = async (language: 'ko' | 'en' = 'ko'): Promise<Page> => {
  const { items: [row] } = await askAs(world, 'dealer')(auctionsCalls.searchAuctions, {
    body: { criteria: { kinds: ['self'] }, sort: { by: 'endsAt', direction: 'desc' }, size: 1 },
  })
  if (row === undefined) throw new Error('nothing is open in the demo world')
  const page = await openAs('박딜러', '/auctions', { look: 'phone', language })
  await page.goto(`/auctions/${row.auctionId}`)
  await settle(page)
  return page
}

const lightboxOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('img') })

test('the first press closes photos and leaves the page as it was, the second one leaves', async () => {
  const page = await openCar()
  const car = pathOf(page)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0)
  const scrolled = await scrolledTo(page)
  // Whoever listens after the router, such as this, hears of nothing that closes.
  await page.evaluate(`addEventListener('popstate', () => { window.heard = (window.heard ?? 0) + 1 })`)
  for (const close of [back, () => page.getByRole('button', { name: '닫기' }).first().click()]) {
    await page.getByRole('button', { name: /^사진 1:/ }).click()
    await lightboxOf(page).first().waitFor()
    await close(page)
    await lightboxOf(page).first().waitFor({ state: 'detached' })
    expect([pathOf(page), await scrolledTo(page)]).toEqual([car, scrolled])
  }
  await expect.poll(() => page.evaluate('history.state.overKey')).toBeUndefined()
  expect(await page.evaluate('window.heard')).toBeUndefined()
  await back(page)
  await expect.poll(() => pathOf(page)).toBe('/auctions')
  await page.getByRole('article').first().waitFor()
})

test('what was typed is kept by Escape, Back, a press beside and the cross, until it is thrown away', async () => {
  const page = await openCar()
  const car = pathOf(page)
  const report = page.getByRole('button', { name: '오류 신고' }).first()
  const dialog = page.getByRole('dialog', { name: '무엇이 사실과 다른가요?' })
  const question = page.getByRole('alertdialog', { name: '작성하던 내용을 버릴까요?' })
  const beside = () => page.mouse.click(10, 10)
  for (const leave of [() => page.keyboard.press('Escape'), () => back(page), beside]) {
    await report.click()
    await dialog.getByLabel('내용').waitFor()
    await leave()
    await dialog.waitFor({ state: 'detached' })
    expect(pathOf(page)).toBe(car)
  }
  await report.click()
  const words = dialog.getByLabel('내용')
  await words.fill('통풍시트가 없는데 있다고 되어 있습니다.')
  const cross = () => dialog.getByRole('button', { name: '닫기' }).click()
  for (const leave of [() => page.keyboard.press('Escape'), () => back(page), beside, cross]) {
    await leave()
    await question.waitFor()
    await question.getByRole('button', { name: '계속 작성' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await words.inputValue()).toBe('통풍시트가 없는데 있다고 되어 있습니다.')
    expect(await words.evaluate((field) => field.matches(':focus'))).toBe(true)
  }
  await back(page)
  await question.waitFor()
  await lookAt(page, 'discard')
  await page.setViewportSize(sizes.phone)
  await back(page)
  await question.waitFor({ state: 'detached' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: '버리기' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(pathOf(page)).toBe(car)
  await back(page)
  await expect.poll(() => pathOf(page)).toBe('/auctions')
})

test('a list of choices goes with what it belongs to', async () => {
  const page = await openCar()
  const car = pathOf(page)
  await page.getByRole('button', { name: '오류 신고' }).first().click()
  const dialog = page.getByRole('dialog', { name: '무엇이 사실과 다른가요?' })
  await dialog.getByLabel('항목').click()
  await page.getByRole('option').first().waitFor()
  await back(page)
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('option').first().waitFor({ state: 'detached' })
  expect(pathOf(page)).toBe(car)
})

test('a link in a sheet leads on, and Back leads to the page without the sheet', async () => {
  const page = await openAs('박딜러', '/', { look: 'phone' })
  await page.getByRole('link', { name: '경매' }).filter({ visible: true }).first().click()
  await page.getByRole('article').first().waitFor()
  await page.getByRole('button', { name: '이 화면의 규칙' }).click()
  const sheet = page.getByRole('dialog', { name: '이 화면의 규칙' })
  await sheet.getByRole('link', { name: /용어/ }).click()
  await page.waitForURL('**/glossary*')
  await back(page)
  await expect.poll(() => pathOf(page)).toBe('/auctions')
  await page.getByRole('article').first().waitFor()
  expect(await sheet.count()).toBe(0)
  await back(page)
  await expect.poll(() => pathOf(page)).toBe('/')
})

test('conditions that are set in an open sheet stay, Back closes the sheet and then takes them back', async () => {
  const page = await openAs('박딜러', '/auctions', { look: 'phone' })
  await page.getByRole('article').first().waitFor()
  await page.getByRole('button', { name: '조건', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '조건' })
  await sheet.getByRole('group', { name: '연료' }).getByRole('button').first().click()
  await expect.poll(() => new URL(page.url()).search).not.toBe('')
  const { search } = new URL(page.url())
  await back(page)
  await sheet.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe(search)
  await back(page)
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('a page that is loaded anew while something is open has no Back too many', async () => {
  const page = await openCar()
  await page.getByRole('button', { name: /^사진 1:/ }).click()
  await lightboxOf(page).first().waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^사진 1:/ }).waitFor()
  await settle(page)
  await back(page)
  await expect.poll(() => pathOf(page)).toBe('/auctions')
})

/** What is asked for meanwhile waits until it is let go. */
const holdUp = async (page: Page, address: string) => {
  const { promise: goes, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await goes
    await route.continue()
  })
  return { asked: page.waitForRequest(address), letGo }
}

test('while something is sent nothing closes and nothing is asked', async () => {
  const page = await openCar()
  const car = pathOf(page)
  await page.getByRole('button', { name: '오류 신고' }).first().click()
  const dialog = page.getByRole('dialog', { name: '무엇이 사실과 다른가요?' })
  await dialog.getByLabel('항목').click()
  await page.getByRole('option').first().click()
  await dialog.getByLabel('내용').fill('통풍시트가 없는데 있다고 되어 있습니다.')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await question.getByRole('button', { name: '계속 작성' }).click()
  const { asked, letGo } = await holdUp(page, '**/auction-error-reports/submit')
  await dialog.getByRole('button', { name: '신고 보내기' }).click()
  await asked
  for (const leave of [() => page.keyboard.press('Escape'), () => back(page), () => page.mouse.click(10, 10)]) {
    await leave()
    await settleMoves(page)
    expect([await dialog.count(), await question.count(), pathOf(page)]).toEqual([1, 0, car])
  }
  letGo()
  await dialog.waitFor({ state: 'detached' })
  expect(pathOf(page)).toBe(car)
})

test('what is still on its way is left by Escape, and does not open any more', async () => {
  const page = await openAs('박딜러', '/auctions')
  await page.getByRole('article').first().waitFor()
  for (const [name, part, role] of [
    ['이 화면의 규칙', 'rules-of-screen', 'dialog'], ['계정', 'account-menu', 'menu'],
  ] as const) {
    const { asked, letGo } = await holdUp(page, `**/${part}*.js`)
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await asked
    await page.keyboard.press('Escape')
    const came = page.waitForResponse(`**/${part}*.js`)
    letGo()
    await (await came).finished()
    // So long what is there again may take to be shown.
    await page.evaluate('new Promise((done) => setTimeout(done, 600))')
    expect(await page.getByRole(role).count()).toBe(0)
  }
})

test('it is asked in English as well', async () => {
  const page = await openCar('en')
  await page.getByRole('button', { name: /report/i }).first().click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('No ventilated seats.')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard what you wrote?' })
  await question.waitFor()
  expect(await question.getByRole('button').allInnerTexts()).toEqual(['Discard', 'Keep writing'])
  await takePicture(page, 'discard-english')
})
