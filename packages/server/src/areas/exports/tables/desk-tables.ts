// What the money desk works with, as tables: payouts, money that nobody knows, and the ledger posting by posting.
import { financeCalls } from '@bidyard/contract/calls/finance'
import {
  bankCode, ledgerAccountKind, ledgerAct, payoutState, unmatchedPaymentState, unmatchedReason,
} from '@bidyard/contract/enums'
import type { ItemOf } from '@bidyard/contract/list'
import { columnsFor, listTable, unfoldedTable } from './table.ts'

type Payout = ItemOf<typeof financeCalls.listPayouts>
const payout = columnsFor<Payout>()

export const payoutsTable = listTable({
  call: financeCalls.listPayouts,
  columns: [
    payout.text('shopName', '상사', 'Shop', (row) => row.shopName),
    payout.choice('state', '상태', 'State', payoutState, (row) => row.state),
    payout.won('won', '금액(원)', 'Amount (won)', (row) => row.won),
    payout.choice('bankCode', '은행', 'Bank', bankCode, (row) => row.account.bankCode),
    payout.text('numberTail', '계좌 끝자리', 'Last digits', (row) => row.account.numberTail),
    payout.text('holderName', '예금주', 'Holder', (row) => row.account.holderName),
    payout.text('transferNo', '이체번호', 'Transfer', (row) => row.transferNo),
    payout.time('paidAt', '지급일시', 'Paid', (row) => row.paidAt),
    payout.time('createdAt', '등록일시', 'Created', (row) => row.createdAt),
    payout.text('id', '고유번호', 'Id', (row) => row.id),
  ],
  ofShop: { filter: ({ id }) => ({ shopId: { eq: id } }), shopIdOf: (row) => row.shopId },
})

type Unmatched = ItemOf<typeof financeCalls.listUnmatchedPayments>
const unmatched = columnsFor<Unmatched>()

export const unmatchedPaymentsTable = listTable({
  call: financeCalls.listUnmatchedPayments,
  columns: [
    unmatched.choice('state', '상태', 'State', unmatchedPaymentState, (row) => row.state),
    unmatched.choice('why', '이유', 'Why', unmatchedReason, (row) => row.why),
    unmatched.won('won', '금액(원)', 'Amount (won)', (row) => row.won),
    unmatched.text('depositorName', '입금자', 'Paid by', (row) => row.depositorName),
    unmatched.choice('bankCode', '은행', 'Bank', bankCode, (row) => row.bankCode),
    unmatched.text('accountNumber', '계좌번호', 'Account number', (row) => row.accountNumber),
    unmatched.text('returnTransferNo', '반환 이체번호', 'Transfer back', (row) => row.returnTransferNo),
    unmatched.text('shopName', '상사', 'Shop', (row) => row.shopName),
    unmatched.text('meantAmountNo', '원래 청구번호', 'Meant for', (row) => row.meantAmountNo),
    unmatched.text('amountNo', '처리한 청구번호', 'Paid', (row) => row.amountNo),
    unmatched.time('arrivedAt', '입금일시', 'Arrived', (row) => row.arrivedAt),
    unmatched.text('id', '고유번호', 'Id', (row) => row.id),
  ],
})

type Entry = ItemOf<typeof financeCalls.listLedgerEntries>

interface Posting {
  readonly entry: Entry
  readonly posting: Entry['postings'][number]
}
const posting = columnsFor<Posting>()

export const ledgerEntriesTable = unfoldedTable({
  call: financeCalls.listLedgerEntries,
  rowsOf: (entry): Posting[] => entry.postings.map((one) => ({ entry, posting: one })),
  columns: [
    posting.time('happenedAt', '거래일시', 'Happened', (row) => row.entry.happenedAt),
    posting.choice('act', '거래', 'Act', ledgerAct, (row) => row.entry.act),
    posting.text('shopName', '상사', 'Shop', (row) => row.entry.shopName),
    posting.choice('account', '계정', 'Account', ledgerAccountKind, (row) => row.posting.account),
    posting.won('debitWon', '차변(원)', 'Debit (won)', (row) => row.posting.debitWon),
    posting.won('creditWon', '대변(원)', 'Credit (won)', (row) => row.posting.creditWon),
    posting.text('subject', '대상', 'Subject', (row) => row.entry.subject),
    posting.text('subjectId', '대상 고유번호', 'Subject id', (row) => row.entry.subjectId),
    posting.text('reason', '사유', 'Reason', (row) => row.entry.reason),
    posting.time('createdAt', '기록일시', 'Posted', (row) => row.entry.createdAt),
    posting.text('reversesId', '취소한 전표', 'Reverses', (row) => row.entry.reversesId),
    posting.text('entryId', '전표 고유번호', 'Entry id', (row) => row.entry.id),
  ],
})
