// A kind of contract that is compared by hand is found in every way in which that can be written.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { contractKind } from '../../packages/contract/src/enums/contracts.ts'
import { kindRules, kindsNamedIn, mayNameKinds } from './kind-rules.ts'
import { readSource } from './source.ts'

const act = 'packages/server/src/areas/contracts/money/pay.ts'
const rows = 'packages/server/src/areas/contracts/money/pay.sql.ts'
const screen = 'packages/web/src/areas/contracts/money/pay-card.tsx'

const linesOf = (file: string, ...lines: readonly string[]): readonly number[] =>
  kindRules.flatMap((rule) => rule.check([readSource(file, ['// Is an example.', ...lines, ''].join('\n'))]))
    .map(({ line }) => line)

it.each([
  ['a comparison', act, "export const a = kind === 'prime'"],
  ['a list', act, "export const a = ['pro'].includes(kind)"],
  ['a case', act, "switch (kind) { case 'self': break }"],
  ['what is asked for', act, "hold({ kind: 'pro', act: 'pay' })"],
  ['a type', act, "export type A = Exclude<Kind, 'self'>"],
  ['the name of a machine', act, "export const a = machine === 'contract-prime'"],
  ['a duty of a machine', act, "export const a = { 'contract-pro.payment': expire }"],
  ['a violation', act, "emit('contractBroken', { detail: 'selfContractTradeRefusal' })"],
  ['a pick from a table', act, 'export const a = machineOf.prime'],
  ['a comparison in SQL', rows, "sql`select from contracts where kind <> 'self'`"],
  ['a machine in SQL', rows, "sql`select from deadlines where machine in ('auction', 'contract-pro')`"],
  ['a column in SQL', rows, "sql`select from contracts where prime_step = 'payment'`"],
  ['a part of a screen', screen, "export const A = () => kind === 'self' && <b />"],
])('%s is refused', (_what, file, line) => {
  expect(linesOf(file, line)).toEqual([2])
})

it.each([
  ['a row of a table', act, 'export const a = { self: 1, pro: 2, prime: 3 } satisfies Record<Kind, number>'],
  ['a trait', act, "export const a = traitsOf(kind).paid === 'throughHouse'"],
  ['where a page may be loaded from', act, "export const a = `default-src 'self'`"],
  ['a test', act.replace('.ts', '.test.ts'), "expect(kind).toBe('prime')"],
  ['a call that carries a kind', `${[...mayNameKinds.keys()][1]}`, "complete('prime')"],
])('%s is not', (_what, file, line) => {
  expect(linesOf(file, line)).toEqual([])
})

it('is asked of every kind that there is', () => {
  for (const kind of contractKind.values) expect(linesOf(act, `export const a = kind === '${kind}'`), kind).toEqual([2])
})

it('lets nobody name kinds who does not have to', () => {
  for (const file of mayNameKinds.keys()) {
    const text = readFileSync(path.join(import.meta.dirname, '..', '..', file), 'utf8')
    expect(kindsNamedIn(readSource(file, text)), file).not.toEqual([])
  }
})
