// How Toss tells of a payment: the whole object that it answers with, and the bodies of its notices.
import { seoulText } from '../seoul-time.ts'
import { balanceOf, type BankRecord, newestDeposit, statusOf } from './record.ts'

const seoulOf = (iso: string): string => `${seoulText(new Date(iso))}+09:00`

export const tossView = (record: BankRecord, now: Date): object => {
  const status = statusOf(record, now)
  const deposit = newestDeposit(record) ?? (record.status === 'CANCELED' ? record.deposits.at(-1) : undefined)
  const hasMoney = status === 'DONE' || status === 'PARTIAL_CANCELED'
  return {
    mId: 'bysandbox', version: '2022-11-16', paymentKey: record.paymentKey, status,
    lastTransactionKey: record.lastTransactionKey, orderId: record.orderId, orderName: record.orderName,
    currency: 'KRW', method: '가상계좌', type: 'NORMAL', country: 'KR', useEscrow: false, cultureExpense: false,
    requestedAt: seoulOf(record.requestedAt),
    approvedAt: deposit === undefined ? null : seoulOf(deposit.at),
    totalAmount: deposit?.amountWon ?? record.amountWon,
    balanceAmount: hasMoney ? balanceOf(record) : record.amountWon,
    secret: record.secret,
    cancels: record.cancels.length === 0 ? null : record.cancels.map(({ key, amountWon, reason, at }) => ({
      transactionKey: key, cancelAmount: amountWon, cancelReason: reason, canceledAt: seoulOf(at), cancelStatus: 'DONE',
    })),
    virtualAccount: {
      accountType: '일반', accountNumber: record.accountNumber, bankCode: record.bank,
      customerName: record.customerName, depositorName: deposit?.depositorName ?? null, dueDate: seoulOf(record.dueAt),
      expired: status === 'EXPIRED', settlementStatus: 'INCOMPLETED',
      refundStatus: status === 'CANCELED' || status === 'PARTIAL_CANCELED' ? 'COMPLETED' : 'NONE',
      refundReceiveAccount: null,
    },
  }
}

/** The notice of a deposit and of its reversal: no envelope, and the secret of the payment as its only proof. */
export const depositCallback = (record: BankRecord, now: Date): string =>
  JSON.stringify({
    createdAt: `${seoulText(now)}.000000`, secret: record.secret, status: statusOf(record, now),
    transactionKey: record.lastTransactionKey, orderId: record.orderId,
  })

export const paymentChanged = (record: BankRecord, now: Date): string =>
  JSON.stringify({
    eventType: 'PAYMENT_STATUS_CHANGED', createdAt: `${seoulText(now)}.000000`, data: tossView(record, now),
  })
