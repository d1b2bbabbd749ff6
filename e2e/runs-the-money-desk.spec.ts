// The office moves money in pairs, reads the ledger, checks the books, applies sanctions and answers appeals.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults, openWorld, sizes, takePicture, type World } from './world/open-world.ts'
import { openAs } from './world/people.ts'

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

// The browser itself writes each refused answer into its console.
const refusals = [/status of 40[049]/]

const openPage = async (
  who: Parameters<typeof openAs>[1], path: string, more: Parameters<typeof openAs>[2] = {},
): Promise<Page> => {
  const { page, faults } = await openAs(world, who, { expected: refusals, ...more })
  heard.push(faults)
  await page.goto(path)
  return page
}

const give = async (page: Page, reason: string, verb: string, label = '사유'): Promise<void> => {
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(label) })
  await dialog.getByLabel(label).fill(reason)
  await dialog.getByRole('button', { name: verb, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

const tablet = { width: 820, height: 1_180 } as const
const looks = [
  ['desktop', sizes.desktop, 'light'], ['tablet', tablet, 'light'], ['phone', sizes.phone, 'light'],
  ['phone', sizes.phone, 'dark'], ['desktop', sizes.desktop, 'dark'],
] as const

/** Looked at by axe and by people, on three sizes, light and dark. */
const look = async (page: Page, name: string): Promise<void> => {
  const found: string[] = []
  for (const [size, viewport, colorScheme] of looks) {
    await page.setViewportSize(viewport)
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

const proposals = (page: Page) => page.getByRole('list', { name: '확인 대기' }).getByRole('listitem')

test('one person proposes, and another one confirms what then stands in the ledger', async () => {
  const clerk = await openPage('이주임', '/office/money/amounts?find=새봄오토&overdue=true')
  await clerk.getByRole('row', { name: /새봄오토/ }).getByRole('link').click()
  await clerk.getByRole('heading', { level: 1 }).getByText('연체').waitFor()
  await look(clerk, 'amount')
  await clerk.getByRole('button', { name: '입금 확인…' }).click()
  await takePicture(clerk, 'amount-settle')
  await give(clerk, '농협 입금 내역 확인', '입금 확인')
  await clerk.getByText('올렸습니다. 다른 사람이 확인하면 처리됩니다.').waitFor()
  await proposals(clerk).getByText('다른 사람의 확인을 기다립니다').waitFor()
  const address = new URL(clerk.url()).pathname

  const owner = await openPage('김대표', '/office/money')
  const waiting = proposals(owner).filter({ hasText: '농협 입금 내역 확인' })
  await waiting.getByText('확인할 차례입니다').waitFor()
  await look(owner, 'desk')
  await waiting.getByRole('button', { name: '확인…' }).click()
  await give(owner, '통장 대조함', '확인')
  await expect.poll(() => waiting.count(), { timeout: 10_000 }).toBe(0)

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
  const clerk = await openPage('이주임', '/office/money')
  const mine = proposals(clerk).filter({ hasText: '다른 사람의 확인을 기다립니다' }).first()
  const words = await mine.locator('p').first().innerText()
  await mine.getByRole('button', { name: '철회…' }).click()
  await give(clerk, '금액을 다시 확인', '철회')
  await expect.poll(() => proposals(clerk).filter({ hasText: words }).count(), { timeout: 10_000 }).toBe(0)
})

test('a payout goes to the whole account number, whose look is written down, and is noted as sent', async () => {
  const page = await openPage('이주임', '/office/money')
  const first = page.getByRole('list', { name: '환불·지급' }).getByRole('listitem').filter({ hasText: '지급대기' }).first()
  await first.getByRole('button', { name: '계좌 보기…' }).click()
  await page.getByRole('dialog').getByLabel('사유').fill('환불 이체')
  await page.getByRole('dialog').getByRole('button', { name: '계좌 보기' }).click()
  await page.getByRole('dialog').getByText(/^\d{12}$/).waitFor()
  await takePicture(page, 'payout-account')
  await page.keyboard.press('Escape')
  const before = await page.getByRole('list', { name: '환불·지급' }).getByText('지급대기').count()
  await first.getByRole('button', { name: '이체 완료…' }).click()
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('이체번호') })
  await dialog.getByLabel('이체번호').fill('20260102-0007')
  await dialog.getByRole('button', { name: '이체 완료' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('20260102-0007').first().waitFor()
  const waiting = page.getByRole('list', { name: '환불·지급' }).getByText('지급대기')
  await expect.poll(() => waiting.count(), { timeout: 10_000 }).toBe(before - 1)
})

test('the books of today add up', async () => {
  const page = await openPage('이주임', '/office/money/reconciliations')
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
  const page = await openPage('이주임', '/office/money/deposits')
  await page.getByRole('row', { name: /한빛모터스/ }).waitFor()
  await look(page, 'deposits')
  await page.goto('/office/money/subscriptions')
  await page.getByRole('row').nth(2).waitFor()
  await look(page, 'subscriptions')
  await page.goto('/office/money/amounts')
  await page.getByRole('row').nth(2).waitFor()
  await look(page, 'amounts')
  await page.goto('/office/money/ledger')
  await page.getByRole('row').nth(2).waitFor()
  await look(page, 'ledger')
  await page.getByRole('tab', { name: '계정' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe('accounts')
  await page.getByRole('row', { name: /은행 예금/ }).waitFor()
  await look(page, 'accounts')
})

test('a fee is issued and voided', async () => {
  const page = await openPage('이주임', '/office/money/amounts')
  await page.getByRole('button', { name: '금액 등록' }).click()
  const dialog = page.getByRole('dialog', { name: '금액을 등록할까요?' })
  await dialog.getByRole('combobox', { name: '상사' }).fill('한빛')
  await page.getByRole('option', { name: /한빛모터스/ }).click()
  await dialog.getByLabel('요금').click()
  await page.getByRole('option', { name: '보관료' }).click()
  await dialog.getByLabel('합계 (부가세 포함)').fill('33000')
  await takePicture(page, 'issue')
  await give(page, '보관 3일', '금액 등록')
  await page.getByRole('heading', { level: 1 }).getByText('청구').waitFor()
  await page.getByRole('definition').filter({ hasText: '30,000원' }).waitFor()
  await page.getByRole('button', { name: '무효 처리…' }).click()
  await give(page, '잘못 등록', '무효 처리')
  await page.getByRole('heading', { level: 1 }).getByText('무효').waitFor()
  await expect.poll(() => page.getByRole('button', { name: '무효 처리…' }).count()).toBe(0)
})

test('a violation is applied by what the rule brings, released and pardoned', async () => {
  const page = await openPage('이주임', '/office/sanctions')
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
  await give(page, '판매자가 취소를 인정함', '면제')
  await page.getByRole('note').getByText('판매자가 취소를 인정함').waitFor()
  await expect.poll(() => page.getByRole('button', { name: '면제…' }).count()).toBe(0)
})

test('an appeal is answered by another person than the one who applied the violation', async () => {
  const clerk = await openPage('이주임', '/office/sanctions?tab=appeals&appeal=submitted')
  await clerk.getByRole('row').nth(1).waitFor()
  await look(clerk, 'appeals')
  await clerk.getByRole('row').nth(1).getByRole('link').click()
  await clerk.getByText('이 위반을 적용한 사람은 답할 수 없습니다. 다른 담당자가 답합니다.').waitFor()
  const owner = await openPage('김대표', new URL(clerk.url()).pathname)
  await owner.getByText('답할 차례입니다').waitFor()
  await look(owner, 'sanction')
  await owner.getByRole('button', { name: '기각…' }).click()
  await give(owner, '기록과 다른 점을 찾지 못했습니다.', '기각', '답변')
  await clerk.getByText('기록과 다른 점을 찾지 못했습니다.').waitFor()
  await expect.poll(() => owner.getByRole('button', { name: '기각…' }).count()).toBe(0)
})

test('the office reads money and sanctions in English as well', async () => {
  const page = await openPage('김대표', '/office/money', { language: 'en' })
  await page.getByRole('heading', { level: 1, name: 'Money desk' }).waitFor()
  await page.getByText('Today’s books').waitFor()
  await takePicture(page, 'desk-english')
  await page.goto('/office/money/ledger')
  await page.getByRole('row').nth(2).waitFor()
  await takePicture(page, 'ledger-english')
  await page.goto('/office/sanctions')
  await page.getByRole('row').nth(2).waitFor()
  await takePicture(page, 'sanctions-english')
  expect(await accessibilityFaults(page)).toEqual([])
})
