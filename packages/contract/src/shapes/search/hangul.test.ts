// Search in Korean: whatever one types on the way to a word finds it, and nothing finds what is not there.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialsOf, isFoundBy, searchFormOf, searchTermsOf, spellHangul } from './hangul.ts'

const word = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(...Array.from('abKS579')),
  ),
  minLength: 1, maxLength: 6,
})
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))

describe('letters', () => {
  it('are spelled as they are typed', () => {
    expect(spellHangul('그랜저 IG')).toBe('ㄱㅡㄹㅐㄴㅈㅓig')
    expect(spellHangul('봤닭')).toBe('ㅂㅗㅏㅆㄷㅏㄹㄱ')
    expect(spellHangul('그랜저'.normalize('NFD'))).toBe(spellHangul('그랜저'))
    expect(initialsOf('더 뉴 그랜저 2.5')).toBe('ㄷㄴㄱㄹㅈ2.5')
  })
})

describe('a car', () => {
  const form = searchFormOf(['현대 더 뉴 그랜저 IG', '쏘나타DN8 하이브리드'])

  it.each([
    '그', '글', '그래', '그랜', '그랜ㅈ', '그랜저', '그랜저ig', '그랜저 ig', 'IG', '더뉴그랜저', '더 뉴', '뉴 그랜저', 'ㄱㄹㅈ', 'ㄷㄴㄱ',
    'ㅎㄷ ㄱㄹㅈ', 'ㅎㄷ 그랜저', 'dn8', '쏘나타dn', 'ㅆㄴㅌ', '하이', '현대 하이브', '그랜저 현대', '', '   ',
  ])('is found by %j', (query) => {
    expect(isFoundBy(form, query)).toBe(true)
  })

  it.each(['랜저', 'ㄹㅈ', 'g', '그랜져', '아반떼', '그랜저 k5', 'ㄱㅈ', 'n8'])('is not found by %j', (query) => {
    expect(isFoundBy(form, query)).toBe(false)
  })

  it('is found by first letters that ran together in the keyboard', () => {
    const bus = searchFormOf(['그사람', '나무하늘'])
    expect(isFoundBy(bus, 'ㄳ')).toBe(true)
    expect(searchTermsOf('ㄳ')).toEqual(searchTermsOf('ㄱㅅ'))
  })
})

describe('what is kept', () => {
  it('is plain ASCII for Korean and Latin names, without signs that a pattern takes for others', () => {
    fc.assert(fc.property(name, (text) => {
      const { spelled, initials } = searchFormOf([text])
      expect(spelled + initials).toMatch(/^[ A-Za-z0-9]*$/)
      for (const { text: term } of searchTermsOf(`${text} 100%_\\'`)) expect(term).toMatch(/^ [A-Za-z0-9]+$/)
    }))
  })

  it('tells apart whatever is typed differently', () => {
    fc.assert(fc.property(word, word, (one, other) => {
      fc.pre(spellHangul(one) !== spellHangul(other))
      expect(searchTermsOf(`${one}가`)).not.toEqual(searchTermsOf(`${other}가`))
    }))
  })
})

describe('any name', () => {
  it('is found by whatever it begins with, with spaces or without', () => {
    fc.assert(fc.property(name, fc.nat(), (text, cut) => {
      const form = searchFormOf([text])
      const head = text.slice(0, 1 + cut % text.length)
      expect(isFoundBy(form, head)).toBe(true)
      expect(isFoundBy(form, head.replaceAll(' ', ''))).toBe(true)
      expect(isFoundBy(form, head.toUpperCase().normalize('NFD'))).toBe(true)
    }))
  })

  it('is found by the first letters of each of its words', () => {
    fc.assert(fc.property(name, (text) => {
      const form = searchFormOf([text])
      for (const one of text.split(' ')) expect(isFoundBy(form, one)).toBe(true)
      const hangul = Array.from(text).filter((letter) => letter >= '가').join('')
      if (text.replaceAll(' ', '') === hangul) expect(isFoundBy(form, initialsOf(text))).toBe(true)
    }))
  })

  it('is not found by what stands nowhere in it', () => {
    fc.assert(fc.property(name, word, (text, other) => {
      fc.pre(!spellHangul(text).includes(spellHangul(other)) && !initialsOf(text).includes(initialsOf(other)))
      expect(isFoundBy(searchFormOf([text]), other)).toBe(false)
    }))
  })
})
