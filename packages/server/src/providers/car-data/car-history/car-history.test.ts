// CarHistory at the line: every field of the sealed form, and what is made of every kind of answer.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BankLine, brokenLines, openBankLine } from '../../../testing/bank/bank-line.ts'
import { koreanForm } from '../../../testing/korean-bytes.ts'
import { decryptSeedCbc } from '../../identity/seed-cipher.ts'
import type { HistoryProvider } from '../car-data.ts'
import { openCarHistory, sealField } from './car-history.ts'

const settings = {
  url: 'https://www.carhistory.or.kr:8811/dataTrans/asked', joinCode: 'BIDYARD', memberId: 'bidyard-01',
  key: '000102030405060708090a0b0c0d0e0f', iv: '0123456789abcdef',
}
const question = { carNo: '12가3456', asOf: '2026-01-31' }

const record = {
  r000: '000', r001: '20260131', r002: '12가3456', r003: '20260131', r004: '2020', r005: '쏘나타', r101: '현대',
  r102: '1', r103: '2', r104: '1,999', r105: '20200316', r106: '휘발유', r107: '세단', r108: 'ABS,에어백', r109: '흰색',
  r111: 'HYUNDAI', r112: '쏘나타 (DN8)', r201: '2',
  r202: [
    { 'r202-01': '01', 'r202-02': '20200315', 'r202-03': '11호1111', 'r202-04': '1', 'r202-05': '3' },
    { 'r202-01': '02', 'r202-02': '20230401', 'r202-03': '12가 3456', 'r202-04': '1', 'r202-05': '2' },
  ],
  r203: '20200315', r204: '1',
  r205: [{ 'r205-01': '04', 'r205-02': '20230401', 'r202-04': '1', 'r202-05': '2' }],
  r301: 'N', r302: 'N', r303: 'Y', r401: '2', r402: '3,500,000', r403: '1', r404: '400000', r405: '1',
  'r406-01': ['20240101'], r407: '1', r408: [{ 'r408-01': '20240808', 'r408-02': '2' }], r409: '0', 'r410-01': '',
  r501: '3',
  r502: [
    {
      'r502-01': '1', 'r502-02': '20210505', 'r502-03': '1500000', 'r502-04': '0', 'r502-05': '', 'r502-06': '900000',
      'r502-07': '300000', 'r502-08': '400000', 'r502-15': '1600000',
    },
    {
      'r502-01': '3', 'r502-02': '20220606', 'r502-03': '400000', 'r502-04': '1', 'r502-05': '', 'r502-06': '0',
      'r502-07': '0', 'r502-08': '0', 'r502-15': '0',
    },
  ],
  r510: '1', 'r511-01': ['202107~202109', '2022년 01월 ~ 2022년 03월'], r601: 'Y',
  r602: [{ 'r602-01': '20240315', 'r602-02': '자동차검사', 'r602-03': '45210' }], r701: '1,200~1,500',
}
const facts = {
  asOf: '2026-01-31',
  car: {
    makerName: '현대', modelName: '쏘나타', detailName: '쏘나타 (DN8)', modelYear: 2020, kind: 'passenger',
    use: 'private', displacementCc: 1_999, fuel: 'gasoline', shape: '세단', color: '흰색', optionsText: 'ABS,에어백',
    firstInsuredOn: '2020-03-16', firstRegisteredOn: '2020-03-15',
  },
  uses: ['rental'],
  plateChanges: [{ on: '2023-04-01', carNo: '12가3456', kind: 'passenger', use: 'private' }],
  ownerChanges: [{ on: '2023-04-01', carNo: null, kind: 'passenger', use: 'private' }],
  specials: [{ kind: 'totalLoss', on: '2024-01-01' }, { kind: 'floodPartLoss', on: '2024-08-08' }],
  ownDamage: { count: 2, paidWon: 3_500_000 },
  otherDamage: { count: 1, paidWon: 400_000 },
  claims: [
    {
      type: 'ownInsurance', on: '2021-05-05', paidWon: 1_500_000, repairWon: 1_600_000, partsWon: 900_000,
      labourWon: 300_000, paintWon: 400_000, isOpen: false,
    },
    {
      type: 'otherCar', on: '2022-06-06', paidWon: 400_000, repairWon: 0, partsWon: 0, labourWon: 0, paintWon: 0,
      isOpen: true,
    },
  ],
  uninsured: [{ from: '2021-07', until: '2021-09' }, { from: '2022-01', until: '2022-03' }],
  mileages: [{ on: '2024-03-15', km: 45_210, source: '자동차검사' }],
}

let line: BankLine
let provider: HistoryProvider
beforeAll(async () => {
  line = await openBankLine()
})
afterAll(() => line.stop())
beforeEach(() => {
  line.heard.length = 0
  provider = openCarHistory({ settings, url: () => `${line.origin}/dataTrans/asked`, answerMs: 300 })
})

const open = (sealed: string): string | undefined =>
  decryptSeedCbc(Buffer.from(sealed, 'base64'), Buffer.from(settings.key, 'hex'), Buffer.from(settings.iv))
    ?.toString('utf8')

test('asks by a form whose person and plate are sealed, and by nothing else', async () => {
  line.say(record)
  await provider.find(question)
  const [heard] = line.heard
  expect([heard?.method, heard?.path, heard?.headers['content-type']])
    .toEqual(['POST', '/dataTrans/asked', 'application/x-www-form-urlencoded; charset=utf-8'])
  const form = Object.fromEntries(new URLSearchParams(heard?.body))
  const { sType = '', memberID = '', carnum = '', ...plain } = form
  expect(plain).toEqual({ joinCode: 'BIDYARD', carNumType: '0', stdDate: '20260131', malsoGb: '', rType: 'J' })
  expect([sType, memberID, carnum].map(open)).toEqual(['1', 'bidyard-01', '12가3456'])
  expect(decodeURIComponent(heard?.body ?? '')).not.toContain('12가3456')
})

test('asks about today without naming a day, and takes the day that they name', async () => {
  line.say({ ...record, r003: '' })
  expect(await provider.find({ carNo: '12가3456', asOf: null })).toEqual({ kind: 'found', facts })
  expect(new URLSearchParams(line.heard[0]?.body).get('stdDate')).toBe('')
  line.say({ ...record, r001: '', r003: '' })
  expect(await provider.find(question)).toEqual({ kind: 'found', facts })
  expect((await provider.find({ carNo: '12가3456', asOf: null })).kind).toBe('unclear')
})

test('seals as others do', () => {
  expect(sealField('홍길동', settings)).toBe('oQlOdKeXD/GIf0Udtdqygw==')
  expect(sealField('01012345678', settings)).toBe('A1yl35A4jOtqe+SoQm8m7g==')
})

test('reads a whole history', async () => {
  line.say(record)
  expect(await provider.find(question)).toEqual({ kind: 'found', facts })
})

test('reads a car that nothing ever befell, however they write nothing', async () => {
  for (const nothing of ['', null, []]) {
    const { r408: _, ...rest } = record
    line.say({
      ...rest, r202: nothing, r205: nothing, 'r406-01': nothing, 'r408-01': nothing, 'r410-01': nothing, r502: nothing,
      'r511-01': nothing, r602: nothing, r303: 'N', r401: '', r402: '0', r403: 0, r404: null, r405: '0', r407: '',
      r105: '', r106: '새연료', r004: '', r109: ' ',
    })
    const found = await provider.find(question)
    expect(found).toMatchObject({
      kind: 'found',
      facts: {
        uses: [], plateChanges: [], ownerChanges: [], specials: [], claims: [], uninsured: [], mileages: [],
        ownDamage: { count: 0, paidWon: 0 }, car: { firstInsuredOn: null, fuel: null, modelYear: null, color: null },
      },
    })
  }
})

test('a flood without its extent is one, and what is counted without a day is counted', async () => {
  const { r408: _, ...rest } = record
  line.say({ ...rest, r405: '2', 'r406-01': '20240101', r407: '1', 'r408-01': ['20240808'], r409: '1' })
  const found = await provider.find(question)
  expect(found.kind === 'found' ? found.facts.specials : found).toEqual([
    { kind: 'totalLoss', on: '2024-01-01' }, { kind: 'totalLoss', on: null }, { kind: 'flood', on: '2024-08-08' },
    { kind: 'theft', on: null },
  ])
})

test('an answer in the Korean encoding of old is read when it says so', async () => {
  const text = koreanForm({ '': JSON.stringify(record) }).slice(1)
  const letters = text.replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  const bytes = Buffer.from(letters, 'latin1')
  line.answer = (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json;charset=EUC-KR' }).end(bytes)
  expect(await provider.find(question)).toEqual({ kind: 'found', facts })
})

test.each([
  ['102', { kind: 'missing' }], ['103', { kind: 'declined', code: '103', said: '말소차량 조회불가' }],
  ['401', { kind: 'declined', code: '401', said: '제휴사 이용 미허용' }],
  ['777', { kind: 'declined', code: '777', said: '' }],
  ['800', { kind: 'declined', code: '800', said: 'PORT 오류' }],
  ['999', { kind: 'down', why: 'answered 999' }],
])('their code %s is told apart', async (code, finding) => {
  line.say({ r000: code })
  expect(await provider.find(question)).toEqual(finding)
})

test.each<[string, object]>([
  ['another car', { r002: '12가3457' }], ['no car', { r002: undefined }],
  ['a claim without a day', { r502: [{ 'r502-01': '1' }] }],
  ['sums below nothing', { r402: '-1' }], ['words for numbers', { r401: 'many' }], ['a list for a word', { r005: [] }],
  ['a zero byte, which no database keeps', { r101: '현\u0000대' }], ['half a letter', { r112: '쏘나타\ud83d' }],
  ['lists without end', { r602: Array.from({ length: 501 }, () => record.r602[0]) }],
])('an answer with %s is not believed', async (_, changed) => {
  line.say({ ...record, ...changed })
  expect((await provider.find(question)).kind).toBe('unclear')
})

describe('a line that', () => {
  const unread = ['talks of something else', 'talks nonsense', 'talks without end']
  test.each(Object.keys(brokenLines))('%s tells nothing', async (fault) => {
    line.answer = brokenLines[fault] ?? (() => {})
    expect((await provider.find(question)).kind).toBe(unread.includes(fault) ? 'unclear' : 'down')
  })

  test('answers with another status is not believed', async () => {
    line.say(record, 201)
    expect((await provider.find(question)).kind).toBe('unclear')
  })

  test('leads elsewhere is not followed, whatever waits there', async () => {
    line.answer = ({ path }, response) => {
      if (path === '/elsewhere') response.end(JSON.stringify(record))
      else response.writeHead(307, { location: `${line.origin}/elsewhere` }).end()
    }
    expect((await provider.find(question)).kind).toBe('down')
    expect(line.heard.map(({ path }) => path)).toEqual(['/dataTrans/asked'])
  })

  test('was silent again and again is spared for a while', async () => {
    line.answer = (_, response) => void response.socket?.destroy()
    for (let at = 0; at < 5; at++) expect((await provider.find(question)).kind).toBe('down')
    const before = line.heard.length
    line.say(record)
    expect(await provider.find(question)).toEqual({ kind: 'down', why: 'it was silent again and again' })
    expect(line.heard).toHaveLength(before)
  })
})
