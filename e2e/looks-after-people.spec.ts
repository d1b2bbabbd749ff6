// The office looks after people: finds them, changes what they may do, keeps them out, and sees who looked at whom.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, comeIn, openSession } from './world/accounts.ts'
import { lookAt } from './world/look-at.ts'
import { askAs } from './world/office.ts'
import { type Look, sidewaysOf, takePicture } from './world/open-world.ts'
import type { DemoName } from './world/people.ts'
import { beginStory } from './world/story.ts'

const { world, watch, openAs } = beginStory([/status of 40[0139]/])

const openOffice = async (path: string, name: DemoName = '이주임', look: Look = 'desktop'): Promise<Page> => {
  const page = await openAs(name, path, { look })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return page
}

const memberOf = async (uid: string) => {
  const { items } = await askAs(world, 'owner')(membersCalls.listMembers, { query: { filter: { uid: { eq: uid } } } })
  const [member] = items
  if (member === undefined) throw new Error(`there is no ${uid}`)
  return member
}
const openMember = async (uid: string, tab = '', name: DemoName = '이주임'): Promise<Page> => {
  const { id } = await memberOf(uid)
  return openOffice(`/office/members/${id}${tab}`, name)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** Answers the question of an act, with the reason that it wants. */
const confirm = async (page: Page, title: string, consequence: RegExp, button: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByText(consequence).waitFor()
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.getByText('2자 이상 입력해 주세요.').waitFor()
  await dialog.getByLabel('사유').fill('이야기로 확인')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('somebody is found by the whole phone number, which never stands in the address', async () => {
  const page = await openOffice('/office/members')
  const { phoneNumber, id } = await memberOf('saebom01')
  const { phoneNumber: whole } = await askAs(world, 'owner')(membersCalls.getMember, { params: { id } })
  await page.getByRole('combobox', { name: '찾을 항목' }).click()
  await page.getByRole('option', { name: '휴대폰 번호' }).click()
  await page.getByRole('searchbox').fill(whole ?? '')
  await expect.poll(() => page.getByRole('row').getByRole('link').allInnerTexts()).toEqual(['신사원'])
  await page.getByText(phoneNumber ?? '').waitFor()
  expect(page.url()).toBe(`${world.base}/office/members`)
  await page.getByRole('combobox', { name: '상태' }).click()
  await page.getByRole('option', { name: '이용정지' }).click()
  await page.getByText('조건에 맞는 항목이 없습니다').waitFor()
  expect(page.url()).toBe(`${world.base}/office/members?state=suspended`)
  await page.goBack()
  await page.getByRole('link', { name: '신사원' }).click()
  await page.getByText(/^010-\d{4}-\d{4}$/).waitFor()
  await takePicture(page, 'member')
})

test('a list is printed as a table of all that came, with what was chosen in words and nothing to press', async () => {
  const page = await openOffice('/office/members?state=active')
  await page.getByRole('row').nth(10).waitFor()
  const drawn = () => page.getByRole('row').count()
  const onScreen = await drawn()
  // As wide as A4 is inside its margins.
  await page.setViewportSize({ width: 718, height: 1_000 })
  await page.emulateMedia({ media: 'print' })
  await expect.poll(drawn).toBeGreaterThan(onScreen)
  const chosen = page.locator('[data-conditions] > *').filter({ visible: true })
  expect((await chosen.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual(['상태 이용중'])
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  await page.getByText(/^\d{4}\.\d{2}\.\d{2} \(.\) \d{2}:\d{2}$/).waitFor()
  expect(await sidewaysOf(page)).toBe(0)
  await takePicture(page, 'members-on-paper')
})

test('part and permission to bid change after a sentence that says what will happen', async () => {
  const page = await openMember('saebom02')
  await press(page, '입찰 허용')
  const question = page.getByRole('alertdialog')
  await question.getByText('바로 새봄오토 이름으로 입찰할 수 있습니다.', { exact: false }).waitFor()
  await question.getByRole('button', { name: '입찰 허용' }).click()
  await page.getByRole('button', { name: '입찰 막기' }).waitFor()
  await press(page, '역할 바꾸기')
  const dialog = page.getByRole('dialog', { name: '권사원 님의 역할' })
  await dialog.getByRole('combobox', { name: '직급' }).click()
  await page.getByRole('option', { name: '대표', exact: true }).click()
  await dialog.getByText('늘 입찰할 수 있습니다.', { exact: false }).waitFor()
  await dialog.getByRole('combobox', { name: '직급' }).click()
  await page.getByRole('option', { name: '책임자' }).click()
  await takePicture(page, 'member-place')
  await confirm(page, '권사원 님의 역할', /입찰 권한은 그대로/, '바꾸기')
  await page.getByText('책임자 · 판매').waitFor()
  expect(await memberOf('saebom02')).toMatchObject({ grade: 'manager', mayBid: true })
})

test('a change that somebody else made meanwhile is not overwritten', async () => {
  const page = await openMember('daon01')
  await press(page, '역할 바꾸기')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: '담당' }).click()
  await page.getByRole('option', { name: '사무' }).click()
  await dialog.getByLabel('사유').fill('자리를 옮겼습니다.')
  const { id, version } = await memberOf('daon01')
  await askAs(world, 'owner')(membersCalls.changeMember, {
    params: { id },
    body: { grade: 'staff', part: 'sales', businessOwnerType: 'employee', seenVersion: version, reason: '먼저 바꿈' },
  })
  // The page behind the dialog shows it by now; the dialog still holds what it began with.
  await page.getByText('사원 · 판매').waitFor()
  await dialog.getByRole('button', { name: '바꾸기' }).click()
  await dialog.getByText('그 사이 다른 곳에서 바뀌었습니다').waitFor()
  expect(await memberOf('daon01')).toMatchObject({ grade: 'staff', part: 'sales' })
})

test('who is suspended comes back, and who has left does not', async () => {
  const page = await openMember('byeol01')
  await press(page, '이용정지')
  await confirm(page, '노사원 님의 이용을 정지할까요?', /모든 기기에서 바로 로그아웃/, '이용정지')
  await press(page, '정지 풀기')
  await confirm(page, '노사원 님의 이용정지를 풀까요?', /다시 로그인해/, '정지 풀기')
  await press(page, '탈퇴 처리')
  await confirm(page, '노사원 님을 탈퇴 처리할까요?', /되돌릴 수 없습니다/, '탈퇴 처리')
  await page.getByText('다시 가입해야 합니다.', { exact: false }).waitFor()
  expect(await page.getByRole('button', { name: /정지|탈퇴/ }).count()).toBe(0)
})

test('who is restricted is led out of an open page within a second', async () => {
  const dealer = watch(await world.open())
  await comeIn(dealer, 'maru01', '고대표')
  const page = await openMember('maru01', '?tab=account')
  await press(page, '이용제한')
  const now = () => performance.now()
  const answered = page.waitForResponse((response) => response.url().endsWith('/restrict')).then(now)
  const led = dealer.waitForURL(/\/sign-in/).then(now)
  await confirm(page, '고대표 님의 로그인을 제한할까요?', /1초 안에 모두 닫히고/, '이용제한')
  expect(await led - await answered).toBeLessThan(1_000)
  await takePicture(dealer, 'led-out')
  await page.getByText('로그인할 수 없습니다.').waitFor()
  await expect(openSession(world, 'maru01')).rejects.toThrow('ACCOUNT_RESTRICTED')
  await press(page, '제한 풀기')
  await confirm(page, '고대표 님의 이용제한을 풀까요?', /바로 다시 로그인/, '제한 풀기')
  await openSession(world, 'maru01')
})

test('a lock is taken off, and all sessions are seen and ended', async () => {
  const page = await openMember('pureun01', '?tab=account')
  await press(page, '잠금 풀기')
  await confirm(page, '홍사원 님의 잠금을 풀까요?', /쓰던 비밀번호로 바로/, '잠금 풀기')
  await page.getByText('잠기지 않음').waitFor()
  const token = await openSession(world, 'pureun01')
  await press(page, '목록 보기')
  await page.getByRole('list', { name: '로그인된 곳' }).getByRole('listitem').first().waitFor()
  await takePicture(page, 'account')
  await press(page, '모두 로그아웃')
  await confirm(page, '홍사원 님을 모든 기기에서 로그아웃할까요?', /1초 안에 모두 닫힙니다/, '모두 로그아웃')
  await expect(ask(world, identityCalls.whoAmI, {}, token)).rejects.toThrow('UNAUTHORIZED')
  await press(page, '목록 보기')
  await page.getByText('로그인된 곳이 없습니다.').waitFor()
})

test('what one of the office does, another one sees at once', async () => {
  const mine = await openMember('saebom01', '?tab=account')
  const theirs = await openMember('saebom01', '?tab=account', '김대표')
  await theirs.getByRole('button', { name: '이용제한', exact: true }).waitFor()
  await press(mine, '이용제한')
  await confirm(mine, '신사원 님의 로그인을 제한할까요?', /1초 안에 모두 닫히고/, '이용제한')
  await theirs.getByRole('button', { name: '제한 풀기', exact: true }).waitFor()
  await press(mine, '제한 풀기')
  await confirm(mine, '신사원 님의 이용제한을 풀까요?', /바로 다시 로그인/, '제한 풀기')
  await theirs.getByRole('button', { name: '이용제한', exact: true }).waitFor()
  expect(await theirs.getByRole('button', { name: '제한 풀기', exact: true }).count()).toBe(0)
})

test('the root adds staff with a password that is told once, changes their part, and lets them go', async () => {
  const page = await openOffice('/office/staff', '김대표')
  await press(page, '운영진 추가')
  const dialog = page.getByRole('dialog', { name: '운영진 추가' })
  await dialog.getByLabel('아이디').fill('staff')
  await dialog.getByLabel('이름').fill('한새내')
  await dialog.getByLabel('사유').fill('새로 들어온 심사 담당')
  await dialog.getByRole('button', { name: '계정 만들기' }).click()
  await dialog.getByText('이미 사용 중인 아이디입니다.').waitFor()
  await dialog.getByLabel('아이디').fill('newcomer')
  await dialog.getByRole('button', { name: '계정 만들기' }).click()
  const told = page.getByRole('dialog', { name: '운영진 계정을 만들었습니다' })
  const password = await told.getByRole('group', { name: '첫 비밀번호' }).locator('code').innerText()
  expect(password).toMatch(/^(?:[a-z2-9]{4}-){4}[a-z2-9]{4}$/)
  await takePicture(page, 'staff-told')
  expect(await ask(world, identityCalls.signIn, { body: { username: 'newcomer', password } }))
    .toMatchObject({ step: 'newPasswordNeeded' })
  await press(page, '전했습니다')
  const row = page.getByRole('listitem').filter({ hasText: '한새내' })
  await row.getByText('모든 업무').waitFor()
  await row.getByRole('button', { name: '권한 바꾸기' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: '담당 업무' }).click()
  await page.getByRole('option', { name: '가입심사' }).click()
  await confirm(page, '한새내 님의 권한', /다음 요청부터 바로/, '바꾸기')
  await row.getByText('가입심사').waitFor()
  await row.getByRole('link', { name: '한새내' }).click()
  await page.getByRole('tab', { name: '계정' }).click()
  await press(page, '첫 비밀번호 다시 만들기')
  const again = '한새내 님의 첫 비밀번호를 다시 만들'
  await confirm(page, `${again}까요?`, /쓰던 비밀번호는 없어지고/, '첫 비밀번호 다시 만들기')
  const retold = page.getByRole('dialog', { name: `${again}었습니다.` })
  const another = await retold.getByRole('group', { name: '첫 비밀번호' }).locator('code').innerText()
  await lookAt(page, 'password-told-again')
  await press(page, '전했습니다')
  expect(await ask(world, identityCalls.signIn, { body: { username: 'newcomer', password: another } }))
    .toMatchObject({ step: 'newPasswordNeeded' })
  await expect(ask(world, identityCalls.signIn, { body: { username: 'newcomer', password } }))
    .rejects.toThrow('INVALID_CREDENTIALS')
  await page.goto(`${world.base}/office/staff`)
  await row.getByRole('button', { name: '탈퇴 처리' }).click()
  await confirm(page, '한새내 님을 탈퇴 처리할까요?', /로그인이 닫히고/, '탈퇴 처리')
  await row.getByText('탈퇴', { exact: true }).waitFor()
  await expect(ask(world, identityCalls.signIn, { body: { username: 'newcomer', password: another } }))
    .rejects.toThrow('INVALID_CREDENTIALS')
})

test('nobody but the root changes staff, and nobody locks themselves out', async () => {
  const page = await openOffice('/office/staff')
  await page.getByText('최고관리자만 할 수 있습니다.', { exact: false }).waitFor()
  await page.getByRole('link', { name: '김대표' }).waitFor()
  expect(await page.getByRole('button', { name: /추가|권한|정지|탈퇴/ }).count()).toBe(0)
  const root = await openOffice('/office/staff', '김대표')
  const own = root.getByRole('listitem').filter({ hasText: '김대표' })
  await own.getByText('나', { exact: true }).waitFor()
  await expect.poll(() => own.getByRole('button').allInnerTexts()).toEqual(['권한 바꾸기'])
  const theirs = await openMember('reviewer', '?tab=account')
  await theirs.getByText('운영진 계정은 최고관리자만 다룰 수 있습니다.').waitFor()
  await expect.poll(() => theirs.getByRole('main').getByRole('button').allInnerTexts()).toEqual(['목록 보기'])
})

test('the log tells who looked at whom, by person, act and day, with nothing of a person in the address', async () => {
  const { id } = await memberOf('haneul')
  await askAs(world, 'inspector')(membersCalls.getMember, { params: { id } })
  const page = await openOffice('/office/access-log')
  await page.getByRole('searchbox').fill('inspector')
  await page.getByRole('row').filter({ hasText: 'inspector' }).getByText('회원 열람').first().waitFor()
  expect(page.url()).toBe(`${world.base}/office/access-log`)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('combobox', { name: '무엇을' }).click()
  await page.getByRole('option', { name: '회원 열람' }).click()
  await page.getByLabel('기간').click()
  await page.getByRole('button', { name: '오늘', exact: true }).click()
  await expect.poll(() => page.url()).toMatch(/act=view(?:\+|%20)member&from=\d{4}-\d\d-\d\d&until=\d{4}-\d\d-\d\d$/)
  await page.getByRole('row').filter({ hasText: 'inspector' }).getByRole('link', { name: 'inspector' }).first().click()
  await expect.poll(() => page.url()).toMatch(/access-log\?user=[0-9a-f-]{36}$/)
  await page.getByText('inspector 님이 한 일').waitFor()
  await takePicture(page, 'access-log')
  await page.getByRole('row').getByRole('link', { name: /^회원/ }).first().click()
  await page.getByRole('heading', { level: 1, name: /배대표/ }).waitFor()
  await page.getByRole('tab', { name: '열람 기록' }).click()
  await page.getByRole('list', { name: '이 사람을 본 기록' }).getByText('inspector').waitFor()
})

test('a change is found with what was before, leaves as a file, and a month is confirmed with a word', async () => {
  const page = await openOffice('/office/access-log?tab=changes', '김대표')
  await page.getByRole('searchbox').fill('staff')
  await page.getByRole('combobox', { name: '무엇을' }).fill('역할')
  await page.getByRole('option', { name: '회원 역할 변경' }).click()
  const row = page.getByRole('row').filter({ hasText: '회원 역할 변경' }).first()
  await row.getByText('이야기로 확인').click()
  const sheet = page.getByRole('dialog', { name: '회원 역할 변경' })
  await sheet.locator('ins', { hasText: 'manager' }).waitFor()
  await takePicture(page, 'records-change')
  await page.keyboard.press('Escape')
  await takePicture(page, 'records-changes')
  await press(page, 'CSV로 내려받기')
  const dialog = page.getByRole('dialog', { name: '지금 조건의 기록을 내려받을까요?' })
  await dialog.getByLabel('사유').fill('월간 점검 자료')
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '내려받기', exact: true }).click()
  expect((await downloaded).suggestedFilename()).toBe('변경기록.csv')

  await page.getByRole('tab', { name: '월간 점검' }).click()
  await page.getByText('점검 전', { exact: true }).waitFor()
  await takePicture(page, 'records-review-before')
  await press(page, '점검 확인')
  const question = page.getByRole('dialog', { name: /기록을 점검했나요/ })
  await question.getByLabel('점검 의견').fill('이상 없음')
  await question.getByRole('button', { name: '점검 확인' }).click()
  await page.getByRole('list', { name: '지난 점검' }).getByText('이상 없음').waitFor()
  await page.getByText('점검함', { exact: true }).waitFor()
  await page.getByRole('combobox', { name: '월' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('region', { name: '눈에 띄는 항목' }).getByText('내려받기').first().waitFor()
  await takePicture(page, 'records-review')
})

test('accounts without a place are found too, on a phone', async () => {
  const page = await openOffice('/office/users', '김대표', 'phone')
  await page.getByRole('searchbox').fill('developer')
  await page.getByRole('link', { name: /developer/ }).click()
  await page.getByRole('heading', { level: 1, name: '나개발' }).waitFor()
  expect(await page.getByRole('term').filter({ hasText: '구분' }).locator('+ dd').innerText()).toBe('–')
  expect(await page.getByRole('link', { name: '회원 보기' }).count()).toBe(0)
  await takePicture(page, 'user-phone')
})
