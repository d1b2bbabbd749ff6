// Launch parameters without a server: the published vectors, every flipped bit, and clocks that are a little off.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Launch, launchAddress, sealLaunch, sealLegacyLaunch } from '../../../providers/partner-app/launcher.ts'
import { forgottenAt, hasSoundLife, isInTime } from './launch-rules.ts'
import { openV0 } from './open-v0.ts'
import { openV1 } from './open-v1.ts'
import { readLaunch } from './read-launch.ts'

interface Vector extends Omit<Launch, 'now' | 'iv'> {
  readonly name: string
  readonly kind: 'v0' | 'v1'
  readonly now: string
  readonly iv: string
  readonly payload: string
  readonly parameters: string
  readonly address: string
}
interface RefusedVector extends Pick<Vector, 'name' | 'kind' | 'partnerCode' | 'secret' | 'now' | 'parameters'> {
  readonly answer: string
}
const file = join(import.meta.dirname, '../../../../../../docs/partners/vectors.json')
const vectors = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly opens: readonly Vector[]; readonly refused: readonly RefusedVector[]
}

const bytesOf = (secret: string): Buffer => Buffer.from(secret, 'base64url')
const open = (kind: 'v0' | 'v1', parameters: string, secret: Uint8Array, code: string) =>
  kind === 'v1' ? openV1(parameters, secret, code) : openV0(parameters, secret)

const answerTo = ({ kind, parameters, secret, partnerCode, now }: RefusedVector): string => {
  const opened = open(kind, parameters, bytesOf(secret), partnerCode)
  if (opened === undefined) return 'INVALID_ENCRYPTION'
  const launch = readLaunch({ kind, opened, partnerCode, lifeSeconds: 300 })
  if (launch === undefined || !hasSoundLife(launch, 300)) return 'INVALID_WEBVIEW_PARAMS'
  return isInTime(launch, new Date(now)) ? 'opens' : 'EXPIRED_WEBVIEW_PARAMS'
}

describe('the published vectors', () => {
  test.each(vectors.opens)('$name: the kit writes it and the server reads it', (vector) => {
    const { kind, parameters, secret, partnerCode, keyId, payload, address } = vector
    const launch = { ...vector, now: new Date(vector.now), iv: Buffer.from(vector.iv, 'hex') }
    expect(kind === 'v1' ? sealLaunch(launch) : sealLegacyLaunch(launch)).toBe(parameters)
    expect(launchAddress('https://bidyard.example', partnerCode, keyId, parameters)).toBe(address)
    const opened = open(kind, parameters, bytesOf(secret), partnerCode)
    expect(opened?.text).toBe(payload)
    const read = opened && readLaunch({ kind, opened, partnerCode, lifeSeconds: 300 })
    expect(read).toMatchObject({
      customerKey: vector.customerId, exhibitKey: vector.exhibitId, carNo: vector.carNo,
      issuedAt: launch.now, endsAt: new Date(launch.now.getTime() + 300_000),
    })
    expect(answerTo({ ...vector, answer: '' })).toBe('opens')
  })

  test.each(vectors.refused)('$kind, $name: $answer', (vector) => {
    expect(answerTo(vector)).toBe(vector.answer)
  })
})

const secretOf = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes })
const sealed = (kind: 'v0' | 'v1', secret: Uint8Array): string => {
  const launch = {
    partnerCode: 'sample-bank', keyId: 'k', customerId: 'c-1', exhibitId: 'x-1',
    secret: Buffer.from(secret).toString('base64url'),
  }
  return kind === 'v1' ? sealLaunch(launch) : sealLegacyLaunch(launch)
}

describe.each([['v1', 32], ['v0', 64]] as const)('%s', (kind, secretBytes) => {
  const secret = Buffer.alloc(secretBytes, 7)
  const coding = kind === 'v1' ? 'base64url' : 'base64'

  test('opens what was sealed with the same key and with no other', () => {
    fc.assert(fc.property(secretOf(secretBytes), secretOf(secretBytes), (one, other) => {
      fc.pre(Buffer.compare(one, other) !== 0)
      expect(open(kind, sealed(kind, one), one, 'sample-bank')).toBeDefined()
      expect(open(kind, sealed(kind, one), other, 'sample-bank')).toBeUndefined()
    }), { numRuns: 100 })
  })

  test('stays shut when any single bit is flipped', () => {
    const bytes = Buffer.from(sealed(kind, secret), coding)
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = Buffer.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(open(kind, flipped.toString(coding), secret, 'sample-bank'), `bit ${bit}`).toBeUndefined()
    }
  })

  test('stays shut when any letter is changed, also one whose bits mean nothing', () => {
    const text = sealed(kind, secret).replace(/=+$/, '')
    const others = (at: number) => Array.from('ABPQgwx09_-+/=. \n가').filter((letter) =>
      letter !== text[at] && !(kind === 'v0' && letter === ' ' && text[at] === '+'))
    const opening = Array.from(text).flatMap((_, at) => others(at).filter((letter) =>
      open(kind, text.slice(0, at) + letter + text.slice(at + 1), secret, 'sample-bank') !== undefined))
    expect(opening).toEqual([])
  })

  test('stays shut for anything else', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.base64String(), fc.uint8Array().map((bytes) =>
      Buffer.from(bytes).toString(coding))), (text) => {
      expect(open(kind, text, secret, 'sample-bank')).toBeUndefined()
    }), { numRuns: 500 })
  })
})

test('a plus sign that became a space on its way is healed, in the legacy form only', () => {
  const secret = Buffer.alloc(64, 7)
  let text = ''
  while (!text.includes('+')) text = sealed('v0', secret)
  expect(openV0(text.replaceAll('+', ' '), secret)).toEqual(openV0(text, secret))
  expect(openV0(text.replace(/=+$/, ''), secret)).toEqual(openV0(text, secret))
})

test('the same legacy parameters are known again however they are spelt', () => {
  const secret = Buffer.alloc(64, 7)
  const text = sealed('v0', secret)
  expect(openV0(text, secret)?.once).toBe(openV0(text.replaceAll('+', ' ').replace(/=+$/, ''), secret)?.once)
  expect(openV0(text, secret)?.once).not.toBe(openV0(sealed('v0', secret), secret)?.once)
})

describe('the clock', () => {
  const issuedAt = new Date('2026-03-02T05:00:00Z')
  const endsAt = new Date('2026-03-02T05:05:00Z')
  const at = (text: string) => isInTime({ issuedAt, endsAt }, new Date(text))

  test('may be off by a minute in either direction and not by a millisecond more', () => {
    expect(at('2026-03-02T04:58:59.999Z')).toBe(false)
    expect(at('2026-03-02T04:59:00.000Z')).toBe(true)
    expect(at('2026-03-02T05:05:59.999Z')).toBe(true)
    expect(at('2026-03-02T05:06:00.000Z')).toBe(false)
    expect(forgottenAt({ issuedAt, endsAt })).toEqual(new Date('2026-03-02T05:06:00.000Z'))
  })

  test('a life must begin before it ends and be no longer than agreed', () => {
    const life = (seconds: number) =>
      hasSoundLife({ issuedAt, endsAt: new Date(issuedAt.getTime() + seconds * 1_000) }, 300)
    expect([-1, 0, 1, 300, 301].map(life)).toEqual([false, false, true, true, false])
  })
})

test('the legacy time is that of Seoul, and only days that exist', () => {
  const read = (timestamp: string) => readLaunch({
    kind: 'v0', partnerCode: 'sample-bank', lifeSeconds: 300,
    opened: { text: JSON.stringify({ customerId: 'c-1', timestamp }), once: 'v0.x' },
  })?.issuedAt
  expect(read('20260302140000')).toEqual(new Date('2026-03-02T05:00:00Z'))
  for (const wrong of ['20260230140000', '20261301140000', '20260302240000', '20260302146000', '2026030214000'])
    expect(read(wrong), wrong).toBeUndefined()
})

test('a plate is compared without spaces and hyphens', () => {
  const text = JSON.stringify({ customerId: 'c-1', carNo: '12가 34-56', timestamp: '20260302140000' })
  const opened = { text, once: 'x' }
  expect(readLaunch({ kind: 'v0', partnerCode: 'sample-bank', lifeSeconds: 300, opened })?.carNo).toBe('12가3456')
})
