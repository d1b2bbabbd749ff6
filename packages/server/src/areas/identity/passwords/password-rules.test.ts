// Which passwords and usernames may be chosen.
import { expect, test } from 'vitest'
import { passwordProblem, plainUsername, usernameProblem } from './password-rules.ts'

const ownWords = ['hanbit01', '홍길동', '01012345678', '19900101', '한빛모터스']
const problem = (password: string, isStaff = false) => passwordProblem({ password, ownWords, isStaff })

test.each([
  '비오는날엔파전과막걸리', 'correct horse battery', 'qz7!kfmw2x', '구름이 흐르는 강가', '🚗🚙🚕🚌🚐🚓🚑🚒🚜🛻', 'hanbit01 그리고 봄날의 강',
  'the 1990-01-01 is not all', '한빛모터스에서일하는사람입니다',
])('takes %s', (password) => {
  expect(problem(password)).toBeUndefined()
})

test.each([
  ['', 'tooShort'], ['qz7!kfmw2', 'tooShort'], ['🚗🚙🚕🚌🚐', 'tooShort'], ['가'.repeat(129), 'tooLong'],
  ['1234567890', 'common'], ['0987654321', 'common'], ['qwertyuiop', 'common'], ['poiuytrewq', 'common'],
  ['aaaaaaaaaa', 'common'], ['abcabcabcabc', 'common'], ['1212121212', 'common'], ['Password123!', 'common'],
  ['PASSWORD2026', 'common'], ['administrator1', 'common'],
  ['1q2w3e4r5t6y', 'common'], ['비밀번호입니다2026!', 'common'], ['ｐａｓｓｗｏｒｄ１２３', 'common'],
  ['hanbit01hanbit01', 'ownWords'], ['hanbit01!!', 'ownWords'], ['HanBit01-2026', 'ownWords'],
  ['홍길동19900101', 'ownWords'], ['010-1234-5678', 'ownWords'],
  ['12345678홍길동', 'ownWords'], ['한빛모터스5678!', 'ownWords'], ['bidyard900101!', 'common'],
])('refuses %s as %s', (password, said) => {
  expect(problem(password)).toBe(said)
})

test('wants fifteen letters in the office', () => {
  expect(problem('구름이 흐르는 강가의 봄', true)).toBe('tooShort')
  expect(problem('구름이 흐르는 강가의 봄날 아침', true)).toBeUndefined()
})

test.each(['hanbit', 'a1234', 'abcdefghij0123456789', 'a____'])('takes the username %s', (name) => {
  expect(usernameProblem(name)).toBeUndefined()
})
test.each(['abcd', '1abcd', 'Hanbit', 'han bit', 'han-bit', '한빛모터스', '_abcd', 'a'.repeat(21), 'hanbit\n', ''])(
  'refuses the username %j', (name) => {
    expect(usernameProblem(name)).toBe('format')
  })

test('reads a name as phones write it', () => {
  expect(plainUsername(' Hanbit01 ')).toBe('hanbit01')
  expect(plainUsername('ＨＡＮＢＩＴ')).toBe('hanbit')
})
