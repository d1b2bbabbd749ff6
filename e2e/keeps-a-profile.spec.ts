// A dealer looks after the own profile: picture, e-mail address, language and look; another device sees it at once.
import { readFile } from 'node:fs/promises'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { paperPicture } from '@bidyard/demo/paper'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, comeIn, openSession } from './world/accounts.ts'
import { type Look, takePicture } from './world/open-world.ts'
import { beginStory } from './world/story.ts'

const { world, watch, open, openAs } = beginStory()

const openProfile = async (uid: string, name: string, look: Look = 'desktop'): Promise<Page> => {
  const page = watch(await world.open(look), [/status of 40[019]/])
  await comeIn(page, uid, name)
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1, name: '내 정보' }).waitFor()
  return page
}

type OwnData = ReceivedOf<typeof auditCalls.readOwnData>

const cutSearches = (text: string): string => {
  const { data: { parts, ...data }, ...answer } = JSON.parse(text) as { data: OwnData }
  const cut = parts.map((part) => part.section === 'searches' ? { ...part, rows: [], isWhole: false } : part)
  return JSON.stringify({ ...answer, data: { ...data, parts: cut } })
}

const picture = (kind: string) => ({
  name: `${kind}.png`, mimeType: 'image/png', buffer: Buffer.from(paperPicture(kind)),
})
const photo = (page: Page) => page.getByRole('main').locator('input[type=file]')
const shownPicture = (page: Page) => page.getByRole('main').getByRole('img', { name: '신사원' })

test('a dealer sees who they are, and changes the e-mail address in sight of another device', async () => {
  const page = await openProfile('saebom01', '신사원')
  for (const text of ['saebom01', '사원', '새봄오토', 'A등급', '상사를 대신해 입찰할 수 있습니다.'])
    await page.getByRole('main').getByText(text, { exact: true }).first().waitFor()
  await takePicture(page, 'profile')
  const other = await openProfile('saebom01', '신사원', 'phone')
  await takePicture(other, 'phone-profile')

  const email = page.getByLabel('이메일')
  await email.fill('saebom01@')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await page.getByText('이메일 주소를 확인해 주세요.', { exact: false }).waitFor()
  await email.fill('new@example.com')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await page.getByText('이메일을 바꿨습니다.').first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: '저장', exact: true }).count()).toBe(0)
  await expect.poll(() => other.getByLabel('이메일').inputValue()).toBe('new@example.com')
})

test('a picture is uploaded, exchanged and taken away', async () => {
  const page = await openProfile('saebom01', '신사원', 'phone')
  await photo(page).setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(6_000_000) })
  await page.getByText('사진이 너무 큽니다.', { exact: false }).waitFor()
  await photo(page).setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await page.getByText('올릴 수 없는 형식입니다.', { exact: false }).waitFor()

  await photo(page).setInputFiles(picture('employeeCard'))
  await page.getByText('프로필 사진을 바꿨습니다.').first().waitFor()
  // At first the own file is shown, then what the server made of it.
  await expect.poll(() => shownPicture(page).getAttribute('src')).toMatch(/^(https?:|\/)/)
  const first = await shownPicture(page).getAttribute('src')
  await takePicture(page, 'phone-profile-photo')
  await photo(page).setInputFiles(picture('businessRegistration'))
  await expect.poll(() => shownPicture(page).getAttribute('src')).not.toBe(first)
  await page.reload()
  await expect.poll(() => shownPicture(page).getAttribute('src')).toMatch(/^(https?:|\/)/)

  await page.getByRole('button', { name: '사진 지우기' }).click()
  const dialog = page.getByRole('alertdialog', { name: '프로필 사진을 지울까요?' })
  await dialog.getByRole('button', { name: '사진 지우기' }).click()
  await page.getByText('프로필 사진을 지웠습니다.').first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: '사진 지우기' }).count()).toBe(0)
})

test('what is no picture inside is refused by the server, and the old one stays', async () => {
  const page = await openProfile('saebom', '봄대표')
  await photo(page).setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
  await page.getByText('파일 내용이 알려준 형식과 다릅니다.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: '사진 지우기' }).count()).toBe(0)
  await takePicture(page, 'profile-photo-refused')
})

test('language and look are chosen and stay', async () => {
  const page = await openProfile('saebom02', '권사원')
  await page.getByText('상사 대표에게 입찰 권한을 요청해 주세요.', { exact: false }).waitFor()
  await page.getByRole('main').getByRole('radio', { name: '어둡게' }).click()
  await page.getByRole('main').getByRole('radio', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'My profile' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'My profile' }).waitFor()
  expect(await page.evaluate<string>('document.documentElement.dataset.theme')).toBe('dark')
  await takePicture(page, 'profile-english-dark')
  await page.getByRole('link', { name: 'Security settings' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('whoever leads the shop lets an employee bid, and takes it back; the employee sees both at once', async () => {
  const employee = await openProfile('saebom02', '권사원', 'phone')
  await employee.getByText('대표가 내 정보에서 허용할 수 있습니다.', { exact: false }).waitFor()
  expect(await employee.getByRole('list', { name: '우리 상사 직원' }).count()).toBe(0)

  const page = await openProfile('saebom', '봄대표')
  const row = page.getByRole('list', { name: '우리 상사 직원' }).getByRole('listitem').filter({ hasText: '권사원' })
  await row.getByText('입찰 불가').waitFor()
  await row.scrollIntoViewIfNeeded()
  await takePicture(page, 'profile-colleagues')
  await row.getByRole('button', { name: '입찰 허용' }).click()
  const allow = page.getByRole('alertdialog', { name: '권사원 님에게 입찰을 허용할까요?' })
  await allow.getByRole('button', { name: '입찰 허용' }).click()
  await row.getByText('입찰 가능').waitFor()
  await employee.getByText('상사를 대신해 입찰할 수 있습니다.').waitFor()

  const phone = await openProfile('saebom', '봄대표', 'phone')
  const onPhone = phone.getByRole('list', { name: '우리 상사 직원' }).getByRole('listitem')
  await phone.emulateMedia({ colorScheme: 'dark' })
  await onPhone.last().scrollIntoViewIfNeeded()
  await takePicture(phone, 'phone-profile-colleagues')
  await onPhone.filter({ hasText: '권사원' }).getByRole('button', { name: '입찰 막기' }).click()
  const deny = phone.getByRole('alertdialog', { name: '권사원 님의 입찰을 막을까요?' })
  await deny.getByRole('button', { name: '입찰 막기' }).click()
  await row.getByText('입찰 불가').waitFor()
  await employee.getByText('상사 대표에게 입찰 권한을 요청해 주세요.', { exact: false }).waitFor()
})

test('the office has a profile without a shop, and whoever is not signed in is asked to', async () => {
  const page = await openAs('이주임', '/profile')
  await page.getByText('운영 화면에서 맡은 일을 처리할 수 있습니다.').waitFor()
  expect(await page.getByRole('heading', { name: '내 상사' }).count()).toBe(0)
  await takePicture(page, 'profile-staff')
  const nobody = await open('/profile')
  await nobody.getByText('먼저 로그인해 주세요').waitFor()
  await nobody.getByRole('main').getByRole('link', { name: '로그인' }).click()
  await nobody.getByRole('heading', { level: 1, name: '로그인' }).waitFor()
})

test('everything that is kept of somebody is told with how long it stays, and saved as a page', async () => {
  const criteria = { text: '쏘렌토', fuels: ['diesel' as const], yearFrom: 2020 }
  const body = { name: '디젤 SUV', criteria, isAlerting: false }
  await ask(world, auctionsCalls.createSavedSearch, { body }, await openSession(world, 'saebom01'))
  const page = await openProfile('saebom01', '신사원', 'phone')
  // As it is told of more rows than one answer holds: the rest comes before the page is saved.
  await page.route('**/own-data', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: cutSearches(await answer.text()) })
  })
  const first = JSON.stringify({ section: 'searches', page: 1 })
  await page.route('**/own-data/part', (route) => route.continue({ postData: first }))
  await page.getByRole('button', { name: '열람하기' }).click()
  const sheet = page.getByRole('dialog', { name: '내 개인정보' })
  const bids = sheet.getByRole('listitem').filter({ hasText: '입찰' }).first()
  await bids.getByText('법에 따라 보관 · 5년').waitFor()
  await takePicture(page, 'phone-own-data')
  const downloaded = page.waitForEvent('download')
  await sheet.getByRole('button', { name: '파일로 받기' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('내-개인정보.html')
  const text = await readFile(await file.path(), 'utf8')
  for (const words of ['<h2>계정과 소속</h2>', 'saebom01', '새봄오토', '<h2>접속·열람 기록</h2>', '내 개인정보 열람',
    '차량 검색: 쏘렌토', '연료: 경유(디젤)', '연식 부터: 2020'])
    expect(text).toContain(words)
  // No kind, state or act is told by its name on the wire.
  expect(text.match(/<td>[a-z]+(?:[A-Z][a-z]+| [a-z]+)*<\/td>/g) ?? []).toEqual([])
  const saved = watch(await world.open('desktop'))
  await saved.setContent(text)
  await takePicture(saved, 'own-data-page')
})

test('a correction is asked for, waits in the queue of the office, and is answered to the member', async () => {
  const page = await openProfile('saebom01', '신사원', 'phone')
  await page.getByRole('button', { name: '정정 요청' }).click()
  const dialog = page.getByRole('dialog', { name: '정정 요청' })
  await dialog.getByLabel('무엇이 어떻게 바뀌어야 하나요').fill('상호가 새봄모터스로 바뀌었습니다.')
  await takePicture(page, 'phone-ask-correction')
  await dialog.getByRole('button', { name: '요청 보내기' }).click()
  const own = page.getByRole('list', { name: '내 요청' })
  await own.getByText('처리 중').waitFor()

  const office = await openAs('정심사', '/office')
  await office.getByRole('main').getByRole('link', { name: /개인정보 요청/ }).first().click()
  await office.getByRole('link', { name: '신사원' }).click()
  await office.getByRole('heading', { level: 1, name: /정정 요청/ }).waitFor()
  await office.getByText('상호가 새봄모터스로 바뀌었습니다.').waitFor()
  await office.getByRole('button', { name: '처리', exact: true }).click()
  const decision = office.getByRole('dialog', { name: '요청대로 처리할까요?' })
  await decision.getByLabel('답변').fill('상호를 바로잡았습니다.')
  await decision.getByRole('button', { name: '처리', exact: true }).click()
  await office.getByRole('heading', { level: 1, name: /처리 완료/ }).waitFor()
  await own.getByText('상호를 바로잡았습니다.').waitFor()
  expect(await own.getByText('처리 완료').count()).toBe(1)
  await takePicture(page, 'phone-own-requests')
})

test('whoever leaves is told what stays until when, and is no longer known by name', async () => {
  const page = await openProfile('saebom02', '권사원')
  await page.getByRole('button', { name: /탈퇴·삭제 요청|Leave and be deleted/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('더는 이용하지 않습니다.')
  await dialog.getByRole('button', { name: /요청 보내기|Send the request/ }).click()
  await page.getByRole('list', { name: /내 요청|My requests/ }).getByText('더는 이용하지 않습니다.').waitFor()

  const list = await openAs('정심사', '/office/data-requests', { language: 'en', look: 'phone' })
  await list.getByRole('link', { name: /권사원/ }).first().waitFor()
  await takePicture(list, 'phone-data-requests-english')
  const office = await openAs('정심사', '/office/data-requests', { dark: true })
  const leaver = office.getByRole('link', { name: '권사원' })
  await leaver.waitFor()
  await takePicture(office, 'data-requests-dark')
  await leaver.click()
  await office.getByRole('heading', { level: 1, name: /삭제 요청/ }).waitFor()
  await office.getByText('지금 처리한다면').waitFor()
  await takePicture(office, 'data-request-dark')
  await office.getByRole('button', { name: '처리', exact: true }).click()
  const decision = office.getByRole('dialog', { name: '요청대로 처리할까요?' })
  await decision.getByLabel('답변').fill('탈퇴와 삭제를 처리했습니다.')
  await decision.getByRole('button', { name: '처리', exact: true }).click()
  await office.getByRole('heading', { level: 1, name: /처리 완료/ }).waitFor()
  await expect.poll(async () => {
    await office.reload()
    await office.getByRole('heading', { level: 1, name: /처리 완료/ }).waitFor()
    return office.getByRole('link', { name: /탈퇴 회원/ }).count()
  }).toBe(1)
  await takePicture(office, 'data-request-erased')
})
