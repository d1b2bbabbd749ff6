// What somebody chose holds for what may be chosen about, and for nothing else.
import { noticeKind } from '@bidyard/contract/enums'
import { choosableGroups } from '@bidyard/contract/shapes/notices/choosable'
import { alwaysTold, defaultNoticeSettings } from '@bidyard/contract/shapes/notices/settings'
import { expect, test } from 'vitest'
import { definitionOf } from '../catalogue.ts'
import { choiceFor, overAt } from './choice-rules.ts'

const never = { app: 'never', mail: 'never', push: 'never', phone: 'never' } as const

test('each kind follows the choice of its group', () => {
  const choices = { ...defaultNoticeSettings.choices }
  for (const group of choosableGroups) choices[group] = never
  for (const kind of noticeKind.values) {
    const isChosen = (choosableGroups as readonly string[]).includes(definitionOf(kind).group)
    expect(choiceFor(kind, choices)).toEqual(isChosen ? never : alwaysTold)
    expect(choiceFor(kind, defaultNoticeSettings.choices)).toEqual(alwaysTold)
  }
  expect(noticeKind.values.some((kind) => definitionOf(kind).group === 'account')).toBe(true)
})

test('what it tells of ends when it says so', () => {
  expect(overAt({ until: '2026-11-22T00:00:00Z' })).toEqual(new Date('2026-11-22T00:00:00Z'))
  for (const facts of [null, undefined, 'until', {}, { until: null }, { until: 5 }]) expect(overAt(facts)).toBeNull()
})
