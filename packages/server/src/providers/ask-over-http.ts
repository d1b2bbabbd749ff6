// Asks a third party over HTTP within bounds: time, length, turns, no redirect, no waiting for one that stays silent.
import { type Gate, openGate } from '../runtime/call/gate.ts'
import { unusableIn } from '../runtime/call/unusable.ts'
import { type Breaker, openBreaker } from './breaker.ts'

export interface Question {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly json: unknown }
  | {
    readonly kind: 'silent'
    readonly why: string
    /** Something came, and nobody can read it. */
    readonly isGarbage: boolean
  }

export type Ask = (question: Question) => Promise<Answer>

const answerBytesMax = 262_144
const atOnce = 20

/** Korean systems of old answer in EUC-KR and say so. */
const decoderFor = ({ headers }: Response): TextDecoderStream => {
  const isOld = /charset="?(euc-kr|ks_c_5601-1987|cp949|ms949)/i.test(headers.get('content-type') ?? '')
  return new TextDecoderStream(isOld ? 'euc-kr' : 'utf-8')
}

const readText = async (response: Response): Promise<string> => {
  let text = ''
  if (response.body !== null)
    for await (const piece of response.body.pipeThrough(decoderFor(response))) {
      text += piece
      if (text.length > answerBytesMax) throw new SyntaxError('the answer is too long')
    }
  return text
}

const silenceOf = (error: unknown): Answer => {
  if (error instanceof SyntaxError) return { kind: 'silent', why: 'an answer that cannot be read', isGarbage: true }
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return { kind: 'silent', why: isLate ? 'no answer in time' : 'no answer', isGarbage: false }
}

const askOnce = async (question: Question, ms: number, breaker: Breaker): Promise<Answer> => {
  // Asked when its turn has come: whoever waited in line may find that the other side was silent meanwhile.
  if (!breaker.mayAsk()) return { kind: 'silent', why: 'it was silent again and again', isGarbage: false }
  try {
    const response = await fetch(question.url, {
      method: question.method, headers: question.headers, redirect: 'error', signal: AbortSignal.timeout(ms),
      ...(question.body === undefined ? {} : { body: question.body }),
    })
    // Their trouble: whether they did what we asked, nobody knows.
    if (response.status >= 500) {
      await response.body?.cancel()
      breaker.silent()
      return { kind: 'silent', why: `answered ${response.status}`, isGarbage: false }
    }
    const json: unknown = JSON.parse(await readText(response))
    if (unusableIn(json) !== undefined) throw new SyntaxError('an answer that nobody can keep')
    breaker.answered()
    return { kind: 'answered', status: response.status, json }
  } catch (error) {
    if (error instanceof SyntaxError) breaker.answered()
    else breaker.silent()
    return silenceOf(error)
  }
}

export const openAsking = (given: { readonly answerMs: number }): Ask => {
  const { answerMs } = given
  const breaker = openBreaker({ silencesMax: 5, restMs: 10_000 })
  const turns: Gate = openGate({ places: atOnce, waitingMax: 200, waitMs: answerMs })
  return async (question) => {
    try {
      return await turns.pass(() => askOnce(question, answerMs, breaker))
    } catch {
      return { kind: 'silent', why: 'too many questions at once', isGarbage: false }
    }
  }
}
