// What applicants are told by mail: once for each decision, whatever the server of mails and our own nodes do.
import { membersCalls as calls } from '@bidyard/contract/calls/members'
import { noticesCalls } from '@bidyard/contract/calls/notices'
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openLog } from '../../../runtime/log.ts'
import { shiftClock } from '../../../runtime/time/clock.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { openSmtpServer, type TestSmtp } from '../../../testing/mail/smtp-server.ts'
import { submissionOf, submit } from '../../../testing/members/applicants.ts'
import { until } from '../../../testing/until.ts'
import { forgetMails } from './forget-mails.ts'
import { mailTextOf } from './mail-text.ts'
import { sendMail } from './send-mail.ts'
import { sweepMails } from './sweep-mails.ts'

let app: TestApp
let smtp: TestSmtp
let reviewer: TestMember
let misbehave: (line: string) => string | undefined = () => undefined
beforeAll(async () => {
  smtp = await openSmtpServer({ reply: (line) => misbehave(line) })
  app = await startTestApp({ MAIL_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'desk@bidyard.example' })
  reviewer = await app.member({ type: 'admin', part: 'registration' })
  await app.jobs.work(app.act)
})
afterAll(async () => {
  await app.stop()
  await smtp.close()
})
beforeEach(() => {
  misbehave = () => undefined
})

let count = 0
const handIn = async () => {
  const email = `dealer${(count += 1)}@example.com`
  const { id } = await submit(app.ask, await submissionOf(app, { email }))
  return { id, email }
}
const approve = (id: string) => reviewer.ask(calls.approveRegistration, { params: { id }, body: {} })
const reject = (id: string) => reviewer.ask(calls.rejectRegistration, {
  params: { id }, body: { rejectType: 'rrnNotMasked', note: '뒷자리를\r\nBcc: 가려 주세요.' },
})
const arrived = (email: string) => smtp.mails.filter(({ to }) => to === `RCPT TO:<${email}>`).map(({ content }) => {
  const [head = '', body = ''] = content.split('\r\n\r\n')
  return { head, text: Buffer.from(body, 'base64').toString() }
})
const rowOf = (email: string) =>
  app.database.primary.selectFrom('mails').selectAll().where('recipient', '=', email).executeTakeFirst()
const failed = async (email: string) => {
  const { items } = await reviewer.ask(noticesCalls.listUndeliveredMails, { query: { size: 100 } })
  const row = await rowOf(email)
  return items.filter(({ id }) => id === row?.id)
}
const replay = (id: string) => reviewer.ask(noticesCalls.replayUndeliveredMail, { params: { id } })
const given = () => ({
  database: app.database, act: app.act, log: openLog('silent'), signal: new AbortController().signal,
})

test('an approval is told, in Korean and in English, with the way in', async () => {
  const { id, email } = await handIn()
  await approve(id)
  await until(() => arrived(email).length > 0)
  const [{ text, head } = { text: '', head: '' }] = arrived(email)
  expect(text).toContain('승인되었습니다')
  expect(text).toContain('has been approved')
  expect(text).toContain('http://127.0.0.1')
  expect(head).toContain('From: desk@bidyard.example')
  await until(async () => (await rowOf(email))?.sent_at !== null)
})

test('a rejection is told with its reason and the reviewer’s words, which stay words', async () => {
  const { id, email } = await handIn()
  await reject(id)
  await until(() => arrived(email).length > 0)
  const [{ text, head } = { text: '', head: '' }] = arrived(email)
  expect(text).toContain('사유: 주민번호 뒷자리 미가림')
  expect(text).toContain('가려 주세요.')
  expect(head).not.toMatch(/^Bcc/m)
})

test('nothing is told of a decision that was refused, and nothing twice', async () => {
  const { id, email } = await handIn()
  await approve(id)
  await refusalOf(approve(id))
  await refusalOf(reject(id))
  await until(async () => (await rowOf(email))?.sent_at instanceof Date)
  const mailId = (await rowOf(email))?.id ?? ''
  await Promise.all([1, 2, 3].map(() => sendMail(app.providers)({ mailId }, given())))
  expect(arrived(email)).toHaveLength(1)
})

test('whoever gave no address is sent nothing', async () => {
  const body = await submissionOf(app)
  const { id } = await submit(app.ask, { ...body, email: null })
  const before = await app.sql`select from mails`
  await approve(id)
  expect(await app.sql`select from mails`).toHaveLength(before.length)
})

describe('when the server of mails', () => {
  const written = async () => {
    const email = `dealer${(count += 1)}@example.com`
    const row = await app.database.primary.insertInto('mails').values({
      once_key: `test ${email}`, kind: 'registrationApproved', recipient: email, facts: { name: '홍', shopName: '빛' },
    }).returning('id').executeTakeFirstOrThrow()
    return { email, run: () => sendMail(app.providers)({ mailId: row.id }, given()) }
  }

  test('is busy, the mail is tried again until it is taken, and arrives once', async () => {
    let refusals = 2
    misbehave = (line) => (line === '.' && refusals-- > 0 ? '451 later' : undefined)
    const { id, email } = await handIn()
    await approve(id)
    await until(() => arrived(email).length > 0)
    expect(refusals).toBe(-1)
    expect((await rowOf(email))?.refusal).toBeNull()
  })

  test('refuses it for good, nobody tries again', async () => {
    const { email, run } = await written()
    misbehave = (line) => (line.startsWith('RCPT') ? '550 nobody here' : undefined)
    await run()
    expect(await rowOf(email)).toMatchObject({ refusal: '550 nobody here', failure: 'refused', sent_at: null })
    misbehave = () => undefined
    await run()
    expect(arrived(email)).toHaveLength(0)
  })

  test('goes silent with the mail in its hands, nobody sends a second one', async () => {
    const { email, run } = await written()
    misbehave = (line) => (line === '.' ? 'hang up' : undefined)
    await run()
    misbehave = () => undefined
    await run()
    expect(arrived(email)).toHaveLength(0)
    expect(await rowOf(email)).toMatchObject({ sent_at: null, failure: 'unknown', begun_at: expect.any(Date) as Date })
  })

  test('is asked by ten nodes at once, it gets one mail', async () => {
    const { email, run } = await written()
    await Promise.all(Array.from({ length: 10 }, run))
    expect(arrived(email)).toHaveLength(1)
  })
})

describe('mails that did not arrive', () => {
  const written = async () => {
    const email = `dealer${(count += 1)}@example.com`
    const row = await app.database.primary.insertInto('mails').values({
      once_key: `test ${email}`, kind: 'registrationApproved', recipient: email, facts: { name: '홍', shopName: '빛' },
    }).returning('id').executeTakeFirstOrThrow()
    return { email, id: row.id, run: (isLastTry = false) =>
      sendMail(app.providers)({ mailId: row.id }, { ...given(), isLastTry }) }
  }

  test('are seen by the office and sent once more when asked, once, however many ask', async () => {
    const { email, id, run } = await written()
    misbehave = (line) => (line.startsWith('RCPT') ? '550 nobody here' : undefined)
    await run()
    expect(await failed(email)).toMatchObject([{
      failure: 'refused', said: '550 nobody here', recipient: expect.stringMatching(/^de\*\*\*@/) as string,
      subject: expect.stringContaining('승인') as string,
    }])
    misbehave = () => undefined
    const asked = await Promise.all([1, 2, 3].map(() => replay(id).then(() => 200, () => 409)))
    expect(asked.toSorted((first, second) => first - second)).toEqual([200, 409, 409])
    await until(() => arrived(email).length > 0)
    await until(async () => (await rowOf(email))?.sent_at instanceof Date)
    expect(await failed(email)).toEqual([])
    expect(arrived(email)).toHaveLength(1)
    expect((await refusalOf(replay(id))).status).toBe(409)
    expect((await refusalOf(replay('0197c0de-0000-7000-8000-000000000000'))).status).toBe(404)
  })

  test('are those that nobody took until the last try, and those whose node died with them', async () => {
    const [busy, lost] = [await written(), await written()]
    misbehave = (line) => (line === '.' ? '451 later' : undefined)
    await expect(busy.run(true)).rejects.toThrow('451')
    expect(await failed(busy.email)).toMatchObject([{ failure: 'unreached' }])
    await app.sql`update mails set begun_at = app_now() - interval '11 minutes' where id = ${lost.id}`
    await sweepMails({}, given())
    expect(await failed(lost.email)).toMatchObject([{ failure: 'unknown' }])
    await lost.run()
    expect(arrived(lost.email)).toEqual([])
  })
})

test('a mail that cannot be written, or that was left lying, is among those that did not arrive', async () => {
  const insert = (email: string, facts: object, triedHours: number | null) => app.sql<{ id: string }[]>`
    insert into mails (once_key, kind, recipient, facts, tried_at)
    values (${`test ${email}`}, 'registrationApproved', ${email}, ${app.sql.json(facts as never)},
      app_now() - make_interval(hours => ${triedHours}::int))
    returning id`
  const [wrong] = await insert('wrong@example.com', { name: '홍' }, null)
  const run = sendMail(app.providers)
  await expect(run({ mailId: wrong?.id ?? '' }, given())).rejects.toThrow('shopName')
  expect(await failed('wrong@example.com')).toEqual([])
  await expect(run({ mailId: wrong?.id ?? '' }, { ...given(), isLastTry: true })).rejects.toThrow('shopName')
  expect(await failed('wrong@example.com')).toMatchObject([{
    failure: 'unreached', subject: expect.stringContaining('Bidyard') as string,
    said: expect.stringContaining('shopName') as string,
  }])
  await insert('left@example.com', { name: '홍', shopName: '빛' }, 26)
  await insert('young@example.com', { name: '홍', shopName: '빛' }, 24)
  await sweepMails({}, given())
  expect(await failed('left@example.com')).toMatchObject([{ failure: 'unreached' }])
  expect(await failed('young@example.com')).toEqual([])
})

test('mails of long ago are forgotten', async () => {
  await app.database.transact((tx) => shiftClock(tx, 91 * 86_400))
  await forgetMails({}, given())
  expect(await app.sql`select from mails`).toHaveLength(0)
})

test('a row that does not hold what its mail needs is no mail', () => {
  expect(() => mailTextOf('registrationRejected', { name: '홍길동' }, '')).toThrow('shopName')
})

test('in the sandbox developers read what would have been sent, and nobody else does', async () => {
  const sandbox = await startTestApp()
  const developer = await sandbox.member({ role: 'developer' })
  const staff = await sandbox.member({ type: 'admin', part: 'registration' })
  const { id } = await submit(sandbox.ask, await submissionOf(sandbox, { email: 'dealer@example.com' }))
  await staff.ask(calls.approveRegistration, { params: { id }, body: {} })
  const [waiting] = (await developer.ask(sandboxCalls.listMails)).items
  expect(waiting).toMatchObject({ to: 'dealer@example.com', begunAt: null, sentAt: null, refusal: null })
  expect(waiting?.subject).toContain('승인')
  await sandbox.jobs.work(sandbox.act)
  await until(async () => (await developer.ask(sandboxCalls.listMails)).items[0]?.sentAt !== null)
  expect((await refusalOf(staff.ask(sandboxCalls.listMails))).status).toBe(403)
  await sandbox.stop()
})
