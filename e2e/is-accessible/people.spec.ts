// The screens about people and their doors, light and dark, at a desk and on a phone: axe finds nothing.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { expect, test } from 'vitest'
import { demoPassword, personOf } from '../world/accounts.ts'
import { askAs } from '../world/office.ts'
import { sizes } from '../world/open-world.ts'
import { openAs } from '../world/people.ts'
import { begin, faultsOf, faultsOfAll, type Screen, settle, show } from '../world/screens.ts'
import { beginStory } from '../world/story.ts'
import { watchFaults } from '../world/watch-faults.ts'

const { world } = beginStory()

/** What one sees before one is in; two that share a title never follow each other. */
const doors: readonly Screen[] = [
  { name: 'sign-in', path: '/sign-in?over=true&next=%2Foffice' },
  { name: 'find-username', path: '/sign-in/find-username' },
  { name: 'reset-password', path: '/sign-in/reset-password' },
  { name: 'reset-device', path: '/sign-in/reset-device' },
  { name: 'security-out', path: '/profile/security' },
  { name: 'return-nobody', path: '/identity/return' },
]

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
    { name: 'data-requests', path: '/office/data-requests' },
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
  expect([...await faultsOfAll(page, await people()), ...faults]).toEqual([])
})

test('so are the doors, the choice of a password, and what keeps an account safe', async () => {
  const page = await world.open('desktop', { language: 'en' })
  const faults = watchFaults(page, [/status of 404/])
  await begin(page)
  const found = await faultsOfAll(page, doors)
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
})

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
})
