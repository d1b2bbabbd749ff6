// Searching Korean words as they are typed.
import { describe, expect, it } from 'vitest'
import { matches } from './matches.ts'

describe('a search among Korean words', () => {
  it.each([
    ['더 뉴 그랜저', 'ㄱㄹㅈ', true], ['더 뉴 그랜저', '그래', true], ['더 뉴 그랜저', '그랜ㅈ', true],
    ['더 뉴 그랜저', '뉴그랜저', true], ['쏘렌토', 'ㅆㄹㅌ', true], ['쏘렌토', 'ㅅㄹㅌ', false],
    ['BMW 520i', 'bmw5', true], ['카니발', '소나타', false], ['카니발', '', true], ['값', '가', true],
    ['닭', '달ㄱ', true], ['K5', 'ㅋ', false],
  ])('in "%s" for "%s"', (text, query, found) => {
    expect(matches(text, query)).toBe(found)
  })
})
