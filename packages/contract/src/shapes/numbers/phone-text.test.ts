// A number that is kept as digits is shown with hyphens; whatever else stands there is shown as it stands.
import { expect, test } from 'vitest'
import { phoneText } from './phone-text.ts'

test.each([
  ['15881234', '1588-1234'], ['021234567', '02-123-4567'], ['0212345678', '02-1234-5678'],
  ['0311234567', '031-123-4567'], ['01012345678', '010-1234-5678'], ['050712345678', '0507-1234-5678'],
  ['10203004', '1020-3004'], ['0311230202', '031-123-0202'],
])('%s is shown as %s', (digits, shown) => {
  expect(phoneText(digits)).toBe(shown)
})

test.each(['', '1234567', '0101234567890', '010-****-5678', 'x01012345678', '01012345678x'])(
  '%s is shown as it stands', (text) => {
    expect(phoneText(text)).toBe(text)
  },
)
