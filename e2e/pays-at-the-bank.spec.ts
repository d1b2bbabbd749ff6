// Money comes from the bank: a new shop pays until it may bid, unknown money is settled, a payment is taken back.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeIn } from './world/accounts.ts'
import { giveReason } from './world/give-reason.ts'
import { lookAt } from './world/look-at.ts'
import { letShopIn } from './world/new-shop.ts'
import { accessibilityFaults, type Look, sizes, takePicture } from './world/open-world.ts'
import { beginStory } from './world/story.ts'

const { world, watch, open, openAs } = beginStory()

const openDealer = async (username: string, name: string, path: string, look: Look = 'desktop'): Promise<Page> => {
  const page = watch(await world.open(look))
  await comeIn(page, username, name)
  await page.goto(path)
  return page
}

/** The number in the box of the page, once the bank has given it out. */
const numberOn = async (page: Page): Promise<string> => {
  const account = page.getByRole('region', { name: '가상계좌' })
  return account.getByRole('group', { name: /예금주/ }).locator('code').innerText()
}

const atCounter = async (number: string): Promise<Page> => {
  const page = await open('/sandbox/bank')
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

const mayBid = (page: Page) => page.getByText('지금 입찰할 수 있습니다')
const mayNotBid = (page: Page) => page.getByText('지금은 입찰할 수 없습니다')

test('a new shop pays its deposit and the month at the bank, and may bid without a reload', async () => {
  await letShopIn(world, 'saebit', '새빛모터스', '도대표')
  const shop = await openDealer('saebit', '도대표', '/finance', 'phone')
  await mayNotBid(shop).waitFor()
  await shop.getByRole('button', { name: '300만원 예치하기' }).click()
  const forDeposit = await numberOn(shop)
  await lookAt(shop, 'deposit-account')
  const bank = await transfer(forDeposit)
  await shop.getByText('필요한 만큼 예치되어 있습니다.').waitFor()
  await shop.getByText('입금을 확인했습니다').waitFor()
  await bank.close()

  await mayNotBid(shop).waitFor()
  await shop.getByRole('button', { name: '이 달 이용권 사기' }).click()
  const forMonth = await numberOn(shop)
  expect(forMonth).not.toBe(forDeposit)
  await lookAt(shop, 'month-account')
  await transfer(forMonth)
  await mayBid(shop).waitFor()
  await lookAt(shop, 'may-bid')
})

test('an account number that is not wanted is closed, the next one is another, and the office sees both', async () => {
  const shop = await openDealer('saebom', '봄대표', '/finance?tab=amounts')
  await shop.getByRole('row', { name: /연체/ }).first().getByRole('link').click()
  await shop.getByRole('button', { name: '가상계좌로 내기' }).click()
  const first = await numberOn(shop)
  await shop.getByRole('button', { name: '계좌 해지…' }).click()
  await shop.getByRole('button', { name: '계좌 해지', exact: true }).click()
  await shop.getByRole('button', { name: '가상계좌로 내기' }).click()
  await expect.poll(() => numberOn(shop)).not.toBe(first)
  const second = await numberOn(shop)

  const clerk = await openAs('이주임', '/office/money/amounts?find=새봄오토&overdue=true')
  await clerk.getByRole('row', { name: /새봄오토/ }).first().getByRole('link').first().click()
  const numbers = clerk.getByRole('list', { name: '가상계좌' }).getByRole('listitem')
  await numbers.filter({ hasText: first }).getByText('해지').waitFor()
  await numbers.filter({ hasText: second }).getByText('입금대기').waitFor()
  await lookAt(clerk, 'amount-accounts')
})

test('staff pays an amount with money that nobody knew, and what is over is owed to the shop', async () => {
  const shop = await openDealer('hanbit', '한대표', '/finance?tab=amounts')
  await shop.getByRole('row', { name: /싼타페/ }).getByRole('link').click()
  await shop.getByRole('button', { name: '가상계좌로 내기' }).click()
  await transfer(await numberOn(shop), 255_000)
  await shop.getByText('입금을 확인하고 있습니다').waitFor()
  expect(await accessibilityFaults(shop)).toEqual([])
  await takePicture(shop, 'parked')

  const clerk = await openAs('이주임', '/office/money/unmatched?state=waiting')
  await lookAt(clerk, 'unmatched')
  await clerk.getByRole('row', { name: /금액 불일치/ }).getByRole('link').first().click()
  await clerk.getByRole('heading', { level: 1, name: /255,000원/ }).waitFor()
  await clerk.getByRole('button', { name: '배정…' }).click()
  await clerk.getByRole('combobox', { name: '낼 금액' }).click()
  await clerk.getByRole('option', { name: /250,000원/ }).click()
  await clerk.getByText('남는 5,000원은 상사의 예수금이 됩니다.').waitFor()
  await takePicture(clerk, 'allocate')
  await giveReason(clerk, '상사와 통화해 확인', '배정')
  await clerk.getByText('다른 사람의 확인을 기다립니다', { exact: true }).waitFor()
  await lookAt(clerk, 'payment')

  const owner = await openAs('김대표', '/office/money')
  const waiting = owner.getByRole('list', { name: '확인 대기' }).getByRole('listitem')
    .filter({ hasText: '상사와 통화해 확인' })
  await waiting.getByRole('button', { name: '확인…' }).click()
  await giveReason(owner, '입금 내역 대조', '확인')

  await clerk.getByRole('heading', { level: 1 }).getByText('배정완료').waitFor()
  await lookAt(clerk, 'allocated')
  await shop.getByRole('dialog').getByText('납부', { exact: true }).first().waitFor()
  await shop.goto('/finance')
  await shop.getByText('5,000원', { exact: true }).waitFor()
})

const moneyOf = (title: string) => (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: title }) })

test('what is owed to a shop is proposed to be paid out, and another person confirms it', async () => {
  const money = moneyOf('보증금·예수금')
  const clerk = await openAs('이주임', '/office/money/ledger?tab=accounts&account=shopCredit')
  await clerk.getByRole('row', { name: /한빛모터스/ }).getByRole('link').click()
  await clerk.getByRole('link', { name: '상사 보기' }).waitFor()
  await lookAt(clerk, 'ledger-of-shop')
  await clerk.getByRole('link', { name: '상사 보기' }).click()
  await money(clerk).getByText('5,000원', { exact: true }).waitFor()
  await money(clerk).getByRole('button', { name: '예수금 지급…' }).click()
  const dialog = clerk.getByRole('dialog', { name: '한빛모터스에 예수금을 지급할까요?' })
  const [sum, verb] = [dialog.getByLabel('지급할 금액'), dialog.getByRole('button', { name: '예수금 지급' })]
  expect(await sum.inputValue()).toBe('5,000')
  await dialog.getByText(/신한은행 ···0001 주식회사 한빛/).waitFor()
  await sum.fill('5001')
  await dialog.getByText('예수금 5,000원보다 많습니다.').waitFor()
  expect([await sum.getAttribute('aria-invalid'), await verb.isDisabled()]).toEqual(['true', true])
  await takePicture(clerk, 'pay-out-too-much')
  await sum.fill('3000')
  await lookAt(clerk, 'pay-out')
  await giveReason(clerk, '상사의 지급 요청', '예수금 지급')
  await clerk.getByText('올렸습니다. 다른 사람이 확인하면 처리됩니다.').waitFor()
  await money(clerk).getByText('올린 예수금 지급이 다른 사람의 확인을 기다립니다.').waitFor()
  expect(await money(clerk).getByRole('button', { name: '예수금 지급…' }).count()).toBe(0)
  await lookAt(clerk, 'pay-out-waits')
  await clerk.setViewportSize(sizes.phone)
  await money(clerk).evaluate((card) => card.scrollIntoView())
  await takePicture(clerk, 'pay-out-waits-below')
  await clerk.setViewportSize(sizes.desktop)

  const owner = await openAs('김대표', new URL(clerk.url()).pathname)
  const waiting = owner.getByRole('list', { name: '확인 대기' }).getByRole('listitem').filter({ hasText: '3,000원' })
  await waiting.getByRole('button', { name: '확인…' }).click()
  await giveReason(owner, '잔액 대조', '확인')
  await money(clerk).getByText('2,000원', { exact: true }).waitFor()
  await money(clerk).getByRole('button', { name: '예수금 지급…' }).waitFor()
  await owner.goto('/office/money')
  const payout = owner.getByRole('list', { name: '환불·지급' }).getByRole('listitem').filter({ hasText: '예수금 지급' })
  await payout.getByText('3,000원', { exact: true }).waitFor()
})

test('an answer about a sum that is not there any more stands at its field', async () => {
  const money = moneyOf('Deposit and credit')
  const clerk = await openAs('이주임', '/office/shops?find=한빛모터스', {
    language: 'en', expected: [/Failed to load resource/],
  })
  await clerk.getByRole('link', { name: '한빛모터스' }).click()
  // Somebody whose connection is so poor that they see more than there is.
  await clerk.route('**/shops/*/money', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json() as { data: object }
    await route.fulfill({ response, json: { ...rest, data: { ...data, creditWon: 9_000 } } })
  })
  await clerk.reload()
  await money(clerk).getByRole('button', { name: 'Pay out…' }).click()
  const dialog = clerk.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('asked for by phone')
  await dialog.getByRole('button', { name: 'Pay out' }).click()
  await dialog.getByText('This is more than is owed to the shop. Enter no more than that.').waitFor()
  expect(await dialog.getByLabel('Amount').getAttribute('aria-invalid')).toBe('true')
  expect(await dialog.getByText('The body is not in the expected form').count()).toBe(0)
  await takePicture(clerk, 'pay-out-english')
  await clerk.unrouteAll({ behavior: 'wait' })
  await dialog.getByLabel('Amount').fill('2000')
  await giveReason(clerk, 'asked for by phone', 'Pay out', 'Reason')
  await money(clerk).getByText('A payout is proposed and waits for another person.').waitFor()
})

test('staff sends money back that nobody knows', async () => {
  const bank = await open('/sandbox/bank')
  await bank.getByRole('button', { name: '모르는 계좌 열기' }).click()
  await bank.getByRole('dialog').getByRole('button', { name: '계좌 열기' }).click()
  await bank.getByRole('button', { name: /원 입금$/ }).click()
  await bank.getByText('입금됨').waitFor()

  const clerk = await openAs('이주임', '/office/money/unmatched?state=waiting')
  await clerk.getByRole('row', { name: /알 수 없는 계좌/ }).getByRole('link').first().click()
  await clerk.getByRole('button', { name: '반환…' }).click()
  await clerk.getByRole('combobox', { name: '은행' }).click()
  await clerk.getByRole('option', { name: '우리은행' }).click()
  await clerk.getByLabel('계좌번호').fill('1002-123-456789')
  await clerk.getByLabel('예금주').fill('홍길동')
  await takePicture(clerk, 'send-back')
  await giveReason(clerk, '모르는 돈', '반환')
  const owner = await openAs('김대표', '/office/money')
  const waiting = owner.getByRole('list', { name: '확인 대기' }).getByRole('listitem').filter({ hasText: '모르는 돈' })
  // Of the number only its end is shown to whoever confirms.
  expect(await waiting.innerText()).toContain('우리은행 ···6789 홍길동')
  await waiting.getByRole('button', { name: '확인…' }).click()
  await giveReason(owner, '확인함', '확인')
  await clerk.getByRole('heading', { level: 1 }).getByText('반환완료').waitFor()
})

test('a payment that the bank takes back after it was used takes the right to bid with it', async () => {
  await letShopIn(world, 'dalbit', '달빛오토', '월대표')
  const shop = await openDealer('dalbit', '월대표', '/finance')
  await shop.getByRole('button', { name: '300만원 예치하기' }).click()
  const forDeposit = await numberOn(shop)
  const bank = await transfer(forDeposit)
  await shop.getByText('필요한 만큼 예치되어 있습니다.').waitFor()
  // The first number is gone then, and the next one is that of the month.
  await shop.getByText('입금을 확인했습니다').waitFor()
  await shop.getByRole('button', { name: '이 달 이용권 사기' }).click()
  await transfer(await numberOn(shop))
  await mayBid(shop).waitFor()

  await bank.getByRole('button', { name: '입금 되돌리기' }).click()
  await mayNotBid(shop).waitFor()
  await shop.getByText('은행이 입금을 되돌렸습니다').waitFor()
  expect(await mayBid(shop).count()).toBe(0)
  await shop.getByRole('button', { name: '300만원 예치하기' }).waitFor()
  await lookAt(shop, 'taken-back')
  const office = await openAs('김대표', '/office/money/accounts?find=달빛오토')
  await office.getByText('입금취소').first().waitFor()
  await lookAt(office, 'accounts')
})
