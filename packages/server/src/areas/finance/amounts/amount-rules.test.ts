// What each kind of amount means in the ledger.
import { amountKind, feeType } from '@bidyard/contract/enums'
import { expect, test } from 'vitest'
import { actOfPaying, bearsVat, isOwedWhenBilled, paidInto } from './amount-rules.ts'

test('fees bear VAT, but for damages and stamps; nothing else does', () => {
  const without = feeType.values.filter((type) => !bearsVat('fee', type))
  expect(without.toSorted()).toEqual(['penaltyFee', 'stampFee'])
  for (const kind of amountKind.values) expect(bearsVat(kind, null)).toBe(kind === 'fee')
})

test('fees and claims are owed once they are billed, deposits and prices when they are paid', () => {
  expect(amountKind.values.filter(isOwedWhenBilled).toSorted()).toEqual(['claim', 'fee'])
})

test('each kind is paid into an account of its own, by an act of its own', () => {
  const into = (kind: (typeof amountKind.values)[number]) => paidInto({ kind, shopId: 'shop', contractId: 'contract' })
  expect(into('fee')).toEqual({ kind: 'shopReceivable', ownerId: 'shop' })
  expect(into('claim')).toEqual({ kind: 'shopClaim', ownerId: 'shop' })
  expect(into('deposit')).toEqual({ kind: 'shopDeposit', ownerId: 'shop' })
  expect(into('carPrice')).toEqual({ kind: 'carMoneyHeld', ownerId: 'contract' })
  expect(actOfPaying).toEqual({
    fee: 'paid', claim: 'claimPaid', deposit: 'depositArrived', carPrice: 'carMoneyReceived',
  })
})
