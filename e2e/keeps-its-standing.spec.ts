// A dealer sees whether to bid and why not, what the money did, and what a violation brings; appeals, and is released.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { paperPicture } from '@bidyard/demo/paper'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSession } from './world/accounts.ts'
import { runningCarOf } from './world/bids.ts'
import { lookAt, settle } from './world/look-at.ts'
import { askAs } from './world/office.ts'
import { takePicture } from './world/open-world.ts'
import { beginStory } from './world/story.ts'

const { world, watch, openAs } = beginStory()

/** Somebody whom the start page does not offer, by password. */
const openOther = async (
  username: string, path: string, language: 'ko' | 'en' = 'ko', expected: readonly RegExp[] = [],
): Promise<Page> => {
  const token = await openSession(world, username)
  const page = watch(await world.open('desktop', { language }), expected)
  const session = { authorization: `Bearer ${token}`, viewer: { name: username, roles: ['dealer'] } }
  await page.addInitScript((text) => sessionStorage.setItem('bidyard.session', text), JSON.stringify(session))
  await page.goto(path)
  return page
}

const shopIdOf = async (name: string): Promise<string> => {
  const { items: [shop] } = await askAs(world, 'staff')(shopsCalls.listShops, {
    query: { filter: { shopName: { eq: name } } },
  })
  if (shop === undefined) throw new Error(`there is no ${name}`)
  return shop.id
}

test('a dealer comes home to the money and the standing of the shop, and sees that bidding is open', async () => {
  const page = await openAs('박딜러', '/')
  await page.getByRole('main').getByRole('link', { name: /^위반·제재/ }).waitFor()
  await page.getByRole('main').getByRole('link', { name: /^정산/ }).click()
  await page.getByRole('heading', { name: '지금 입찰할 수 있습니다' }).waitFor()
  await page.getByText('필요한 만큼 예치되어 있습니다.').waitFor()
  expect(await page.getByRole('list', { name: '입찰을 막고 있는 것' }).count()).toBe(0)
  await lookAt(page, 'finance')
})

test('the months are a calendar, and whoever leads the shop calls off a month that was not begun', async () => {
  const page = await openOther('hanbit', '/finance')
  const months = page.getByRole('group', { name: /년 이용권/ })
  const now = months.getByRole('button', { pressed: true })
  await expect.poll(() => now.innerText()).toMatch(/이용중.*이번 달/s)
  const day = new Date(Date.now() + 9 * 3_600_000)
  const next = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1)).toISOString().slice(0, 7)
  await page.goto(`/finance?month=${next}`)
  const employee = await openAs('박딜러', `/finance?month=${next}`)
  await employee.getByText('이용예정', { exact: true }).first().waitFor()
  await expect.poll(() => employee.getByRole('button', { name: '이용 취소…' }).count()).toBe(0)
  await page.getByRole('button', { name: '이용 취소…' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(/낸 이용료는 고객센터가 확인한 뒤/).waitFor()
  await takePicture(page, 'finance-cancel')
  await dialog.getByRole('button', { name: '이용 취소' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('취소된 달의 이용료는').waitFor()
  expect(await page.getByRole('button', { name: '이용 취소…' }).count()).toBe(0)

  // A month that was given costs nothing, and so brings nothing back.
  const given = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 2, 1)).toISOString().slice(0, 7)
  await askAs(world, 'owner')(financeCalls.grantShopSubscription, {
    body: { shopId: await shopIdOf('한빛모터스'), month: given, reason: '장애 보상' },
  })
  await page.goto(`/finance?month=${given}`)
  await page.getByRole('button', { name: '이용 취소…' }).click()
  await dialog.getByText('무료로 제공된 달이라 돌려 드릴 이용료는 없습니다.', { exact: false }).waitFor()
  await takePicture(page, 'finance-cancel-granted')
})

test('what is paid out to a shop is read by it, and seen to go out', async () => {
  const page = await openOther('daonauto', '/finance')
  const row = page.getByRole('list', { name: '환급금 지급' }).getByRole('listitem').first()
  await row.getByText('지급대기').waitFor()
  await row.getByText('이체를 준비하고 있습니다.').waitFor()
  const staff = askAs(world, 'staff')
  const { items: [payout] } = await staff(financeCalls.listPayouts, {
    query: { filter: { shopId: { eq: await shopIdOf('다온자동차') }, state: { eq: 'waiting' } } },
  })
  const accountId = payout?.account.id ?? ''
  await staff(financeCalls.sendPayout, {
    params: { id: payout?.id ?? '' }, body: { transferNo: '20260102-0071', accountId, seenAccountId: accountId },
  })
  await row.getByText('이체 번호 20260102-0071', { exact: false }).waitFor()
  await row.getByText('지급완료').waitFor()
  expect(await row.getByText('지급대기').count()).toBe(0)
  await row.scrollIntoViewIfNeeded()
  await lookAt(page, 'shop-payouts')
})

test('bills are narrowed, opened and shared by their address', async () => {
  const page = await openAs('박딜러', '/finance?tab=amounts')
  await page.getByRole('cell', { name: /탁송비/ }).waitFor()
  await lookAt(page, 'bills')
  await page.getByLabel('상태', { exact: true }).click()
  await page.getByRole('option', { name: '청구', exact: true }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('billed')
  await page.getByRole('row', { name: /싼타페/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('250,000원').first().waitFor()
  await sheet.getByText('공급가액').waitFor()
  await page.reload()
  await sheet.getByText('227,273원').waitFor()
  await lookAt(page, 'bill')
})

test('a month on paper adds up, and its picture has a table behind it', async () => {
  const page = await openAs('박딜러', '/finance?tab=statement')
  await page.getByRole('img', { name: /최근 여섯 달/ }).waitFor()
  await page.getByRole('heading', { name: /명세$/ }).waitFor()
  await lookAt(page, 'statement')
  await page.getByText('표로 보기').click()
  await expect.poll(() => page.getByRole('table', { name: '최근 여섯 달' }).getByRole('row').count()).toBe(7)
  await page.getByRole('button', { name: '이전 달' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('month')).toMatch(/^\d{4}-\d{2}$/)
})

test('what is overdue closes bidding on the open page, says what to do, and the way leads there', async () => {
  const page = await openAs('박딜러', '/finance')
  await page.getByRole('heading', { name: '지금 입찰할 수 있습니다' }).waitFor()
  const { id } = await askAs(world, 'staff')(financeCalls.issueAmount, {
    body: {
      shopId: await shopIdOf('한빛모터스'), feeType: 'storageFee', totalWon: 33_000, note: '보관료 1일',
      dueAt: new Date(Date.now() - 60_000).toISOString(), isBilled: true, reason: '보관료 청구',
    },
  })
  await page.getByRole('heading', { name: '지금은 입찰할 수 없습니다' }).waitFor()
  await page.getByText('기한이 지난 33,000원을 내면 바로 풀립니다.').waitFor()
  await lookAt(page, 'finance-overdue')
  await page.getByRole('link', { name: '연체 금액 보기' }).click()
  await page.getByRole('row', { name: /보관료/ }).getByText('연체').waitFor()
  await askAs(world, 'staff')(financeCalls.voidAmount, { params: { id }, body: { reason: '착오 청구' } })
  await page.getByRole('heading', { name: '지금 입찰할 수 있습니다' }).waitFor()
  await expect.poll(() => page.getByRole('row', { name: /보관료/ }).getByText('연체').count()).toBe(0)
})

test('a sanction arrives on the open page, says why and what it costs, and an appeal releases it', async () => {
  const page = await openAs('박딜러', '/violations')
  await page.getByRole('heading', { name: '적용 중인 제재가 없습니다' }).waitFor()
  await askAs(world, 'staff')(violationsCalls.applyShopViolation, {
    body: {
      shopId: await shopIdOf('한빛모터스'), detail: 'offPlatformTrade',
      violateAt: new Date(Date.now() - 60_000).toISOString(),
      statement: '판매자에게 연락처를 건네 직거래를 권했습니다.', priceWon: 12_500_000,
    },
  })
  await page.getByRole('heading', { name: '지금은 입찰이 제한되어 있습니다' }).waitFor()
  await lookAt(page, 'standing')
  await page.getByRole('list').getByRole('link', { name: /직거래 유도/ }).first().click()
  await page.getByRole('heading', { name: '어떤 기준인가' }).waitFor()
  await page.getByText(/보증금 [\d,]+원 차감/).waitFor()
  await lookAt(page, 'violation')

  await page.getByRole('button', { name: '이의신청 보내기…' }).click()
  await page.getByText('10자 이상 적어 주세요.').waitFor()
  await page.getByLabel('무엇이 사실과 다른가요?').fill('판매자가 먼저 연락처를 물었고, 저는 앱으로만 답했습니다.')
  await page.locator('input[type=file]').first().setInputFiles({
    name: '문자.png', mimeType: 'image/png', buffer: Buffer.from(paperPicture('employeeCard')),
  })
  await page.getByRole('button', { name: /문자\.png/ }).first().waitFor()
  await lookAt(page, 'appeal-form')
  await page.getByRole('button', { name: '이의신청 보내기…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '보내기' }).click()
  await page.getByText('다른 담당자가 내용을 살펴보고 있습니다.').waitFor()
  await lookAt(page, 'appeal-sent')

  const { items: [appeal] } = await askAs(world, 'owner')(violationsCalls.listViolationAppeals, {
    query: { filter: { state: { eq: 'submitted' }, shopName: { eq: '한빛모터스' } } },
  })
  await askAs(world, 'owner')(violationsCalls.answerViolationAppeal, {
    params: { id: appeal?.id ?? '' }, body: { outcome: 'accept', answer: '문자에서 직거래를 거절한 것을 확인했습니다.' },
  })
  await page.getByText('이의를 받아들여 위반을 면제했습니다.').waitFor()
  await lookAt(page, 'appeal-accepted')
  await page.goto('/finance')
  await page.getByText(/되돌려 드림$/).waitFor()
  await page.getByRole('heading', { name: '지금 입찰할 수 있습니다' }).waitFor()
  expect(await page.getByText('필요한 만큼 예치되어 있습니다.').count()).toBe(1)
})

test('the account that money goes to is changed after a sentence that says when it is used', async () => {
  const employee = await openAs('박딜러', '/finance')
  await employee.getByText('계좌는 상사 대표자만 등록하고 바꿀 수 있습니다.').waitFor()
  expect(await employee.getByRole('button', { name: '계좌 바꾸기…' }).count()).toBe(0)
  const page = await openOther('hanbit', '/finance')
  await page.getByRole('button', { name: '계좌 바꾸기…' }).click()
  const dialog = page.getByRole('dialog', { name: '환급 계좌를 바꿀까요?' })
  await dialog.getByRole('button', { name: '저장' }).click()
  await dialog.getByText('계좌번호를 숫자 8~16자리로 입력해 주세요.').waitFor()
  await lookAt(page, 'payout-account')
  await dialog.getByLabel('은행').click()
  await page.getByRole('option', { name: 'KB국민은행' }).click()
  await dialog.getByLabel('계좌번호').fill('000-000-00000099')
  await dialog.getByLabel('예금주').fill('주식회사 한빛')
  await dialog.getByRole('button', { name: '저장' }).click()
  await page.getByText('KB국민은행 · 끝자리 0099').waitFor()
  await page.getByText(/부터 이 계좌로 지급합니다/).waitFor()
})

const others = [
  ['garam', '/violations'], ['pureun', '/violations'], ['haneul', '/violations'], ['doldam', '/finance'],
  ['maru01', '/finance'], ['saebom', '/finance?tab=amounts'], ['yetgil', '/finance'],
] as const
test.each(others)('%s sees %s in order', async (username, path) => {
  const page = await openOther(username, path)
  expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await lookAt(page, `of-${username}`)
})

test('in English no Korean is left but names and what people wrote', async () => {
  const page = await openOther('garam', '/violations', 'en')
  const left: string[] = []
  for (const path of ['/violations', '/finance', '/finance?tab=amounts', '/finance?tab=statement']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await settle(page)
    const main = page.getByRole('main')
    const written = (await main.locator('[lang=ko]').allInnerTexts()).flatMap((text) => text.split('\n'))
    const lines = (await main.innerText()).split(/[\n\t]/).map((line) => line.trim())
    const isWritten = (line: string) => written.some((one) => one.trim() !== '' && line.endsWith(one.trim()))
    left.push(...lines.filter((line) => /[가-힣]/.test(line) && !isWritten(line) && !['강대표', '송사원'].includes(line)))
    await takePicture(page, `english${path.replaceAll(/\W/g, '-')}`)
  }
  expect(left).toEqual([])
})

test('a shop that may never bid again still says where its money goes', async () => {
  await askAs(world, 'staff')(violationsCalls.applyShopViolation, {
    body: {
      shopId: await shopIdOf('솔숲자동차'), detail: 'falseDocument',
      violateAt: new Date(Date.now() - 60_000).toISOString(), statement: '위조된 성능점검기록부를 냈습니다.',
    },
  })
  const page = await openOther('solsup', '/finance')
  await page.getByText('이 상사는 더 이상 입찰할 수 없습니다.', { exact: false }).waitFor()
  expect(await page.getByRole('button', { name: /예치하기|이용권 사기/ }).count()).toBe(0)
  const setAccount = page.getByRole('button', { name: /^계좌 (등록|바꾸기)…$/ })
  await setAccount.waitFor()
  expect(await setAccount.isEnabled()).toBe(true)
  await takePicture(page, 'finance-banned')
})

test('to such a shop the market says that it is closed, and the home does not say that there is nothing', async () => {
  const page = await openOther('solsup', '/auctions', 'ko', [/status of 403/])
  const { auctionId } = await runningCarOf(world, 'lease', 'pro')
  for (const path of ['/auctions', `/auctions/${auctionId}`, '/favorites', '/']) {
    await page.goto(path)
    await page.getByText('이 상사에는 경매가 열리지 않습니다').waitFor()
    expect(await page.getByText(/접근 권한이 없습니다|지금 열려 있는 경매가 없습니다|저장한 검색이 없습니다/).count()).toBe(0)
    await lookAt(page, `banned${path.slice(0, 10).replaceAll('/', '-')}`, [['desktop', 'light'], ['phone', 'dark']])
  }
  await page.getByRole('link', { name: '위반 내역 보기' }).click()
  await page.getByRole('heading', { level: 1, name: '위반·제재' }).waitFor()
})
