// The numbers of companies and their phones: known ones hold, and no mistake of one digit gets through.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessKindHint, digitsOf, isBusinessNumber, showBusinessNumber } from './business-number.ts'
import { isCorporateNumber, isCorporateNumberUnusual, showCorporateNumber } from './corporate-number.ts'
import { limits } from '../../limits.ts'
import { emailAddress, isEmailAddress } from './email-address.ts'
import { isMobileNumber, isPhoneNumber, phoneDigitsOf, showPhoneNumber } from './phone-number.ts'

const digit = fc.integer({ min: 0, max: 9 })

describe('a business number', () => {
  const nine = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.array(digit, { minLength: 8, maxLength: 8 }))
    .map(([first, rest]) => [first, ...rest].join(''))
  const right = nine.map((head) => {
    const last = Array.from('0123456789').find((one) => isBusinessNumber(head + one))
    return head + String(last)
  })

  it.each(['124-81-00998', '220-81-62517', '123-45-67891'])('holds: %s', (text) => {
    expect(isBusinessNumber(digitsOf(text))).toBe(true)
    expect(showBusinessNumber(digitsOf(text))).toBe(text)
  })

  it.each(['1234567890', '0000000000', '0123456789', '12345678', '12345678911', '１２３4567891x', ''])(
    'is refused: %s', (text) => {
      expect(isBusinessNumber(text)).toBe(false)
    },
  )

  it('has exactly one last digit that fits the nine before it', () => {
    fc.assert(fc.property(nine, (head) =>
      Array.from('0123456789').filter((last) => isBusinessNumber(head + last)).length === 1))
  })

  it('shows a mistake in any single digit before the last two', () => {
    fc.assert(fc.property(right, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 9 }), (text, at, by) => {
      const wrong = Array.from(text).with(at, String((Number(text[at]) + by) % 10)).join('')
      return !isBusinessNumber(wrong)
    }))
  })

  it('is read the same with hyphens, spaces and wide digits', () => {
    fc.assert(fc.property(right, (text) => digitsOf(showBusinessNumber(text)) === text))
    expect(digitsOf(' １２３ 45-６７８91')).toBe('1234567891')
  })

  it('hints at the kind of company by its middle', () => {
    expect(businessKindHint('1234567891')).toBe('personal')
    expect(businessKindHint('1248100998')).toBe('corporate')
    expect(businessKindHint('1249512345')).toBe('personal')
    expect(businessKindHint('1240012345')).toBeUndefined()
    expect(businessKindHint('1248912345')).toBeUndefined()
    expect(['12401', '12479', '12480', '12488', '12490', '124'].map(businessKindHint))
      .toEqual(['personal', 'personal', undefined, 'corporate', 'personal', undefined])
  })

  it('of another length is shown as it stands', () => {
    for (const text of ['12481009981', '124810099']) expect(showBusinessNumber(text)).toBe(text)
  })
})

describe('a corporate number', () => {
  it.each(['110111-0062432', '130111-0006246'])('with its check digit is usual: %s', (text) => {
    const digits = digitsOf(text)
    expect([isCorporateNumber(digits), isCorporateNumberUnusual(digits)]).toEqual([true, false])
    expect(showCorporateNumber(digits)).toBe(text)
  })

  it('with another check digit is unusual, but not refused', () => {
    expect(isCorporateNumber('1101110062433')).toBe(true)
    expect(isCorporateNumberUnusual('1101110062433')).toBe(true)
  })

  it('may begin and end with noughts', () => {
    expect(['0000000000001', '1000000000000'].map(isCorporateNumber)).toEqual([true, true])
  })

  it('of another length is shown as it stands', () => {
    for (const text of ['11011100624321', '110111006243']) expect(showCorporateNumber(text)).toBe(text)
  })

  it.each([
    '0000000000000', '110111006243', '11011100624321', '110111006243a',
  ])('of another form is none: %s', (text) => {
    expect(isCorporateNumber(text)).toBe(false)
    expect(isCorporateNumberUnusual(text)).toBe(false)
  })
})

describe('a phone number', () => {
  it.each([
    ['010-1234-5678', '010-1234-5678'], ['+82 10 1234 5678', '010-1234-5678'], ['(02) 123.4567', '02-123-4567'],
    ['02-1234-5678', '02-1234-5678'], ['031 123 4567', '031-123-4567'], ['07012345678', '070-1234-5678'],
    ['050712345678', '0507-1234-5678'], ['15881234', '1588-1234'], ['011-123-4567', '011-123-4567'],
    ['+8201012345678', '010-1234-5678'],
  ])('%s is shown as %s', (typed, shown) => {
    const digits = phoneDigitsOf(typed)
    expect(isPhoneNumber(digits)).toBe(true)
    expect(showPhoneNumber(digits)).toBe(shown)
    expect(phoneDigitsOf(shown)).toBe(digits)
  })

  it.each(['', '112', '0101234567890', '020', '01212345678', '10-1234-5678', 'abcdefghij', '02-123-456'])(
    'is refused: %s', (typed) => {
      expect(isPhoneNumber(phoneDigitsOf(typed))).toBe(false)
    },
  )

  it.each([
    '010-1234-5678', '02-1234-5678', '031-123-4567', '070-1234-5678', '0507-1234-5678', '1588-1234',
  ])('is none with more before or behind it: %s', (text) => {
    const digits = phoneDigitsOf(text)
    for (const longer of [`9${digits}`, `${digits}000`]) {
      expect([isPhoneNumber(longer), isMobileNumber(longer)]).toEqual([false, false])
      expect(showPhoneNumber(longer)).toBe(longer)
    }
  })

  it('of another country, or with its sign in the middle, is not made one of ours', () => {
    expect(phoneDigitsOf('010+8212345678')).toBe('010+8212345678')
    expect(phoneDigitsOf('0082')).toBe('0082')
    expect(phoneDigitsOf('00212345678')).toBe('0212345678')
    expect(phoneDigitsOf('01000123456789')).toBe('01000123456789')
  })

  it('with four digits of its network is told by its beginning alone', () => {
    expect(showPhoneNumber('01005012345')).toBe('010-0501-2345')
  })

  it('receives messages only when it is a mobile one', () => {
    expect(['01012345678', '0212345678', '15881234', '07012345678'].map(isMobileNumber))
      .toEqual([true, false, false, false])
  })

  it('is never changed by being shown', () => {
    fc.assert(fc.property(fc.stringMatching(/^0\d{8,11}$|^1[568]\d{6}$/), (digits) =>
      phoneDigitsOf(showPhoneNumber(digits)) === digits || digits.startsWith('00')))
  })
})

describe('an e-mail address', () => {
  it.each(['dealer@example.com', 'a.b+c@sub.example.co.kr'])('is taken: %s', (text) => {
    expect(isEmailAddress(text)).toBe(true)
  })
  it.each(['', 'dealer', 'dealer@', '@example.com', 'a b@example.com', 'a@b', `${'a'.repeat(250)}@example.com`])(
    'is refused: %s', (text) => {
      expect(isEmailAddress(text)).toBe(false)
    },
  )
})

it('an e-mail address is as long as the limit at most, as a text and as a field', () => {
  const [longest, longer] = [limits.email, limits.email + 1].map((length) => `a@${'b'.repeat(length - 6)}.com`)
  expect([longest, longer].map((text) => text?.length)).toEqual([limits.email, limits.email + 1])
  expect([longest, longer].map((text) => isEmailAddress(text ?? ''))).toEqual([true, false])
  expect([longest, longer].map((text) => emailAddress.safeParse(text).success)).toEqual([true, false])
})
