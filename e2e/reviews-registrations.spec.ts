// The office reviews registrations: the queue, the papers beside the form, the decision, and two reviewers at once.
import { membersCalls } from '@bidyard/contract/calls/members'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSession } from './world/accounts.ts'
import { applyAs, askAs, looksAt } from './world/office.ts'
import { type Look, takePicture } from './world/open-world.ts'
import type { DemoName } from './world/people.ts'
import { beginStory } from './world/story.ts'

const { world, openAs } = beginStory([/status of 40[03]/, /ERR_FAILED/], { wholeBrowser: true })

const openQueue = async (name: DemoName, look: Look = 'desktop'): Promise<Page> => {
  const page = await openAs(name, '/office/registrations', { look })
  await page.getByRole('heading', { level: 1, name: '가입 심사' }).waitFor()
  return page
}

const openOne = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).first().click()
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const names = (page: Page) => page.getByRole('row').getByRole('link').allInnerTexts()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('what waits longest comes first; a new one appears without a reload, and the place is not lost', async () => {
  const page = await openQueue('정심사')
  await page.getByText('4건이 심사를 기다립니다.', { exact: false }).waitFor()
  await expect.poll(() => names(page)).toEqual(['구대표', '민대표', '엄대표', '진사원'])
  for (const [at, place] of ['일', '이', '삼', '사', '오', '육'].entries())
    await applyAs(world, { name: `새로${place}` }, `saero_${at}`)
  await page.setViewportSize({ width: 1_440, height: 560 })
  await page.getByText('10건이 심사를 기다립니다.', { exact: false }).waitFor()
  const table = page.getByRole('region', { name: '가입 심사' })
  await table.evaluate((box: { scrollTop: number }) => {
    box.scrollTop = 90
  })
  await applyAs(world, { name: '새로칠' }, 'saero_seven')
  await page.getByText('11건이 심사를 기다립니다.', { exact: false }).waitFor()
  await page.getByRole('link', { name: '새로칠' }).waitFor()
  expect(await table.evaluate((box: { scrollTop: number }) => box.scrollTop)).toBe(90)
  await page.getByRole('link', { name: '새로칠' }).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await names(page)).at(-1)).toBe('새로칠')
})

test('choices stand in the address; what is typed to find a person does not, and survives going back', async () => {
  const page = await openQueue('정심사')
  await page.getByRole('radio', { name: '반려' }).click()
  await page.getByRole('link', { name: '채대표' }).waitFor()
  await page.getByRole('radio', { name: '전체' }).click()
  await page.getByRole('combobox', { name: '찾을 항목' }).click()
  await page.getByRole('option', { name: '상사 이름' }).click()
  await page.getByRole('searchbox').fill('큰강')
  await expect.poll(() => names(page)).toEqual(['민대표'])
  expect(decodeURIComponent(page.url())).toMatch(/registrations\?state=all$/)
  await openOne(page, '민대표')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '가입 심사' }).waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('큰강')
  await expect.poll(() => names(page)).toEqual(['민대표'])
})

const openPaper = (page: Page) =>
  page.getByRole('region', { name: '제출 서류' }).locator('[aria-current=true]').innerText()

test('a reviewer reads the papers beside the form, opens the sealed one with a reason, and approves once', async () => {
  const page = await openQueue('정심사')
  const id = await openOne(page, '구대표')
  expect(await openPaper(page)).toContain('사업자등록증')
  await page.keyboard.press('ArrowRight')
  expect(await openPaper(page)).toContain('대표자 신분증 사본')
  await press(page, '기록을 남기고 열기')
  await page.getByText('2자 이상 입력해 주세요.').waitFor()
  await page.getByLabel('열람 사유').fill('대표자 본인 확인')
  await press(page, '기록을 남기고 열기')
  await page.getByText('열람이 기록되었습니다.', { exact: false }).waitFor()
  const sealed = page.getByRole('img', { name: /신분증/ }).locator('img')
  await expect.poll(() => sealed.evaluate((img: { naturalWidth: number }) => img.naturalWidth)).toBeGreaterThan(0)
  await takePicture(page, 'registration-sealed')
  await page.keyboard.press('ArrowLeft')
  const paper = page.getByRole('img', { name: '사업자등록증' }).locator('img')
  await page.keyboard.press('r')
  await page.keyboard.press('+')
  await expect.poll(() => paper.getAttribute('style')).toMatch(/scale\(1\.4\) rotate\(90deg\)/)
  await takePicture(page, 'registration')

  await press(page, '승인')
  const dialog = page.getByRole('dialog', { name: '구대표 님의 가입을 승인할까요?' })
  await dialog.getByRole('listitem').nth(3).waitFor()
  expect((await dialog.getByRole('listitem').allInnerTexts()).map((line) => line.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^회사 새길모터스 \(526-01-\d+\)$/), '상사 새길모터스', '회원 구대표', '아이디 newroad',
  ])
  await takePicture(page, 'registration-approve')
  await dialog.getByRole('button', { name: '승인' }).click()
  await page.getByText('구대표 님의 가입을 승인했습니다').waitFor()
  await expect.poll(() => page.getByRole('button', { name: '승인' }).count()).toBe(0)
  await openSession(world, 'newroad')

  expect(await looksAt(world, id, 'view registration')).toHaveLength(1)
  const { documents } = await askAs(world, 'owner')(membersCalls.getRegistration, { params: { id } })
  const fileId = documents.find(({ isPrivate }) => isPrivate)?.file.id ?? ''
  expect(await looksAt(world, fileId, 'open private document')).toMatchObject([
    { uid: 'reviewer', reason: '대표자 본인 확인' },
  ])
  await page.getByRole('link', { name: '회원 보기' }).click()
  await page.getByRole('heading', { level: 1, name: /구대표/ }).waitFor()
})

test('a paper that came as a PDF is read beside the form, and nothing in it is a page of ours', async () => {
  const page = await openQueue('정심사')
  await openOne(page, '민대표')
  await page.getByRole('button', { name: '법인등기부등본' }).click()
  const frame = page.locator('iframe[title="법인등기부등본"]')
  expect(await frame.getAttribute('src')).toMatch(new RegExp(`^blob:${world.base}/`))
  const shown = await (await frame.elementHandle())?.contentFrame()
  await expect.poll(() => shown?.evaluate('document.contentType')).toBe('application/pdf')
  await page.getByRole('link', { name: '내려받기' }).waitFor()
  await takePicture(page, 'registration-pdf')
  await page.getByRole('button', { name: '사업자등록증' }).click()
  await page.getByRole('img', { name: '사업자등록증' }).waitFor()
})

test('what the applicant would get by mail can be read in the sandbox', async () => {
  const page = await openAs('김대표', '/sandbox')
  await page.getByRole('link', { name: '메일과 알림톡 보기' }).click()
  await page.getByText('구대표 님, 안녕하세요.', { exact: false }).waitFor()
  expect(await page.getByRole('heading', { name: /회원가입이 승인되었습니다/ }).count()).toBe(1)
  await takePicture(page, 'sandbox-mails')
})

test('a rejection wants a reason, shows what the applicant will read, and leads on to the next', async () => {
  const page = await openQueue('정심사')
  await openOne(page, '엄대표')
  await page.getByRole('heading', { name: '이전 신청' }).waitFor()
  await press(page, '반려')
  const dialog = page.getByRole('dialog', { name: '엄대표 님의 가입을 반려할까요?' })
  await dialog.getByRole('button', { name: '반려' }).click()
  await dialog.getByText('사유를 골라 주세요.').waitFor()
  await dialog.getByRole('radio', { name: '서류미비' }).click()
  await dialog.getByLabel('신청자에게 전할 말').fill('등록증이 흐립니다.\n다시 찍어 주세요.')
  const shown = dialog.getByRole('region', { name: '신청자에게 보이는 내용' })
  expect(await shown.innerText()).toMatch(/서류미비\s+등록증이 흐립니다\.\n다시 찍어 주세요\./)
  await takePicture(page, 'registration-reject')
  await dialog.getByRole('button', { name: '반려' }).click()
  await page.getByText('엄대표 님의 가입을 반려했습니다').waitFor()
  await page.getByRole('link', { name: '다음 신청 보기' }).click()
  await page.getByRole('button', { name: '승인' }).waitFor()
})

test('of two reviewers at once the later one is told, and nothing of theirs takes effect', async () => {
  const [one, other] = [await openQueue('정심사'), await openQueue('김대표')]
  await openOne(one, '민대표')
  await openOne(other, '민대표')
  await press(other, '승인')
  await press(one, '반려')
  const dialog = one.getByRole('dialog')
  await dialog.getByRole('radio', { name: '기타' }).click()
  await dialog.getByLabel('신청자에게 전할 말').fill('등기부등본과 다릅니다.')
  await dialog.getByRole('button', { name: '반려' }).click()
  await one.getByText('민대표 님의 가입을 반려했습니다').waitFor()
  // The one who only looks on hears of it: the question is taken away before it is answered.
  await other.getByText('그 사이 정심사 님이 먼저 심사했습니다: 반려').waitFor()
  await expect.poll(() => other.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => other.getByRole('button', { name: '승인' }).count()).toBe(0)
  await takePicture(other, 'registration-meanwhile')
})

test('also when the news did not come through: the answer of the server is told as kindly', async () => {
  const [one, other] = [await openQueue('정심사'), await openQueue('이주임')]
  await openOne(one, '진사원')
  await other.route('**/events', (route) => route.abort())
  await other.reload()
  await openOne(other, '진사원')
  await press(one, '승인')
  await one.getByRole('dialog').getByRole('button', { name: '승인' }).click()
  await one.getByText('진사원 님의 가입을 승인했습니다').waitFor()
  await press(other, '승인')
  await other.getByRole('dialog').getByRole('button', { name: '승인' }).click()
  await other.getByText('그 사이 정심사 님이 먼저 심사했습니다: 승인').waitFor()
  await expect.poll(() => other.getByRole('dialog').count()).toBe(0)
})

test('on a phone the papers stand under the form and open over the whole screen', async () => {
  const page = await openQueue('정심사', 'phone')
  await openOne(page, '새로일')
  await page.getByRole('button', { name: '종사원증' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '돌리기' }).click()
  await takePicture(page, 'registration-phone-lightbox')
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await press(page, '승인')
  const dialog = page.getByRole('dialog', { name: '새로일 님의 가입을 승인할까요?' })
  await dialog.waitFor()
  // Of a shop that is there already neither company nor shop is made.
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2)
  await takePicture(page, 'registration-phone-approve')
})

test('whoever attends to something else is told whom to ask', async () => {
  const page = await openQueue('최진단')
  await page.getByText('가입 심사 담당만 볼 수 있습니다').waitFor()
  expect(await page.getByRole('row').count()).toBe(0)
})
