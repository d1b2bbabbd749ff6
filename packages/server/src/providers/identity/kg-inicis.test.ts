// The adapter at the line: what it sends, how long it waits, and what it makes of every kind of answer.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AskedCheck, CheckOutcome, IdentityProvider, ReturnedCheck } from './identity-provider.ts'
import { openKgInicis } from './kg-inicis.ts'
import { encryptSeedCbc } from './seed-cipher.ts'

const settings = { mid: 'TESTMID000', apiKey: 'synthetic-api-key', iv: '0123456789abcdef', service: '01' } as const
const token = 'AAECAwQFBgcICQoLDA0ODw=='
const person = { name: '홍길동', birthday: '19900101', phone: '01012345678' }
const asked: AskedCheck = {
  transactionId: 'm1234567890123456789', serviceCode: '01', method: undefined, person: undefined,
}
const seal = (text: string): string =>
  encryptSeedCbc(Buffer.from(text), Buffer.from(token, 'base64'), Buffer.from(settings.iv)).toString('base64')
const success = {
  resultCode: '0000', resultMsg: '', txId: 'tx-1', mTxId: asked.transactionId, svcCd: '01', providerDevCd: 'TOSS',
  userName: seal(person.name), userPhone: seal(person.phone), userBirthday: seal(person.birthday),
  userCi: seal('the-ci'),
}

let server: Server
let origin = ''
let provider: IdentityProvider
let heard: { method: string | undefined; type: string | undefined; body: unknown }[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}
const say = (body: unknown): void => {
  answer = (_, response) => void response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece: Buffer) => {
      text += piece.toString()
    })
    request.on('end', () => {
      heard.push({ method: request.method, type: request.headers['content-type'], body: JSON.parse(text || 'null') })
      answer(request, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  heard = []
  provider = openKgInicis({
    settings, startUrl: 'https://sa.inicis.com/auth', resultOrigins: () => [origin], resultMs: 300,
  })
})

const finish = (changed: Partial<ReturnedCheck> = {}, of: Partial<AskedCheck> = {}): Promise<CheckOutcome> =>
  provider.finish({ ...asked, ...of }, {
    resultCode: '0000', resultMsg: '', authRequestUrl: `${origin}/result`, txId: 'tx-1', token, ...changed,
  })

describe('the form', () => {
  const wish = {
    transactionId: asked.transactionId, usage: 'sign-up', returnUrl: 'https://bidyard.example/k/cb?s=x',
  } as const

  test('lets the person type who they are', () => {
    expect(provider.begin({ ...wish, method: undefined, person: undefined })).toEqual({
      url: 'https://sa.inicis.com/auth',
      fields: {
        mid: 'TESTMID000', reqSvcCd: '01', mTxId: asked.transactionId, flgFixedUser: 'N', reservedMsg: 'isUseToken=Y',
        authHash: 'ef178385e93fdd4a130a73c278782b54c1eaec180e28717f3c700f2ab64b8b15',
        successUrl: wish.returnUrl, failUrl: wish.returnUrl,
      },
    })
  })

  test('is fixed to a way and a person when they are known', () => {
    expect(provider.begin({ ...wish, method: 'KAKAO', person }).fields).toMatchObject({
      directAgency: 'KAKAO', flgFixedUser: 'Y', userName: '홍길동', userPhone: '01012345678', userBirth: '19900101',
      userHash: '5dccc4a38e98626e90d63579fda794f738bd78bb3c9c9f81972685898c3c242e',
    })
  })
})

test('asks by JSON with the merchant and the transaction, and opens what comes', async () => {
  say(success)
  expect(await finish()).toEqual({ kind: 'proven', person, ci: 'the-ci', method: 'TOSS' })
  const body = { mid: 'TESTMID000', txId: 'tx-1' }
  expect(heard).toEqual([{ method: 'POST', type: 'application/json;charset=utf-8', body }])
})

test('does without a CI, and takes ways that are newer than our list', async () => {
  for (const ci of [undefined, '']) {
    say({ ...success, userCi: ci, providerDevCd: 'IBK' })
    expect(await finish()).toEqual({ kind: 'proven', person, ci: undefined, method: 'IBK' })
  }
})

test('reads phones and birthdays with hyphens', async () => {
  say({ ...success, userPhone: seal('010-1234-5678'), userBirthday: seal('1990-01-01') })
  expect(await finish()).toMatchObject({ kind: 'proven', person })
})

describe('a refusal', () => {
  test('in the browser asks nobody and keeps the provider’s words', async () => {
    const resultMsg = encodeURIComponent('사용자가 취소하였습니다.')
    expect(await finish({ resultCode: '9999', resultMsg })).toEqual({ kind: 'refused', said: '사용자가 취소하였습니다.' })
    expect(await finish({ resultCode: '1001', resultMsg: '%E0%A4%A' })).toEqual({ kind: 'refused', said: '%E0%A4%A' })
    expect(heard).toEqual([])
  })

  test('at the result is one too', async () => {
    say({ resultCode: '0001', resultMsg: encodeURIComponent('결과 없음') })
    expect(await finish()).toEqual({ kind: 'refused', said: '결과 없음' })
  })
})

test.each([
  ['another transaction of ours', { mTxId: 'm0000000000000000000' }],
  ['no transaction of ours', { mTxId: undefined }],
  ['another transaction of theirs', { txId: 'tx-2' }],
  ['another service', { svcCd: '03' }],
  ['a blank name', { userName: seal('  ') }],
  ['a name that nobody sees', { userName: seal('\u200b\u3164') }],
  ['a name without end', { userName: seal('가'.repeat(101)) }],
  ['no phone', { userPhone: undefined }],
  ['a phone that is none', { userPhone: seal('15881234') }],
  ['a birthday that is none', { userBirthday: seal('900101') }],
  ['a name that is not sealed', { userName: '홍길동' }],
  ['fields of another kind', { userName: 1 }],
])('an answer with %s proves nobody', async (_, changed) => {
  say({ ...success, ...changed })
  expect((await finish()).kind).toBe('mismatch')
})

test.each([
  ['another key', { token: 'AAAAAAAAAAAAAAAAAAAAAA==' }], ['no key', { token: undefined }],
  ['a short key', { token: 'AAEC' }],
  ['no transaction', { txId: undefined }], ['no address', { authRequestUrl: undefined }],
])('a call-back with %s proves nobody', async (_, changed) => {
  say(success)
  expect((await finish(changed)).kind).toBe('mismatch')
})

test('an answer about another person or another way than was asked proves nobody', async () => {
  say(success)
  expect((await finish({}, { person })).kind).toBe('proven')
  expect((await finish({}, { method: 'TOSS' })).kind).toBe('proven')
  expect((await finish({}, { method: 'KAKAO' })).kind).toBe('mismatch')
  for (const changed of [{ name: '홍길순' }, { phone: '01012345679' }, { birthday: '19900102' }])
    expect((await finish({}, { person: { ...person, ...changed } })).kind).toBe('mismatch')
})

test('the same person is one in any case of latin letters and with any gaps, as everywhere else', async () => {
  const latin = { ...person, name: 'Kim John' }
  for (const name of ['KIM JOHN', 'kim  john ']) {
    say({ ...success, userName: seal(name) })
    expect((await finish({}, { person: latin })).kind).toBe('proven')
  }
  say({ ...success, userName: seal('KIM JOAN') })
  expect((await finish({}, { person: latin })).kind).toBe('mismatch')
})

describe('a line that', () => {
  test.each([
    ['is no JSON', '<html>'], ['is empty', ''], ['is no object', '[]'], ['is too long', `"${'x'.repeat(70_000)}"`],
  ])('%s proves nobody', async (_, text) => {
    say(text)
    expect((await finish()).kind).toBe('mismatch')
  })

  test('leads elsewhere is not followed', async () => {
    answer = (request, response) => {
      if (request.url === '/elsewhere') response.end(JSON.stringify(success))
      else response.writeHead(307, { location: `${origin}/elsewhere` }).end()
    }
    // As often as one likes: where it leads came through a browser, so it must not count as silence.
    for (let at = 1; at <= 6; at++) {
      expect((await finish()).kind).toBe('mismatch')
      expect(heard).toHaveLength(at)
    }
    say(success)
    expect((await finish()).kind).toBe('proven')
  })

  test('stays silent, or never ends, is given up', async () => {
    answer = () => {}
    expect((await finish()).kind).toBe('unreachable')
    answer = (_, response) => {
      const dripping = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(dripping))
    }
    expect((await finish()).kind).toBe('unreachable')
  })

  test('tells of their own trouble leaves everything unknown, and holds up nobody else', async () => {
    for (const text of ['<html>Bad Gateway</html>', JSON.stringify(success)]) {
      answer = (_, response) => void response.writeHead(502).end(text)
      for (let at = 0; at < 3; at++) expect((await finish()).kind).toBe('unreachable')
    }
    say(success)
    expect((await finish()).kind).toBe('proven')
  })

  test('was silent again and again is spared for a while', async () => {
    answer = (request) => void request.socket.destroy()
    for (let at = 0; at < 5; at++) expect((await finish()).kind).toBe('unreachable')
    const before = heard.length
    say(success)
    expect((await finish()).kind).toBe('unreachable')
    expect(heard).toHaveLength(before)
  })
})

test('an address that is not the provider’s is never asked', async () => {
  say(success)
  const others = [
    'http://169.254.169.254/', `${origin}@evil.example/`, `http://user@${origin.slice(7)}/`, `${origin}1/`,
  ]
  for (const address of others)
    expect((await finish({ authRequestUrl: address })).kind).toBe('mismatch')
  expect(heard).toEqual([])
})
