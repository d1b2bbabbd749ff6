// Korean texts: two bytes a syllable, no sign that a phone cannot show, and cut where there is no more room.
import { expect, test } from 'vitest'
import { cutTo, isSendable, koreanBytes, sendable } from './korean-text.ts'

test.each([['abc', 3], ['가나다', 6], ['낙찰 1건\n', 9], ['', 0]])('%j has %i bytes', (text, bytes) => {
  expect(koreanBytes(text)).toBe(bytes)
})

test('what no phone shows is written in another way', () => {
  expect(sendable('현대 그랜저 – “완료” 🚗\r\n₩1,000 똠뷁')).toBe('현대 그랜저 - “완료” ?\n원1,000 ??')
  // Jamo that a keyboard sent one by one are the same syllable.
  expect(sendable('한글'.normalize('NFD'))).toBe('한글')
  expect(isSendable('한글 (1,234만원) · ①')).toBe(true)
  expect(isSendable('\u{fffd}')).toBe(false)
})

test('a cut never goes through a syllable', () => {
  expect(cutTo('가나다', 5)).toBe('가나')
  expect(cutTo('가나다', 6)).toBe('가나다')
})
