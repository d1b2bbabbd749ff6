// The catalogue speaks both languages and says the closest thing that it knows.
import { describe, expect, it } from 'vitest'
import { errorCodes, errors, messageOf, sharedErrors, type ErrorEntry } from './errors.ts'

const entries: readonly (readonly [string, ErrorEntry])[] = Object.entries(errors)
const sentences = entries.flatMap(([, entry]) => [entry, ...Object.values(entry.details)])

it('holds the 75 codes of the product', () => {
  expect(errorCodes).toHaveLength(75)
})

it('says every error as a Korean and an English sentence', () => {
  for (const { ko, en } of [...sentences, ...Object.values(sharedErrors)]) {
    expect(ko).toMatch(/[가-힣].*\.$/)
    expect(en).toMatch(/^[A-Z].*\.$/)
  }
})

it('numbers every detail', () => {
  const details = entries.flatMap(([, entry]) => Object.keys(entry.details))
  expect(details).toHaveLength(23)
  for (const detail of details) expect(detail).toMatch(/^\d{4}\.\w+$/)
})

describe('the message', () => {
  it('is the words of the detail where one is given', () => {
    expect(messageOf('INVALID_STATE', '0001.not_submitted', 'ko')).toBe('제출된 감가가 없습니다.')
    expect(messageOf('INVALID_STATE', '0001.already_submitted', 'ko')).toBe('이미 제출되었습니다.')
  })

  it('is the words of the code where there is no detail, or one that nobody knows', () => {
    expect(messageOf('INVALID_PERMISSION', undefined, 'en')).toBe(errors.INVALID_PERMISSION.en)
    expect(messageOf('INVALID_PERMISSION', '0009.unheard_of', 'en')).toBe(errors.INVALID_PERMISSION.en)
  })
})

it('gives every shared answer a status and a code of its own', () => {
  const shared = Object.values(sharedErrors)
  expect(shared.map(({ status }) => status)).toEqual([401, 403, 404, 409, 413, 415, 429, 500, 503])
  for (const { code } of shared) {
    expect(code).toMatch(/^[A-Z_]+$/)
    expect(errorCodes).not.toContain(code)
  }
})
