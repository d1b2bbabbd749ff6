// Bills sellers, any number at once and each fact once: what they owe stands in the ledger by their orders.
import { randomUUID } from 'node:crypto'
import { endOfSpan, readConfiguration } from '../../reference/for-other-areas.ts'
import { splitVat } from '../amounts/vat-rules.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import type { NewEntry } from '../ledger/ledger.sql.ts'
import { credit, debit, post } from '../ledger/post.ts'
import { insertSellerFees, listSellerFeesById, type SellerBill } from './seller-fees.sql.ts'
import { tellSellerFee } from './show-seller-fee.ts'
import { watchLate } from './watch-late.ts'

const entryOf = (
  { id, source, orderId, won, note, at = null }: SellerBill & { readonly id: string }, vatBasisPoints: number,
): NewEntry => {
  const { supplyWon, vatWon } = splitVat(won, vatBasisPoints)
  return {
    source, act: 'billed', shopId: null, subject: 'sellerFee', subjectId: id, reason: note, at,
    postings: [debit('sellerReceivable', won, orderId), credit('revenue', supplyWon), credit('vatPayable', vatWon)],
  }
}

export const billSellers = async (given: MoneyGiven, bills: readonly SellerBill[]): Promise<void> => {
  if (bills.length === 0) return
  const { tx, now, doer, emit } = given
  const { value: { vatBasisPoints, sellerFeeDueDays } } = await readConfiguration(tx, 'fees')
  const wished = bills.map((bill) => ({ ...bill, id: randomUUID() }))
  const posted = await post(tx, doer, wished.map((bill) => entryOf(bill, vatBasisPoints)))
  const billed = wished.flatMap((bill, place) => {
    const entry = posted[place]
    return entry?.isNew === true ? [{ ...bill, billEntryId: entry.id }] : []
  })
  if (billed.length === 0) return
  const [ids, dueAt] = [billed.map(({ id }) => id), await endOfSpan(tx, now, { days: sellerFeeDueDays })]
  await insertSellerFees(tx, billed, dueAt)
  await watchLate(given, ids, dueAt)
  for (const fee of await listSellerFeesById(tx, ids)) tellSellerFee(emit, fee)
}
