// What the stand-in answers for each outcome that one may choose on its page, in the provider's own form.
import { createHash, randomBytes } from 'node:crypto'
import type { KgSettings } from '../../../runtime/environment.ts'
import type { ProviderPerson } from '../identity-provider.ts'
import { encryptSeedCbc } from '../seed-cipher.ts'

export const outcomes = {
  approve: '승인 · Approve',
  approveWithoutCi: '승인(CI 없음) · Approve without CI',
  refuse: '사용자 취소 · Refuse',
  refuseResult: '결과 조회 거절 · Refuse at the result',
  timeOut: '응답 없음 · Time out',
  garbage: '알 수 없는 응답 · Answer garbage',
  unreadable: '해독 불가 · Seal with another key',
  blank: '빈 이름 · Leave the name blank',
  otherTransaction: '다른 거래 · Answer for another transaction',
} as const
export type Outcome = keyof typeof outcomes

export interface SimulatedCheck {
  readonly outcome: Outcome
  readonly transactionId: string
  readonly service: string
  readonly method: string
  readonly person: ProviderPerson
}

export interface SimulatedAnswer {
  /** Brought back by the browser. */
  readonly returned: Readonly<Record<string, string>>
  /** Told at the result call; `hang` and `garbage` instead of an answer. */
  readonly told:
    | { readonly kind: 'json'; readonly body: Readonly<Record<string, string>> }
    | { readonly kind: 'hang' | 'garbage' }
}

/** The same for the same person at every visit, as long as a real one. */
const ciOf = ({ name, birthday }: ProviderPerson): string =>
  createHash('sha512').update(`${name}|${birthday}`, 'utf8').digest('base64')

const refusal = (message: string) => ({ resultCode: '9999', resultMsg: encodeURIComponent(message) })

export const simulatedAnswer = (
  { iv }: KgSettings, check: SimulatedCheck, given: { readonly txId: string; readonly resultUrl: string },
): SimulatedAnswer => {
  const { outcome, transactionId, service, method, person } = check
  if (outcome === 'refuse')
    return { returned: refusal('사용자가 인증을 취소하였습니다.'), told: { kind: 'garbage' } }
  const key = randomBytes(16)
  const sealKey = outcome === 'unreadable' ? randomBytes(16) : key
  const seal = (text: string): string =>
    encryptSeedCbc(Buffer.from(text, 'utf8'), sealKey, Buffer.from(iv, 'latin1')).toString('base64')
  const success = { resultCode: '0000', resultMsg: encodeURIComponent('성공') }
  const returned = { ...success, authRequestUrl: given.resultUrl, txId: given.txId, token: key.toString('base64') }
  if (outcome === 'timeOut') return { returned, told: { kind: 'hang' } }
  if (outcome === 'garbage') return { returned, told: { kind: 'garbage' } }
  if (outcome === 'refuseResult') return { returned, told: { kind: 'json', body: refusal('인증 결과가 없습니다.') } }
  // This one tells its users' CI only in part, as the real one does.
  const hasCi = outcome !== 'approveWithoutCi' && method !== 'KAKAO'
  return {
    returned,
    told: {
      kind: 'json',
      body: {
        ...success, txId: given.txId, svcCd: service, providerDevCd: method,
        mTxId: outcome === 'otherTransaction' ? transactionId.split('').toReversed().join('') : transactionId,
        userName: outcome === 'blank' ? '' : seal(person.name),
        userPhone: seal(person.phone), userBirthday: seal(person.birthday), userCi: hasCi ? seal(ciOf(person)) : '',
      },
    },
  }
}
