// Every screen, light and dark, at a desk and on a phone: axe finds nothing, no page complains, none scrolls sideways.
import { demoLogins } from '@bidyard/demo/world'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, personOf } from './world/accounts.ts'
import { askAs } from './world/office.ts'
import { accessibilityFaults, type Look, openWorld, sizes, takePicture, type World } from './world/open-world.ts'
import { openAs } from './world/people.ts'
import { watchFaults } from './world/watch-faults.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

interface Screen {
  readonly name: string
  readonly path: string
  /** Opens what is only seen after a press. */
  readonly press?: RegExp
  /** Shows words of the outside world, which have no English. */
  readonly isKorean?: boolean
}

const office: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'sandbox', path: '/sandbox' },
  { name: 'mails', path: '/sandbox/mails', isKorean: true },
  { name: 'configuration', path: '/office/configuration' },
  { name: 'fees', path: '/office/configuration/fees' },
  { name: 'deadlines', path: '/office/configuration/deadlines' },
  { name: 'sanctions', path: '/office/configuration/sanctions' },
  { name: 'history', path: '/office/configuration/bidding?tab=history' },
  { name: 'edit-fees', path: '/office/configuration/fees/edit' },
  { name: 'edit-deadlines', path: '/office/configuration/deadlines/edit' },
  { name: 'edit-papers', path: '/office/configuration/contractScreening/edit' },
  { name: 'edit-caps', path: '/office/configuration/contractTradeAdjustment/edit' },
  { name: 'edit-sanction', path: '/office/configuration/sanctions/edit', press: /제재 바꾸기$/ },
  { name: 'presets', path: '/office/configuration/presets?preset=free-co-op' },
]
// Two that share a title never follow each other.
const codes: readonly Screen[] = [
  { name: 'common-codes', path: '/office/common-codes?group=fuel', isKorean: true },
  { name: 'car-codes', path: '/office/car-codes?maker=hyundai&model=hyundai.grandeur' },
  { name: 'common-code-edit', path: '/office/common-codes?group=drive', press: /바꾸기$/, isKorean: true },
  { name: 'car-search', path: '/office/car-codes?find=grandeur', isKorean: true },
  { name: 'metadata', path: '/office/metadata' },
  { name: 'provinces', path: '/office/metadata/bidyard-krAddress?find=41', isKorean: true },
  { name: 'damage-map', path: '/office/metadata/bidyard-carCheckDamageInfo' },
  { name: 'apps', path: '/office/metadata?tab=apps' },
  { name: 'code-set', path: '/office/metadata/KbChaChaCha-commonCode', isKorean: true },
  { name: 'nothing-found', path: '/office/car-codes?find=zzz' },
  { name: 'imports', path: '/office/metadata?tab=imports' },
  { name: 'not-found', path: '/nowhere' },
]

/** The pages of single shops, companies and partners are looked at where they come about: `runs-shops.spec.ts`. */
const shops: readonly Screen[] = [
  { name: 'shops', path: '/office/shops', isKorean: true },
  { name: 'transport-companies', path: '/office/companies?kind=transport' },
  { name: 'shops-none', path: '/office/shops?find=zzz' },
  { name: 'companies', path: '/office/companies', isKorean: true },
  { name: 'new-company', path: '/office/companies/new?kind=shop', isKorean: true },
  { name: 'partners', path: '/office/partners', isKorean: true },
  { name: 'new-transport', path: '/office/companies/new?kind=transport' },
  { name: 'register-partner', path: '/office/partners', press: /^제휴 시작$/ },
]

/** Whose names of shops are Korean in English too: `runs-the-money-desk.spec.ts` reads the words beside them. */
const money: readonly Screen[] = [
  { name: 'money-desk', path: '/office/money', isKorean: true },
  { name: 'deposits', path: '/office/money/deposits', isKorean: true },
  { name: 'subscriptions', path: '/office/money/subscriptions', isKorean: true },
  { name: 'deposit-request', path: '/office/money/deposits?state=used', press: /^보증금 요청$/ },
  { name: 'amounts', path: '/office/money/amounts', isKorean: true },
  { name: 'virtual-accounts', path: '/office/money/accounts', isKorean: true },
  { name: 'amounts-overdue', path: '/office/money/amounts?overdue=true', isKorean: true },
  { name: 'unmatched', path: '/office/money/unmatched', isKorean: true },
]

const books: readonly Screen[] = [
  { name: 'ledger', path: '/office/money/ledger', isKorean: true },
  { name: 'unmatched-none', path: '/office/money/unmatched?find=zzz' },
  { name: 'ledger-accounts', path: '/office/money/ledger?tab=accounts', isKorean: true },
  { name: 'accounts-none', path: '/office/money/accounts?find=zzz' },
  { name: 'reconciliations', path: '/office/money/reconciliations' },
  { name: 'office-sanctions', path: '/office/sanctions', isKorean: true },
  { name: 'amount-issue', path: '/office/money/amounts?state=billed', press: /^금액 등록$/ },
  { name: 'sanction-new', path: '/office/sanctions/new' },
  { name: 'appeals', path: '/office/sanctions?tab=appeals', isKorean: true },
  { name: 'bank', path: '/sandbox/bank', isKorean: true },
]

/** A dealer's own; two that share a title never follow each other. */
const dealers: readonly Screen[] = [
  { name: 'finance', path: '/finance' },
  { name: 'violations', path: '/violations' },
  { name: 'finance-amounts', path: '/finance?tab=amounts' },
  { name: 'dealer-home', path: '/' },
  { name: 'finance-statement', path: '/finance?tab=statement' },
]

/** What one sees before one is in; two that share a title never follow each other. */
const doors: readonly Screen[] = [
  { name: 'sign-in', path: '/sign-in?over=true&next=%2Foffice' },
  { name: 'find-username', path: '/sign-in/find-username' },
  { name: 'reset-password', path: '/sign-in/reset-password' },
  { name: 'reset-device', path: '/sign-in/reset-device' },
  { name: 'security-out', path: '/profile/security' },
  { name: 'return-nobody', path: '/identity/return' },
]

/** The screen stands when its title does and nothing in it is still on its way. */
const settle = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count(), { timeout: 10_000 }).toBe(0)
  await page.evaluate('document.fonts.ready.then(() => true)')
}

/** Anywhere that is none of the screens. */
const begin = async (page: Page): Promise<void> => {
  await page.goto('/not-yet')
  await settle(page)
}

/** Goes on as a link would, without loading the application anew; the next screen puts its own title over this one. */
const show = async (page: Page, { path, press }: Screen): Promise<void> => {
  await page.evaluate(`document.title = 'on the way'; history.pushState({}, '', ${JSON.stringify(path)})`)
  await expect.poll(() => page.title(), { timeout: 10_000 }).not.toBe('on the way')
  await settle(page)
  if (press === undefined) return
  await page.getByRole('button', { name: press }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** Colours that are on their way from one look to the other would be judged as they pass. */
const paint = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(
    'Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))).then(() => true)',
  )
}

const faultsIn = async (page: Page, look: Look, name: string): Promise<string[]> => {
  await page.setViewportSize(sizes[look])
  await paint(page, 'light')
  const found = await accessibilityFaults(page)
  await takePicture(page, `${look}-${name}`)
  const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  // Only colours change in the dark.
  await paint(page, 'dark')
  const inDark = await accessibilityFaults(page, ['color-contrast'])
  await takePicture(page, `${look}-${name}-dark`)
  const wide = sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []
  return [...found, ...inDark.map((fault) => `in the dark: ${fault}`), ...wide]
    .map((fault) => `${name}, ${look}: ${fault}`)
}

const faultsOf = async (page: Page, name: string): Promise<string[]> =>
  [...await faultsIn(page, 'desktop', name), ...await faultsIn(page, 'phone', name)]

const areas = [
  ['configuration', office], ['codes', codes], ['shops', shops], ['money', money],
  ['books', books],
] as const
test.each(areas)('%s: every screen is accessible and quiet', async (_, screens) => {
  const { page, faults } = await openAs(world, '김대표', { expected: [/status of 404/] })
  await begin(page)
  const found: string[] = []
  for (const screen of screens) {
    await page.setViewportSize(sizes.desktop)
    await show(page, screen)
    found.push(...await faultsOf(page, screen.name))
  }
  expect([...found, ...faults]).toEqual([])
}, 120_000)

test('a dealer’s money and standing: every screen is accessible and quiet', async () => {
  const { page, faults } = await openAs(world, '박딜러')
  await begin(page)
  const found: string[] = []
  for (const screen of dealers) {
    await page.setViewportSize(sizes.desktop)
    await show(page, screen)
    found.push(...await faultsOf(page, screen.name))
  }
  expect([...found, ...faults]).toEqual([])
}, 120_000)

/** People have no addresses of their own before there are any. */
const people = async (): Promise<readonly Screen[]> => {
  const ask = askAs(world, 'owner')
  const { items: waiting } = await ask(membersCalls.listRegistrations, {
    query: { filter: { uid: { eq: 'bigriver' } } },
  })
  const { items: members } = await ask(membersCalls.listMembers, { query: { filter: { uid: { eq: 'pureun01' } } } })
  const { items: users } = await ask(identityCalls.listUsers, { query: { filter: { uid: { eq: 'developer' } } } })
  const registration = `/office/registrations/${waiting[0]?.id}`
  const member = `/office/members/${members[0]?.id}`
  return [
    { name: 'registrations', path: '/office/registrations' },
    { name: 'registration', path: registration },
    { name: 'members', path: '/office/members' },
    { name: 'registration-approve', path: registration, press: /^승인$/ },
    { name: 'members-none', path: '/office/members?state=suspended&type=root' },
    { name: 'registration-reject', path: registration, press: /^반려$/ },
    { name: 'users', path: '/office/users' },
    { name: 'member', path: member },
    { name: 'user', path: `/office/users/${users[0]?.id}` },
    { name: 'member-account', path: `${member}?tab=account` },
    { name: 'staff', path: '/office/staff' },
    { name: 'member-log', path: `${member}?tab=log` },
    { name: 'access-log', path: '/office/access-log' },
    { name: 'member-restrict', path: `${member}?tab=account`, press: /^이용제한$/ },
    { name: 'staff-create', path: '/office/staff', press: /^운영진 추가$/ },
  ]
}

test('people: every screen is accessible and quiet', async () => {
  const { page, faults } = await openAs(world, '김대표')
  await begin(page)
  const found: string[] = []
  for (const screen of await people()) {
    await page.setViewportSize(sizes.desktop)
    await show(page, screen)
    found.push(...await faultsOf(page, screen.name))
  }
  expect([...found, ...faults]).toEqual([])
}, 120_000)

test('so is the gallery', async () => {
  const { page, faults } = await openAs(world, '김대표')
  await page.goto('/dev/ui')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect([...await faultsOf(page, 'gallery'), ...faults]).toEqual([])
})

test('so is the start page while nobody is signed in, and what one finds without being allowed in', async () => {
  const page = await world.open('desktop', { language: 'en' })
  const faults = watchFaults(page)
  await page.goto('/')
  await page.getByRole('button', { name: /^김대표/ }).waitFor()
  const found = await faultsOf(page, 'start')
  await show(page, { name: 'signed-out', path: '/office' })
  expect([...found, ...await faultsOf(page, 'signed-out'), ...faults]).toEqual([])
})

test('so are the doors, the choice of a password, and what keeps an account safe', async () => {
  const page = await world.open('desktop', { language: 'en' })
  const faults = watchFaults(page, [/status of 404/])
  await begin(page)
  const found: string[] = []
  for (const screen of doors) {
    await page.setViewportSize(sizes.desktop)
    await show(page, screen)
    found.push(...await faultsOf(page, screen.name))
  }
  await show(page, { name: 'reset-password', path: '/sign-in/reset-password' })
  await page.getByRole('button', { name: 'Prove at once' }).click()
  const { name, birthday, phone } = await personOf(world, 'dealer')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Birthday').fill(birthday)
  await page.getByLabel('Mobile phone').fill(phone)
  found.push(...await faultsOf(page, 'check-dummy'))
  await page.getByRole('button', { name: 'Prove this person' }).click()
  await page.getByLabel('New password').fill('abcdefgh')
  found.push(...await faultsOf(page, 'new-password'))

  await show(page, { name: 'sign-in', path: '/sign-in' })
  await page.getByLabel('Username').fill('dealer')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor()
  await show(page, { name: 'security', path: '/profile/security' })
  await page.getByLabel('Confirm with your password').fill(demoPassword)
  await page.getByRole('button', { name: 'Set up a second factor' }).click()
  await page.getByRole('group', { name: 'Set-up key' }).waitFor()
  found.push(...await faultsOf(page, 'security'))
  expect([...found, ...faults]).toEqual([])
}, 120_000)

/** Everything filled in, but the proof of the person has run out. */
const draft = {
  proof: null, person: { name: '홍*동', phoneNumber: '010-****-5678' }, submitted: null, isMasked: true,
  lastRejection: {
    rejectType: 'documentInvalid', note: 'The scan is blurred.', reviewedAt: '2026-01-05T05:30:00.000Z',
  },
  typed: {
    username: 'hanbit99', accountEmail: '', businessNumber: '123-45-67891', shopName: 'River Motors', companyName: '',
    corporateNumber: '110111-0062433', representativeName: 'Hong', phoneNumber: '02-123-4567',
    shopEmail: 'shop@example.com', postalCode: '06236', road: '100 Teheran-ro', detail: '',
  },
  businessOwnerType: 'owner', registrationType: 'corporate',
  found: { number: '1234567891', shop: null, likelyType: 'personal' },
  papers: Object.fromEntries(
    ['businessRegistration', 'vehicleManagementBusinessRegistration', 'corporateRegistration', 'representativeKrRrn']
      .map((kind) => [kind, { fileId: kind, name: `${kind}.png`, sizeBytes: 40_000, contentType: 'image/png' }]),
  ),
}

test('so is each step of the registration, its status, and a profile', async () => {
  const page = await world.open('desktop', { language: 'en' })
  const faults = watchFaults(page)
  const found: string[] = []
  const look = async (name: string, path: string, on = page): Promise<void> => {
    await on.setViewportSize(sizes.desktop)
    await on.goto(path)
    await settle(on)
    found.push(...await faultsOf(on, name))
  }
  await look('register', '/register')
  await look('register-status', '/register/status')
  await page.addInitScript((text) => sessionStorage.setItem('bidyard.registration', text), JSON.stringify(draft))
  for (const step of ['account', 'shop', 'documents', 'review'])
    await look(`register-${step}`, `/register?step=${step}`)
  const dealer = await openAs(world, '박딜러', { language: 'en' })
  await look('profile', '/profile', dealer.page)
  expect([...found, ...faults, ...dealer.faults]).toEqual([])
}, 120_000)

/** Names of people stay as they are. */
const names = demoLogins.flatMap(({ name }) => [name, name.charAt(0), `Welcome, ${name}`])
const isNobodysName = (line: string): boolean => !names.includes(line.trim())

test('in English no Korean is left on any screen', async () => {
  const { page } = await openAs(world, '김대표', { language: 'en', expected: [/status of 404/] })
  await begin(page)
  const korean: string[] = []
  const isToRead = ({ isKorean, press }: Screen): boolean => isKorean !== true && press === undefined
  for (const screen of [...office, ...codes, ...shops, ...money, ...books].filter(isToRead)) {
    await show(page, screen)
    const main = page.getByRole('main')
    const [text, marked] = [await main.innerText(), await main.locator('[lang=ko]').allInnerTexts()]
    const left = text.split('\n')
      .filter((line) => /[가-힣]/.test(line) && isNobodysName(line) && !marked.includes(line.trim()))
    if (left.length > 0) korean.push(`${screen.name}: ${left.slice(0, 5).join(' | ')}`)
    await takePicture(page, `english-${screen.name}`)
  }
  expect(korean).toEqual([])
})
