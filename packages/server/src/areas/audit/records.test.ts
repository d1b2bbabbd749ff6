// The two logs: whatever the office does leaves a line that nobody changes, they leave as files, months are confirmed.
import { auditCalls as calls } from '@bidyard/contract/calls/audit/audit'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shiftClock } from '../../runtime/time/clock.ts'
import { startTestApp, type TestApp, type TestMember } from '../../testing/app.ts'
import { codeOf, statusOf } from '../../testing/ask.ts'

let app: TestApp
let minutes = 0
let staff: TestMember
let root: TestMember
let dealer: TestMember
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => (minutes += 1) * 60_000 })
  staff = await app.member({ type: 'admin' })
  root = await app.member({ type: 'root' })
  dealer = await app.member({ type: 'plain' })
})
afterAll(() => app.stop())

const reason = '=HYPERLINK("http://x"),기록 시험'
const restrict = (as: TestMember, userId: string) =>
  as.ask(identityCalls.restrictUser, { params: { id: userId }, body: { reason } })
const changesBy = async ({ memberId }: TestMember) =>
  (await staff.ask(calls.listChanges, { query: { filter: { memberId: { eq: memberId } }, size: 100 } })).items
const looksBy = async ({ userId }: TestMember) =>
  (await staff.ask(identityCalls.listAccessLogs, { query: { filter: { userId: { eq: userId } }, size: 100 } })).items

describe('whatever the office does', () => {
  test('stands in the log with who, of what, why, and how it was before and after', async () => {
    const clerk = await app.member({ type: 'admin' })
    const other = await app.member({ type: 'plain' })
    await clerk.ask(membersCalls.changeMemberState, {
      params: { id: other.memberId }, body: { action: 'suspend', reason },
    })
    const [line] = await changesBy(clerk)
    expect(line).toMatchObject({
      subject: 'member', subjectId: other.memberId, actor: 'staff', memberId: clerk.memberId, reason,
    })
    expect([line?.before, line?.after].map((kept) => (JSON.parse(kept ?? '') as { state: string }).state))
      .toEqual(['active', 'suspended'])
  })

  test('has a line also where its act writes none of its own, and none for what is its own', async () => {
    const clerk = await app.member({ type: 'admin' })
    await clerk.ask(financeCalls.reconcileNow, { body: {} }, { key: 'once' })
    await clerk.ask(noticesCalls.readAllNotices, { body: { until: new Date().toISOString() } })
    expect(await changesBy(clerk)).toMatchObject([{ act: 'reconcile now', subject: 'finance', subjectId: null }])
  })

  test('is written once where the act says it by itself', async () => {
    const clerk = await app.member({ type: 'admin' })
    const other = await app.member({ type: 'plain' })
    await restrict(clerk, other.userId)
    expect((await changesBy(clerk)).map(({ act }) => act)).toEqual(['restrict user'])
  })

  test('is not there when it was refused', async () => {
    const clerk = await app.member({ type: 'admin' })
    expect(await statusOf(restrict(clerk, clerk.userId))).toBe(403)
    expect(await changesBy(clerk)).toEqual([])
  })
})

describe('a list of people', () => {
  test('is a look with how many it showed, whoever asks, unless it showed nobody', async () => {
    const clerk = await app.member({ type: 'admin' })
    const { items } = await clerk.ask(membersCalls.listMembers, { query: { size: 3 } })
    await clerk.ask(membersCalls.listMembers, { query: { filter: { uid: { eq: 'nobody-is-called-this' } } } })
    await dealer.ask(membersCalls.listMembers, { query: {} })
    expect(await looksBy(clerk)).toMatchObject([
      { act: 'list members', subject: 'member', subjectId: null, shownCount: items.length, address: '127.0.0.1' },
    ])
    expect(await looksBy(dealer)).toMatchObject([{ act: 'list members', subject: 'member', shownCount: 1 }])
  })
})

describe('a log', () => {
  test.each(['audit_log', 'access_log', 'state_history'])('%s only grows, whoever owns it', async (log) => {
    await restrict(staff, (await app.member()).userId)
    for (const statement of [`update ${log} set reason = 'other'`, `delete from ${log}`, `truncate ${log}`])
      await expect(app.sql.unsafe(statement)).rejects.toThrow('only grows')
  })
})

const every = {
  userId: null, uid: null, subject: null, subjectId: null, act: null, from: null, until: null, reason,
}
const openLink = (url: string) => fetch(new URL(url, app.base))

describe('a log as a file', () => {
  test('holds the chosen lines in Korean time, no formula among them, and is a line itself', async () => {
    const clerk = await app.member({ type: 'admin' })
    const other = await app.member({ type: 'plain' })
    await restrict(clerk, other.userId)
    const body = { ...every, log: 'changes', userId: clerk.userId } as const
    const { url, rowCount } = await staff.ask(calls.exportLog, { body })
    expect(rowCount).toBe(1)
    const response = await openLink(url)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff',
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, line, rest] = bytes.subarray(3).toString().split('\r\n')
    expect(head).toMatch(/^번호,일시,아이디,/)
    const english = await staff.ask(calls.exportLog, { body }, { headers: { 'accept-language': 'en' } })
    const inEnglish = await (await openLink(english.url)).text()
    expect(inEnglish).toMatch(/^No,Time,Login,/)
    expect(inEnglish).toContain(`Restrict user,Account,${other.userId}`)
    expect(line).toContain(`이용제한,계정,${other.userId},"'=HYPERLINK(""http://x""),기록 시험"`)
    expect(rest).toBe('')
    expect((await looksBy(staff)).slice(2, 4)).toMatchObject([
      { act: 'take changes', subject: 'log', subjectId: new URL(url, app.base).pathname.split('/').at(-1) },
      { act: 'export changes', reason, shownCount: 1 },
    ])
    expect((await changesBy(staff)).map(({ act }) => act)).not.toContain('export log')
  })

  test('comes whole, however long, and without what is written while it is read', async () => {
    await app.sql`
      insert into access_log (user_id, act, subject, subject_id)
      select ${dealer.userId}, 'view long', 'member', n from generate_series(1, 2500) n`
    const { url, rowCount } = await staff.ask(calls.exportLog, { body: { ...every, log: 'looks', act: 'view long' } })
    await app.sql`insert into access_log (user_id, act, subject) values (${dealer.userId}, 'view long', 'member')`
    const lines = (await (await openLink(url)).text()).trimEnd().split('\r\n').slice(1)
    expect(rowCount).toBe(2500)
    expect(lines.map((line) => line.split(',')[6])).toEqual(Array.from({ length: 2500 }, (_, at) => String(at + 1)))
  })

  test('is for nobody without the whole link, and for a session that has ended', async () => {
    const clerk = await app.member({ type: 'admin' })
    const { url } = await clerk.ask(calls.exportLog, { body: { ...every, log: 'changes' } })
    expect((await openLink(url.replace(/signature=../, 'signature=AA'))).status).toBe(404)
    const opened = await Promise.all([openLink(url), openLink(url)])
    expect(opened.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
    const { url: late } = await clerk.ask(calls.exportLog, { body: { ...every, log: 'changes' } })
    await app.sql`update sessions set ended_at = app_now() where id = ${clerk.sessionId}`
    expect((await openLink(late)).status).toBe(404)
  })

  test('breaks off where the session ends before its next piece', async () => {
    const clerk = await app.member({ type: 'admin' })
    await app.sql`
      insert into audit_log (act, subject, actor) select 'change long', 'shop', 'staff' from generate_series(1, 1000)`
    const { url } = await clerk.ask(calls.exportLog, { body: { ...every, log: 'changes', act: 'change long' } })
    const lock = await app.sql.reserve()
    await lock`begin`
    await lock`lock table audit_log in access exclusive mode`
    const response = await openLink(url)
    await app.sql`update sessions set ended_at = app_now() where id = ${clerk.sessionId}`
    await lock`commit`
    lock.release()
    await expect(response.text()).rejects.toThrow('terminated')
  })

  test('is for a minute', async () => {
    const { url } = await staff.ask(calls.exportLog, { body: { ...every, log: 'changes' } })
    await app.database.transact((tx) => shiftClock(tx, 61))
    expect((await openLink(url)).status).toBe(404)
  })
})

test('permissions to take a log are emptied by nobody, whoever owns them', async () => {
  await expect(app.sql`truncate log_exports`).rejects.toThrow('only grows')
})

/** Lines of a month in which nobody else did anything. */
const writeMonth = async () => {
  await app.sql`
    insert into access_log (user_id, act, subject, subject_id, created_at) values
    (${staff.userId}, 'reveal bids', 'auction', 'a', '2025-03-04T05:00:00Z'),
    (${staff.userId}, 'export looks', 'log', null, '2025-03-31T14:59:59Z'),
    (${staff.userId}, 'reveal bids', 'auction', 'b', '2025-03-31T15:00:00Z')`
  await app.sql`
    insert into access_log (user_id, act, subject, subject_id, created_at)
    select ${root.userId}, 'view member', 'member', n % 50, '2025-03-09T15:00:00Z' from generate_series(1, 60) n`
  await app.sql`
    insert into access_log (user_id, act, subject, subject_id, created_at)
    select ${dealer.userId}, 'view member', 'member', n % 49, '2025-03-09T15:00:00Z' from generate_series(1, 60) n`
  await app.sql`
    insert into access_log (user_id, act, subject, shown_count, created_at) values
    (${staff.userId}, 'list members', 'member', 600, '2025-03-12T15:00:00Z'),
    (${staff.userId}, 'list users', 'user', 400, '2025-03-13T14:59:59Z'),
    (${root.userId}, 'list members', 'member', 999, '2025-03-12T15:00:00Z'),
    (${root.userId}, 'list members', 'member', 999, '2025-03-13T15:00:00Z')`
  await app.sql`
    insert into audit_log (act, subject, actor, member_id, created_at) values
    ('change shop', 'shop', 'staff', ${root.memberId}, '2025-03-10T13:00:00Z'),
    ('change shop', 'shop', 'staff', ${root.memberId}, '2025-03-10T20:59:59Z'),
    ('change shop', 'shop', 'staff', ${root.memberId}, '2025-03-10T21:00:00Z'),
    ('change shop', 'shop', 'staff', ${root.memberId}, '2025-03-10T12:59:59Z')`
}

describe('the review of a month', () => {
  const params = { month: '2025-03' }

  test('shows what stands out: behind the glass, many in a day, at night, and what left as a file', async () => {
    await writeMonth()
    const review = await staff.ask(calls.getLogReview, { params })
    expect(review).toMatchObject({
      month: '2025-03', isOver: true, confirmation: null,
      rules: { looksInDay: 50, listedInDay: 1_000, nightFrom: 22, nightUntil: 6 },
      totals: { changes: 4, looks: 126, people: 3 },
    })
    expect(review.findings.map(({ kind, userId, count, log }) => [kind, userId, count, log])).toEqual([
      ['behindGlass', staff.userId, 1, 'looks'], ['manyLooks', staff.userId, 1_000, 'looks'],
      ['manyLooks', root.userId, 50, 'looks'], ['atNight', root.userId, 2, 'changes'],
      ['exports', staff.userId, 1, 'looks'],
    ])
  })

  test('is confirmed once with a word that is kept, also by two at once', async () => {
    const confirm = (as: TestMember, word: string) => as.ask(calls.confirmLogReview, { params, body: { word } })
    const asked = await Promise.allSettled([confirm(staff, '이상 없음'), confirm(root, '이상 없음')])
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await statusOf(confirm(root, '한 번 더'))).toBe(409)
    const { confirmation } = await staff.ask(calls.getLogReview, { params })
    expect(confirmation).toMatchObject({ month: '2025-03', word: '이상 없음', findingCount: 5 })
    const { items } = await staff.ask(calls.listLogConfirmations, { query: {} })
    expect(items).toEqual([confirmation])
    await expect(app.sql`update log_confirmations set word = 'other'`).rejects.toThrow('only grows')
  })

  test('waits until the month is over, and there must be such a month', async () => {
    const month = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 7)
    const word = '이상 없음'
    expect(await staff.ask(calls.getLogReview, { params: { month } })).toMatchObject({ isOver: false })
    expect(await statusOf(staff.ask(calls.confirmLogReview, { params: { month }, body: { word } }))).toBe(409)
    const wrong = { month: '2025-13' }
    expect(await codeOf(staff.ask(calls.getLogReview, { params: wrong }))).toBe('INVALID_MONTH_FORMAT')
    expect(await codeOf(staff.ask(calls.confirmLogReview, { params: wrong, body: { word } })))
      .toBe('INVALID_MONTH_FORMAT')
  })
})
