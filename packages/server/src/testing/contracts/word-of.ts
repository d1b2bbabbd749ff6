// What a call about a contract is refused with: its code and its detail, or the status where that says all.
import { refusalOf } from '../ask.ts'

export const wordOf = async (asked: Promise<unknown>): Promise<string> => {
  const { status, body } = await refusalOf(asked)
  return status === 400 ? [body.code, body.detail].filter((word) => word !== null).join(' ') : String(status)
}

export const wrongState = 'INVALID_CONTRACT 0001.INVALID_CONTRACT_STATE'
export const wrongKind = 'INVALID_CONTRACT 0002.INVALID_CONTRACT_TYPE'
