// The way back into a partner's app.
import { expect, test } from 'vitest'
import { backLinkOf, homeLinkOf } from './back-link-rules.ts'

const link = 'bank://cars/{exhibitId}?from={exhibitId}'

test('leads to the car, however its name is written', () => {
  expect(backLinkOf(link, 'a b/가')).toBe('bank://cars/a%20b%2F%EA%B0%80?from=a%20b%2F%EA%B0%80')
  expect(backLinkOf(null, 'a')).toBeNull()
  expect(backLinkOf('bank://home', 'a')).toBe('bank://home')
})

test('without a car leads to where cars are', () => {
  expect(homeLinkOf(link)).toBe('bank://cars/')
  expect(homeLinkOf('bank://cars/id-{exhibitId}/more')).toBe('bank://cars/')
  expect([homeLinkOf('bank://home'), homeLinkOf(null)]).toEqual(['bank://home', null])
})
