// What is due by a time arrives on the open page, says what missing it costs, and leads there; work is shared out.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { expect, test } from 'vitest'
import { lookAt, settle } from './world/look-at.ts'
import { askAs } from './world/office.ts'
import { takePicture } from './world/open-world.ts'
import { beginStory } from './world/story.ts'

const { world, openAs } = beginStory()
const hourMs = 3_600_000

const bill = async (hours: number): Promise<string> => {
  const { items: [shop] } = await askAs(world, 'staff')(shopsCalls.listShops, {
    query: { filter: { shopName: { eq: '한빛모터스' } } },
  })
  const { id } = await askAs(world, 'staff')(financeCalls.issueAmount, {
    body: {
      shopId: shop?.id ?? '', feeType: 'storageFee', totalWon: 77_000, note: '보관료 7일',
      dueAt: new Date(Date.now() + hours * hourMs).toISOString(), isBilled: true, reason: '보관료 청구',
    },
  })
  return id
}

test('a dealer sees a new deadline on the open page, and one tap leads to where it is done', async () => {
  const page = await openAs('박딜러', '/')
  await page.getByRole('heading', { name: '기한이 있는 일' }).waitFor()
  const late = await bill(-1)
  const owed = page.getByRole('link', { name: /^청구 금액 납부.*77,000원/ })
  await owed.first().waitFor()
  await page.getByText('기한이 지나면 낼 때까지 새로 입찰할 수 없습니다.').first().waitFor()
  await lookAt(page, 'home')
  await page.getByRole('link', { name: '모두 보기' }).first().click()
  await page.getByRole('heading', { level: 1, name: '기한이 있는 일' }).waitFor()
  await bill(30)
  await expect.poll(() => owed.count()).toBeGreaterThan(1)
  await lookAt(page, 'inbox')
  await owed.first().click()
  await expect.poll(() => new URL(page.url()).search).toContain('tab=amounts')
  await askAs(world, 'staff')(financeCalls.voidAmount, { params: { id: late }, body: { reason: '착오 청구' } })
})

test.each([['최매니저', '/'], ['정심사', '/office/inbox'], ['최진단', '/office/inbox']] as const)(
  '%s sees the own ones', async (name, path) => {
    const page = await openAs(name, path)
    await page.getByRole('heading', { name: '기한이 있는 일' }).waitFor()
    await settle(page)
    expect(await page.getByText('77,000원').count()).toBe(0)
    await lookAt(page, `inbox-of-${name}`)
  },
)

test('one of the office takes work, another sees at once whose it is, and it is handed back or given', async () => {
  const page = await openAs('이주임', '/office')
  const root = await openAs('김대표', '/office')
  const queue = page.getByRole('list', { name: '할 일' })
  await queue.getByRole('listitem').first().waitFor()
  await lookAt(page, 'queue')
  await queue.getByRole('button', { name: /맡기$/ }).first().click()
  await page.getByText('내 일로 가져왔습니다.').first().waitFor()
  await root.getByRole('list', { name: '할 일' }).getByText('이주임').first().waitFor()
  await page.getByRole('radio', { name: '내 일' }).click()
  await expect.poll(() => queue.getByRole('listitem').count()).toBe(1)
  await lookAt(page, 'queue-mine')
  await queue.getByRole('button', { name: /담당 바꾸기$/ }).click()
  await page.getByRole('menuitem', { name: '다른 사람에게 넘기기…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('담당자').click()
  await page.getByRole('option', { name: '김대표' }).click()
  await takePicture(page, 'queue-give')
  await dialog.getByRole('button', { name: '넘기기' }).click()
  await page.getByText('조건에 맞는 일이 없습니다').waitFor()
  await root.getByRole('radio', { name: '내 일' }).click()
  const given = root.getByRole('list', { name: '할 일' }).getByRole('listitem')
  await expect.poll(() => given.count()).toBe(1)
  await given.getByRole('button', { name: /담당 바꾸기$/ }).click()
  await root.getByRole('menuitem', { name: '돌려놓기' }).click()
  await root.getByText('조건에 맞는 일이 없습니다').waitFor()
})

test('a screen says its rules in the numbers in force, which change on the open page', async () => {
  const page = await openAs('박딜러', '/finance')
  await page.getByRole('button', { name: '이 화면의 규칙' }).click()
  const sheet = page.getByRole('dialog', { name: '이 화면의 규칙' })
  await sheet.getByText('월 이용료').first().waitFor()
  await lookAt(page, 'rules-of-finance')
  const owner = askAs(world, 'owner')
  const shop = await owner(referenceCalls.getConfig, { params: { key: 'shop' } })
  if (shop.key !== 'shop') throw new Error('another key than was asked for')
  await owner(referenceCalls.changeConfig, {
    body: {
      key: 'shop', value: { ...shop.value, subscriptionMonthlyWon: 123_000 }, seenVersion: shop.version, reason: '인상',
    },
  })
  await sheet.getByText('123,000원').waitFor()
  expect(await sheet.getByText('123,000원').count()).toBe(1)
  await page.keyboard.press('Escape')
  // Whoever leaves while the sheet goes is called back by its page.
  await sheet.waitFor({ state: 'detached' })
  await page.goto('/contracts')
  await page.getByRole('button', { name: '이 화면의 규칙' }).click()
  await page.getByRole('dialog').getByText('방문').first().waitFor()
  await takePicture(page, 'rules-of-contracts')
  await page.getByRole('link', { name: '용어집에서 뜻 찾아보기' }).click()
  await page.getByRole('heading', { level: 1, name: '용어집' }).waitFor()
  await lookAt(page, 'glossary')
})

test('a word of the trade is found by its first consonants, and in English by what it means', async () => {
  const page = await openAs('박딜러', '/')
  await page.getByRole('button', { name: /^계정/ }).click()
  await page.getByRole('menuitem', { name: '용어집' }).click()
  const find = page.getByLabel('용어 찾기')
  await find.fill('ㄱㅅㄱㅈ')
  await page.getByText('한 번의 납부를 위해 만든 계좌번호입니다.').waitFor()
  await expect.poll(() => page.getByRole('term').count()).toBe(2)
  expect(new URL(page.url()).searchParams.get('find')).toBe('ㄱㅅㄱㅈ')
  await find.fill('없는 말')
  await page.getByText('초성이나 영어', { exact: false }).waitFor()
  await lookAt(page, 'glossary-nothing')
  await page.getByRole('button', { name: '검색어 지우기' }).click()
  await page.getByText('법인. 운영사', { exact: false }).waitFor()

  const english = await openAs('박딜러', '/glossary?find=sealed%20until', { language: 'en' })
  await english.getByText('One round in which shops bid for one car', { exact: false }).waitFor()
  expect(await english.getByRole('term').count()).toBe(1)
  await english.getByLabel('Find a word').fill('')
  await english.getByText('A legal person', { exact: false }).waitFor()
  await takePicture(english, 'glossary-english')
})

test('in English', async () => {
  const page = await openAs('박딜러', '/inbox', { language: 'en' })
  await page.getByRole('heading', { level: 1, name: 'Deadlines' }).waitFor()
  await page.getByText('Once it is late, no new bids until it is paid.').first().waitFor()
  await takePicture(page, 'inbox-english')
  expect(await page.getByText('기한', { exact: false }).count()).toBe(0)
  const office = await openAs('정심사', '/office', { language: 'en' })
  await office.getByRole('heading', { level: 1, name: 'To do' }).waitFor()
  await settle(office)
  await takePicture(office, 'queue-english')
})
