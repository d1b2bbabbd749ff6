// The office moves money in pairs, reads the ledger, checks the books, applies sanctions and answers appeals.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { membersCalls } from '@bidyard/contract/calls/members'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { deductionOf } from '@bidyard/contract/shapes/money/deduction'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { koreaCommercial } from '../packages/server/src/areas/reference/configuration/presets/korea-commercial.ts'
import { giveReason } from './world/give-reason.ts'
import { lookAt, onTabletToo, viewports } from './world/look-at.ts'
import { askAs } from './world/office.ts'
import { accessibilityFaults, takePicture } from './world/open-world.ts'
import { beginStory } from './world/story.ts'

// The browser itself writes each refused answer into its console.
const { world, openAs } = beginStory([/status of 40[049]/])

const look = (page: Page, name: string) => lookAt(page, name, onTabletToo)

/** A sum that is half covered by what one may do reads as another sum. */
const fitsOnTablet = async (page: Page): Promise<void> => {
  await page.setViewportSize(viewports.tablet)
  await expect.poll(() => page.getByRole('region').filter({ has: page.getByRole('table') })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize(viewports.desktop)
}

const proposals = (page: Page) => page.getByRole('list', { name: '확인 대기' }).getByRole('listitem')

test('one person proposes, and another one confirms what then stands in the ledger', async () => {
  const clerk = await openAs('이주임', '/office/money/amounts?find=새봄오토&overdue=true')
  await clerk.getByRole('row', { name: /새봄오토/ }).getByRole('link').click()
  await clerk.getByRole('heading', { level: 1 }).getByText('연체').waitFor()
  await look(clerk, 'amount')
  await clerk.getByRole('button', { name: '입금 확인…' }).click()
  await takePicture(clerk, 'amount-settle')
  await giveReason(clerk, '농협 입금 내역 확인', '입금 확인')
  await clerk.getByText('올렸습니다. 다른 사람이 확인하면 처리됩니다.').waitFor()
  await proposals(clerk).getByText('다른 사람의 확인을 기다립니다').waitFor()
  const address = new URL(clerk.url()).pathname

  const owner = await openAs('김대표', '/office/money')
  const waiting = proposals(owner).filter({ hasText: '농협 입금 내역 확인' })
  await waiting.getByText('확인할 차례입니다').waitFor()
  await look(owner, 'desk')
  await waiting.getByRole('button', { name: '확인…' }).click()
  await giveReason(owner, '통장 대조함', '확인')
  await expect.poll(() => waiting.count()).toBe(0)

  // The first page saw it without being asked.
  expect(new URL(clerk.url()).pathname).toBe(address)
  await clerk.getByRole('heading', { level: 1 }).getByText('납부').waitFor()
  await clerk.getByRole('link', { name: '납부', exact: true }).click()
  const entry = clerk.getByRole('dialog', { name: '납부' })
  await entry.getByRole('row', { name: /은행 예금/ }).waitFor()
  await entry.getByText('김대표').waitFor()
  await takePicture(clerk, 'entry')
})

test('what one proposed oneself can be withdrawn, and refused by another', async () => {
  const clerk = await openAs('이주임', '/office/money')
  const mine = proposals(clerk).filter({ hasText: '다른 사람의 확인을 기다립니다' }).first()
  const words = await mine.locator('p').first().innerText()
  await mine.getByRole('button', { name: '철회…' }).click()
  await giveReason(clerk, '금액을 다시 확인', '철회')
  await expect.poll(() => proposals(clerk).filter({ hasText: words }).count()).toBe(0)
})

test('a payout goes to the whole account number, whose look is written down, and is noted as sent', async () => {
  const page = await openAs('이주임', '/office/money')
  const first = page.getByRole('list', { name: '환불·지급' }).getByRole('listitem').filter({ hasText: '지급대기' }).first()
  await first.getByRole('button', { name: '계좌 보기…' }).click()
  await page.getByRole('dialog').getByLabel('사유').fill('환불 이체')
  await page.getByRole('dialog').getByRole('button', { name: '계좌 보기' }).click()
  await page.getByRole('dialog').getByText(/^\d{12}$/).waitFor()
  await takePicture(page, 'payout-account')
  await page.keyboard.press('Escape')
  await first.getByRole('button', { name: '이체 완료…' }).click()
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('이체번호') })
  await dialog.getByLabel('이체번호').fill('20260102-0007')
  await dialog.getByRole('button', { name: '이체 완료' }).click()
  await dialog.waitFor({ state: 'detached' })
  const sent = page.getByRole('list', { name: '환불·지급' }).getByRole('listitem').filter({ hasText: '20260102-0007' })
  await sent.waitFor()
  expect(await sent.getByText('지급대기').count()).toBe(0)
  // The bank sends one back days later: by then others went out after it.
  const all = page.getByRole('list', { name: '환불·지급' }).getByRole('button', { name: '반송…' })
  expect(await all.count()).toBe(3)
  await page.getByRole('button', { name: '이전 지급 더 보기' }).click()
  await expect.poll(() => all.count()).toBeGreaterThan(3)
  await takePicture(page, 'older-payouts')
})

test('a deposit goes back once its shop has said to where', async () => {
  const page = await openAs('이주임', '/office/money/deposits')
  await page.getByRole('row', { name: /가람/ }).getByRole('button', { name: '환급…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('상사가 환급 계좌를 정해야 환불할 수 있습니다.').waitFor()
  await dialog.getByLabel('사유').fill('폐업')
  expect(await dialog.getByRole('button', { name: '환급', exact: true }).isDisabled()).toBe(true)
  await takePicture(page, 'deposit-without-account')
})

test('where nobody leads a shop any more, the office names its account, and its deposit goes back', async () => {
  const ask = askAs(world, 'owner')
  const { items: [shop] } = await ask(shopsCalls.listShops, { query: { filter: { shopName: { eq: '가람모터스' } } } })
  const shopId = shop?.id ?? ''
  const page = await openAs('이주임', `/office/shops/${shopId}`)
  await page.getByRole('button', { name: '거래 종류 바꾸기…' }).waitFor()
  expect(await page.getByRole('button', { name: '환급 계좌 정하기…' }).count()).toBe(0)
  const { items: people } = await ask(membersCalls.listMembers, { query: { filter: { shopId: { eq: shopId } } } })
  for (const { id } of people.filter(({ state }) => state !== 'left'))
    await ask(membersCalls.changeMemberState, { params: { id }, body: { action: 'leave', reason: '폐업' } })
  await page.getByRole('button', { name: '환급 계좌 정하기…' }).click()
  const dialog = page.getByRole('dialog', { name: '가람모터스의 환급 계좌를 정할까요?' })
  const verb = dialog.getByRole('button', { name: '환급 계좌 정하기' })
  expect(await verb.isDisabled()).toBe(true)
  await dialog.getByLabel('은행').click()
  await page.getByRole('option', { name: '신한' }).click()
  await dialog.getByLabel('계좌번호').fill('333-44-555555')
  await dialog.getByLabel('예금주').fill('가람모터스')
  await look(page, 'name-account')
  await giveReason(page, '폐업한 대표자와 통화함', '환급 계좌 정하기')
  await page.getByText('가람모터스의 환급 계좌를 정했습니다.').waitFor()
  await page.getByText(/신한.*···5555 가람모터스/).waitFor()
  await look(page, 'named-account')

  await page.goto('/office/money/deposits')
  await page.getByRole('row', { name: /가람/ }).getByRole('button', { name: '환급…' }).click()
  await giveReason(page, '폐업', '환급')
  await page.getByText('올렸습니다. 다른 사람이 확인하면 처리됩니다.').waitFor()
})

test('the books of today add up', async () => {
  const page = await openAs('이주임', '/office/money/reconciliations')
  await page.getByRole('button', { name: '지금 대사' }).first().click()
  await page.getByText('장부가 맞습니다. 차액이 없습니다.').waitFor()
  await look(page, 'reconciliations')
  await page.getByRole('row').nth(1).click()
  await page.getByRole('dialog').getByText('보증금과 원장').waitFor()
  expect(new Set(await page.getByRole('dialog').getByRole('listitem').locator('> :last-child').allInnerTexts()))
    .toEqual(new Set(['0원']))
  await takePicture(page, 'checks')
})

test('deposits, months, amounts and the ledger are found by what stands in the address', async () => {
  const page = await openAs('이주임', '/office/money/deposits')
  await page.getByRole('row', { name: /한빛모터스/ }).waitFor()
  await look(page, 'deposits')
  await fitsOnTablet(page)
  await page.goto('/office/money/subscriptions')
  await page.getByRole('row').nth(2).waitFor()
  await look(page, 'subscriptions')
  await fitsOnTablet(page)
  await page.goto('/office/money/amounts')
  await page.getByRole('row').nth(2).waitFor()
  await look(page, 'amounts')
  // Heads of columns that could be pressed are not where rows stand as cards.
  await page.setViewportSize(viewports.phone)
  await page.getByRole('combobox', { name: '정렬' }).click()
  await page.getByRole('option', { name: '합계 오름차순' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('totalWon')
  await takePicture(page, 'amounts-in-order')
  await page.setViewportSize(viewports.desktop)
  await page.goto('/office/money/ledger')
  await page.getByRole('row').nth(2).waitFor()
  await look(page, 'ledger')
  await page.getByRole('tab', { name: '계정' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe('accounts')
  await page.getByRole('row', { name: /은행 예금/ }).waitFor()
  await look(page, 'accounts')
})

test('a paid month that its shop called off waits at the desk until somebody refunds it', async () => {
  const page = await openAs('이주임', '/office/money')
  await page.getByRole('link', { name: /환불할 이용료/ }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('toRefund')).toBe('true')
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: '환불…' }) })
  await rows.first().waitFor()
  await expect.poll(() => page.getByRole('row').filter({ hasText: /입금대기|이용예정|이용중|종료/ }).count()).toBe(0)
  await takePicture(page, 'months-to-refund')
  await rows.first().getByRole('button', { name: '환불…' }).click()
  await giveReason(page, '이용 취소에 따른 환불', '환불')
  await page.getByText('올렸습니다. 다른 사람이 확인하면 처리됩니다.').waitFor()
})

test('what a seller owes for coming to market is found, and noted as paid once another one says so', async () => {
  const clerk = await openAs('이주임', '/office/money/seller-fees?fee=exhibitFee&state=billed')
  await clerk.getByRole('row', { name: /출품수수료/ }).first().waitFor()
  await look(clerk, 'seller-fees')
  await clerk.getByRole('button', { name: '수납…' }).first().click()
  await giveReason(clerk, '판매자 입금 확인', '수납')
  await clerk.getByText('올렸습니다. 다른 사람이 확인하면 처리됩니다.').waitFor()

  const owner = await openAs('김대표', '/office/money')
  const waiting = proposals(owner).filter({ hasText: '판매자 입금 확인' })
  await waiting.getByRole('button', { name: '확인…' }).click()
  await giveReason(owner, '통장 대조함', '확인')
  await expect.poll(() => waiting.count()).toBe(0)
  await owner.goto('/office/money/seller-fees?state=paid')
  await owner.getByRole('row', { name: /출품수수료/ }).waitFor()
})

test('a fee is issued and voided', async () => {
  const page = await openAs('이주임', '/office/money/amounts')
  await page.getByRole('button', { name: '금액 등록' }).click()
  const dialog = page.getByRole('dialog', { name: '금액을 등록할까요?' })
  await dialog.getByRole('combobox', { name: '상사' }).fill('한빛')
  await page.getByRole('option', { name: /한빛모터스/ }).click()
  const total = dialog.getByLabel('합계 (부가세 포함)')
  for (const [fee, won] of [['유류비', '20,000'], ['보관료', '']] as const) {
    await dialog.getByLabel('요금').click()
    await page.getByRole('option', { name: fee }).click()
    await expect.poll(() => total.inputValue()).toBe(won)
  }
  await total.fill('33000')
  await takePicture(page, 'issue')
  await giveReason(page, '보관 3일', '금액 등록')
  await page.getByRole('heading', { level: 1 }).getByText('청구').waitFor()
  await page.getByRole('definition').filter({ hasText: '30,000원' }).waitFor()
  await page.getByRole('button', { name: '무효 처리…' }).click()
  await giveReason(page, '잘못 등록', '무효 처리')
  await page.getByRole('heading', { level: 1 }).getByText('무효').waitFor()
  await expect.poll(() => page.getByRole('button', { name: '무효 처리…' }).count()).toBe(0)
})

test('a violation is applied by what the rule brings, released and pardoned', async () => {
  const page = await openAs('이주임', '/office/sanctions')
  await page.getByRole('row').nth(2).waitFor()
  await look(page, 'sanctions')
  await page.getByRole('link', { name: '위반 적용' }).click()
  await page.getByRole('button', { name: '위반 적용…' }).click()
  await page.getByText('상사를 골라 주세요.').waitFor()
  await page.getByRole('combobox', { name: '상사' }).fill('새봄')
  await page.getByRole('option', { name: /새봄오토/ }).click()
  await page.getByRole('combobox', { name: '위반 내용' }).fill('셀프 거래 거부')
  await page.getByRole('option', { name: '셀프 거래 거부' }).click()
  await page.getByRole('button', { name: '위반한 날' }).click()
  await page.getByRole('button', { name: '오늘' }).or(page.locator('[aria-current=date]')).first().click()
  await page.getByLabel('시각').fill('00:00')
  await page.getByLabel('무슨 일이 있었나요?').fill('방문 당일 연락 없이 거래를 거부했습니다.')
  await page.getByText('지금 → 적용한 뒤').waitFor()
  await look(page, 'apply')
  await page.getByRole('button', { name: '위반 적용…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '위반 적용' }).click()
  await page.getByText('새봄오토에 위반을 적용했습니다.').waitFor()
  await page.getByRole('button', { name: '면제…' }).click()
  await giveReason(page, '판매자가 취소를 인정함', '면제')
  await page.getByRole('note').getByText('판매자가 취소를 인정함').waitFor()
  await expect.poll(() => page.getByRole('button', { name: '면제…' }).count()).toBe(0)
})

/** One with a price, and what the share of it comes to. */
const doneContract = async () => {
  const { items } = await askAs(world, 'owner')(contractsCalls.listContracts, {
    query: { filter: { state: { eq: 'done' } }, sort: [{ createdAt: 'desc' }] },
  })
  const contract = items.find(({ priceWon }) => priceWon !== null)
  if (contract === undefined) throw new Error('no contract is done')
  const takenWon = deductionOf(contract.priceWon ?? 0, koreaCommercial.sanctions.deduction)
  return { ...contract, won: new Intl.NumberFormat('ko-KR').format(takenWon) }
}

test('a violation about a contract takes its share of the contract’s price', async () => {
  const { id, contractNo, carNumber, shopName, won } = await doneContract()
  const page = await openAs('이주임', `/office/contracts/${id}`)
  const way = page.getByRole('link', { name: '위반 적용' })
  await way.waitFor()
  await look(page, 'contract')
  await way.click()
  const field = page.getByRole('combobox', { name: '관련 계약' })
  await expect.poll(() => field.inputValue()).toContain(carNumber)
  await expect.poll(() => page.getByRole('combobox', { name: '상사' }).inputValue()).toBe(shopName)
  expect(await page.getByLabel('차량 금액').count()).toBe(0)
  await page.getByRole('combobox', { name: '위반 내용' }).fill('직거래')
  await page.getByRole('option', { name: /직거래 유도/ }).click()
  const brings = page.getByRole('region', { name: '무엇이 따르나' })
  await brings.getByText(`${won}원`, { exact: true }).waitFor()
  await look(page, 'apply-contract')

  await page.getByRole('button', { name: '지우기' }).nth(1).click()
  await brings.getByText('150,000원', { exact: true }).waitFor()
  await page.getByLabel('차량 금액').fill('1250')
  await brings.getByText('625,000원', { exact: true }).waitFor()
  await look(page, 'apply-typed')
  await field.fill(contractNo)
  await takePicture(page, 'apply-contracts')
  await field.press('Enter')
  await brings.getByText(`${won}원`, { exact: true }).waitFor()

  await page.getByRole('button', { name: '위반한 날' }).click()
  await page.getByRole('button', { name: '오늘' }).or(page.locator('[aria-current=date]')).first().click()
  await page.getByLabel('시각').fill('00:00')
  await page.getByLabel('무슨 일이 있었나요?').fill('판매자에게 연락처를 건네 직거래를 권했습니다.')
  await page.getByRole('button', { name: '위반 적용…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '위반 적용' }).click()
  await page.getByText(`보증금 ${won}원 차감`).first().waitFor()
  await takePicture(page, 'applied-contract')
})

test('what a contract began with is shown beforehand, also after the house has changed its mind', async () => {
  const { id, won } = await doneContract()
  const ask = askAs(world, 'owner')
  const found = await ask(referenceCalls.getConfig, { params: { key: 'sanctions' } })
  if (found.key !== 'sanctions') throw new Error('another key was answered')
  const deduction = { ofPriceBasisPoints: 1_000, floorWon: 300_000, capWon: 3_000_000 }
  await ask(referenceCalls.changeConfig, {
    body: { key: 'sanctions', seenVersion: found.version, reason: '비율 인상', value: { ...found.value, deduction } },
  })
  const page = await openAs('이주임', `/office/sanctions/new?contract=${id}`)
  await page.getByRole('combobox', { name: '위반 내용' }).fill('직거래')
  await page.getByRole('option', { name: /직거래 유도/ }).click()
  const brings = page.getByRole('region', { name: '무엇이 따르나' })
  await brings.getByText(`${won}원`, { exact: true }).waitFor()
  expect(await brings.innerText()).toContain(`(버전 ${found.version})`)
  await page.getByRole('button', { name: '지우기' }).nth(1).click()
  await brings.getByText('300,000원', { exact: true }).waitFor()
  expect(await brings.innerText()).toContain(`(버전 ${found.version + 1})`)
})

test('an appeal is answered by another person than the one who applied the violation', async () => {
  const clerk = await openAs('이주임', '/office/sanctions?tab=appeals&appeal=submitted')
  await clerk.getByRole('row').nth(1).waitFor()
  await look(clerk, 'appeals')
  await clerk.getByRole('row').nth(1).getByRole('link').click()
  await clerk.getByText('이 위반을 적용한 사람은 답할 수 없습니다. 다른 담당자가 답합니다.').waitFor()
  const owner = await openAs('김대표', new URL(clerk.url()).pathname)
  await owner.getByText('답할 차례입니다').waitFor()
  await look(owner, 'sanction')
  await owner.getByRole('button', { name: '기각…' }).click()
  await giveReason(owner, '기록과 다른 점을 찾지 못했습니다.', '기각', '답변')
  await clerk.getByText('기록과 다른 점을 찾지 못했습니다.').waitFor()
  await expect.poll(() => owner.getByRole('button', { name: '기각…' }).count()).toBe(0)
})

test('the office reads money and sanctions in English as well', async () => {
  const page = await openAs('김대표', '/office/money', { language: 'en' })
  await page.getByRole('heading', { level: 1, name: 'Money desk' }).waitFor()
  await page.getByText('Today’s books').waitFor()
  await takePicture(page, 'desk-english')
  await page.goto('/office/money/ledger')
  await page.getByRole('row').nth(2).waitFor()
  await takePicture(page, 'ledger-english')
  await page.goto('/office/sanctions')
  await page.getByRole('row').nth(2).waitFor()
  await takePicture(page, 'sanctions-english')
  await page.goto('/office/sanctions/new')
  await page.getByRole('combobox', { name: 'Contract' }).waitFor()
  await takePicture(page, 'apply-english')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a payout that waits is called off by two people, and stays as what is owed to the shop', async () => {
  const payouts = (page: Page) => page.getByRole('list', { name: '환불·지급' }).getByRole('listitem')
  const clerk = await openAs('이주임', '/office/money')
  const first = payouts(clerk).filter({ hasText: '지급대기' }).first()
  const shop = await first.getByRole('link').first().innerText()
  await first.getByRole('button', { name: '지급 취소…' }).click()
  await takePicture(clerk, 'payout-call-off')
  await giveReason(clerk, '은행이 원래 입금을 취소함', '지급 취소')
  await clerk.getByText('올렸습니다. 다른 사람이 확인하면 처리됩니다.').waitFor()
  await first.getByText('지급 취소가 다른 사람의 확인을 기다립니다. 이체하지 마세요.').waitFor()
  await expect.poll(() => first.getByRole('button', { name: '지급 취소…' }).count()).toBe(0)
  await first.scrollIntoViewIfNeeded()
  await takePicture(clerk, 'payout-doubted')

  const owner = await openAs('김대표', '/office/money')
  const waiting = proposals(owner).filter({ hasText: '은행이 원래 입금을 취소함' })
  await waiting.getByText('→ 상사 예수금').waitFor()
  await look(owner, 'payout-proposed')
  await waiting.getByRole('button', { name: '확인…' }).click()
  await giveReason(owner, '입금 취소 통지 확인', '확인')
  const over = payouts(owner).filter({ hasText: '예수금으로 남김' })
  await over.getByText('지급취소').waitFor()
  expect(await over.getByRole('link').first().innerText()).toBe(shop)
  expect(await over.getByRole('button').count()).toBe(0)
  await over.scrollIntoViewIfNeeded()
  await takePicture(owner, 'payout-called-off')
})

test('unknown money that somebody sent back at the bank is noted as returned by two people', async () => {
  const clerk = await openAs('이주임', '/office/money/unmatched?state=waiting')
  await clerk.getByRole('row').nth(1).getByRole('link').first().click()
  await clerk.getByRole('button', { name: '반환 확인…' }).click()
  await clerk.getByRole('dialog').getByLabel('이체번호').fill('20260102-0009')
  await takePicture(clerk, 'returned-by-hand-asked')
  await giveReason(clerk, '은행 창구에서 직접 반환', '반환 확인')
  await clerk.getByText('다른 사람의 확인을 기다립니다', { exact: true }).waitFor()

  const owner = await openAs('김대표', '/office/money')
  const waiting = proposals(owner).filter({ hasText: '은행 창구에서 직접 반환' })
  expect(await waiting.innerText()).toContain('이체번호 20260102-0009')
  await waiting.getByRole('button', { name: '확인…' }).click()
  await giveReason(owner, '이체 내역 대조', '확인')
  await clerk.getByRole('heading', { level: 1 }).getByText('반환완료').waitFor()
  await look(clerk, 'returned-by-hand')
})
