// Numbers with their hyphens, and what is left alone.
import { describe, expect, it } from 'vitest'
import { businessNumberText, corporateNumberText, phoneText } from './written-numbers.ts'

describe('numbers as people write them', () => {
  it('have their hyphens where Korea puts them', () => {
    expect(businessNumberText('1234567891')).toBe('123-45-67891')
    expect(corporateNumberText('1101110062432')).toBe('110111-0062432')
    const phones = ['021234567', '0212345678', '0311234567', '01012345678', '15881234', '050712345678']
    expect(phones.map(phoneText)).toEqual([
      '02-123-4567', '02-1234-5678', '031-123-4567', '010-1234-5678', '1588-1234', '0507-1234-5678',
    ])
  })

  it('stay as they are when they are masked or are something else', () => {
    expect([phoneText('010-****-5678'), phoneText('–'), businessNumberText('123'), corporateNumberText('')])
      .toEqual(['010-****-5678', '–', '123', ''])
  })
})
