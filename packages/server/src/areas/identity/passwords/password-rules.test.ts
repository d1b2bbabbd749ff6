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

const letters = (count: number): string =>
  String.fromCodePoint(...Array.from({ length: count }, (_, at) => 0xac00 + at * 7))
const saidOf = (password: string, ...own: readonly string[]) =>
  passwordProblem({ password, ownWords: own, isStaff: false })

test('is as long as anybody types, and no longer', () => {
  expect([saidOf(letters(128)), saidOf(letters(129))]).toEqual([undefined, 'tooLong'])
})

test.each([
  ['few letters in no order', 'aabbababba'], ['a repetition with more behind it', 'abcdeabcdexyzq'],
  ['a repetition behind something', 'xabbabbaabba'], ['a short repetition', 'ababxyxxyxyy'],
  ['a common one that is broken up', 'pass12word34'], ['hardly anything between gaps', 'a . - . - b c'],
])('takes %s', (_, password) => {
  expect(saidOf(password)).toBeUndefined()
})

test.each(['abcdeabcde', '12password', 'password12!!'])('%s is as common as what it is made of', (password) => {
  expect(saidOf(password)).toBe('common')
})

test.each<[string, string, boolean, ...string[]]>([
  ['the last four digits of six', '2913kx2913', true, '482913'],
  ['digits that are too few for parts', '1357kx1357', false, '21357'],
  ['a birthday without its century', 'xkq900101zv', true, '19900101'],
  ['a number without its first three', 'xkqz00101v', true, '19900101'],
  ['the last eight of a long number', 'xk13057264v', true, '482913057264'],
  ['the last four of a phone', 'xkqv56785678', true, '01012345678'],
  ['letters with digits, which have no parts', 'xkqvit01it01', false, 'hanbit01'],
  ['digits with letters, which have none either', 'xkqvnbitnbit', false, '77hanbit'],
  ['one letter', 'xkxqxvxzxw', false, 'x'], ['two letters', '김수kqvz김수김수', true, '김수'],
  ['the longer word first', 'hanbithanbitq', true, 'bit', 'hanbit'],
  ['six letters of one’s own', 'xkqzvw5678', false, '01012345678'],
])('of %s: %s is made of others: %s', (_, password, isOwn, ...own) => {
  expect(saidOf(password, ...own)).toBe(isOwn ? 'ownWords' : undefined)
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
