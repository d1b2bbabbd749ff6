// The office's screens of data, light and dark, at a desk and on a phone: axe finds nothing and none scrolls sideways.
import { expect, test } from 'vitest'
import { openAs } from '../world/people.ts'
import { begin, faultsOf, faultsOfAll, koreanLeftOn, type Screen, show } from '../world/screens.ts'
import { beginStory } from '../world/story.ts'
import { watchFaults } from '../world/watch-faults.ts'

const { world } = beginStory()

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
  { name: 'past-auctions', path: '/office/past-auctions', isKorean: true },
  { name: 'not-found', path: '/nowhere' },
]

/** The pages of single shops, companies and partners are looked at where they come about: `runs-shops.spec.ts`. */
const shops: readonly Screen[] = [
  { name: 'shops', path: '/office/shops', isKorean: true },
  { name: 'transport-companies', path: '/office/companies?kind=transport', isKorean: true },
  { name: 'shops-none', path: '/office/shops?find=zzz' },
  { name: 'companies', path: '/office/companies', isKorean: true },
  { name: 'new-company', path: '/office/companies/new?kind=shop', isKorean: true },
  { name: 'partners', path: '/office/partners', isKorean: true },
  { name: 'new-transport', path: '/office/companies/new?kind=transport' },
  { name: 'register-partner', path: '/office/partners', press: /^제휴 시작$/ },
]

const areas = [['configuration', office], ['codes', codes], ['shops', shops]] as const
test.each(areas)('%s: every screen is accessible and quiet', async (_, screens) => {
  const { page, faults } = await openAs(world, '김대표', { expected: [/status of 404/] })
  await begin(page)
  expect([...await faultsOfAll(page, screens), ...faults]).toEqual([])
})

test('so is the gallery', async () => {
  const { page, faults } = await openAs(world, '김대표')
  await page.goto('/dev/ui')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect([...await faultsOf(page, 'gallery'), ...faults]).toEqual([])
  // Who asks for less motion sees no colour on its way, not for a moment.
  const other = "document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches"
  expect(await page.evaluate(`${other} ? 'light' : 'dark'; document.getAnimations().length`)).toBe(0)
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

test('in English no Korean is left on any of them', async () => {
  const { page } = await openAs(world, '김대표', { language: 'en', expected: [/status of 404/] })
  await begin(page)
  expect(await koreanLeftOn(page, [...office, ...codes, ...shops])).toEqual([])
})

/** How much of each list lies beyond its right edge. */
const cutOff = `[...document.querySelectorAll('[role=region] > table')].map(({ parentElement: list }) =>
  list.scrollWidth - list.clientWidth)`

// Two that share a title never follow each other.
const lists = [
  'contracts', 'auctions', 'screening', 'registrations', 'orders', 'sanctions', 'money/unmatched', 'money/amounts',
  'transports', 'members', 'users', 'access-log', 'past-auctions', 'shops', 'money/deposits', 'money/subscriptions',
  'money/accounts', 'money/seller-fees', 'money/ledger', 'sanctions?tab=appeals', 'access-log?tab=changes',
]
test.each(['ko', 'en'] as const)('at a desk of 1280 pixels no list is cut off, in %s', async (language) => {
  const { page, faults } = await openAs(world, '김대표', { language, expected: [/status of 404/] })
  await page.setViewportSize({ width: 1_280, height: 800 })
  await begin(page)
  const found: string[] = []
  for (const list of lists) {
    await show(page, { name: list, path: `/office/${list}` })
    await page.getByRole('row').nth(1).waitFor()
    found.push(`${list}: ${String(await page.evaluate(cutOff))}`)
  }
  expect(found).toEqual(lists.map((list) => `${list}: 0`))
  expect(faults).toEqual([])
})
