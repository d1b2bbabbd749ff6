// What sellers are sent for their cars and billed for them, as tables.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { bankCode, sellerFeeState, sellerFeeType, sellerPayoutState } from '@bidyard/contract/enums'
import type { ItemOf } from '@bidyard/contract/list'
import { columnsFor, listTable } from './table.ts'

const payout = columnsFor<ItemOf<typeof contractsCalls.listSellerPayouts>>()

export const sellerPayoutsTable = listTable({
  call: contractsCalls.listSellerPayouts,
  columns: [
    payout.text('contractNo', '계약번호', 'Contract', (row) => row.contractNo),
    payout.text('carNumber', '차량번호', 'Plate', (row) => row.carNumber),
    payout.choice('state', '상태', 'State', sellerPayoutState, (row) => row.state),
    payout.won('won', '금액(원)', 'Amount (won)', (row) => row.won),
    payout.choice('bankCode', '은행', 'Bank', bankCode, (row) => row.account?.bankCode ?? null),
    payout.text('numberTail', '계좌 끝자리', 'Last digits', (row) => row.account?.numberTail ?? null),
    payout.text('holderName', '예금주', 'Holder', (row) => row.account?.holderName ?? null),
    payout.text('transferNo', '이체번호', 'Transfer', (row) => row.transferNo),
    payout.time('paidAt', '지급일시', 'Paid', (row) => row.paidAt),
    payout.time('createdAt', '확정일시', 'Settled', (row) => row.createdAt),
    payout.text('id', '고유번호', 'Id', (row) => row.id),
  ],
})

const fee = columnsFor<ItemOf<typeof financeCalls.listSellerFees>>()

export const sellerFeesTable = listTable({
  call: financeCalls.listSellerFees,
  columns: [
    fee.text('carNumber', '차량번호', 'Plate', (row) => row.carNumber),
    fee.choice('feeType', '요금', 'Fee', sellerFeeType, (row) => row.feeType),
    fee.choice('state', '상태', 'State', sellerFeeState, (row) => row.state),
    fee.won('supplyWon', '공급가액(원)', 'Supply (won)', (row) => row.supplyWon),
    fee.won('vatWon', '부가세(원)', 'VAT (won)', (row) => row.vatWon),
    fee.won('won', '합계(원)', 'Total (won)', (row) => row.won),
    fee.text('note', '내용', 'For', (row) => row.note),
    fee.time('createdAt', '청구일시', 'Billed', (row) => row.createdAt),
    fee.time('dueAt', '납부기한', 'Due', (row) => row.dueAt),
    fee.time('endedAt', '처리일시', 'Settled', (row) => row.endedAt),
    fee.text('id', '고유번호', 'Id', (row) => row.id),
  ],
})
