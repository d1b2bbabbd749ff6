// Masks: what is left to see of names, phones, birthdays, usernames, addresses and accounts.
import { expect, test } from 'vitest'
import { maskBirthday, maskEmail, maskName, maskPhone, maskUsername } from './masking.ts'

test.each([
  ['홍길동', '홍*동'], ['남궁민수', '남궁*수'], ['이산', '이*'], ['김', '*'], ['', '*'], ['JOHN SMITH', 'JO*******H'],
])('shows the name %s as %s', (name, shown) => {
  expect(maskName(name)).toBe(shown)
})

test.each([
  ['01012345678', '010-****-5678'], ['0212345678', '02-****-5678'], ['0161234567', '016-****-4567'], ['1588', '****'],
])('shows the phone %s as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown)
})

test.each([
  ['hanbit01', 'han****'], ['owner', 'ow****'], ['ab', 'a****'], ['a', '****'],
])('shows the username %s as %s', (username, shown) => {
  expect(maskUsername(username)).toBe(shown)
})

test('shows birthdays and addresses by their beginnings', () => {
  expect(maskBirthday('19900101')).toBe('1990-**-**')
  expect(maskEmail('abcdef@x.kr')).toBe('ab***@x.kr')
  expect(maskEmail('ab@x.kr')).toBe('a***@x.kr')
  expect(maskEmail('a@x.kr')).toBe('***@x.kr')
  expect(maskEmail('nothing')).toBe('***')
})
