// Somebody taps their car in a partner's app: it opens once, alone and without a trace, or says calmly why not.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import type { Frame, FrameLocator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { comeIn } from './world/accounts.ts'
import { accessibilityFaults, takePicture } from './world/open-world.ts'
import { proveIn } from './world/papers.ts'
import { askAs } from './world/office.ts'
import { launchAddressOf, launchIn, type LaunchKind } from './world/partner-app.ts'
import { signInAs } from './world/people.ts'
import { beginStory } from './world/story.ts'

const { world, watch, openAs } = beginStory()

// The browser itself writes each refused answer into its console.
const refusals = [/status of 400/]

const bankCar = '홍길동 · 12가3456 (bank-car-1)'

const launchAddress = async (car = bankCar, kind: LaunchKind = '정상'): Promise<string> =>
  launchAddressOf(world, watch(await world.open()), car, kind)

const seeCar = (place: Page | FrameLocator, carNo: string) =>
  place.getByRole('heading', { level: 1, name: carNo }).waitFor()

test('a valid launch opens the car in the phone, and its parameters are gone from the address', async () => {
  const page = watch(await world.open())
  const phone = await launchIn(page, bankCar, '정상')
  await seeCar(phone, '12가 3456')
  await phone.getByText('샘플은행에서 이 차량을 등록했습니다.').waitFor()
  await phone.getByRole('button', { name: '매각 의뢰 시작' }).waitFor()
  expect(await phone.getByRole('link', { name: '샘플은행 앱으로 돌아가기' }).getAttribute('href'))
    .toBe('samplebank://cars/bank-car-1')
  expect(await phone.getByRole('banner').count()).toBe(0)
  expect(page.frames().at(-1)?.url()).toBe(`${world.base}/w/sample-bank`)
  await takePicture(page, 'launch-valid')
  // The phone pulls the page down.
  await page.frames().at(-1)?.evaluate('location.reload()')
  await seeCar(phone, '12가 3456')
})

const refused: readonly (readonly [LaunchKind, string, string])[] = [
  ['시간이 지난 링크', '링크가 만료되었습니다', 'expired'],
  ['이미 사용한 링크', '링크가 만료되었습니다', 'replayed'],
  ['변조된 링크', '링크를 열 수 없습니다', 'tampered'],
  ['잘못 만든 링크', '접속 정보가 올바르지 않습니다', 'malformed'],
  ['없는 고객', '고객 정보를 찾을 수 없습니다', 'unknown-customer'],
  ['없는 차량', '차량을 찾을 수 없습니다', 'unknown-exhibit'],
]
test.each(refused)('%s says “%s” and leads back into the app', async (kind, title, name) => {
  const page = watch(await world.open(), refusals)
  const phone = await launchIn(page, bankCar, kind)
  await phone.getByRole('heading', { level: 1, name: title }).waitFor()
  await phone.getByText('샘플은행', { exact: false }).first().waitFor()
  expect(await phone.getByRole('link', { name: '샘플은행 앱으로 돌아가기' }).getAttribute('href'))
    .toBe('samplebank://cars/')
  await takePicture(page, `launch-${name}`)
})

test('a partner without a deep link is named all the same', async () => {
  const page = watch(await world.open(), refusals)
  const phone = await launchIn(page, '심청 · 56하7890 (lease-car-1)', '없는 고객')
  await phone.getByText('샘플리스에서 아직 고객 정보를 보내지 않았습니다.', { exact: false }).waitFor()
  expect(await phone.getByRole('link').count()).toBe(0)
})

test('without a net it is said at the upper edge, however far one has scrolled', async () => {
  const page = watch(await world.open('phone'), [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/])
  await page.goto(await launchAddress())
  await seeCar(page, '12가 3456')
  await page.setViewportSize({ width: 390, height: 320 })
  await page.context().setOffline(true)
  const told = page.getByRole('status').filter({ hasText: '오프라인입니다' })
  await told.waitFor()
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(60)
  expect((await told.boundingBox())?.y).toBe(0)
  await takePicture(page, 'launch-offline')
  await page.context().setOffline(false)
  await told.waitFor({ state: 'detached' })
  // Without a header it leaves the bell and the way back free.
  const back = page.getByText('다시 연결되었습니다.').first()
  await expect.poll(async () => (await back.boundingBox())?.y ?? 0).toBeGreaterThan(60)
  await takePicture(page, 'launch-online-again')
})

test('in a window of its own neither address bar, history nor any request keeps the parameters', async () => {
  const address = await launchAddress()
  const [secret = ''] = /(?<=parameters=)[^&]+/.exec(address) ?? []
  expect(secret.length).toBeGreaterThan(50)
  const page = watch(await world.open('phone'), refusals)
  const told: string[] = []
  page.on('request', (request) => {
    const { referrer = '', referer = '' } = request.headers()
    told.push(request.url().replace(address, ''), referrer, referer)
  })
  await page.goto(address)
  await seeCar(page, '12가 3456')
  expect(page.url()).toBe(`${world.base}/w/sample-bank`)
  expect(told.filter((one) => one.includes(secret))).toEqual([])
  expect(await page.evaluate<string>('JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])'))
    .not.toContain(secret)
  await page.goto('/sandbox/partner')
  await page.goBack()
  await seeCar(page, '12가 3456')
  expect(page.url()).toBe(`${world.base}/w/sample-bank`)
  expect(await accessibilityFaults(page)).toEqual([])
  await takePicture(page, 'launch-phone')

  // Somebody who got hold of the address opens nothing, and the car of the last launch is neither shown nor asked for.
  const last = await page.evaluate<string>("JSON.parse(sessionStorage.getItem('bidyard.launch')).authorization")
  expect(last).toMatch(/^Bearer ./)
  // The page of the last launch may still ask for parts of its own; it has to be gone before somebody listens.
  await page.goto('about:blank')
  const asked: (string | undefined)[] = []
  page.on('request', (request) => asked.push(request.headers()['authorization']))
  // Nor does it wait for the screen: what that is drawn by is held back until somebody has looked.
  const seen = Promise.withResolvers<null>()
  await page.route('**/assets/launch-page-*.js', async (route) => {
    await seen.promise
    await route.continue()
  })
  const drawing = page.waitForRequest('**/assets/launch-page-*.js')
  await Promise.all([drawing, page.goto(address)])
  expect(await page.evaluate("sessionStorage.getItem('bidyard.launch')")).toBeNull()
  seen.resolve(null)
  await page.getByRole('heading', { level: 1, name: '링크가 만료되었습니다' }).waitFor()
  expect(asked.length).toBeGreaterThan(1)
  expect(asked).not.toContain(last)
  expect(await page.getByText('12가3456').count()).toBe(0)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: '샘플은행 앱에서 열어 주세요' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a launch of one partner opens nothing under the code of another', async () => {
  const address = (await launchAddress()).replace('/w/sample-bank', '/w/sample-lease')
  const page = watch(await world.open('phone', { language: 'en', dark: true }), refusals)
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'This link cannot be opened' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await takePicture(page, 'launch-wrong-partner')
})

test('the phone on the sample page leaves the session of its tab alone', async () => {
  const page = watch(await world.open())
  await signInAs(page, '이주임')
  await page.goto('/sandbox')
  await page.getByRole('link', { name: '제휴사 앱 열어 보기' }).click()
  await page.getByRole('heading', { level: 1, name: '제휴사 앱 (예시)' }).waitFor()
  const phone = await launchIn(page, bankCar, '정상')
  await seeCar(phone, '12가 3456')
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /이주임/ }).waitFor()
  expect(await page.evaluate<string>('sessionStorage.getItem("bidyard.session")')).toContain('이주임')
})

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** A page of somebody else, with one of ours in a frame: what stands in that frame. */
const framedBy = async (host: string, path: string): Promise<Frame> => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>theirs</title><iframe src="${world.base}${path}"></iframe>`)
  })
  servers.push(server.listen(0, host))
  await once(server, 'listening')
  const page = await world.open()
  await page.goto(`http://${host}:${(server.address() as AddressInfo).port}/`)
  const [, frame] = page.frames()
  if (frame === undefined) throw new Error('there is no frame')
  return frame
}

const isOurs = (frame: Frame) => frame.evaluate<boolean>('document.getElementById("app") !== null')

// A developer's own machine may frame it in the sandbox; to the browser, 127.0.0.2 is somebody else.
const elsewhere = [['127.0.0.2', '/w/sample-bank'], ['127.0.0.1', '/'], ['127.0.0.1', '/l']] as const

test('other sites may not frame the page of a launch, and nobody any other page', async () => {
  const own = await framedBy('127.0.0.1', '/w/sample-bank')
  await own.getByRole('heading', { level: 1, name: '샘플은행 앱에서 열어 주세요' }).waitFor()
  expect(await isOurs(own)).toBe(true)
  for (const [host, path] of elsewhere) {
    const frame = await framedBy(host, path)
    await expect.poll(() => frame.url()).toBe('chrome-error://chromewebdata/')
    expect(await isOurs(frame)).toBe(false)
  }
})

/** The partner's own people make the link; nobody else sees it. */
const makeLink = async (): Promise<string> => {
  const page = await openAs('최매니저', '/partner?tab=cars')
  await page.getByRole('row', { name: /bank-car-1/ }).getByRole('button', { name: '일회용 링크' }).click()
  const dialog = page.getByRole('dialog', { name: '12가3456 일회용 링크' })
  await dialog.getByRole('button', { name: '일회용 링크' }).click()
  await dialog.getByText('링크는 지금만 볼 수 있습니다').waitFor()
  const address = await dialog.getByRole('group', { name: '링크' }).locator('code').innerText()
  expect(address).toMatch(new RegExp(`^${world.base}/l#[\\w-]{43}$`))
  await takePicture(page, 'link-made')
  return address
}

const prove = async (page: Page, name: string, phone: string): Promise<void> => {
  await page.getByRole('button', { name: '바로 인증' }).click()
  await page.getByLabel('이름').fill(name)
  await page.getByLabel('휴대폰 번호').fill(phone)
  await page.getByRole('button', { name: '이 사람으로 인증' }).click()
}

test('a one-time link opens for its customer after an identity check, once, and for nobody else', async () => {
  const address = await makeLink()
  const page = watch(await world.open('phone'), refusals)
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: '본인인증 후 차량을 엽니다' }).waitFor()
  expect(page.url()).toBe(`${world.base}/l`)
  await page.getByText('12가**56').waitFor()
  await page.getByText('010-****-1001').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await takePicture(page, 'link-check')
  await page.reload()
  await page.getByText('12가**56').waitFor()

  await prove(page, '임꺽정', '01000002002')
  await page.getByText('다른 분이 인증했습니다').waitFor()
  await takePicture(page, 'link-other-person')
  await prove(page, '홍길동', '01000001001')
  await seeCar(page, '12가 3456')
  expect(page.url()).toBe(`${world.base}/w/sample-bank`)

  const later = watch(await world.open('phone'), refusals)
  await later.goto(address)
  await later.getByRole('heading', { level: 1, name: '사용할 수 없는 링크입니다' }).waitFor()
  expect(await accessibilityFaults(later)).toEqual([])
  await takePicture(later, 'link-gone')

  // In the tab of the last visit as well: nothing of it is left, so nobody is told that it has ended.
  const left = () => page.evaluate<string[]>(() =>
    Object.keys(sessionStorage).filter((key) => /visit|launch/.test(key)).toSorted())
  expect(await left()).toEqual(['bidyard.launch', 'bidyard.visit'])
  await page.goto('about:blank')
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: '사용할 수 없는 링크입니다' }).waitFor()
  expect(await left()).toEqual([])
})

test('a one-time link survives the way to the identity provider and back, with a dealer signed in there', async () => {
  const address = await makeLink()
  const page = watch(await world.open('phone'), refusals)
  await comeIn(page, 'daonauto', '온대표')
  await page.goto(address)
  await page.getByText('12가**56').waitFor()
  const begin = () => page.getByRole('button', { name: /^본인인증 (다시 )?시작$/ }).click()
  await begin()
  await page.getByRole('heading', { name: '누구로 인증할까요?' }).waitFor()
  await page.goBack()
  await page.getByText('본인인증을 마치지 않았습니다').waitFor()
  await begin()
  await proveIn(page, { name: '임꺽정', birthday: '19900101', phone: '01000002002' })
  await page.getByText('다른 분이 인증했습니다').waitFor()
  expect(page.url()).toBe(`${world.base}/l`)
  await begin()
  await proveIn(page, { name: '홍길동', birthday: '19900101', phone: '01000001001' })
  await seeCar(page, '12가 3456')
  expect(page.url()).toBe(`${world.base}/w/sample-bank`)
  await takePicture(page, 'link-came-back')
  // Nothing of the link is left, and the dealer is still who they were.
  const kept = await page.evaluate<string>('JSON.stringify([{ ...sessionStorage }, { ...localStorage }])')
  expect(kept).not.toContain(new URL(address).hash.slice(1))
  expect(kept).not.toContain('bidyard.identity-check')
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /온대표/ }).waitFor()
})

test('a partner that is stopped meanwhile closes the page, which says whom to ask, until it goes on', async () => {
  const page = watch(await world.open('phone'), [/status of 403/])
  await page.goto(await launchAddress())
  await seeCar(page, '12가 3456')
  const office = askAs(world, 'owner')
  const { items: [bank] } = await office(shopsCalls.listCompanies, {
    query: { filter: { kind: { eq: 'partner' }, name: { eq: '샘플은행' } } },
  })
  const move = (action: 'suspend' | 'resume') => office(shopsCalls.changeCompanyState, {
    params: { id: bank?.id ?? '' }, body: { action, reason: '운영 판단' },
  })
  await move('suspend')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: '지금은 차량을 볼 수 없습니다' }).waitFor()
  await page.getByText('샘플은행의 이용이 중단되어', { exact: false }).waitFor()
  await takePicture(page, 'launch-stopped')
  expect(await accessibilityFaults(page)).toEqual([])
  await move('resume')
  await page.reload()
  await seeCar(page, '12가 3456')
})

test('after half an hour the page is closed and says how to come back', async () => {
  const address = await launchAddress()
  const page = watch(await world.open('phone'), [/status of 401/])
  await page.goto(address)
  await seeCar(page, '12가 3456')
  const owner = await openAs('김대표', '/sandbox')
  await owner.getByRole('button', { name: '+1시간' }).click()
  await owner.getByRole('button', { name: '옮기기', exact: true }).click()
  await owner.getByText(/시계가 .* 가리킵니다/).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: '시간이 지나 화면을 닫았습니다' }).waitFor()
  expect(await page.getByRole('link', { name: '샘플은행 앱으로 돌아가기' }).getAttribute('href'))
    .toBe('samplebank://cars/bank-car-1')
  await takePicture(page, 'launch-over')
})
