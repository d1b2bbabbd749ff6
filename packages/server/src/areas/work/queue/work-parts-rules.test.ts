// Who of the office attends to which work.
import { staffPart, type StaffPart, workKind } from '@bidyard/contract/enums'
import { expect, test } from 'vitest'
import { type Caller, nobody } from '../../../runtime/caller.ts'
import { attendedBy, kindsFor, mayDo } from './work-parts-rules.ts'

const staff = (part: StaffPart | null): Caller => ({ ...nobody(''), roles: new Set(['staff']), part })

test('each part finds its own work, whoever has none all of it, and nobody else any', () => {
  for (const part of staffPart.values)
    expect(kindsFor(staff(part))).toEqual(workKind.values.filter((kind) => attendedBy[kind].includes(part)))
  expect(kindsFor(staff(null))).toEqual(workKind.values)
  expect(kindsFor(nobody(''))).toEqual([])
  expect([mayDo(staff('inspection'), 'visit'), mayDo(staff('screening'), 'visit'), mayDo(staff('money'), 'visit')])
    .toEqual([true, true, false])
})

test('what moves money and what punishes is not for those who screen', () => {
  const notScreened = workKind.values.filter((kind) => !mayDo(staff('screening'), kind))
  expect(Object.fromEntries(notScreened.map((kind) => [kind, attendedBy[kind]]))).toEqual({
    registration: ['registration'], transport: ['yard'], proposal: ['money'], payout: ['money'],
    sellerPayout: ['money'], unmatched: ['money'],
    billPaper: ['money'], leftMoney: ['money'], appeal: ['sanctions'], dataRequest: ['registration'],
  })
})
