// Settings of personal data and of the identity provider: read as meant, and refused where they would be unsafe.
import { expect, test } from 'vitest'
import { alphaSettings } from '../testing/alpha-settings.ts'
import { readEnvironment } from './environment.ts'

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
  const { dataKeys, lookupKey, fileKey } = readEnvironment({})
  const examples = {
    BIDYARD_DATA_KEYS: `9:${key('a')},1:${Buffer.from(dataKeys[0]?.key ?? []).toString('hex')}`,
    BIDYARD_LOOKUP_KEY: Buffer.from(lookupKey).toString('hex'), BIDYARD_FILE_KEY: Buffer.from(fileKey).toString('hex'),
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

test('wants all of the merchant’s contract or nothing of it in the sandbox', () => {
  expect(() => readEnvironment({ KG_MID: 'TESTMID000' })).toThrow(/KG_API_KEY: needed beside[^]*KG_IV: needed beside/)
  expect(readEnvironment(alphaSettings).kg).toEqual({
    mid: 'TESTMID000', apiKey: 'synthetic-api-key', iv: '0123456789abcdef', service: '01',
  })
})
