// Money comes from the bank: a new shop pays until it may bid, unknown money is settled, a payment is taken back.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { comeIn } from './world/accounts.ts'
import { letShopIn } from './world/new-shop.ts'
import { accessibilityFaults, type Look, openWorld, sizes, takePicture, type World } from './world/open-world.ts'
import { type DemoName, openAs } from './world/people.ts'
import { watchFaults } from './world/watch-faults.ts'

let world: World
let heard: (readonly string[])[] = []
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())
const expectNoFaults = (): void => {
  const faults = heard.flat()
  heard = []
  expect(faults).toEqual([])
}
afterEach(expectNoFaults)

const openDealer = async (username: string, name: string, path: string, look: Look = 'desktop'): Promise<Page> => {
  const page = await world.open(look)
  heard.push(watchFaults(page))
  await comeIn(page, username, name)
  await page.goto(path)
  return page
}

const openOffice = async (who: DemoName, path: string): Promise<Page> => {
  const { page, faults } = await openAs(world, who)
  heard.push(faults)
  await page.goto(path)
  return page
}

/** At a desk and on a phone, light and dark. */
const look = async (page: Page, name: string): Promise<void> => {
  const found: string[] = []
  for (const size of ['desktop', 'phone'] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(sizes[size])
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect.poll(() => page.locator('[aria-busy=true]').count(), { timeout: 10_000 }).toBe(0)
      await page.evaluate(
        'Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))).then(() => 1)',
      )
      found.push(...(await accessibilityFaults(page)).map((fault) => `${name}, ${size}, ${colorScheme}: ${fault}`))
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      if (wide > 0) found.push(`${name}, ${size}: scrolls sideways by ${wide} px`)
      await takePicture(page, `${name}-${size}-${colorScheme}`)
    }
  await page.setViewportSize(sizes.desktop)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(found).toEqual([])
}

/** The number in the box of the page, once the bank has given it out. */
const numberOn = async (page: Page): Promise<string> => {
  const account = page.getByRole('region', { name: '가상계좌' })
  return account.getByRole('group', { name: /예금주/ }).locator('code').innerText()
}

const atCounter = async (number: string): Promise<Page> => {
  const page = await world.open()
  heard.push(watchFaults(page))
  await page.goto('/sandbox/bank')
  await page.getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
  await page.getByRole('button', { name: /원 입금$/ }).waitFor()
  return page
}

const transfer = async (number: string, otherWon?: number): Promise<Page> => {
  const bank = await atCounter(number)
  if (otherWon !== undefined) {
    await bank.getByText('다른 금액', { exact: true }).click()
    await bank.getByLabel('입금할 금액').fill(String(otherWon))
  }
  await bank.getByRole('button', { name: /원 입금$/ }).click()
  await bank.getByText('입금됨').waitFor()
  return bank
}

const give = async (page: Page, reason: string, verb: string): Promise<void> => {
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('사유') })
  await dialog.getByLabel('사유').fill(reason)
  await dialog.getByRole('button', { name: verb, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

const mayBid = (page: Page) => page.getByText('지금 입찰할 수 있습니다')
const mayNotBid = (page: Page) => page.getByText('지금은 입찰할 수 없습니다')

test('a new shop pays its deposit and the month at the bank, and may bid without a reload', async () => {
  await letShopIn(world, 'saebit', '새빛모터스', '도대표')
  const shop = await openDealer('saebit', '도대표', '/finance', 'phone')
  await mayNotBid(shop).waitFor()
  await shop.getByRole('button', { name: '300만원 예치하기' }).click()
  const forDeposit = await numberOn(shop)
  await look(shop, 'deposit-account')
  const bank = await transfer(forDeposit)
  await shop.getByText('필요한 만큼 예치되어 있습니다.').waitFor()
  await shop.getByText('입금을 확인했습니다').waitFor()
  await bank.close()

  await mayNotBid(shop).waitFor()
  await shop.getByRole('button', { name: '이 달 이용권 사기' }).click()
  const forMonth = await numberOn(shop)
  expect(forMonth).not.toBe(forDeposit)
  await look(shop, 'month-account')
  await transfer(forMonth)
  await mayBid(shop).waitFor()
  await look(shop, 'may-bid')
}, 120_000)

test('an account number that is not wanted is closed, and the next one is another', async () => {
  const shop = await openDealer('saebom', '봄대표', '/finance?tab=amounts')
  await shop.getByRole('row', { name: /연체/ }).first().getByRole('link').click()
  await shop.getByRole('button', { name: '가상계좌로 내기' }).click()
  const first = await numberOn(shop)
  await shop.getByRole('button', { name: '계좌 해지…' }).click()
  await shop.getByRole('button', { name: '계좌 해지', exact: true }).click()
  await shop.getByRole('button', { name: '가상계좌로 내기' }).click()
  await expect.poll(() => numberOn(shop)).not.toBe(first)
})

test('staff pays an amount with money that nobody knew, and what is over is owed to the shop', async () => {
  const shop = await openDealer('hanbit', '한대표', '/finance?tab=amounts')
  await shop.getByRole('row', { name: /싼타페/ }).getByRole('link').click()
  await shop.getByRole('button', { name: '가상계좌로 내기' }).click()
  await transfer(await numberOn(shop), 255_000)
  await shop.getByText('입금을 확인하고 있습니다').waitFor()
  expect(await accessibilityFaults(shop)).toEqual([])
  await takePicture(shop, 'parked')

  const clerk = await openOffice('이주임', '/office/money/unmatched?state=waiting')
  await look(clerk, 'unmatched')
  await clerk.getByRole('row', { name: /금액 불일치/ }).getByRole('link').first().click()
  await clerk.getByRole('heading', { level: 1, name: /255,000원/ }).waitFor()
  await clerk.getByRole('button', { name: '배정…' }).click()
  await clerk.getByRole('combobox', { name: '낼 금액' }).click()
  await clerk.getByRole('option', { name: /250,000원/ }).click()
  await clerk.getByText('남는 5,000원은 상사의 예수금이 됩니다.').waitFor()
  await takePicture(clerk, 'allocate')
  await give(clerk, '상사와 통화해 확인', '배정')
  await clerk.getByText('다른 사람의 확인을 기다립니다', { exact: true }).waitFor()
  await look(clerk, 'payment')

  const owner = await openOffice('김대표', '/office/money')
  const waiting = owner.getByRole('list', { name: '확인 대기' }).getByRole('listitem')
    .filter({ hasText: '상사와 통화해 확인' })
  await waiting.getByRole('button', { name: '확인…' }).click()
  await give(owner, '입금 내역 대조', '확인')

  await clerk.getByRole('heading', { level: 1 }).getByText('배정완료').waitFor()
  await look(clerk, 'allocated')
  await shop.getByRole('dialog').getByText('납부', { exact: true }).first().waitFor()
  await shop.goto('/finance')
  await shop.getByText('5,000원', { exact: true }).waitFor()
}, 120_000)

test('staff sends money back that nobody knows', async () => {
  const bank = await world.open()
  heard.push(watchFaults(bank))
  await bank.goto('/sandbox/bank')
  await bank.getByRole('button', { name: '모르는 계좌 열기' }).click()
  await bank.getByRole('dialog').getByRole('button', { name: '계좌 열기' }).click()
  await bank.getByRole('button', { name: /원 입금$/ }).click()
  await bank.getByText('입금됨').waitFor()

  const clerk = await openOffice('이주임', '/office/money/unmatched?state=waiting')
  await clerk.getByRole('row', { name: /알 수 없는 계좌/ }).getByRole('link').first().click()
  await clerk.getByRole('button', { name: '반환…' }).click()
  await clerk.getByRole('combobox', { name: '은행' }).click()
  await clerk.getByRole('option', { name: '우리은행' }).click()
  await clerk.getByLabel('계좌번호').fill('1002-123-456789')
  await clerk.getByLabel('예금주').fill('홍길동')
  await takePicture(clerk, 'send-back')
  await give(clerk, '모르는 돈', '반환')
  const owner = await openOffice('김대표', '/office/money')
  const waiting = owner.getByRole('list', { name: '확인 대기' }).getByRole('listitem').filter({ hasText: '모르는 돈' })
  // Of the number only its end is shown to whoever confirms.
  expect(await waiting.innerText()).toContain('우리은행 ···6789 홍길동')
  await waiting.getByRole('button', { name: '확인…' }).click()
  await give(owner, '확인함', '확인')
  await clerk.getByRole('heading', { level: 1 }).getByText('반환완료').waitFor()
}, 120_000)

test('a payment that the bank takes back after it was used takes the right to bid with it', async () => {
  await letShopIn(world, 'dalbit', '달빛오토', '월대표')
  const shop = await openDealer('dalbit', '월대표', '/finance')
  await shop.getByRole('button', { name: '300만원 예치하기' }).click()
  const forDeposit = await numberOn(shop)
  const bank = await transfer(forDeposit)
  await shop.getByText('필요한 만큼 예치되어 있습니다.').waitFor()
  await shop.getByRole('button', { name: '이 달 이용권 사기' }).click()
  await transfer(await numberOn(shop))
  await mayBid(shop).waitFor()

  await bank.getByRole('button', { name: '입금 되돌리기' }).click()
  await mayNotBid(shop).waitFor()
  await shop.getByText('은행이 입금을 되돌렸습니다').waitFor()
  expect(await mayBid(shop).count()).toBe(0)
  await shop.getByRole('button', { name: '300만원 예치하기' }).waitFor()
  await look(shop, 'taken-back')
  const office = await openOffice('김대표', '/office/money/accounts?find=달빛오토')
  await office.getByText('입금취소').first().waitFor()
  await look(office, 'accounts')
}, 120_000)
