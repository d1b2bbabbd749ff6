// Searching the common codes: by group, by value, by first consonants, by the codes of outside systems.
import type { CommonCode } from '@bidyard/contract/shapes/common-codes'
import { expect, test } from 'vitest'
import { findGroups } from './find-groups.ts'

const groups: readonly CommonCode[] = [
  {
    code: 'fuel', name: { ko: '연료', en: 'Fuel' },
    items: [
      {
        value: 'diesel',
        label: { ko: '경유', en: 'Diesel' },
        sortOrder: 1,
        isActive: true,
        sources: { KbChaChaCha: ['004002'] },
      },
      { value: 'LPG', label: { ko: 'LPG', en: 'LPG' }, sortOrder: 2, isActive: true, sources: {} },
    ],
  },
  { code: 'drive', name: { ko: '구동방식', en: 'Drive' }, items: [] },
]
const found = (find: string) =>
  findGroups(groups, find).map(({ group, values }) => [group.code, values === null ? null : [...values]])

test.each([
  ['', [['fuel', null], ['drive', null]]],
  ['연료', [['fuel', null]]],
  ['ㄱㄷ', [['drive', null]]],
  ['dies', [['fuel', ['diesel']]]],
  ['004002', [['fuel', ['diesel']]]],
  ['lpg', [['fuel', ['LPG']]]],
  ['없는 말', []],
])('“%s”', (find, expected) => {
  expect(found(find)).toEqual(expected)
})
