// Reads what INIAPI answers: an issued account, and where a transaction stands.
import { z } from 'zod'
import type { BankPayment } from '../bank.ts'
import { readSeoulDigits } from '../seoul-time.ts'
import { fromIniapiBank } from './iniapi-codes.ts'

const text = z.string().max(1_000)

/** Both generations answer like this when they say no, and the elder one always. */
export const iniapiResult = z.object({ resultCode: text, resultMsg: text.optional() })

export const iniapiIssued = z.object({
  tid: text.min(1), vacct: text.min(1), vacctName: text.optional(), vacctBankCode: text,
})

const amount = z.union([z.number().int().min(0), z.string().regex(/^\d{1,12}$/).transform(Number)])

const transaction = z.object({
  tid: text.min(1),
  oid: text.min(1),
  mid: text,
  price: amount,
  transactionStatus: text,
  vacctInfo: z.object({
    accountNumber: text.min(1),
    bankCode: text.nullish(),
    accountName: text.nullish(),
    depositStatus: text.nullish(),
    depositAmount: z.union([amount, z.literal('').transform(() => 0)]).nullish(),
    depositName: text.nullish(),
    depositDate: text.nullish(),
    depositTime: text.nullish(),
  }),
})
type Transaction = z.output<typeof transaction>

// A date alone is not believed where the word beside it says that nothing came.
const notDeposited = /^(n|no|0|wait\w*|ready|cancel\w*)$/i

const standingOf = ({ tid, transactionStatus, vacctInfo }: Transaction): BankPayment['standing'] | undefined => {
  if (transactionStatus === 'CANCEL') return { kind: 'ended' }
  if (transactionStatus === 'PART_CANCEL') return { kind: 'partlyReturned' }
  const { depositAmount, depositDate, depositTime, depositName, depositStatus } = vacctInfo
  const digits = `${depositDate ?? ''}${depositTime ?? ''}`
  if (digits === '' || notDeposited.test(depositStatus ?? '')) return { kind: 'waiting' }
  const at = readSeoulDigits(digits)
  if (at === undefined || typeof depositAmount !== 'number' || depositAmount === 0) return undefined
  return {
    kind: 'deposited', depositKey: `${tid}:${digits}`, amountWon: depositAmount, at,
    depositorName: depositName ?? undefined,
  }
}

export const readTransaction = (json: unknown, mid: string): BankPayment | undefined => {
  const read = transaction.safeParse(json)
  if (!read.success || read.data.mid !== mid) return undefined
  const { tid, oid, vacctInfo } = read.data
  const standing = standingOf(read.data)
  if (standing === undefined) return undefined
  return {
    orderId: oid, bankKey: tid, secret: undefined, accountNumber: vacctInfo.accountNumber,
    bankCode: fromIniapiBank(vacctInfo.bankCode ?? ''), holderName: vacctInfo.accountName ?? undefined, standing,
  }
}
