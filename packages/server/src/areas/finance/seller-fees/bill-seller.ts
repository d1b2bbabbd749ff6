// Bills the seller of a returned car for its days in the yard, once for each stay.
import { randomUUID } from 'node:crypto'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { splitVat } from '../amounts/vat-rules.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import { insertSellerFee } from './seller-fees.sql.ts'

export const billSeller = async (given: MoneyGiven, wish: {
  readonly orderId: string; readonly source: string; readonly days: number; readonly won: number; readonly note: string
}): Promise<void> => {
  const { tx, doer, emit } = given
  const { orderId, source, won, note } = wish
  const { value: fees } = await readConfiguration(tx, 'fees')
  const { supplyWon, vatWon } = splitVat(won, fees.vatBasisPoints)
  const id = randomUUID()
  const { id: billEntryId, isNew } = await postOne(tx, doer, {
    source, act: 'billed', shopId: null, subject: 'sellerFee', subjectId: id, reason: note,
    postings: [debit('sellerReceivable', won, orderId), credit('revenue', supplyWon), credit('vatPayable', vatWon)],
  })
  if (!isNew) return
  await insertSellerFee(tx, { ...wish, id, billEntryId })
  emit('sellerFeeChanged', { feeId: id })
}
