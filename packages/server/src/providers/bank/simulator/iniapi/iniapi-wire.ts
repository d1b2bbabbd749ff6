// How the stand-in tells as KG Inicis does: a form in the Korean encoding of old, until the answer is `OK`.
import { randomUUID } from 'node:crypto'
import { bankCode } from '@bidyard/contract/enums'
import type { BankForgery } from '@bidyard/contract/calls/sandbox-bank'
import type { IniapiSettings } from '../../../../runtime/bank-settings.ts'
import { koreanForm } from '../../iniapi/korean-form.ts'
import { seoulDigits } from '../../seoul-time.ts'
import { fromTossBank } from '../../toss/toss-codes.ts'
import type { BankWire } from '../bank-wire.ts'
import type { BankRecord } from '../record.ts'

/** A deposit that is there, or one that the bank took back. */
const lastOf = (record: BankRecord) => {
  const last = record.deposits.at(-1)
  const isTakenBack = last !== undefined && last.key !== record.lastTransactionKey
  return { isTakenBack, deposit: isTakenBack ? record.deposits.findLast(({ leftWon }) => leftWon === 0) ?? last : last }
}

const noticeFields = ({ mid }: IniapiSettings, record: BankRecord, now: Date): Record<string, string> => {
  const { isTakenBack, deposit } = lastOf(record)
  const code = fromTossBank(record.bank) ?? '088'
  const at = seoulDigits(deposit === undefined ? now : new Date(deposit.at))
  return {
    cl_kor: '2', no_tid: `${record.paymentKey}${at}`, no_oid: record.orderId, id_merchant: mid,
    cd_bank: code.padStart(8, '0'), cd_deal: code.padStart(8, '0'), dt_trans: at.slice(0, 8), tm_trans: at.slice(8),
    no_vacct: record.accountNumber, amt_input: String(deposit?.amountWon ?? record.amountWon),
    type_msg: isTakenBack ? '0400' : '0200', nm_inputbank: bankCode.labels[code].ko,
    nm_input: deposit?.depositorName ?? record.customerName, cl_trans: '1100', flg_close: '0',
    no_req_tid: record.paymentKey,
  }
}

/** They sign nothing: what a forger can change is whose, for which order, and how much. */
const forgedFields = (record: BankRecord, forgery: BankForgery): Record<string, string> => {
  if (forgery === 'wrongSecret') return { id_merchant: 'NOBODY0000' }
  if (forgery === 'unknownOrder') return { no_oid: `nobody-${randomUUID().slice(0, 8)}` }
  return forgery === 'altered' ? { amt_input: String(record.amountWon + 1) } : {}
}

export const openIniapiWire = (settings: IniapiSettings): BankWire => ({
  contentType: 'application/x-www-form-urlencoded; charset=euc-kr',
  tellings: (record, now) => [koreanForm(noticeFields(settings, record, now))],
  newest: (record, now) => koreanForm(noticeFields(settings, record, now)),
  forged: (record, forgery, now) => ({
    body: koreanForm({ ...noticeFields(settings, record, now), type_msg: '0200', ...forgedFields(record, forgery) }),
  }),
  isHeard: (status, body) => status === 200 && body === 'OK',
})
