// How INIAPI tells of a payment: the answer to an issued number, and where a transaction stands.
import { bankCode } from '@bidyard/contract/enums'
import { toIniapiBank } from '../../iniapi/iniapi-codes.ts'
import { seoulDigits } from '../../seoul-time.ts'
import { fromTossBank } from '../../toss/toss-codes.ts'
import { type BankRecord, newestDeposit } from '../record.ts'

const parted = (at: string): readonly [day: string, time: string] => {
  const digits = seoulDigits(new Date(at))
  return [digits.slice(0, 8), digits.slice(8)]
}

const codeOf = ({ bank }: BankRecord) => fromTossBank(bank) ?? '088'

export const iniapiIssuedView = (record: BankRecord): object => {
  const [[authDate, authTime], [validDate, validTime]] = [parted(record.requestedAt), parted(record.dueAt)]
  return {
    resultCode: '00', resultMsg: '정상처리되었습니다.', tid: record.paymentKey, authDate, authTime,
    vacct: record.accountNumber, vacctName: record.customerName, vacctBankCode: toIniapiBank(codeOf(record)), validDate,
    validTime,
  }
}

const standings = {
  WAITING_FOR_DEPOSIT: 'APPROVAL', DONE: 'APPROVAL', CANCELED: 'CANCEL', PARTIAL_CANCELED: 'PART_CANCEL',
} as const satisfies Readonly<Record<BankRecord['status'], string>>

export const iniapiView = (record: BankRecord, mid: string): object => {
  const deposit = newestDeposit(record)
  const [approvedDate, approvedTime] = parted(record.requestedAt)
  const [depositDate, depositTime] = deposit === undefined ? ['', ''] : parted(deposit.at)
  return {
    resultCode: 'SUCCESS', resultMsg: '정상처리', tid: record.paymentKey, mid, oid: record.orderId,
    price: String(record.amountWon), goodsName: record.orderName, paymethod: 'Vacct', approvedDate, approvedTime,
    transactionStatus: standings[record.status], availablePartCancel: true,
    vacctInfo: {
      accountNumber: record.accountNumber, bankName: bankCode.labels[codeOf(record)].ko,
      bankCode: toIniapiBank(codeOf(record)), accountName: record.customerName, validDate: parted(record.dueAt)[0],
      depositStatus: deposit === undefined ? 'WAIT' : 'DEPOSIT',
      depositAmount: deposit === undefined ? '' : String(deposit.amountWon),
      depositName: deposit?.depositorName ?? '', depositDate, depositTime,
    },
  }
}
