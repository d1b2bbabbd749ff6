// Somebody who forgot name or password proves who they are at the identity provider, and what may go wrong there.
import { addressOf } from '@bidyard/contract/call'
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, type DemoPerson, demoPassword, fillSignIn, openSession, personOf } from './world/accounts.ts'
import { applyAs, askAs, bringMembers, openRootOf } from './world/office.ts'
import { accessibilityFaults, takePicture, untilStill } from './world/open-world.ts'
import { beginStory } from './world/story.ts'

const { world, watch, open, openAs } = beginStory([/status of (400|401|503)/])
const freshPassword = '첫눈 오는 날 국밥'

/** What one does at the provider, which is the stand-in here. */
const decide = async (provider: Page, person: DemoPerson, outcome = 'approve', backBy = 'post'): Promise<void> => {
  await provider.getByRole('heading', { name: '누구로 인증할까요?' }).waitFor()
  await provider.locator('[name=name]').fill(person.name)
  await provider.locator('[name=birthday]').fill(person.birthday)
  await provider.locator('[name=phone]').fill(person.phone)
  await provider.locator('[name=outcome]').selectOption(outcome)
  await provider.locator('[name=backBy]').selectOption(backBy)
  await provider.getByRole('button', { name: '인증 완료' }).click()
}

const begin = (page: Page) => page.getByRole('button', { name: /^본인인증 (다시 )?시작$/ }).click()

const beginInWindow = async (page: Page): Promise<Page> => {
  const [provider] = await Promise.all([page.waitForEvent('popup'), begin(page)])
  return watch(provider)
}

const stranger: DemoPerson = { name: '이방인', birthday: '19910203', phone: '01099998888' }

test('in a window beside the page: the name is told in part, and the same proof sets a new password', async () => {
  const person = await personOf(world, 'hanbit03')
  const running = await openSession(world, 'hanbit03')
  for (let attempt = 0; attempt < 5; attempt++)
    await openSession(world, 'hanbit03', 'wrong').catch(() => undefined)
  const page = await open('/sign-in')
  await fillSignIn(page, 'hanbit03')
  await page.getByText('비밀번호를 여러 번 틀려 계정이 잠겼습니다').waitFor()
  await page.getByRole('link', { name: '아이디 찾기' }).click()
  await takePicture(page, 'find-username')

  const provider = await beginInWindow(page)
  await page.getByText('새 창에서 본인인증을 진행해 주세요').waitFor()
  await takePicture(page, 'check-waiting')
  const closed = provider.waitForEvent('close')
  await decide(provider, person)
  await page.getByText('han****').waitFor()
  await closed
  await takePicture(page, 'found-username')

  await page.getByRole('link', { name: '비밀번호 재설정' }).click()
  await page.getByText('han**** 계정의 본인임을 확인했습니다').waitFor()
  await page.getByLabel('새 비밀번호').fill('qwertyuiop')
  await page.getByRole('button', { name: '새 비밀번호로 바꾸기' }).click()
  const easy = page.getByText('쉽게 추측할 수 있는 비밀번호입니다.', { exact: false })
  await easy.waitFor()
  // Everybody knows the shop.
  await page.getByLabel('새 비밀번호').fill('한빛모터스2026!')
  await easy.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '새 비밀번호로 바꾸기' }).click()
  await easy.waitFor()
  await page.getByLabel('새 비밀번호').fill(freshPassword)
  await takePicture(page, 'reset-password')
  await page.getByRole('button', { name: '새 비밀번호로 바꾸기' }).click()
  await page.getByText('hanbit03 계정의 비밀번호를 바꿨습니다').waitFor()
  await takePicture(page, 'reset-done')
  await expect(ask(world, identityCalls.whoAmI, {}, running)).rejects.toThrow('UNAUTHORIZED')

  await page.getByRole('link', { name: '로그인', exact: true }).click()
  expect(await page.getByLabel('아이디').inputValue()).toBe('hanbit03')
  await page.getByLabel('비밀번호', { exact: true }).fill(freshPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /임과장/ }).waitFor()
})

test('on a phone the page leaves and comes back to where it was', async () => {
  const person = await personOf(world, 'saebom02')
  const page = await open('/sign-in/reset-password', 'phone')
  await takePicture(page, 'phone-reset-password')
  await begin(page)
  await decide(page, person, 'approve', 'get')
  await page.getByText('sae**** 계정의 본인임을 확인했습니다').waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/sign-in/reset-password')
  await takePicture(page, 'phone-new-password')
  await page.getByLabel('새 비밀번호').fill(freshPassword)
  await page.getByRole('button', { name: '새 비밀번호로 바꾸기' }).click()
  await page.getByText('saebom02 계정의 비밀번호를 바꿨습니다').waitFor()
})

/** As the office sees somebody who was brought. */
const factsOf = async (name: string): Promise<string> => {
  const { items: [member] } = await askAs(world, 'owner')(membersCalls.listMembers, {
    query: { filter: { name: { eq: name } } },
  })
  const page = await openAs('이주임', `/office/members/${member?.id}`)
  await page.getByRole('term').filter({ hasText: '가입일' }).waitFor()
  await takePicture(page, 'member-consents')
  return page.getByRole('main').innerText()
}

test('whoever came by file reads the terms, agrees to them with the first password, and is in', async () => {
  const people = {
    cameover: { name: '이옮김', birthday: '19870605', phone: '01033332222' },
    camelater: { name: '이나중', birthday: '19870607', phone: '01033332224' },
  }
  await bringMembers(world, people)
  const page = await open('/sign-in/reset-password', 'phone')
  await begin(page)
  await decide(page, people.cameover)
  await page.getByText('cam**** 계정의 본인임을 확인했습니다').waitFor()
  await page.getByText('처음 이용하려면 동의가 필요합니다').waitFor()
  await page.getByLabel('새 비밀번호').fill(freshPassword)
  await takePicture(page, 'phone-first-terms')
  const choose = page.getByRole('button', { name: '동의하고 비밀번호 정하기' })
  await choose.click()
  await page.getByText('두 항목에 모두 동의해 주세요.').waitFor()
  await takePicture(page, 'phone-first-terms-missing')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^이용약관.*보기$/ }).click()
  await page.getByRole('dialog').getByText('입찰은 취소할 수 없습니다.', { exact: false }).waitFor()
  await takePicture(page, 'phone-first-terms-read')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^개인정보.*보기$/ }).click()
  await page.getByRole('dialog').getByText('받은 권한과 동의 3년', { exact: false }).waitFor()
  await takePicture(page, 'phone-first-privacy-read')
  await page.keyboard.press('Escape')
  for (const text of [/^이용약관/, /^개인정보/]) await page.getByRole('checkbox', { name: text }).click()
  await takePicture(page, 'phone-first-terms-agreed')
  await choose.click()
  await page.getByText('cameover 계정의 비밀번호를 바꿨습니다').waitFor()
  const signedIn = await openSession(world, 'cameover', freshPassword)
  const { parts } = await ask(world, auditCalls.readOwnData, {}, signedIn)
  expect(parts.find(({ section }) => section === 'consents')?.rows).toHaveLength(2)
  expect(await factsOf(people.cameover.name)).toMatch(/동의\s+제2판 · 20[^]*이용약관 동의\s+제1판 · 20/)
  expect(await factsOf(people.camelater.name)).toMatch(/동의\s+기록된 동의가 없습니다/)
})

test('of several accounts the terms come with the answer, and an older page shows the text in force', async () => {
  const cametwice = { name: '이두번', birthday: '19870606', phone: '01033332223' }
  await bringMembers(world, { cametwice })
  await openRootOf(world, 'leeroot', cametwice)
  const desk = watch(await world.open('desktop', { dark: true, language: 'en' }))
  await desk.goto('/sign-in/reset-password')
  await desk.getByRole('button', { name: 'Prove at once' }).click()
  await desk.getByLabel('Name').fill(cametwice.name)
  await desk.getByLabel('Birthday').fill(cametwice.birthday)
  await desk.getByLabel('Mobile phone').fill(cametwice.phone)
  await desk.getByRole('button', { name: 'Prove this person' }).click()
  await desk.getByLabel('Username').fill('cameonce')
  await desk.getByLabel('New password').fill(freshPassword)
  await desk.getByRole('button', { name: 'Set the new password' }).click()
  await desk.getByText('This is not your username').waitFor()
  await desk.getByLabel('Username').fill('cametwice')
  await desk.getByText('This is not your username').waitFor({ state: 'detached' })
  await desk.getByRole('button', { name: 'Set the new password' }).click()
  await desk.getByRole('alert').getByText('Please agree to the terms').waitFor()
  await untilStill(desk)
  await takePicture(desk, 'dark-first-terms')
  expect(await accessibilityFaults(desk)).toEqual([])
  // What was asked of one account is not asked of the next one before it is known.
  const agree = desk.getByRole('button', { name: 'Agree and set the password' })
  await desk.getByLabel('Username').fill('cametwic')
  await agree.waitFor({ state: 'detached' })
  await desk.getByLabel('Username').fill('cametwice')
  await desk.getByRole('button', { name: 'Set the new password' }).click()
  const boxes = [/terms of use/, /personal data/].map((name) => desk.getByRole('checkbox', { name }))
  for (const box of boxes) expect(await box.isChecked()).toBe(false)
  for (const box of boxes) await box.check()

  // As a page asks that came with an older text.
  await desk.route(`**${addressOf(identityCalls.resetPassword)}`, (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace(/"use":\d+/, '"use":0') }), { times: 1 })
  await agree.click()
  await desk.getByRole('alert').getByText('The terms have changed').waitFor()
  for (const box of boxes) expect(await box.isChecked()).toBe(false)
  await untilStill(desk)
  await takePicture(desk, 'dark-newer-terms')
  expect(await accessibilityFaults(desk)).toEqual([])
  await desk.getByRole('button', { name: /terms of use.*read/i }).click()
  await desk.getByRole('dialog').getByText('A bid cannot be taken back.', { exact: false }).waitFor()
  await desk.keyboard.press('Escape')
  for (const box of boxes) await box.check()
  await agree.click()
  await desk.getByText('The password of cametwice is changed').waitFor()
})

test('whoever refuses at the provider, or is answered with nonsense, is told and begins again', async () => {
  const person = await personOf(world, 'daon01')
  const page = await open('/sign-in/find-username', 'phone')
  await begin(page)
  await decide(page, person, 'refuse')
  await page.getByText('본인인증이 완료되지 않았습니다').waitFor()
  await page.getByText('사용자가 인증을 취소하였습니다.', { exact: false }).waitFor()
  await takePicture(page, 'check-refused')
  for (const outcome of ['garbage', 'unreadable', 'otherTransaction', 'refuseResult']) {
    await begin(page)
    await decide(page, person, outcome)
    await page.getByText('본인인증이 완료되지 않았습니다').waitFor()
  }
  await begin(page)
  await decide(page, person)
  await page.getByText('dao****').waitFor()
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
})

test('a provider that does not answer leaves the check as it is, to be asked again', async () => {
  const page = await open('/sign-in/find-username', 'phone')
  await begin(page)
  await decide(page, stranger, 'timeOut')
  await page.getByText('인증기관이 답하지 않습니다').waitFor()
  await takePicture(page, 'check-unanswered')
  await page.getByRole('button', { name: '결과 다시 확인' }).click()
  await page.getByText('인증 결과를 확인하는 중입니다…').waitFor()
  await page.getByText('인증기관이 답하지 않습니다').waitFor()
  expect(await page.getByRole('button', { name: '본인인증 다시 시작' }).isVisible()).toBe(true)
})

test('a window that is closed, and a way back from the provider, are no dead ends', async () => {
  const person = await personOf(world, 'garam01')
  const page = await open('/sign-in/find-username')
  const first = await beginInWindow(page)
  await first.getByRole('heading', { name: '누구로 인증할까요?' }).waitFor()
  await first.close()
  await page.getByText('인증 창이 닫혔나요?').waitFor()
  await takePicture(page, 'check-window-gone')
  await decide(await beginInWindow(page), person)
  await page.getByText('gar****').waitFor()

  const phone = await open('/sign-in/find-username', 'phone')
  await begin(phone)
  await phone.getByRole('heading', { name: '누구로 인증할까요?' }).waitFor()
  await phone.goBack()
  await phone.getByText('본인인증을 마치지 않았습니다').waitFor()
  await begin(phone)
  await decide(phone, person)
  await phone.getByText('gar****').waitFor()
  expect(await phone.evaluate('sessionStorage.getItem("bidyard.identity-check")')).toBeNull()
})

test('who is no member hears so, and the way back of somebody else’s check leads nowhere', async () => {
  const page = await open('/sign-in/reset-password')
  await page.getByRole('button', { name: '바로 인증' }).click()
  await page.getByLabel('이름').fill(stranger.name)
  await page.getByLabel('생년월일').fill(stranger.birthday)
  await page.getByLabel('휴대폰 번호').fill(stranger.phone)
  await takePicture(page, 'check-dummy')
  await page.getByRole('button', { name: '이 사람으로 인증' }).click()
  await page.getByText('가입한 회원을 찾지 못했습니다').waitFor()
  await takePicture(page, 'nobody-found')

  const lost = await open('/identity/return?transaction=abcdefghjkmnpqrstuvw')
  await lost.getByRole('heading', { name: '이어질 화면을 찾지 못했습니다' }).waitFor()
  await takePicture(lost, 'return-nobody')
  expect(await lost.getByRole('link', { name: '홈으로' }).getAttribute('href')).toBe('/')
})

test('the owner of a lost phone takes it off the account', async () => {
  const person = await personOf(world, 'garam02')
  const usage = 'ID/password-recovery'
  const { identityToken } = await ask(world, identityCalls.completeAsDummy, { body: { ...person, usage } })
  const credentials = { username: 'garam02', password: demoPassword }
  const deviceUid = 'lost-phone-of-garam'
  await ask(world, identityCalls.setDevice, { body: { ...credentials, identityToken, deviceUid } })
  const page = await open('/sign-in/reset-device', 'phone')
  await begin(page)
  await decide(page, person)
  await page.getByLabel('아이디').fill('garam')
  await page.getByRole('button', { name: '등록 해제', exact: true }).click()
  await page.getByText('인증한 본인의 아이디가 아닙니다').waitFor()
  await page.getByLabel('아이디').fill('garam02')
  await page.getByRole('button', { name: '등록 해제', exact: true }).click()
  await page.getByText('기기 등록을 해제했습니다').waitFor()
  await takePicture(page, 'reset-device-done')
  const { features } = await ask(world, identityCalls.authContext, {}, await openSession(world, 'garam02'))
  expect(features.hasDevice).toBe(false)
})

test('of two who say the same of themselves neither is guessed, and another way of proof helps', async () => {
  const twin = { name: '두사람', birthday: '19830303', phone: '01044443333' }
  const office = askAs(world, 'owner')
  for (const [at, username] of ['firsttwin', 'othertwin'].entries()) {
    const id = await applyAs(world, { ...twin, ci: `ci-of-twin-${at}` }, username)
    await office(membersCalls.approveRegistration, { params: { id }, body: {} })
  }
  const page = await open('/sign-in/find-username', 'phone')
  await begin(page)
  await decide(page, twin, 'approveWithoutCi')
  await page.getByText('어느 계정인지 정할 수 없습니다').waitFor()
  await page.getByText('다른 인증수단으로 다시 인증', { exact: false }).waitFor()
  expect(await page.getByRole('main').innerText()).not.toMatch(/first|other/)
  await takePicture(page, 'recovery-ambiguous')
  await page.getByRole('button', { name: '본인인증 다시 시작' }).click()
  await page.getByRole('button', { name: '본인인증 시작' }).waitFor()

  await page.goto('/sign-in/reset-password')
  await begin(page)
  await decide(page, twin, 'approveWithoutCi')
  // A name is no proof where the proof itself fits both.
  await page.getByLabel('아이디').fill('firsttwin')
  await page.getByLabel('새 비밀번호').fill(freshPassword)
  await page.getByRole('button', { name: '새 비밀번호로 바꾸기' }).click()
  await page.getByText('어느 계정인지 정할 수 없습니다').waitFor()
  await page.goto('/sign-in/reset-device')
  await begin(page)
  await decide(page, twin, 'approveWithoutCi')
  await page.getByLabel('아이디').fill('firsttwin')
  await page.getByRole('button', { name: '등록 해제', exact: true }).click()
  await page.getByText('어느 계정인지 정할 수 없습니다').waitFor()
  await takePicture(page, 'reset-device-ambiguous')
  await page.getByRole('button', { name: '본인인증 다시 시작' }).click()
  await page.getByRole('button', { name: '본인인증 시작' }).waitFor()

  // Whoever of them it is, they are a member already.
  await page.goto('/register')
  await begin(page)
  await decide(page, twin, 'approveWithoutCi')
  await page.getByText('이미 가입이 승인되었습니다').waitFor()
})
