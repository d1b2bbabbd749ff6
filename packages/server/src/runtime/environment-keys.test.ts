// Settings of personal data and of the identity provider: read as meant, and refused where they would be unsafe.
import { describe, expect, it, test } from 'vitest'
import { alphaSettings } from '../testing/alpha-settings.ts'
import { readEnvironment } from './environment.ts'
import type { VersionedKey } from './keys/versioned-keys.ts'

const problemsWith = (changed: Readonly<Record<string, string | undefined>>): string => {
  try {
    readEnvironment({ ...alphaSettings, ...changed })
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
const key = (digit: string): string => digit.repeat(64)

test('reads keys of personal data, the newest first', () => {
  const { dataKeys } = readEnvironment({ BIDYARD_DATA_KEYS: `2:${key('a')},1:${key('b')}` })
  expect(dataKeys.map(({ version }) => version)).toEqual([2, 1])
  expect(Buffer.from(dataKeys[1]?.key ?? []).toString('hex')).toBe(key('b'))
})

test('reads keys of documents and of lookups likewise, and a lone one as the first', () => {
  for (const name of ['BIDYARD_FILE_KEY', 'BIDYARD_LOOKUP_KEY']) {
    const read = (given: string): string[] => {
      const { fileKeys, lookupKeys } = readEnvironment({ [name]: given })
      const keys = name === 'BIDYARD_FILE_KEY' ? fileKeys : lookupKeys
      return keys.map(({ version, key: bytes }) => `${version}:${Buffer.from(bytes).toString('hex')}`)
    }
    expect(read(key('a'))).toEqual([`1:${key('a')}`])
    expect(read(`2:${key('b')},1:${key('a')}`)).toEqual([`2:${key('b')}`, `1:${key('a')}`])
    for (const wrong of [`${key('a')},${key('b')}`, `2:${key('b')},${key('a')}`, `2:${key('b')},2:${key('a')}`, 'abcd'])
      expect(problemsWith({ [name]: wrong })).toContain(`- ${name}: `)
  }
})

test.each([
  ['no version', key('a')], ['a short key', '1:abcd'], ['capital letters', `1:${key('A')}`],
  ['version 0', `0:${key('a')}`],
  ['a version twice', `1:${key('a')},1:${key('b')}`], ['a comma at the end', `1:${key('a')},`],
])('refuses keys with %s', (_, given) => {
  expect(problemsWith({ BIDYARD_DATA_KEYS: given })).toContain('- BIDYARD_DATA_KEYS: ')
})

test.each([
  'BIDYARD_DATA_KEYS', 'BIDYARD_LOOKUP_KEY', 'KG_MID', 'KG_API_KEY', 'KG_IV',
])('wants %s outside the sandbox', (name) => {
  expect(problemsWith({})).toBe('')
  expect(problemsWith({ [name]: undefined })).toContain(`- ${name}: needed in alpha`)
  expect(readEnvironment({ BIDYARD_ENV: 'develop' }).kg).toBeUndefined()
})

test('refuses the example keys outside the sandbox', () => {
  const { dataKeys, lookupKeys, fileKeys } = readEnvironment({})
  const hexOf = ([one]: readonly VersionedKey[]): string => Buffer.from(one?.key ?? []).toString('hex')
  const examples = {
    BIDYARD_DATA_KEYS: `9:${key('a')},1:${hexOf(dataKeys)}`,
    BIDYARD_LOOKUP_KEY: hexOf(lookupKeys), BIDYARD_FILE_KEY: `2:${key('a')},1:${hexOf(fileKeys)}`,
  }
  const said = problemsWith(examples)
  for (const name of Object.keys(examples)) expect(said).toContain(`- ${name}: the example key is refused`)
})

test.each([
  ['KG_MID', 'ELEVEN-CHAR'], ['KG_IV', 'short'], ['KG_IV', '열여섯글자열여섯글자열여섯글자열'],
  ['KG_SERVICE', '02'], ['KG_MDI', 'X'],
])('refuses %s as %s', (name, given) => {
  expect(problemsWith({ [name]: given })).toContain(`- ${name}: `)
})

describe('a contract about facts of cars', () => {
  const contracts = {
    CAR_HISTORY_URL: 'https://www.carhistory.or.kr:8811/dataTrans/asked', CAR_HISTORY_JOIN_CODE: 'BIDYARD',
    CAR_HISTORY_MEMBER_ID: 'bidyard-01', CAR_HISTORY_KEY: '0'.repeat(32), CAR_HISTORY_IV: '0123456789abcdef',
    AUTO_BEGINS_URL: 'https://api.example.kr/register', AUTO_BEGINS_MEMBER_ID: 'bidyard',
    AUTO_BEGINS_KEY: 'synthetic-key-of-the-test', KB_CHACHACHA_URL: 'https://partner.kbchachacha.com/api',
    KB_CHACHACHA_PARTNER: 'BY01', KB_CHACHACHA_KEY: 'synthetic-key-of-the-test',
  }

  it('is read as a whole, needed nowhere, and none where any of it is missing', () => {
    expect(readEnvironment(alphaSettings).carData)
      .toEqual({ carHistory: undefined, autoBegins: undefined, kb: undefined })
    expect(readEnvironment({ ...alphaSettings, ...contracts }).carData).toEqual({
      carHistory: {
        url: contracts.CAR_HISTORY_URL, joinCode: 'BIDYARD', memberId: 'bidyard-01', key: '0'.repeat(32),
        iv: '0123456789abcdef',
      },
      autoBegins: {
        url: contracts.AUTO_BEGINS_URL, memberId: 'bidyard', key: 'synthetic-key-of-the-test',
      },
      kb: { url: contracts.KB_CHACHACHA_URL, partnerCode: 'BY01', key: 'synthetic-key-of-the-test' },
    })
    for (const name of Object.keys(contracts))
      expect(problemsWith({ ...contracts, [name]: undefined })).toContain(`- ${name}: needed beside the other `)
  })

  it.each([
    ['CAR_HISTORY_URL', 'http://www.carhistory.or.kr/x'], ['CAR_HISTORY_URL', 'https://www.carhistory.or.kr.evil.kr/x'],
    ['CAR_HISTORY_URL', 'https://evil@www.carhistory.or.kr/x'], ['CAR_HISTORY_URL', 'https://carhistory.or.kr/x'],
    ['CAR_HISTORY_URL', 'https://www.carhistory.or.kr/x?y#z'],
    ['CAR_HISTORY_URL', 'https://www.carhistory.or.kr@evil.kr/'],
    ['AUTO_BEGINS_URL', 'https://127.0.0.1/x'], ['AUTO_BEGINS_URL', 'https://localhost/x'],
    ['KB_CHACHACHA_URL', 'https://evilkbchachacha.com/x'], ['KB_CHACHACHA_URL', 'https://kbchachacha.com.evil.kr/x'],
    ['CAR_HISTORY_KEY', 'short'], ['CAR_HISTORY_IV', 'short'], ['KB_CHACHACHA_KEY', 'short'], ['AUTO_BEGINS_TYPO', 'x'],
  ])('is refused with %s as %s', (name, given) => {
    expect(problemsWith({ ...contracts, [name]: given })).toContain(`- ${name}: `)
  })
})

test('wants all of the merchant’s contract or nothing of it in the sandbox', () => {
  expect(() => readEnvironment({ KG_MID: 'TESTMID000' })).toThrow(/KG_API_KEY: needed beside[^]*KG_IV: needed beside/)
  expect(readEnvironment(alphaSettings).kg).toEqual({
    mid: 'TESTMID000', apiKey: 'synthetic-api-key', iv: '0123456789abcdef', service: '01',
  })
})
