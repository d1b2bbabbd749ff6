// What is wrong with a step, in the words that every call of a contract's steps declares.
import type { ErrorCode } from '@bidyard/contract/errors'
import { Failure } from '../../../runtime/failure.ts'

const words = {
  state: ['INVALID_CONTRACT', '0001.INVALID_CONTRACT_STATE'],
  kind: ['INVALID_CONTRACT', '0002.INVALID_CONTRACT_TYPE'],
  party: ['INVALID_PERMISSION', undefined],
  input: ['INVALID_INPUT', undefined],
  visit: ['INVALID_VISIT_RESERVED_AT', undefined],
  delays: ['MAX_DELAY_COUNT_REACHED', undefined],
} as const satisfies Readonly<Record<string, readonly [ErrorCode, string | undefined]>>

/** A test says so when a call tells one of them that it does not declare. */
export const wrongStep = (problem: keyof typeof words): Failure => {
  const [code, detail] = words[problem]
  return new Failure(code, detail)
}
