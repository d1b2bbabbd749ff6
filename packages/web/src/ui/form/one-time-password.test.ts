// First passwords: long enough for the office, easy to read out, never the same.
import { describe, expect, it } from 'vitest'
import { oneTimePassword } from './one-time-password.ts'

describe('a first password', () => {
  it('has five groups of four letters that nobody mistakes for each other', () => {
    for (let one = 0; one < 200; one++)
      expect(oneTimePassword()).toMatch(/^[a-hjkmnp-z2-9]{4}(?:-[a-hjkmnp-z2-9]{4}){4}$/)
  })

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 500 }, oneTimePassword)).size).toBe(500)
  })
})
