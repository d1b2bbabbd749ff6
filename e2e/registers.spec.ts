// Somebody becomes a dealer: proves who they are, founds or joins a shop, brings the papers, is judged, and signs in.
import { addressOf } from '@bidyard/contract/call'
import { membersCalls } from '@bidyard/contract/calls/members'
import { paperPicture } from '@bidyard/demo/paper'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { takePicture } from './world/open-world.ts'
import { type Applicant, bringPaper, proveIn, proveInWindow } from './world/papers.ts'
import { beginStory } from './world/story.ts'

const { open, openAs } = beginStory([/status of (400|401|409|503)/, /net::ERR_FAILED/])
const password = '비오는날엔파전과막걸리'

const next = (page: Page) => page.getByRole('button', { name: '다음', exact: true }).click()
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor()

const fillAccount = async (page: Page, username: string): Promise<void> => {
  await step(page, '로그인할 때 쓸 계정')
  await page.getByLabel('아이디', { exact: true }).fill(username)
  await page.getByText('쓸 수 있는 아이디입니다.').waitFor()
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByLabel('이메일').fill(`${username}@example.com`)
  await next(page)
}

const fillNewShop = async (page: Page, shopName: string): Promise<void> => {
  await page.getByText('아직 등록되지 않은 상사입니다').waitFor()
  await page.getByRole('radio', { name: /^대표자/ }).click()
  await page.getByLabel('상사 이름').fill(shopName)
  await page.getByLabel('대표자 이름').fill('나새로')
  await page.getByLabel('상사 전화번호').fill('0212345678')
  await page.getByLabel('상사 이메일').fill('shop@example.com')
  await page.getByLabel('우편번호').fill('06236')
  await page.getByLabel('도로명 주소').fill('서울특별시 강남구 테헤란로 100')
}

const personalPapers = [
  ['사업자등록증', 'businessRegistration'], ['자동차관리사업등록증', 'vehicleManagementBusinessRegistration'],
] as const
const idCard = '대표자 신분증 사본(뒷자리 가림)'

const bringPersonalPapers = async (page: Page): Promise<void> => {
  await step(page, '서류 올리기')
  for (const [label, kind] of personalPapers) await bringPaper(page, label, kind)
  await page.getByRole('checkbox', { name: '주민등록번호 뒷자리를 가렸습니다.' }).click()
  await bringPaper(page, idCard, 'representativeKrRrn')
}

const agree = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /^이용약관/ }).click()
  await page.getByRole('checkbox', { name: /^개인정보/ }).click()
}
const submit = (page: Page) => page.getByRole('button', { name: '가입 신청하기' })

const signIn = async (page: Page, username: string): Promise<void> => {
  await page.goto('/sign-in')
  await page.getByLabel('아이디').fill(username)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

/** Through the office's queue, as a reviewer would. */
const decide = async (name: string, how: (page: Page) => Promise<void>): Promise<void> => {
  const page = await openAs('이주임', '/office/registrations')
  await page.getByRole('link', { name, exact: true }).first().click()
  await how(page)
}
const approve = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '승인', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '승인', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** An employee with everything filled in, at the last step. */
const readyToSubmit = async (applicant: Applicant, username: string): Promise<Page> => {
  const page = await open('/register')
  await proveInWindow(page, applicant)
  await fillAccount(page, username)
  await page.getByLabel('사업자등록번호').fill('4050100406')
  await page.getByRole('radio', { name: /^종사원/ }).click()
  await next(page)
  await bringPaper(page, '종사원증', 'employeeCard')
  await next(page)
  await step(page, '입력한 내용 확인')
  return page
}

const newcomer: Applicant = { name: '나새로', birthday: '19850304', phone: '01011112222' }

test('a new dealer founds a shop, is approved, and signs in', async () => {
  const page = await open('/register')
  await step(page, '본인인증')
  await takePicture(page, 'register-identity')
  await proveInWindow(page, newcomer)

  await step(page, '로그인할 때 쓸 계정')
  await page.getByLabel('아이디', { exact: true }).fill('Hanbit')
  await page.getByText('이미 사용 중인 아이디입니다.', { exact: false }).waitFor()
  await page.getByLabel('비밀번호', { exact: true }).fill('short')
  await takePicture(page, 'register-account-faults')
  await fillAccount(page, 'newcomer')

  await step(page, '일하는 상사')
  await page.getByLabel('사업자등록번호').fill('1234567890')
  await page.getByText('있을 수 없는 사업자등록번호입니다.', { exact: false }).waitFor()
  await page.getByLabel('사업자등록번호').fill('1234567891')
  expect(await page.getByLabel('사업자등록번호').inputValue()).toBe('123-45-67891')
  await fillNewShop(page, '새로모터스')
  await takePicture(page, 'register-shop')
  await next(page)

  await step(page, '서류 올리기')
  await next(page)
  await page.getByText('이 서류를 올려 주세요.').first().waitFor()
  await bringPersonalPapers(page)
  await takePicture(page, 'register-documents')
  await next(page)

  await step(page, '입력한 내용 확인')
  await page.getByText('02-1234-5678').waitFor()
  await submit(page).click()
  await page.getByText('두 항목에 모두 동의해 주세요.').waitFor()
  await agree(page)
  await takePicture(page, 'register-review')
  const handedIn: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(addressOf(membersCalls.submitRegistration))) handedIn.push(request.url())
  })
  await submit(page).dblclick()
  await page.getByRole('heading', { name: '가입 신청을 받았습니다' }).waitFor()
  expect(handedIn).toHaveLength(1)
  await takePicture(page, 'register-submitted')
  await page.reload()
  await page.getByText('새로모터스').waitFor()

  await page.getByRole('link', { name: '신청 상태 보기' }).click()
  await proveInWindow(page, newcomer)
  await page.getByText('심사중').waitFor()
  await takePicture(page, 'status-under-review')
  await decide('나새로', approve)
  await page.reload()
  await page.getByText('가입이 승인되었습니다').waitFor()
  await takePicture(page, 'status-approved')

  await signIn(page, 'newcomer')
  await page.getByRole('heading', { level: 1, name: /나새로/ }).waitFor()
})

test('on a phone an employee joins a shop that is there, and a reload loses nothing but the password', async () => {
  const applicant: Applicant = { name: '도사원', birthday: '19940809', phone: '01033334444' }
  const page = await open('/register', 'phone')
  await takePicture(page, 'phone-register-identity')
  await page.getByRole('button', { name: '본인인증 시작' }).click()
  await proveIn(page, applicant)
  await fillAccount(page, 'saebom07')
  await page.getByLabel('사업자등록번호').fill('2060100207')
  await page.getByText('등록된 상사를 찾았습니다').waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain('새봄오토')
  await page.getByRole('radio', { name: /^종사원/ }).click()
  await takePicture(page, 'phone-register-shop')
  await next(page)
  await bringPaper(page, '종사원증', 'employeeCard')
  await takePicture(page, 'phone-register-documents')

  await page.reload()
  await page.getByText('종사원증.png').waitFor()
  await page.goBack()
  await step(page, '일하는 상사')
  expect(await page.getByLabel('사업자등록번호').inputValue()).toBe('206-01-00207')
  expect(await page.evaluate<string>('JSON.stringify({ ...sessionStorage })')).not.toContain(password)
  await next(page)
  await next(page)
  await step(page, '입력한 내용 확인')
  await page.getByText('비밀번호를 다시 입력해 주세요').waitFor()
  await agree(page)
  await submit(page).click()
  await page.getByText('입력해 주세요.', { exact: true }).waitFor()
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await takePicture(page, 'phone-register-review')
  await submit(page).click()
  await page.getByRole('heading', { name: '가입 신청을 받았습니다' }).waitFor()
  await takePicture(page, 'phone-register-submitted')
})

test('who is sent back reads why, corrects it with everything filled in, and applies again', async () => {
  const applicant: Applicant = { name: '다시봄', birthday: '19880101', phone: '01055556666' }
  const first = await open('/register')
  await proveInWindow(first, applicant)
  await fillAccount(first, 'onceagain')
  await first.getByLabel('사업자등록번호').fill('2208162517')
  await first.getByText('아직 등록되지 않은 상사입니다').waitFor()
  // The number suggests a corporation; this one says otherwise.
  expect(await first.getByRole('radio', { name: '법인사업자' }).isChecked()).toBe(true)
  await first.getByRole('radio', { name: '개인사업자' }).click()
  await first.getByText('법인사업자 같습니다', { exact: false }).waitFor()
  await fillNewShop(first, '다시모터스')
  await next(first)
  await bringPersonalPapers(first)
  await next(first)
  await agree(first)
  await submit(first).click()
  await first.getByRole('heading', { name: '가입 신청을 받았습니다' }).waitFor()

  await decide('다시봄', async (office) => {
    await office.getByRole('button', { name: '반려', exact: true }).first().click()
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^서류미비/ }).click()
    await dialog.getByRole('textbox').fill('사업자등록증이 흐려서 읽을 수 없습니다.')
    await dialog.getByRole('button', { name: '반려', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  // On another device, days later.
  const again = await open('/register/status')
  await proveInWindow(again, applicant)
  await again.getByText('사업자등록증이 흐려서 읽을 수 없습니다.').waitFor()
  await takePicture(again, 'status-rejected')
  await again.getByRole('button', { name: '고쳐서 다시 신청' }).click()
  await step(again, '로그인할 때 쓸 계정')
  await again.getByText('지난 신청이 반려되었습니다: 서류미비').waitFor()
  expect(await again.getByLabel('아이디', { exact: true }).inputValue()).toBe('onceagain')
  await again.getByLabel('비밀번호', { exact: true }).fill(password)
  await next(again)
  await step(again, '일하는 상사')
  expect(await again.getByLabel('상사 이름').inputValue()).toBe('다시모터스')
  expect(await again.getByLabel('도로명 주소').inputValue()).toBe('서울특별시 강남구 테헤란로 100')
  await next(again)
  await again.getByText('서류를 다시 올려 주세요.', { exact: false }).waitFor()
  await bringPersonalPapers(again)
  await next(again)
  await agree(again)
  await submit(again).click()
  await again.getByRole('heading', { name: '가입 신청을 받았습니다' }).waitFor()

  const third = await open('/register')
  await proveInWindow(third, applicant)
  await third.getByText('가입 심사가 진행 중입니다').waitFor()
  await takePicture(third, 'register-blocked')
})

test('who loses a username in the moment of submitting is led back to it, and loses nothing else', async () => {
  const [winner, loser] = [
    await readyToSubmit({ name: '가먼저', birthday: '19900909', phone: '01077770001' }, 'wanted01'),
    await readyToSubmit({ name: '나나중', birthday: '19910909', phone: '01077770002' }, 'wanted01'),
  ]
  await agree(winner)
  await agree(loser)
  await submit(winner).click()
  await winner.getByRole('heading', { name: '가입 신청을 받았습니다' }).waitFor()
  await submit(loser).click()
  await step(loser, '로그인할 때 쓸 계정')
  await loser.getByText('그 사이 다른 사람이 이 아이디로 신청했습니다.', { exact: false }).first().waitFor()
  await takePicture(loser, 'register-username-lost')
  await loser.getByLabel('아이디', { exact: true }).fill('wanted02')
  await loser.getByText('쓸 수 있는 아이디입니다.').waitFor()
  await next(loser)
  await next(loser)
  await next(loser)
  await agree(loser)
  await submit(loser).click()
  await loser.getByRole('heading', { name: '가입 신청을 받았습니다' }).waitFor()
  expect(await loser.getByRole('main').innerText()).toContain('wanted02')
})

test('whose proof has run out proves again at the end, and loses nothing', async () => {
  const applicant: Applicant = { name: '느린이', birthday: '19870707', phone: '01088880001' }
  const page = await readyToSubmit(applicant, 'slowly01')
  await page.evaluate(`{
    const draft = JSON.parse(sessionStorage.getItem('bidyard.registration'))
    draft.proof.token = 'used up'
    sessionStorage.setItem('bidyard.registration', JSON.stringify(draft))
  }`)
  await page.reload()
  await page.getByRole('heading', { name: '본인인증을 다시 해 주세요' }).waitFor()
  await agree(page)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await submit(page).click()
  await page.getByText('위에서 다시 인증한 뒤 신청해 주세요.', { exact: false }).waitFor()
  await takePicture(page, 'register-proof-over')
  await proveInWindow(page, applicant)
  await page.getByRole('heading', { name: '본인인증을 다시 해 주세요' }).waitFor({ state: 'detached' })
  await submit(page).click()
  await page.getByRole('heading', { name: '가입 신청을 받았습니다' }).waitFor()
  expect(await page.getByRole('main').innerText()).toContain('slowly01')
})

test('a paper that did not get through is sent again, and leaving meanwhile asks once', async () => {
  const page = await readyToSubmit({ name: '끊긴이', birthday: '19860606', phone: '01088880002' }, 'broken01')
  await page.getByRole('button', { name: '서류: 고치기' }).click()
  await step(page, '서류 올리기')
  const slot = page.getByRole('group', { name: '종사원증', exact: true })
  const choose = (name: string) => slot.locator('input[type=file]').first().setInputFiles({
    name, mimeType: 'image/png', buffer: Buffer.from(paperPicture('employeeCard')),
  })
  const isUpload = (url: URL): boolean => url.searchParams.size > 0 && !url.pathname.startsWith('/bridge/public')
  await page.route(isUpload, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
  await choose('second.png')
  await slot.getByRole('button', { name: '다시 시도' }).waitFor()
  await takePicture(page, 'register-upload-failed')
  await next(page)
  await slot.getByText('이 서류를 올려 주세요.').waitFor()

  await page.unroute(isUpload)
  let letGo = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(isUpload, async (route) => {
    await gate
    await route.fallback()
  })
  await slot.getByRole('button', { name: '다시 시도' }).click()
  await page.getByRole('link', { name: 'Bidyard' }).click()
  const dialog = page.getByRole('alertdialog', { name: '서류를 올리는 중입니다' })
  await dialog.getByRole('button', { name: '취소' }).click()
  letGo()
  await slot.getByText('업로드 완료').waitFor()
  await next(page)
  await step(page, '입력한 내용 확인')
  expect(await page.getByRole('main').innerText()).toContain('second.png')
})
