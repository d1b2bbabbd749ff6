// A dealer looks after the own profile: picture, e-mail address, language and look; another device sees it at once.
import { paperPicture } from '@bidyard/demo/paper'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeIn } from './world/accounts.ts'
import { type Look, takePicture } from './world/open-world.ts'
import { beginStory } from './world/story.ts'

const { world, watch, open, openAs } = beginStory()

const openProfile = async (uid: string, name: string, look: Look = 'desktop'): Promise<Page> => {
  const page = watch(await world.open(look), [/status of 40[09]/])
  await comeIn(page, uid, name)
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1, name: '내 정보' }).waitFor()
  return page
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
  expect(await page.getByRole('button', { name: '저장', exact: true }).count()).toBe(0)
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
  expect(await page.getByRole('button', { name: '사진 지우기' }).count()).toBe(0)
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
