// Sends money that nobody knows back to an account: decided by two people, and asked of the bank until it is done.
import type { Refunding } from '../../../providers/bank/bank.ts'
import type { Banks } from '../../../providers/bank/open-banks.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import type { JobRuns } from '../../../runtime/work/jobs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type Looked, type Looking, lookAtAccount, lookAtStranger } from '../accounts/look-at-account.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { unmatchedPayments } from '../finance-parts.ts'
import type { MoneyActRun } from '../proposals/decide.ts'
import { finishReturn } from './end-parked.ts'
import {
  findRest, findUnmatched, lockUnmatched, type UnmatchedRecord, updateRefusal, updateReturning,
} from './unmatched.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    returnPayment: { readonly paymentId: string }
  }
}

const noKeysCode = 'NO_KEYS'

export const returnUnmatched: MoneyActRun = async (given, { id: proposalId, subjectId, facts, reason }) => {
  const { tx, doer, emit, enqueue } = given
  const { returnTo } = facts
  const payment = await lockUnmatched(tx, subjectId)
  if (payment?.state !== 'waiting' || returnTo === undefined) return false
  // Where the bank may have been asked before its keys went, it is asked by the same key once more.
  const wasAsked = payment.refusal?.endsWith(`(${noKeysCode})`) === true
  await updateReturning(tx, payment.id, {
    proposalId: wasAsked ? payment.returnProposalId ?? proposalId : proposalId,
    to: { ...returnTo, numberSealed: Buffer.from(returnTo.numberSealed, 'base64') },
  })
  await moveStates(tx, unmatchedPayments, { action: 'startReturn', as: 'staff', ids: [payment.id], doer, reason })
  await enqueue('returnPayment', [{ paymentId: payment.id }])
  emit('unmatchedPaymentChanged', { paymentId: payment.id })
  return true
}

interface Returning {
  readonly banks: Banks
  readonly personal: PersonalData
  readonly db: Reader
}

const keep = async (given: ReactionGiven, { id, shopId }: UnmatchedRecord, refunding: Refunding): Promise<void> => {
  const { tx, doer, emit } = given
  if (shopId !== null) await lockShops(tx, [shopId])
  const payment = await lockUnmatched(tx, id)
  if (payment?.state !== 'returning') return
  if (refunding.kind === 'refunded') await finishReturn(given, payment)
  if (refunding.kind !== 'declined') return
  const refusal = `${refunding.said} (${refunding.code})`.slice(0, 500)
  await updateRefusal(tx, id, refusal)
  await moveStates(tx, unmatchedPayments, { action: 'refuseReturn', as: 'bank', ids: [id], doer, reason: refusal })
  emit('unmatchedPaymentChanged', { paymentId: id })
}

const another: Refunding = { kind: 'declined', code: 'ANOTHER_DEPOSIT', said: '은행에 다른 입금이 있어 반환할 수 없습니다.' }

/** It may have been asked before they went. */
const noKeys: Refunding = {
  kind: 'declined', code: noKeysCode,
  said: '이 은행의 키가 없어 반환을 요청할 수 없습니다. 이미 반환되었을 수 있으니 은행에서 먼저 확인해 주세요.',
}

/** Banks give back of a payment, not of a deposit: it must be this one that would go. */
const isShown = (looked: Looked, { depositKey }: UnmatchedRecord): boolean => {
  if (looked.kind !== 'followed') return false
  const { standing } = looked.payment
  // Asked before, and the answer was lost: the same key gives back once.
  return standing.kind === 'partlyReturned' || (standing.kind === 'deposited' && standing.depositKey === depositKey)
}

const refund = async (
  { banks, personal, db }: Returning, payment: UnmatchedRecord, looked: Looked,
): Promise<Refunding> => {
  const { returnBankCode: bankCode, returnNumberSealed: sealed, returnHolderName: holderName } = payment
  const bank = banks.find(payment.bank)
  if (bank === undefined || bankCode === null || sealed === null || holderName === null)
    throw new Error(`${payment.id} goes back to nowhere`)
  if (!isShown(looked, payment)) return another
  return bank.refund({
    orderId: payment.orderId, bankKey: payment.bankKey, refundKey: `return-${payment.returnProposalId}`,
    amountWon: payment.won, restWon: await findRest(db, payment), reason: '미확인 입금 반환',
    to: { bankCode, accountNumber: personal.open(sealed), holderName },
  })
}

export const returnPayment = (banks: Banks, personal: PersonalData): JobRuns['returnPayment'] =>
  async ({ paymentId }, { act, database }) => {
    const db = database.primary
    const found = await findUnmatched(db, paymentId)
    if (found?.state !== 'returning') return
    const { bank: bankName, orderId, bankKey, virtualAccountId } = found
    if (banks.find(bankName) === undefined) {
      await act('bank', (given) => keep(given, found, noKeys))
      return
    }
    const looking: Looking = { banks, db, run: (work) => act('bank', work) }
    const looked = virtualAccountId === null
      ? await lookAtStranger(looking, { bankName, orderId, bankKey }) : await lookAtAccount(looking, virtualAccountId)
    if (looked.kind === 'unclear') throw new Error(`the bank does not tell where ${paymentId} stands`)
    const payment = await findUnmatched(db, paymentId)
    if (payment?.state !== 'returning') return
    const refunding = await refund({ banks, personal, db }, payment, looked)
    if (refunding.kind === 'unclear') throw new Error(`the bank gave no clear answer to ${paymentId}: ${refunding.why}`)
    await act('bank', (given) => keep(given, payment, refunding))
  }
