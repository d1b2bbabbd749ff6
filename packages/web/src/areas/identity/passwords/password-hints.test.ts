// What a field says of a new password while it is typed.
import { describe, expect, it } from 'vitest'
import { passwordHints } from './password-hints.ts'

const hintsOf = (password: string, isStaff = false) =>
  passwordHints({ password, ownWords: ['hanbit01', '박딜러'], isStaff })

describe('a new password', () => {
  it('is not judged before it is begun', () => {
    expect(Object.values(hintsOf(''))).toEqual([undefined, undefined, undefined])
  })

  it('wants ten characters, fifteen of the office, whatever they are', () => {
    expect([hintsOf('비오는날엔파전과막').length, hintsOf('비오는날엔파전과막걸').length]).toEqual([false, true])
    expect([hintsOf('river stone 42', true).length, hintsOf('river stone 423', true).length]).toEqual([false, true])
    expect(hintsOf('가'.repeat(129)).length).toBe(false)
  })

  it('is no row of keys and nothing said over and over', () => {
    expect(['qwertyuiop', 'poiuytrewq', '1234567890', 'abcabcabcabc', 'ㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋ'].map((one) => hintsOf(one).pattern))
      .toEqual([false, false, false, false, false])
    expect(hintsOf('green tea by the river').pattern).toBe(true)
  })

  it('is not the name with a few signs', () => {
    expect([hintsOf('hanbit01!!').ownWords, hintsOf('HANBIT01-river-stone').ownWords]).toEqual([false, true])
    expect(passwordHints({ password: 'hanbit01!!', ownWords: [''], isStaff: false }).ownWords).toBeUndefined()
  })
})
