// The screens of money and standing, light and dark, at a desk and on a phone: axe finds nothing in them.
import { expect, test } from 'vitest'
import { openAs } from '../world/people.ts'
import { begin, faultsOfAll, koreanLeftOn, type Screen } from '../world/screens.ts'
import { beginStory } from '../world/story.ts'

const { world } = beginStory()

/** Whose names of shops are Korean in English too: `runs-the-money-desk.spec.ts` reads the words beside them. */
const money: readonly Screen[] = [
  { name: 'money-desk', path: '/office/money', isKorean: true },
  { name: 'deposits', path: '/office/money/deposits', isKorean: true },
  { name: 'seller-fees', path: '/office/money/seller-fees', isKorean: true },
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

const areas = [['money', money], ['books', books]] as const
test.each(areas)('%s: every screen is accessible and quiet', async (_, screens) => {
  const { page, faults } = await openAs(world, '김대표', { expected: [/status of 404/] })
  await begin(page)
  expect([...await faultsOfAll(page, screens), ...faults]).toEqual([])
})

test('a dealer’s money and standing: every screen is accessible and quiet', async () => {
  const { page, faults } = await openAs(world, '박딜러')
  await begin(page)
  expect([...await faultsOfAll(page, dealers), ...faults]).toEqual([])
})

test('in English no Korean is left on any of them', async () => {
  const { page } = await openAs(world, '김대표', { language: 'en', expected: [/status of 404/] })
  await begin(page)
  expect(await koreanLeftOn(page, [...money, ...books])).toEqual([])
})
