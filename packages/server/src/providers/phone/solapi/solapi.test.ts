// SOLAPI at the line: what is sent and how it is signed, what is made of every kind of answer, and that it goes once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BankLine, brokenLines, openBankLine } from '../../../testing/bank/bank-line.ts'
import type { PhoneCarrier, PhoneMessage, PhoneOutcome } from '../phone-carrier.ts'
import { readSigned, signatureOf } from './signature.ts'
import { openSolapi } from './solapi.ts'

const settings = {
  apiKey: 'NCSAYU7YDBXYORXC', apiSecret: 'a-secret-of-16-or-more', sender: '0212345678', channel: 'KA01PF01',
  templates: new Map<string, string>(),
}
const message: PhoneMessage = { to: '01012345678', title: '낙찰 안내', text: '낙찰되었습니다.', template: 'KA01TP01' }
const group = (status: string, registeredSuccess = 0) => ({ groupId: 'G4V01', status, count: { registeredSuccess } })
const added = (statusCode: string, statusMessage = '') =>
  ({ errorCount: 0, resultList: [{ statusCode, statusMessage }] })
const fault = [{ errorCode: 'InvalidStatus', errorMessage: '이미 발송한 그룹입니다.' }, 400] as const

let line: BankLine
let carrier: PhoneCarrier
beforeAll(async () => {
  line = await openBankLine()
})
afterAll(() => line.stop())
const carrierOf = (answerMs: number): PhoneCarrier =>
  openSolapi({ settings, origin: () => line.origin, answerMs, clock: () => new Date() })
beforeEach(() => {
  line.heard.length = 0
  carrier = carrierOf(5_000)
})

const script = (...answers: readonly (readonly [body: unknown, status?: number])[]): void => {
  let at = 0
  line.answer = (_, response) => {
    const [body, status = 200] = answers[at++] ?? ['{}', 500]
    response.writeHead(status).end(JSON.stringify(body))
  }
}
const send = (wish: Partial<PhoneMessage> = {}, known?: string): Promise<PhoneOutcome> => carrier.send({
  known, keep: (name) => Promise.resolve(name), message: () => Promise.resolve({ ...message, ...wish }),
})
const asked = () => line.heard.map(({ method, path }) => `${method} ${path.replace('/messages/v4/groups', '')}`)
const sent = (): unknown => {
  const { messages: [one] } = JSON.parse(line.heard[1]?.body ?? '') as { messages: readonly unknown[] }
  return one
}
const wholeWay = () => script([group('PENDING')], [added('2000')], [group('SENDING', 1)])

test('a group is opened, the message laid into it, and the group sent; each question is signed anew', async () => {
  wholeWay()
  expect(await send()).toEqual({ kind: 'accepted' })
  expect(asked()).toEqual(['POST ', 'PUT /G4V01/messages', 'POST /G4V01/send'])
  expect(sent()).toEqual({
    to: '01012345678', from: '0212345678', type: 'ATA', text: '낙찰되었습니다.', subject: '낙찰 안내',
    kakaoOptions: { pfId: 'KA01PF01', templateId: 'KA01TP01', disableSms: false },
  })
  const all = line.heard.map(({ headers }) => readSigned(headers.authorization ?? ''))
  for (const one of all) {
    expect(one?.apiKey).toBe(settings.apiKey)
    expect(one?.signature).toBe(signatureOf(settings.apiSecret, one?.date ?? '', one?.salt ?? ''))
  }
  expect(new Set(all.map((one) => one?.signature)).size).toBe(3)
})

test.each([
  ['a short one', '가'.repeat(45), { type: 'SMS', text: '가'.repeat(45) }],
  ['a longer one', '가'.repeat(46), { type: 'LMS', text: '가'.repeat(46), subject: '낙찰 안내' }],
  ['one without end', '가'.repeat(1_500), { type: 'LMS', text: '가'.repeat(1_000), subject: '낙찰 안내' }],
])('without a template it is a text: %s', async (_, text, wire) => {
  wholeWay()
  await send({ template: undefined, text })
  expect(sent()).toEqual({ to: '01012345678', from: '0212345678', ...wire })
})

test('a title of many words is cut to what it has room for', async () => {
  wholeWay()
  await send({ template: undefined, text: '가'.repeat(50), title: '가'.repeat(30) })
  expect(sent()).toMatchObject({ subject: '가'.repeat(20) })
})

describe('what is refused', () => {
  test.each([['1062', '발신번호 미등록'], ['1043', '등록한 템플릿과 내용이 다릅니다.'], ['1031', '길이 초과']])(
    'for good is not tried again: %s', async (code, said) => {
      script([group('PENDING')], [added(code, said)])
      expect(await send()).toEqual({ kind: 'refused', said: `${code} ${said}` })
      expect(asked()).toHaveLength(2)
    })

  test.each([['1030', '잔액 부족'], ['1024', '서버 오류']])(
    'until somebody mends it is tried again: %s', async (code, said) => {
      script([group('PENDING')], [added(code, said)])
      expect(await send()).toEqual({ kind: 'notYet', why: `${code} ${said}` })
    })

  test('because of our signature is tried again, and says why', async () => {
    script([{ errorCode: 'SignatureDoesNotMatch', errorMessage: '서명' }, 403])
    expect(await send()).toEqual({ kind: 'notYet', why: 'SignatureDoesNotMatch 서명' })
  })
})

describe('it goes once', () => {
  test('when the answer to the sending was lost: the group says that it is under way', async () => {
    script([group('SENDING', 1)])
    expect(await send({}, 'G4V01')).toEqual({ kind: 'accepted' })
    expect(asked()).toEqual(['GET /G4V01'])
  })
  test('when the answer to the laying in was lost', async () => {
    script([group('PENDING', 1)], [group('SENDING', 1)])
    expect(await send({}, 'G4V01')).toEqual({ kind: 'accepted' })
    expect(asked()).toEqual(['GET /G4V01', 'POST /G4V01/send'])
  })
  test('when two tries lay it in and send it at the same time', async () => {
    script([group('PENDING')], [added('1026', '중복 수신번호')], fault, [group('COMPLETE', 1)])
    expect(await send({}, 'G4V01')).toEqual({ kind: 'accepted' })
  })
  test('when another try has sent the group before this one laid anything in', async () => {
    script([group('PENDING')], fault, [group('SENDING', 1)])
    expect(await send({}, 'G4V01')).toEqual({ kind: 'accepted' })
  })
  test('when another try has opened a group before: that one is used', async () => {
    script([group('PENDING')], [{ ...group('SENDING', 1), groupId: 'G4V00' }])
    const keep = () => Promise.resolve('G4V00')
    expect(await carrier.send({ known: undefined, keep, message: () => Promise.resolve(message) }))
      .toEqual({ kind: 'accepted' })
    expect(asked()).toEqual(['POST ', 'GET /G4V00'])
  })
  test('and of a group that nobody knows any more nothing is sent again', async () => {
    script([{ errorCode: 'GroupNotFound', errorMessage: '해당 그룹이 없습니다.' }, 404])
    expect((await send({}, 'G4V01')).kind).toBe('unknown')
  })
})

test.each(Object.entries(brokenLines))('where the line %s nobody took it, and another try may', async (_, answer) => {
  line.answer = answer
  carrier = carrierOf(200)
  expect((await send()).kind).toBe('notYet')
  expect((await send({}, 'G4V01')).kind).toBe('notYet')
  expect((await carrier.ask('G4V01')).kind).toBe('waiting')
})

const told = (one: object) => script([{ messageList: { M4V01: { type: 'ATA', replacement: false, ...one } } }])
test.each([
  [{ statusCode: '4000' }, { kind: 'arrived', by: 'kakao' }],
  [{ statusCode: '4000', type: 'LMS', replacement: true }, { kind: 'arrived', by: 'text' }],
  [{ statusCode: '4000', replacement: 1 }, { kind: 'arrived', by: 'text' }],
  [{ statusCode: '4000', type: 'SMS' }, { kind: 'arrived', by: 'text' }],
  [{ statusCode: '3000', reason: '리포트 대기' }, { kind: 'waiting', said: '3000 리포트 대기' }],
  [{ statusCode: null }, { kind: 'waiting', said: '' }],
  // The text that stands in for it is still to come.
  [{ statusCode: '3104', reason: '카카오톡 미사용자' }, { kind: 'waiting', said: '3104 카카오톡 미사용자' }],
  [{ statusCode: '3032', reason: '미가입자', type: 'LMS', replacement: true }, { kind: 'refused', said: '3032 미가입자' }],
  [{ statusCode: '3043', type: 'SMS' }, { kind: 'refused', said: '3043' }],
])('what became of it is read from %j', async (one, result) => {
  told(one)
  expect(await carrier.ask('G4V01')).toEqual(result)
  expect(asked()).toEqual(['GET /G4V01/messages'])
})
