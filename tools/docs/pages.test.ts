// The written pages hold all that the contract says.
import { calls } from '@bidyard/contract/calls'
import { allEnumerations } from '@bidyard/contract/enums'
import { errorCodes } from '@bidyard/contract/errors'
import { actorsOf, type Machine } from '@bidyard/contract/machine'
import type { CallTable } from '@bidyard/contract/openapi/document'
import { allMachines } from '@bidyard/contract/states'
import { type SettingName, settingShapes } from '@bidyard/server/runtime/environment'
import { expect, it } from 'vitest'
import { callsPage } from './calls-page.ts'
import { enumerationsPage } from './enumerations-page.ts'
import { errorsPage } from './errors-page.ts'
import { anchor, table } from './markdown.ts'
import { settingsPage, takes } from './settings-page.ts'
import { settingParts, settingWords } from './setting-words.ts'
import { statesPage } from './states-page.ts'

it('lists every call with its address', () => {
  const page = callsPage()
  for (const group of Object.values(calls))
    for (const [name, { method, path }] of Object.entries(group)) {
      const line = page.split('\n').find((text) => text.startsWith(`| \`${name}\` |`))
      expect(line, name).toContain(path)
      expect(line, name).toContain(method)
    }
})

it('lists every error, and for each detail who answers with it', () => {
  const page = errorsPage()
  for (const code of errorCodes) expect(page).toContain(`| \`${code}\` |`)
  expect(page).toMatch(/`0001\.INVALID_CONTRACT_STATE` \| 계약 상태가 올바르지 않습니다\./)
  for (const [area, group] of Object.entries(calls as CallTable))
    for (const [name, { errors = {} }] of Object.entries(group))
      for (const code of Object.keys(errors)) {
        const rows = page.split('\n').filter((line) => line.startsWith(`| \`${code}\` |`))
        expect(rows.join('\n')).toContain(`\`${area}.${name}\``)
      }
})

it('draws every state and every action of every machine', () => {
  const page = statesPage()
  for (const machine of Object.values(allMachines) as readonly Machine[]) {
    const part = page.split(`\n## ${machine.name}\n`)[1]?.split('\n## ')[0] ?? ''
    for (const state of machine.states.values) expect(part).toMatch(new RegExp(`^  ${state}: ${state} · .+$`, 'm'))
    for (const [name, action] of Object.entries(machine.actions)) {
      const row = part.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
      expect(row, `${machine.name}.${name}`).toContain(actorsOf(action).join(', '))
    }
  }
})

it('names every value of every enumeration', () => {
  const page = enumerationsPage()
  for (const { name, values } of Object.values(allEnumerations)) {
    const part = page.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? ''
    for (const value of values) expect(part, name).toContain(`| \`${value}\` |`)
  }
})

it('tells each setting once, in words of its own, and what is needed in earnest', () => {
  const page = settingsPage()
  const names = Object.keys(settingShapes) as SettingName[]
  const told = settingParts.flatMap(([, words]) => Object.keys(words))
  expect(told.toSorted()).toEqual(names.toSorted())
  expect(Object.keys(settingWords).toSorted()).toEqual(names.toSorted())
  for (const name of names) {
    expect(page.split(`\n| \`${name}\` | `), name).toHaveLength(2)
    // What the library says by itself tells nobody what to write.
    expect(takes(name), name).not.toMatch(/expected|invalid/i)
  }
  const rowOf = (name: SettingName): string => page.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? ''
  expect(rowOf('BIDYARD_PORT')).toMatch(/a whole number from 0 to 65535 \| `7400` \|$/)
  expect(rowOf('BIDYARD_LOOKUP_KEY')).toContain('needed in alpha and production')
  expect(rowOf('NATS_URL')).not.toContain('needed in alpha')
})

it('keeps the text of a cell inside of its cell', () => {
  expect(table(['a'], [['1 | 2\n3']])).toBe('| a |\n| --- |\n| 1 \\| 2<br>3 |')
})

it('jumps to a heading by its words', () => {
  expect(anchor('Reference data · 기준정보')).toBe('reference-data-기준정보')
})
