// Messages to phones: what rings, whose phone, once, not at night, and what becomes of those that do not arrive.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { noticesCalls as calls } from '@bidyard/contract/calls/notices'
import { noticeKind } from '@bidyard/contract/enums'
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { phonedGroups } from '@bidyard/contract/shapes/notices/choosable'
import { alwaysTold, defaultNoticeSettings } from '@bidyard/contract/shapes/notices/settings'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLog } from '../../../runtime/log.ts'
import { seoulOf } from '../../../runtime/seoul.ts'
import { readNow, shiftClock } from '../../../runtime/time/clock.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { statusOf } from '../../../testing/ask.ts'
import { makePartnerWorld, type PartnerWorld } from '../../../testing/partners/partner-world.ts'
import { isSendable, roomOf } from '../../../providers/phone/korean-text.ts'
import { catalogue, phoneTemplates } from '../catalogue.ts'
import { forgetMails } from '../mails/forget-mails.ts'
import { type Letter, tell } from '../tell/tell.ts'
import { sendPhone } from './send-phone.ts'
import { sweepPhone } from './sweep-phone.ts'

let app: TestApp
let staff: TestMember
let developer: TestMember
let world: PartnerWorld
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.member({ type: 'admin' })
  developer = await app.member({ type: 'root' })
  world = await makePartnerWorld(app, developer.ask)
  // Noon in Seoul: whatever time it is, nobody's night.
  await toHourOfSeoul(12)
})
afterAll(() => app.stop())

const now = () => readNow(app.database.primary)
const pass = (hours: number) => app.database.transact((tx) => shiftClock(tx, hours * 3_600))
const toHourOfSeoul = async (hour: number) => {
  const shown = seoulOf(await now())
  const hours = shown.getUTCHours() + shown.getUTCMinutes() / 60
  await pass((hour - hours + 24) % 24)
}
let numbers = 10_000_000
const owner = async (tail?: string): Promise<TestMember & { readonly phone: string }> => {
  const made = await app.member({ owner: true })
  const phone = tail === undefined ? `010${numbers += 10_000}` : `010${String(numbers += 10_000).slice(0, 4)}${tail}`
  const { seal, lookup } = app.providers.personal
  const [person] = await app.sql<{ id: string }[]>`
    insert into persons (name, birthday_sealed, phone_sealed, phone_hash, identity_hash, lookup_version)
    values ('홍길동', ${Buffer.from(seal('1990-01-01'))}, ${Buffer.from(seal(phone))},
      ${Buffer.from(lookup('phone', phone, 1))}, ${Buffer.from(lookup('identity', randomUUID(), 1))}, 1) returning id`
  await app.sql`update users set person_id = ${person?.id ?? ''} where id = ${made.userId}`
  return { ...made, phone }
}
const given = () => ({
  database: app.database, act: app.act, log: openLog('silent'), signal: new AbortController().signal,
})
const parts = () => ({ ...app.providers })
const rowsOf = (who: { readonly memberId: string }) => app.sql<{
  id: string; kind: string; held_until: Date | null; sent_at: Date | null; arrived_by: string | null
  failure: string | null
}[]>`select * from phone_messages where member_id = ${who.memberId} order by created_at, id`
const sendAll = async (who: { readonly memberId: string }) => {
  for (const { id } of await rowsOf(who)) await sendPhone(parts())({ messageId: id }, given())
}
const sweep = () => sweepPhone(parts())({}, given())
const received = async (phone: string) => {
  const { items } = await developer.ask(sandboxCalls.listPhoneMessages)
  return items.filter(({ to }) => to === phone)
}
const tellAll = (...letters: readonly Letter[]) =>
  app.act('flow', (acting) => tell({ ...acting, past: undefined }, letters))
const overdue = (who: TestMember, name: string = randomUUID()): Letter => ({
  kind: 'amountOverdue', of: who.shopId ?? '', key: `amount ${name} overdue`, thing: name,
  facts: { kind: 'fee', feeType: 'inspectionFee', amountNo: 'A2611-00001', totalWon: 55_000 },
})
const turn = (who: TestMember, act: string): Letter => ({
  kind: 'contractTurned', of: who.shopId ?? '', key: `${act} of ${randomUUID()}`, thing: randomUUID(),
  facts: { contractNo: 'C2611-00001', contractId: randomUUID(), carName: '현대 그랜저', turn: 'contract', act },
})

describe('the templates', () => {
  test.each([...phoneTemplates])('%s has room, and only signs that every phone shows', (_, template) => {
    expect(isSendable(template)).toBe(true)
    expect(template.length).toBeLessThan(roomOf.kakaoCharacters)
    expect(template).toContain('#{링크}')
    expect(template).not.toMatch(/광고|할인|이벤트|혜택/)
  })
  test('are of all that rings, and what one may choose about rings', () => {
    const ringing = Object.entries(catalogue).filter(([, { by }]) => by.includes('phone'))
    expect(ringing.map(([kind]) => kind)).toEqual([...phoneTemplates.keys()])
    expect(new Set(ringing.map(([, { group }]) => group))).toEqual(new Set([...phonedGroups, 'account', 'selling']))
  })
})

test('what is owed rings by KakaoTalk, once however often it is told, and it is known that it arrived', async () => {
  const who = await owner()
  const letter = overdue(who, 'once')
  await Promise.all([1, 2, 3].map(() => tellAll(letter)))
  expect(await rowsOf(who)).toHaveLength(1)
  await Promise.all([sendAll(who), sendAll(who)])
  const items = await received(who.phone)
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ type: 'ATA', template: 'sandbox-amountOverdue', from: '0212345678' })
  expect(items[0]?.text).toContain('점검비(진단비) 55,000원(A2611-00001)의 납부 기한이 지났습니다.')
  expect(items[0]?.text).toMatch(/자세히 보기: http:\/\/127\.0\.0\.1:\d+\/finance$/)
  await pass(1 / 60)
  await sweep()
  expect(await rowsOf(who)).toMatchObject([{ arrived_by: 'kakao', failure: null }])
})

test('of the turns of a contract those ring for which somebody leaves the house or pays', async () => {
  const who = await owner()
  await tellAll(turn(who, 'confirmSchedule'), turn(who, 'submitScreeningDraft'), turn(who, 'completePayment'))
  await sendAll(who)
  expect((await received(who.phone)).map(({ text }) => /: (.*)$/m.exec(text)?.[1] ?? '').toSorted())
    .toEqual(['결제 완료', '방문 예약 확정'])
})

test('nothing rings where it was turned off, nor of whom no phone is known', async () => {
  const who = await owner()
  const without = await app.member({ owner: true })
  const { choices } = defaultNoticeSettings
  await who.ask(calls.changeNoticeSettings, { body: {
    choices: { ...choices, money: { ...alwaysTold, phone: 'never' } }, quiet: null, digestAt: '08:00',
    seenVersion: null,
  } })
  await tellAll(overdue(who), overdue(without))
  expect([await rowsOf(who), await rowsOf(without)]).toEqual([[], []])
})

test('whoever sells a car through a partner gets a way into its app, or one of ours that works once', async () => {
  const [seller] = await app.sql<{ memberId: string }[]>`
    select members.id as "memberId" from exhibits join partner_customers on partner_customers.id = customer_id
    join members on members.user_id = partner_customers.user_id where exhibits.id = ${world.exhibit.id}`
  const toChoose = async (key: string) => tellAll({
    kind: 'ownerToChoose', of: world.exhibit.id, key, thing: randomUUID(),
    facts: {
      orderId: randomUUID(), auctionNo: 'A1', carNumber: '12가3456', carName: '현대 그랜저', isReminder: false,
      until: new Date((await now()).getTime() + 3 * 86_400_000).toISOString(),
    },
  })
  const who = { memberId: seller?.memberId ?? '' }
  const toldWith = async (deepLink: string | null) => {
    await app.sql`update partners set deep_link = ${deepLink} where company_id = ${world.partnerId}`
    await toChoose(String(deepLink))
    await sendAll(who)
    const { items } = await developer.ask(sandboxCalls.listPhoneMessages)
    return items.find(({ template }) => template === 'sandbox-ownerToChoose')?.text ?? ''
  }
  expect(await toldWith('samplebank://cars/{exhibitId}')).toMatch(/ samplebank:\/\/cars\/[^/\s{]+$/)
  const [, token = ''] = /: http:\/\/127\.0\.0\.1:\d+\/l#([\w-]{43})$/.exec(await toldWith(null)) ?? []
  expect(await app.sql`select from one_time_links where exhibit_id = ${world.exhibit.id}`).toHaveLength(1)
  expect(token).not.toBe('')
})

describe('at night', () => {
  test('no phone rings before the morning, but of what would be over by then', async () => {
    const who = await owner()
    await toHourOfSeoul(23)
    const until = (hours: number) => now().then((at) => new Date(at.getTime() + hours * 3_600_000).toISOString())
    const asked = async (hours: number, auctionNo: string): Promise<Letter> => ({
      kind: 'purchaseAsked', of: who.shopId ?? '', key: `ask ${auctionNo}`, thing: auctionNo,
      facts: { auctionNo, carName: '현대 그랜저', amountWon: 10_000_000, until: await until(hours) },
    })
    await tellAll(await asked(5, 'A-soon'), await asked(24, 'A-later'))
    await sendAll(who)
    expect((await received(who.phone)).map(({ text }) => text.includes('A-soon'))).toEqual([true])
    await sweep()
    expect((await rowsOf(who)).filter(({ held_until: held }) => held !== null)).toHaveLength(1)
    await toHourOfSeoul(8)
    await Promise.all([sweep(), sweep()])
    await sendAll(who)
    expect(await received(who.phone)).toHaveLength(2)
    await toHourOfSeoul(12)
  })

  test('what was told by day and is tried again waits for the morning, and so does what is sent again', async () => {
    const [tried, again] = [await owner(), await owner('3032')]
    await toHourOfSeoul(20)
    await tellAll(overdue(tried), overdue(again))
    await sendAll(again)
    await pass(1 / 60)
    await sweep()
    await toHourOfSeoul(2)
    const [failed] = await rowsOf(again)
    await staff.ask(calls.replayUndeliveredPhoneMessage, { params: { id: failed?.id ?? '' } })
    for (const who of [tried, again]) {
      await sendAll(who)
      expect(await rowsOf(who)).toMatchObject([{ held_until: expect.any(Date) }])
    }
    expect([(await received(tried.phone)).length, (await received(again.phone)).length]).toEqual([0, 1])
    await toHourOfSeoul(8)
    await sweep()
    for (const who of [tried, again]) await sendAll(who)
    expect([(await received(tried.phone)).length, (await received(again.phone)).length]).toEqual([1, 2])
    await toHourOfSeoul(12)
  })

  test('what was held goes to the phone that its reader has by then, and to nobody who turned it off', async () => {
    const [moved, off] = [await owner(), await owner()]
    await toHourOfSeoul(22)
    await tellAll(overdue(moved), overdue(off))
    const phone = `010${numbers += 10_000}`
    await app.sql`
      update persons set phone_sealed = ${Buffer.from(app.providers.personal.seal(phone))}
      where id = (select person_id from users where id = ${moved.userId})`
    const { choices } = defaultNoticeSettings
    await off.ask(calls.changeNoticeSettings, { body: {
      choices: { ...choices, money: { ...alwaysTold, phone: 'never' } }, quiet: null, digestAt: '08:00',
      seenVersion: null,
    } })
    await toHourOfSeoul(9)
    await sweep()
    for (const who of [moved, off]) await sendAll(who)
    expect(await Promise.all([moved.phone, phone, off.phone].map(async (to) => (await received(to)).length)))
      .toEqual([0, 1, 0])
    const [row] = await app.sql<{ phone_sealed: Uint8Array }[]>`
      select phone_sealed from phone_messages where member_id = ${moved.memberId}`
    expect(app.providers.personal.open(row?.phone_sealed ?? new Uint8Array())).toBe(phone)
    expect(await rowsOf(off)).toEqual([])
    await toHourOfSeoul(12)
  })

  test('nothing that was held rings for whoever has left, but what says that they have', async () => {
    const who = await owner()
    await toHourOfSeoul(22)
    const gone: Letter = {
      kind: 'deletionGranted', of: who.memberId, key: `gone ${who.memberId}`, thing: 'gone',
      facts: { answer: '삭제했습니다.', keptUntil: null },
    }
    await tellAll(overdue(who), gone)
    await app.sql`update members set state = 'left' where id = ${who.memberId}`
    await toHourOfSeoul(9)
    await sweep()
    await sendAll(who)
    expect((await rowsOf(who)).map(({ kind }) => kind)).toEqual(['deletionGranted'])
    expect(await received(who.phone)).toHaveLength(1)
    await toHourOfSeoul(12)
  })

  test('in hours for which somebody asked for silence nothing rings at all', async () => {
    const who = await owner()
    const hand = async (hours: number) => seoulOf(new Date((await now()).getTime() + hours * 3_600_000))
      .toISOString().slice(11, 16)
    await who.ask(calls.changeNoticeSettings, { body: {
      choices: defaultNoticeSettings.choices, quiet: { from: await hand(-1), until: await hand(2) },
      digestAt: await hand(4), seenVersion: null,
    } })
    await tellAll(overdue(who))
    await sendAll(who)
    expect(await received(who.phone)).toEqual([])
    await pass(2.1)
    await sweep()
    await sendAll(who)
    expect(await received(who.phone)).toHaveLength(1)
  })
})

describe('what does not arrive', () => {
  const undelivered = async (kind: string) =>
    (await staff.ask(calls.listUndeliveredPhoneMessages, { query: { size: 100 } })).items
      .filter((one) => one.kind === kind)
  const replay = (id: string) => staff.ask(calls.replayUndeliveredPhoneMessage, { params: { id } })

  test('lies before the office, which sends it once more, under another name', async () => {
    const who = await owner('3032')
    await tellAll(overdue(who))
    await sendAll(who)
    await pass(1 / 60)
    await sweep()
    const [own] = await rowsOf(who)
    const failed = (await undelivered('amountOverdue')).find(({ id }) => id === own?.id)
    expect(failed).toMatchObject({
      failure: 'refused', said: '3032 미가입자', recipient: `010-****-3032`,
      title: { ko: '납부 기한이 지났습니다', en: 'An amount is overdue' },
    })
    await replay(failed?.id ?? '')
    expect(await statusOf(replay(failed?.id ?? ''))).toBe(409)
    expect(await statusOf(replay(randomUUID()))).toBe(404)
    await sendAll(who)
    expect(await received(who.phone)).toHaveLength(2)
    expect(await app.sql`
      select from audit_log where act = 'send phone message again' and subject_id = ${failed?.id ?? ''}
    `).toHaveLength(1)
  })

  test('of which nothing is heard for three days, nobody knows', async () => {
    const who = await owner('3000')
    await tellAll(overdue(who))
    await sendAll(who)
    await sweep()
    expect(await rowsOf(who)).toMatchObject([{ failure: null }])
    await pass(73)
    await sweep()
    expect(await rowsOf(who)).toMatchObject([{ failure: 'unknown' }])
    await toHourOfSeoul(12)
  })

  test('because nobody takes it for a day is noted at the last try', async () => {
    const who = await owner()
    await tellAll(overdue(who))
    const [row] = await rowsOf(who)
    const carrier = {
      send: () => Promise.resolve({ kind: 'notYet' as const, why: '1030 잔액 부족' }),
      ask: () => Promise.resolve({ kind: 'waiting' as const, said: '' }),
    }
    const run = (isLastTry: boolean) => sendPhone({ ...parts(), phone: { carrier, templates: new Map() } })(
      { messageId: row?.id ?? '' }, { ...given(), isLastTry },
    )
    await expect(run(false)).rejects.toThrow('1030')
    expect(await rowsOf(who)).toMatchObject([{ failure: null }])
    await expect(run(true)).rejects.toThrow('1030')
    expect(await rowsOf(who)).toMatchObject([{ failure: 'unreached' }])
    await replay(row?.id ?? '')
  })

  test('asks its old group first when it is sent again: the answer may have been lost, not the message', async () => {
    const who = await owner()
    await tellAll(overdue(who))
    const [row] = await rowsOf(who)
    const { phone: { carrier, templates } } = parts()
    if (carrier === undefined) throw new Error('the sandbox carries nothing')
    const deaf = {
      ...carrier,
      send: async (...handing: Parameters<typeof carrier.send>) => {
        await carrier.send(...handing)
        return { kind: 'notYet' as const, why: 'no answer' }
      },
    }
    await expect(sendPhone({ ...parts(), phone: { carrier: deaf, templates } })(
      { messageId: row?.id ?? '' }, { ...given(), isLastTry: true },
    )).rejects.toThrow('no answer')
    await replay(row?.id ?? '')
    await sendAll(who)
    expect(await received(who.phone)).toHaveLength(1)
    expect(await rowsOf(who)).toMatchObject([{ failure: null, sent_at: expect.any(Date) }])
  })

  test('because nobody can read it any more is noted at the last try, and hides nothing else', async () => {
    const who = await owner()
    await tellAll(overdue(who))
    const [row] = await rowsOf(who)
    await app.sql`update phone_messages set facts = '{"kind": 7}' where id = ${row?.id ?? ''}`
    await expect(sendPhone(parts())({ messageId: row?.id ?? '' }, { ...given(), isLastTry: true }))
      .rejects.toThrow('Invalid')
    expect(await undelivered('amountOverdue')).toContainEqual(expect.objectContaining({
      id: row?.id, failure: 'unreached', title: noticeKind.labels.amountOverdue,
    }))
  })

  test('because whoever had it died with it is noted after a day, but not of what was held meanwhile', async () => {
    const [left, held] = [await owner(), await owner()]
    await tellAll(overdue(left))
    await toHourOfSeoul(22)
    await tellAll(overdue(held))
    await pass(14.9)
    await sweep()
    expect([await rowsOf(left), await rowsOf(held)]).toMatchObject([[{ failure: null }], [{ failure: null }]])
    await pass(1)
    await sweep()
    expect([await rowsOf(left), await rowsOf(held)]).toMatchObject([[{ failure: 'unreached' }], [{ failure: null }]])
    await toHourOfSeoul(12)
  })

  test('is nothing where nobody carries messages to phones', async () => {
    const who = await owner()
    await tellAll(overdue(who))
    const [row] = await rowsOf(who)
    await sendPhone({ ...parts(), phone: { carrier: undefined, templates: new Map() } })(
      { messageId: row?.id ?? '' }, given(),
    )
    expect(await rowsOf(who)).toEqual([])
  })
})

test('only the office and developers look at them', async () => {
  const who = await owner()
  expect(await statusOf(who.ask(calls.listUndeliveredPhoneMessages, { query: {} }))).toBe(403)
  expect(await statusOf(staff.ask(sandboxCalls.listPhoneMessages))).toBe(403)
  await who.ask(identityCalls.signOut)
})

test('messages of long ago are forgotten', async () => {
  await pass(91 * 24)
  await forgetMails({}, given())
  expect(await app.sql`select from phone_messages`).toHaveLength(0)
})
