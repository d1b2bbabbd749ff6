// Over whose account the office may act, and who is the last of the highest rank.
import { memberType } from '@bidyard/contract/enums'
import { expect, test } from 'vitest'
import { isLastRoot, mayActOn } from './office-rules.ts'

test('the office acts on everybody but its own, root on everybody but itself', () => {
  for (const type of [null, ...memberType.values]) {
    const user = { id: 'other', memberType: type }
    expect(mayActOn({ userId: 'me', isRoot: false }, user)).toBe(type !== 'root' && type !== 'admin')
    expect(mayActOn({ userId: 'me', isRoot: true }, user)).toBe(true)
    expect(mayActOn({ userId: 'other', isRoot: true }, user)).toBe(false)
  }
})

test('the last root is the only one who can come in', () => {
  const root = (userId: string, canComeIn = true) => ({ userId, canComeIn })
  const one = { userId: 'a' }
  expect(isLastRoot([root('a')], one)).toBe(true)
  expect(isLastRoot([root('a'), root('b', false)], one)).toBe(true)
  expect(isLastRoot([root('a'), root('b')], one)).toBe(false)
  expect(isLastRoot([root('a', false)], one)).toBe(false)
  expect(isLastRoot([root('b')], one)).toBe(false)
  expect(isLastRoot([], one)).toBe(false)
})
