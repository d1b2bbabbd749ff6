// The identity provider KG Inicis: its form, its call-back, its result call; the stand-in speaks the very same.
import { openGate } from '../../runtime/call/gate.ts'
import type { KgSettings } from '../../runtime/environment.ts'
import { type Breaker, openBreaker } from '../breaker.ts'
import type { CheckForm, CheckWish, IdentityProvider, ReturnedCheck } from './identity-provider.ts'
import { kgResult, outcomeOf, wordsOf } from './kg-answer.ts'
import { authHashOf, userHashOf } from './kg-hashes.ts'
import { isResultAddress } from './result-address.ts'

export interface KgParts {
  readonly settings: KgSettings
  /** Where the browser's form goes. */
  readonly startUrl: string
  /** Whom our server asks for results; looked up when it asks. */
  readonly resultOrigins: () => readonly string[]
  readonly resultMs: number
}

export const kgStartUrls = { '01': 'https://sa.inicis.com/auth', '03': 'https://sa.inicis.com/id/auth' } as const
export const kgResultOrigins = ['https://kssa.inicis.com', 'https://fcsa.inicis.com'] as const

const answerBytesMax = 65_536
const atOnce = 50

const formOf = ({ settings, startUrl }: KgParts, wish: CheckWish): CheckForm => {
  const { mid, apiKey, service } = settings
  const { transactionId, method, person, returnUrl } = wish
  const transaction = { mid, transactionId }
  const fixed: Record<string, string> = person === undefined
    ? { flgFixedUser: 'N' }
    : {
        flgFixedUser: 'Y', userName: person.name, userPhone: person.phone, userBirth: person.birthday,
        userHash: userHashOf(transaction, person, service),
      }
  return {
    url: startUrl,
    fields: {
      mid, reqSvcCd: service, mTxId: transactionId, authHash: authHashOf(transaction, apiKey),
      successUrl: returnUrl, failUrl: returnUrl, reservedMsg: 'isUseToken=Y', ...fixed,
      ...(method === undefined ? {} : { directAgency: method }),
    },
  }
}

/** They answered, and about their own trouble: nothing is known. */
class TheirTrouble extends Error {}

/**
 * No more of it than an honest answer has, and no way to be led elsewhere. The path came through a browser, so a way
 * elsewhere is an answer like any other: counted as silence, it would let anybody stop the checks of all.
 */
const fetchResult = async (url: string, body: object, ms: number): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json;charset=utf-8' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(ms),
  })
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel()
    throw new SyntaxError('the answer leads elsewhere')
  }
  if (response.status >= 500) {
    await response.body?.cancel()
    throw new TheirTrouble(`answered ${response.status}`)
  }
  let text = ''
  if (response.body !== null)
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      text += piece
      if (text.length > answerBytesMax) throw new SyntaxError('the answer is too long')
    }
  return JSON.parse(text)
}

const askResult = async (
  parts: KgParts, breaker: Breaker, { authRequestUrl, txId }: { authRequestUrl: string; txId: string },
): Promise<{ answer: unknown } | 'unreachable' | 'unreadable'> => {
  if (!breaker.mayAsk()) return 'unreachable'
  try {
    const answer = await fetchResult(authRequestUrl, { mid: parts.settings.mid, txId }, parts.resultMs)
    breaker.answered()
    return { answer }
  } catch (error) {
    if (error instanceof SyntaxError) {
      breaker.answered()
      return 'unreadable'
    }
    // Nor is that silence, for the same reason: somebody may know a path that brings it about.
    if (error instanceof TheirTrouble) breaker.answered()
    else breaker.silent()
    return 'unreachable'
  }
}

export const openKgInicis = (parts: KgParts): IdentityProvider => {
  const { settings: { iv, service } } = parts
  const breaker = openBreaker({ silencesMax: 5, restMs: 10_000 })
  const turns = openGate({ places: atOnce, waitingMax: 200, waitMs: parts.resultMs })
  return {
    serviceCode: service,
    begin: (wish) => formOf(parts, wish),
    finish: async (asked, returned: ReturnedCheck) => {
      const { resultCode, resultMsg, authRequestUrl, txId, token } = returned
      if (resultCode !== '0000') return { kind: 'refused', said: wordsOf(resultMsg) }
      if (authRequestUrl === undefined || txId === undefined || txId === '')
        return { kind: 'mismatch', why: 'a success without its address' }
      if (!isResultAddress(authRequestUrl, parts.resultOrigins()))
        return { kind: 'mismatch', why: 'an address that is not the provider’s' }
      const asking = await turns.pass(() => askResult(parts, breaker, { authRequestUrl, txId }))
      if (asking === 'unreachable') return { kind: 'unreachable' }
      const read = asking === 'unreadable' ? undefined : kgResult.safeParse(asking.answer)
      if (read?.success !== true) return { kind: 'mismatch', why: 'an answer that cannot be read' }
      return outcomeOf(read.data, asked, { txId, keys: { token, iv } })
    },
  }
}
