// What shops owe, pay and put down, as tables.
import { financeCalls } from '@bidyard/contract/calls/finance'
import {
  amountKind, amountState, bankCode, billType, feeType, paymentMethod, shopDepositState, shopKind, subscriptionState,
  virtualAccountPurpose, virtualAccountStanding,
} from '@bidyard/contract/enums'
import type { ItemOf } from '@bidyard/contract/list'
import { showBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { columnsFor, listTable } from './table.ts'

const ofShop = {
  filter: ({ id }: { readonly id: string }) => ({ shopId: { eq: id } }),
  shopIdOf: (row: { readonly shopId: string }) => row.shopId,
}

type Amount = ItemOf<typeof financeCalls.listAmounts>
const amount = columnsFor<Amount>()

export const amountsTable = listTable({
  call: financeCalls.listAmounts,
  columns: [
    amount.text('amountNo', '청구번호', 'Amount', (row) => row.amountNo),
    amount.text('shopName', '상사', 'Shop', (row) => row.shopName),
    amount.text(
      'businessNumber', '사업자등록번호', 'Business number', (row) => showBusinessNumber(row.businessNumber),
    ),
    amount.choice('kind', '구분', 'Kind', amountKind, (row) => row.kind),
    amount.choice('feeType', '수수료', 'Fee', feeType, (row) => row.feeType),
    amount.choice('state', '상태', 'State', amountState, (row) => row.state),
    amount.won('supplyWon', '공급가액(원)', 'Supply (won)', (row) => row.supplyWon),
    amount.won('vatWon', '부가세(원)', 'VAT (won)', (row) => row.vatWon),
    amount.won('totalWon', '합계(원)', 'Total (won)', (row) => row.totalWon),
    amount.choice('billType', '적격증빙', 'Paper', billType, (row) => row.billType),
    amount.day('billDueOn', '발행 기한', 'To be issued by', (row) => row.billDueOn),
    amount.day('billIssuedOn', '발행일', 'Issued', (row) => row.billIssuedOn),
    amount.text('billNumber', '승인번호', 'Number of the paper', (row) => row.billNumber),
    amount.choice('paymentMethod', '납부 방법', 'Paid by', paymentMethod, (row) => row.paymentMethod),
    amount.flag('isOverdue', '연체', 'Overdue', (row) => row.isOverdue),
    amount.text('note', '비고', 'Note', (row) => row.note),
    amount.time('billedAt', '청구일시', 'Billed', (row) => row.billedAt),
    amount.time('dueAt', '납부기한', 'Due', (row) => row.dueAt),
    amount.time('paidAt', '납부일시', 'Paid', (row) => row.paidAt),
    amount.time('refundedAt', '환불일시', 'Refunded', (row) => row.refundedAt),
    amount.time('voidedAt', '취소일시', 'Voided', (row) => row.voidedAt),
    amount.text('carNumber', '차량번호', 'Plate', (row) => row.carNumber),
    amount.text('maker', '제조사', 'Maker', (row) => row.model?.maker.name),
    amount.text('model', '모델', 'Model', (row) => row.model?.model.name),
    amount.text('contractId', '계약 고유번호', 'Contract id', (row) => row.contractId),
    amount.text('id', '고유번호', 'Id', (row) => row.id),
  ],
  ofShop,
})

type Deposit = ItemOf<typeof financeCalls.listShopDeposits>
const deposit = columnsFor<Deposit>()

export const depositsTable = listTable({
  call: financeCalls.listShopDeposits,
  columns: [
    deposit.text('shopName', '상사', 'Shop', (row) => row.shopName),
    deposit.choice('kind', '구분', 'Kind', shopKind, (row) => row.kind),
    deposit.choice('state', '상태', 'State', shopDepositState, (row) => row.state),
    deposit.won('amountWon', '보증금(원)', 'Deposit (won)', (row) => row.amountWon),
    deposit.won('remainingWon', '남은 금액(원)', 'Remaining (won)', (row) => row.remainingWon),
    deposit.time('dueAt', '납부기한', 'Due', (row) => row.dueAt),
    deposit.time('depositedAt', '납부일시', 'Deposited', (row) => row.depositedAt),
    deposit.time('refundedAt', '환불일시', 'Refunded', (row) => row.refundedAt),
    deposit.time('voidedAt', '취소일시', 'Voided', (row) => row.voidedAt),
    deposit.time('createdAt', '등록일시', 'Created', (row) => row.createdAt),
    deposit.text('id', '고유번호', 'Id', (row) => row.id),
  ],
  ofShop,
})

type Subscription = ItemOf<typeof financeCalls.listShopSubscriptions>
const subscription = columnsFor<Subscription>()

export const subscriptionsTable = listTable({
  call: financeCalls.listShopSubscriptions,
  columns: [
    subscription.text('shopName', '상사', 'Shop', (row) => row.shopName),
    subscription.text('month', '월', 'Month', (row) => row.month),
    subscription.choice('state', '상태', 'State', subscriptionState, (row) => row.state),
    subscription.won('priceWon', '월 이용료(원)', 'Price (won)', (row) => row.priceWon),
    subscription.time('startsAt', '시작', 'Starts', (row) => row.startsAt),
    subscription.time('endsAt', '끝', 'Ends', (row) => row.endsAt),
    subscription.time('dueAt', '납부기한', 'Due', (row) => row.dueAt),
    subscription.time('paidAt', '납부일시', 'Paid', (row) => row.paidAt),
    subscription.text('id', '고유번호', 'Id', (row) => row.id),
  ],
  ofShop,
})

type Account = ItemOf<typeof financeCalls.listVirtualAccounts>
const account = columnsFor<Account>()

export const virtualAccountsTable = listTable({
  call: financeCalls.listVirtualAccounts,
  columns: [
    account.text('shopName', '상사', 'Shop', (row) => row.shopName),
    account.choice('purpose', '용도', 'Purpose', virtualAccountPurpose, (row) => row.purpose),
    account.choice('standing', '상태', 'State', virtualAccountStanding, (row) => row.standing),
    account.text('amountNo', '청구번호', 'Amount', (row) => row.amountNo),
    account.text('month', '월', 'Month', (row) => row.month),
    account.choice('bankCode', '은행', 'Bank', bankCode, (row) => row.bankCode),
    account.text('accountNumber', '계좌번호', 'Account number', (row) => row.accountNumber),
    account.text('holderName', '예금주', 'Holder', (row) => row.holderName),
    account.won('amountWon', '금액(원)', 'Amount (won)', (row) => row.amountWon),
    account.time('issuedAt', '발급일시', 'Issued', (row) => row.issuedAt),
    account.time('dueAt', '납부기한', 'Due', (row) => row.dueAt),
    account.time('paidAt', '납부일시', 'Paid', (row) => row.paidAt),
    account.time('closedAt', '닫힌 일시', 'Closed', (row) => row.closedAt),
    account.text('id', '고유번호', 'Id', (row) => row.id),
  ],
  ofShop,
})
