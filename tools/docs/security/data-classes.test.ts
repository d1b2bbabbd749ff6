// Each table has a class, and what names people stands in no table of a class that does not look after them.
import { expect, it } from 'vitest'
import { classOf, type DataClass } from './data-classes.ts'
import { dataClassesPage, readColumns } from './data-classes-page.ts'

const columns = readColumns()

it('each table of the schema has a class, and no other', () => {
  expect(columns.size).toBeGreaterThan(100)
  expect([...columns.values()].filter((all) => all.length === 0)).toEqual([])
  expect([...columns.keys()].toSorted()).toEqual(Object.keys(classOf).toSorted())
})

it('what says who somebody is, or opens something, stands only where its class looks after it', () => {
  const looksAfter: readonly (readonly [columns: RegExp, ...classes: readonly DataClass[]])[] = [
    [/^(password|token|ticket|ci|identity|totp|secret|device_uid)_(hash|sealed)$/, 'secret', 'person', 'money'],
    [/phone|birthday|e_?mail|^username$/, 'person', 'business', 'secret'],
    [/holder_name|depositor|account_number|^number_sealed$/, 'money'],
    [/address(?!_id)|owner_name/, 'business', 'market', 'trade', 'record', 'secret', 'person'],
    [/_sealed$/, 'secret', 'person', 'money', 'trade', 'market'],
  ]
  const astray = [...columns].flatMap(([name, all]) => all.flatMap((column) =>
    looksAfter.filter(([form, ...classes]) => form.test(column) && !classes.includes(classOf[name]))
      .map(() => `${name}.${column} is ${classOf[name]}`)))
  expect(astray.filter((one) => !one.includes('standIn'))).toEqual([])
})

it('shows each table once, and each sealed column', () => {
  const page = dataClassesPage()
  const [, tables = '', sealed = ''] = page.split('\n## Tables').flatMap((part) => part.split('\n## Sealed'))
  for (const name of columns.keys()) expect(tables.split(`\`${name}\``), name).toHaveLength(2)
  expect(sealed).toContain('`birthday_sealed`')
})
