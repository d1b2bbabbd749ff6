// Somebody signs in, is told why they do not get in, proves themselves twice, and signs out here and everywhere.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, codeOf, comeIn, demoPassword, fillSignIn, freshCode, openSession, personOf } from './world/accounts.ts'
import { runningCarOf } from './world/bids.ts'
import { lookAt } from './world/look-at.ts'
import { askAs } from './world/office.ts'
import { accessibilityFaults, takePicture } from './world/open-world.ts'
import { beginStory } from './world/story.ts'

const { world, watch, open } = beginStory([/status of 4(00|01|29)/])

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search
const openMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: '계정' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('whoever wants to the office signs in, is there, stays through a reload, and signs out', async () => {
  const page = await open('/office/common-codes?group=fuel')
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click()
  await page.getByRole('heading', { level: 1, name: '로그인' }).waitFor()
  await takePicture(page, 'sign-in')
  await fillSignIn(page, 'staff')
  await page.getByRole('heading', { level: 1, name: '공통코드' }).waitFor()
  expect(pathOf(page)).toBe('/office/common-codes?group=fuel')
  await page.reload()
  await page.getByRole('button', { name: /이주임/ }).waitFor()
  await openMenu(page, '로그아웃')
  await page.getByRole('heading', { level: 1, name: '중고차 도매 경매' }).waitFor()
  await page.goto('/office')
  await page.getByText('먼저 로그인해 주세요').waitFor()
  // Nothing of it ever stood in an address or stays behind.
  const kept = await page.evaluate<string>('JSON.stringify([{ ...sessionStorage }, { ...localStorage }])')
  expect(kept).not.toContain('Bearer')
  expect(kept).not.toContain(demoPassword)
})

test('an empty form says what is missing, and a wrong password locks the name at the fifth', async () => {
  const page = await open('/sign-in')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.getByText('아이디를 입력해 주세요.').waitFor()
  await page.getByText('비밀번호를 입력해 주세요.').waitFor()
  for (let attempt = 1; attempt <= 5; attempt++) {
    await fillSignIn(page, 'hanbit02', `틀린 비밀번호 ${attempt}`)
    // What was wrong is typed anew; the name stays.
    await expect.poll(() => page.getByLabel('비밀번호', { exact: true }).inputValue()).toBe('')
    await page.getByText('아이디 또는 비밀번호가 맞지 않습니다').waitFor()
    expect(await page.getByLabel('아이디').inputValue()).toBe('hanbit02')
  }
  expect(page.url()).not.toContain('hanbit02')
  await takePicture(page, 'sign-in-wrong')
  await fillSignIn(page, 'hanbit02')
  await page.getByText('비밀번호를 여러 번 틀려 계정이 잠겼습니다').waitFor()
  await page.getByText('기다려도 풀리지 않습니다.', { exact: false }).waitFor()
  await takePicture(page, 'sign-in-locked')
  await alert(page).getByRole('link', { name: '비밀번호 재설정' }).click()
  await page.getByRole('heading', { level: 1, name: '비밀번호 재설정' }).waitFor()
})

test('whoever may not come in is told why and where to go', async () => {
  const page = await open('/sign-in', 'phone')
  const cases = [
    ['maru02', '이용이 제한된 계정입니다', []],
    ['newroad', '가입 심사가 진행 중입니다', ['/register/status']],
    ['oldwell', '가입 신청이 반려되었습니다', ['/register/status', '/register']],
  ] as const
  for (const [username, title, doors] of cases) {
    await fillSignIn(page, username)
    await alert(page).getByText(title).waitFor()
    const links = await Promise.all((await alert(page).getByRole('link').all()).map((one) => one.getAttribute('href')))
    expect(links).toEqual(doors)
    await takePicture(page, `sign-in-${username}`)
  }
})

test('a first password that somebody else made is replaced by one’s own, and then the door is open', async () => {
  const first = '가을산에 단풍이 들면 등산을 간다'
  await askAs(world, 'owner')(membersCalls.createStaffAccount, {
    body: {
      uid: 'firstday', name: '한첫날', password: first, email: null, type: 'admin', staffPart: null, reason: '신규 입사',
    },
  })
  for (const [name, wish] of [['light', {}], ['dark', { dark: true }]] as const) {
    const page = watch(await world.open('phone', wish))
    await page.goto('/sign-in')
    await fillSignIn(page, 'firstday', first)
    await page.getByRole('heading', { level: 1, name: '내 비밀번호 정하기' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await takePicture(page, `sign-in-first-password-${name}`)
  }
  const page = await open('/sign-in')
  await fillSignIn(page, 'firstday', first)
  const field = page.getByLabel('새 비밀번호', { exact: true })
  await expect.poll(() => field.evaluate((one) => one.matches(':focus'))).toBe(true)
  await field.fill(first)
  await page.getByRole('button', { name: '바꾸고 계속하기' }).click()
  await page.getByText('첫 비밀번호와 다른 것을', { exact: false }).waitFor()
  await takePicture(page, 'sign-in-first-password-refused')
  await field.fill('겨울바다에 눈이 내리면 기차를 탄다')
  await page.getByRole('button', { name: '바꾸고 계속하기' }).click()
  await page.getByRole('heading', { level: 1, name: '한첫날 님, 안녕하세요' }).waitFor()
  await expect(ask(world, identityCalls.signIn, { body: { username: 'firstday', password: first } }))
    .rejects.toThrow('INVALID_CREDENTIALS')
})

test('with the keyboard alone', async () => {
  const page = await open('/')
  await page.getByRole('main').getByRole('link', { name: '로그인' }).waitFor()
  for (let press = 0; press < 20 && await page.locator('a:focus', { hasText: /^로그인$/ }).count() === 0; press++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: '로그인' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type('dealer')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Tab')
  // Beside the field one may look at what was typed.
  await page.keyboard.press('Enter')
  expect(await page.getByLabel('비밀번호', { exact: true }).getAttribute('type')).toBe('text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: '박딜러 님, 안녕하세요' }).waitFor()
  await page.getByRole('button', { name: '계정' }).click()
  await page.getByText('한빛모터스 · 딜러').waitFor()
  await takePicture(page, 'account-menu')
  await page.keyboard.press('Tab')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  expect(await page.evaluate('document.activeElement.ariaHasPopup')).toBe('menu')
})

test('a second factor is set up, asked for, and switched off', async () => {
  const page = await open('/')
  await comeIn(page, 'saebom', '봄대표')
  await page.goto('/profile/security')
  await page.getByLabel('비밀번호 확인').fill(demoPassword)
  await page.getByRole('button', { name: '2단계 인증 설정' }).click()
  const secret = await page.getByRole('group', { name: '설정 키' }).getByRole('code').innerText()
  await page.getByRole('img', { name: /QR 코드/ }).scrollIntoViewIfNeeded()
  await takePicture(page, 'second-factor-set-up')
  await freshCode(page)
  await page.getByLabel('인증 앱의 숫자 6자리').fill(codeOf(secret, -1))
  await page.getByRole('button', { name: '켜기' }).click()
  await page.getByText('사용 중').waitFor()
  await takePicture(page, 'security')

  await openMenu(page, '로그아웃')
  await page.goto('/sign-in')
  await fillSignIn(page, 'saebom')
  await page.getByRole('heading', { level: 1, name: '2단계 인증' }).waitFor()
  await page.keyboard.type(codeOf(secret, -1))
  await page.keyboard.press('Enter')
  await page.getByText('한 번 쓴 숫자는 다시 쓸 수 없습니다.', { exact: false }).waitFor()
  await takePicture(page, 'second-factor')
  await page.getByLabel('인증 앱의 숫자 6자리').fill(codeOf(secret))
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /봄대표/ }).waitFor()

  await page.goto('/profile/security')
  await page.getByRole('button', { name: '사용 안 함으로 바꾸기' }).click()
  await page.getByLabel('지금 인증 앱에 보이는 숫자 6자리').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: '사용 안 함으로 바꾸기' }).click()
  await page.getByRole('button', { name: '2단계 인증 설정' }).waitFor()
  await expect.poll(() => page.getByText('사용 중').count()).toBe(0)
})

test('who signs out all other devices sends them to sign-in, and they come back to where they were', async () => {
  const [here, there] = [await open('/'), await open('/', 'phone')]
  await comeIn(here, 'daonauto', '온대표')
  await comeIn(there, 'daonauto', '온대표')
  await there.goto('/profile/security?from=elsewhere')
  await there.getByRole('heading', { level: 1, name: '보안' }).waitFor()

  await here.goto('/profile/security')
  const devices = here.getByRole('list', { name: '로그인한 기기' }).getByRole('listitem')
  await expect.poll(() => devices.count()).toBe(2)
  await takePicture(here, 'sessions')
  await here.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click()
  await here.getByRole('alertdialog').getByRole('button', { name: '모두 로그아웃' }).click()
  await expect.poll(() => devices.count()).toBe(1)

  // Nothing was touched there: the stream that ended has told it.
  await there.getByText('로그인이 끝났습니다').waitFor()
  await takePicture(there, 'session-over')
  await fillSignIn(there, 'daonauto')
  await there.getByRole('heading', { level: 1, name: '보안' }).waitFor()
  expect(pathOf(there)).toBe('/profile/security?from=elsewhere')
})

test('a session that ends while somebody writes waits with what is written until they go to sign in', async () => {
  const { auctionId } = await runningCarOf(world, 'lease', 'pro')
  const [here, there] = [await open('/'), await open('/')]
  await comeIn(here, 'daonauto', '온대표')
  await comeIn(there, 'daonauto', '온대표')
  await there.goto(`/auctions/${auctionId}`)
  await there.getByRole('button', { name: '오류 신고' }).click()
  const dialog = there.getByRole('dialog', { name: '무엇이 사실과 다른가요?' })
  await dialog.getByRole('textbox').fill('주행거리가 계기판과 다릅니다')

  await here.goto('/profile/security')
  await here.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click()
  await here.getByRole('alertdialog').getByRole('button', { name: '모두 로그아웃' }).click()
  await dialog.getByText('로그인이 끝났습니다').waitFor()
  expect(await dialog.getByRole('textbox').inputValue()).toBe('주행거리가 계기판과 다릅니다')
  await lookAt(there, 'over-while-writing')
  // The page behind stays as well, whatever it asks for meanwhile.
  await there.evaluate("dispatchEvent(new Event('visibilitychange'))")
  await dialog.getByRole('button', { name: '로그인', exact: true }).click()
  await there.getByRole('heading', { level: 1, name: '로그인' }).waitFor()
  await fillSignIn(there, 'daonauto')
  await there.getByRole('button', { name: '오류 신고' }).waitFor()
  expect(pathOf(there)).toBe(`/auctions/${auctionId}`)
})

test('tabs of one browser share the session, and its end', async () => {
  const page = await open('/')
  await comeIn(page, 'garam', '강대표')
  const tab = watch(await page.context().newPage())
  await tab.goto('/profile/security')
  await tab.getByRole('list', { name: '로그인한 기기' }).waitFor()
  await openMenu(page, '로그아웃')
  // A menu that is opened before goes with the screen it stood on.
  await tab.getByText('먼저 로그인해 주세요').waitFor()
  await tab.getByRole('button', { name: '계정' }).click()
  await tab.getByText('로그인하지 않았습니다.').waitFor()
  expect(await tab.evaluate('sessionStorage.getItem("bidyard.session")')).toBeNull()
})

test('who asks for it stays signed in when the browser is closed, and nobody else', async () => {
  for (const stays of [false, true]) {
    const page = await open('/sign-in')
    if (stays) await page.getByRole('checkbox', { name: '이 기기에서 로그인 유지' }).click()
    await fillSignIn(page, 'garam', demoPassword)
    await page.getByRole('heading', { level: 1, name: /강대표/ }).waitFor()
    const later = page.context()
    await page.close()
    const next = await later.newPage()
    await next.goto('/')
    await next.getByRole('heading', { level: 1, name: stays ? '강대표 님, 안녕하세요' : '중고차 도매 경매' }).waitFor()
    expect(await next.evaluate('localStorage.getItem("bidyard.session") !== null')).toBe(stays)
  }
})

test('a new password is told its rules, and the old one lets nobody in any more', async () => {
  const page = await open('/')
  await comeIn(page, 'saebom01', '신사원')
  await page.goto('/profile/security')
  const rules = page.getByRole('list', { name: '비밀번호 규칙' })
  await rules.getByText('10자 이상', { exact: true }).waitFor()
  await page.getByLabel('지금 비밀번호').fill('이것은 아닙니다')
  await page.getByLabel('새 비밀번호').fill('비오는날엔파전과막걸리')
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await page.getByText('지금 비밀번호가 아닙니다.', { exact: false }).waitFor()
  await page.getByLabel('지금 비밀번호').fill(demoPassword)
  await page.getByLabel('새 비밀번호').fill('password2026!')
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await page.getByText('쉽게 추측할 수 있는 비밀번호입니다.', { exact: false }).waitFor()
  await takePicture(page, 'password-refused')
  await page.getByLabel('새 비밀번호').fill('비오는날엔파전과막걸리')
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await page.getByText('비밀번호를 바꿨습니다.').waitFor()
  expect(await page.getByLabel('새 비밀번호').inputValue()).toBe('')
  await openMenu(page, '로그아웃')
  await page.goto('/sign-in')
  await fillSignIn(page, 'saebom01')
  await page.getByText('아이디 또는 비밀번호가 맞지 않습니다').waitFor()
  await fillSignIn(page, 'saebom01', '비오는날엔파전과막걸리')
  await page.getByRole('heading', { level: 1, name: /신사원/ }).waitFor()
})

/** The app is a browser of its own that tells its device with everything it asks. */
const openInApp = async (deviceUid: string): Promise<Page> => {
  const page = await open('/sign-in', 'phone')
  await page.setExtraHTTPHeaders({ 'x-mobile-app-device-uid': deviceUid })
  return page
}

test('in the app a device that is not registered, or another one than that, is told what to do', async () => {
  const page = await openInApp('the-phone-of-daon')
  await fillSignIn(page, 'daon02')
  await alert(page).getByText('등록된 기기가 없습니다').waitFor()
  await alert(page).getByText('앱의 기기 등록 화면에서 이 기기를 먼저 등록해 주세요.').waitFor()
  expect(await alert(page).getByRole('link').count()).toBe(0)
  await takePicture(page, 'sign-in-device-none')

  const usage = 'ID/password-recovery'
  const proof = await ask(world, identityCalls.completeAsDummy, { body: { ...await personOf(world, 'daon02'), usage } })
  await ask(world, identityCalls.setDevice, {
    body: {
      username: 'daon02', password: demoPassword, identityToken: proof.identityToken, deviceUid: 'the-phone-of-daon',
    },
  })
  const other = await openInApp('a-phone-found-on-the-street')
  await fillSignIn(other, 'daon02')
  await alert(other).getByText('등록된 기기가 아닙니다').waitFor()
  await takePicture(other, 'sign-in-device-other')
  await alert(other).getByRole('link', { name: '기기 등록 해제' }).click()
  await other.getByRole('heading', { level: 1, name: '기기 등록 해제' }).waitFor()

  await fillSignIn(page, 'daon02')
  await page.getByRole('heading', { level: 1, name: /안사원/ }).waitFor()
  const { features } = await ask(world, identityCalls.authContext, {}, await openSession(world, 'daon02'))
  expect(features.hasDevice).toBe(true)
})

test('who tries too often hears how long to wait, keeps what they typed, and gets in after that', async () => {
  const page = await open('/sign-in')
  const wrong = { body: { username: 'nobody_has_this', password: demoPassword } }
  // Every second lets one more in, so the others go on until this one has heard.
  let isHeard = false
  const goOn = async (): Promise<void> => {
    while (!isHeard) await ask(world, identityCalls.signIn, wrong).catch(() => '')
  }
  const others = Array.from({ length: 4 }, goOn)
  await expect.poll(() => ask(world, identityCalls.signIn, wrong).catch(String), { interval: 50 })
    .toContain('TOO_MANY_REQUESTS')
  await fillSignIn(page, 'badaauto')
  await alert(page).getByText('요청이 너무 많습니다').waitFor()
  isHeard = true
  await Promise.all(others)
  await alert(page).getByText(/^\d+초 뒤에 다시 시도해 주세요\.$/).waitFor()
  await takePicture(page, 'sign-in-too-many')
  const signIn = page.getByRole('button', { name: '로그인', exact: true })
  await expect.poll(async () => {
    if (await signIn.count() > 0) await signIn.click()
    return page.getByRole('heading', { level: 1 }).first().innerText()
  }, { interval: 1_000 }).toMatch(/^허대표/)
})
