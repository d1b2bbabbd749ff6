// Whoever is told something sees it at the bell at once, opens the thing from there, and reads the rest in one tap.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askerOf } from '../../packages/server/src/testing/ask.ts'
import { openSession } from '../world/accounts.ts'
import { lookAt } from '../world/look-at.ts'
import { applyAs } from '../world/office.ts'
import { takePicture } from '../world/open-world.ts'
import { launchIn } from '../world/partner-app.ts'
import { beginStory } from '../world/story.ts'

const { world, watch, openAs } = beginStory()

const bell = (page: Page) => page.getByRole('button', { name: /^(알림|Notices)/ })
const unread = (page: Page, count: number) =>
  page.getByRole('button', { name: new RegExp(`^(알림, 읽지 않음 ${count}건|Notices, ${count} unread)$`) })

test('the owner of a shop is told of a changed account while looking at something else, and goes there', async () => {
  const token = await openSession(world, 'hanbit')
  const page = watch(await world.open('desktop', { language: 'en' }))
  const session = { authorization: `Bearer ${token}`, viewer: { name: 'hanbit', roles: ['dealer'] } }
  await page.addInitScript((text) => sessionStorage.setItem('bidyard.session', text), JSON.stringify(session))
  await page.goto('/auctions')
  await bell(page).waitFor()
  const owner = askerOf(world.base, token)
  const { unread: known } = await owner(noticesCalls.countUnreadNotices)
  const body = { bankCode: '088', number: '110-123-456789', holderName: '한빛모터스' } as const
  await owner(financeCalls.setPayoutAccount, { body }, { key: randomUUID() })
  await unread(page, known + 1).waitFor()
  await bell(page).click()
  const panel = page.getByRole('dialog', { name: 'Notices' })
  await panel.getByText('ends in 6789').waitFor()
  await takePicture(page, 'notices-english')
  await panel.getByRole('link', { name: /The account for payouts has been set/ }).click()
  await page.waitForURL(/\/finance/)
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => bell(page).getAttribute('aria-label'))
    .toBe(known === 0 ? 'Notices' : `Notices, ${known} unread`)
})

test('the office hears of registrations, and reads all of it at once', async () => {
  const page = await openAs('김대표', '/office')
  await bell(page).waitFor()
  await applyAs(world, { name: '새직원' }, 'newcomer1')
  await applyAs(world, { name: '또직원' }, 'newcomer2')
  await expect.poll(() => bell(page).getAttribute('aria-label')).toMatch(/읽지 않음/)
  await bell(page).click()
  const panel = page.getByRole('dialog', { name: '알림' })
  await panel.getByText('한빛모터스의 가입 신청을 심사해 주세요.').nth(1).waitFor()
  await lookAt(page, 'notices')
  await panel.getByRole('button', { name: '모두 읽음' }).click()
  await page.getByRole('button', { name: '알림', exact: true, includeHidden: true }).waitFor({ state: 'attached' })
  await panel.getByRole('link', { name: /가입 신청이 들어왔습니다/ }).first().click()
  await page.waitForURL(/\/office\/registrations\/[0-9a-f-]{36}/)
})

test('whoever wishes is left alone at night, and gets one mail a day', async () => {
  const page = await openAs('박딜러', '/auctions')
  await bell(page).click()
  await page.getByRole('dialog', { name: '알림' }).getByRole('link', { name: '알림 설정' }).click()
  await page.getByRole('heading', { level: 1, name: '알림 설정' }).waitFor()
  const digestAt = page.getByRole('combobox', { name: '모아보기 메일 시각' })
  await page.getByRole('switch', { name: /^방해 금지 시간/ }).click()
  await page.getByRole('combobox', { name: '이메일' }).first().click()
  await page.getByRole('option', { name: '하루 한 번 모아서' }).click()
  await digestAt.click()
  await page.getByRole('option', { name: '06:30' }).click()
  await page.getByText('방해 금지 시간 밖의 시각을 골라 주세요.').waitFor()
  expect(await page.getByRole('button', { name: '저장' }).isDisabled()).toBe(true)
  await digestAt.click()
  await page.getByRole('option', { name: '07:30' }).click()
  await page.getByRole('combobox', { name: '알림톡·문자' }).first().click()
  await page.getByRole('option', { name: '받지 않음' }).click()
  await lookAt(page, 'notice-settings')
  await page.getByRole('button', { name: '저장' }).click()
  await page.getByText('알림 설정을 저장했습니다.').waitFor()
  await page.reload()
  await expect.poll(() => digestAt.innerText()).toContain('07:30')
  expect(await page.getByRole('combobox', { name: '알림톡·문자' }).first().innerText()).toContain('받지 않음')
})

test('the office sees that every mail and every message to a phone has arrived', async () => {
  const page = await openAs('김대표', '/office/undelivered-mails')
  await page.getByText('모든 메일이 도착했습니다').waitFor()
  expect(await page.getByRole('button', { name: '다시 보내기' }).count()).toBe(0)
  await takePicture(page, 'undelivered-none')
  await page.getByRole('tab', { name: '알림톡·문자' }).click()
  await page.getByText('모든 알림톡·문자가 도착했습니다').waitFor()
})

test('what would ring on phones can be read in the sandbox', async () => {
  const page = await openAs('김대표', '/sandbox/mails')
  await page.getByRole('tab', { name: '알림톡·문자' }).click()
  await expect.poll(() => page.getByRole('tab', { name: '알림톡·문자', selected: true }).count()).toBe(1)
  // At night nothing rings.
  await page.getByRole('heading', { name: /^(알림톡|아직 알림톡이 없습니다)$/ }).first().waitFor()
  expect(await page.getByRole('tab', { name: '알림톡·문자' }).getAttribute('aria-selected')).toBe('true')
  await lookAt(page, 'sandbox-phones')
})

test('a seller inside a partner’s app has a bell of their own', async () => {
  const page = watch(await world.open())
  const phone = await launchIn(page, '홍길동 · 12가3456 (bank-car-1)', '정상')
  await phone.getByRole('button', { name: '알림', exact: true }).click()
  const panel = phone.getByRole('dialog', { name: '알림' })
  await panel.getByText('아직 알림이 없습니다').waitFor()
  expect(await panel.getByRole('button', { name: '모두 읽음' }).count()).toBe(0)
  // Somebody who comes for one car has nothing to choose.
  expect(await panel.getByRole('link', { name: '알림 설정' }).count()).toBe(0)
  await takePicture(page, 'notices-launch')
})
