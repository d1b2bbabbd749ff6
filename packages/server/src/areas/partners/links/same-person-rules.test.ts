// One name is another however it is spaced, composed or capitalised, and no other one.
import { expect, test } from 'vitest'
import { isSameName } from './same-person-rules.ts'

test.each([
  ['홍길동', ' 홍 길동 ', true], ['홍길동', '홍길동'.normalize('NFD'), true], ['Kim Minsu', 'KIMMINSU', true],
  ['홍길동', '홍길순', false], ['Kim', 'Kimm', false],
])('%j and %j: %s', (one, other, isSame) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([isSame, isSame])
})
