// The office is offered what the server would take.
import { expect, it } from 'vitest'
import { actsFor, lacksAccount } from './amount-acts.ts'

type Owed = Parameters<typeof actsFor>[0]
type Means = NonNullable<Parameters<typeof actsFor>[1]>

const bill: Owed = {
  kind: 'fee', feeType: 'etcFee', state: 'billed', totalWon: 55_000, billType: 'unissued', billIssuedOn: null,
}
const paid: Owed = { ...bill, state: 'paid' }
const account = {
  id: 'account', bankCode: '088', numberTail: '6789', holderName: '한빛모터스', usableFrom: '2026-01-01T00:00:00Z',
  createdAt: '2026-01-01T00:00:00Z',
} as const
const fresh = { isProposed: false, isUsed: false }
const means: Means = { heldWon: 55_000, creditWon: 55_000, payoutAccount: account }

it('pays out of a deposit or a credit that has the whole sum', () => {
  expect(actsFor(bill, means, fresh)).toEqual(expect.arrayContaining(['fromDeposit', 'fromCredit']))
  expect(actsFor(bill, { ...means, heldWon: 54_999 }, fresh)).not.toContain('fromDeposit')
  expect(actsFor(bill, { ...means, creditWon: 54_999 }, fresh)).not.toContain('fromCredit')
  expect(actsFor(bill, undefined, fresh)).toEqual(['settle', 'billType', 'void', 'writeOff'])
})

it('refunds to an account of the shop, and says where there is none', () => {
  expect(actsFor(paid, means, fresh)).toContain('refund')
  expect(actsFor(paid, { ...means, payoutAccount: null }, fresh)).not.toContain('refund')
  expect(lacksAccount(paid, { ...means, payoutAccount: null })).toBe(true)
  expect([lacksAccount(paid, means), lacksAccount(paid, undefined), lacksAccount(bill, means)])
    .toEqual([false, false, false])
})

it('proposes nothing more while something waits for another person', () => {
  expect(actsFor(bill, means, { ...fresh, isProposed: true })).toEqual(['billType', 'void'])
})

it('gives nothing back of a month that was used', () => {
  expect(actsFor(paid, means, { ...fresh, isUsed: true })).toEqual(['billType'])
})

it('notes a paper once it is paid, and takes the note back instead of wanting another', () => {
  const wanted: Owed = { ...paid, billType: 'taxBill' }
  const papers = ['noteBill', 'takeBackBill', 'billType']
  const about = (amount: Owed) => actsFor(amount, means, fresh).filter((act) => papers.includes(act))
  expect(about({ ...bill, billType: 'taxBill' })).toEqual(['billType'])
  expect(about(paid)).toEqual(['billType'])
  expect(about(wanted)).toEqual(['noteBill', 'billType'])
  for (const state of ['paid', 'billed', 'refunding', 'refunded'] as const)
    expect(about({ ...wanted, state, billIssuedOn: '2026-01-05' })).toEqual(['takeBackBill'])
  expect(about({ ...wanted, state: 'refunded' })).toEqual(['billType'])
})
