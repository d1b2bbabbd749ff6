// Asks a bank over HTTP within bounds: time, length, turns, no redirect, and no waiting for one that stays silent.
import { type Gate, openGate } from '../../runtime/call/gate.ts'
import { type Breaker, openBreaker } from '../breaker.ts'

export interface BankQuestion {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type BankAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly json: unknown }
  | { readonly kind: 'silent'; readonly why: string }

export type AskBank = (question: BankQuestion) => Promise<BankAnswer>

const answerBytesMax = 262_144
const atOnce = 20

const readText = async (response: Response): Promise<string> => {
  let text = ''
  if (response.body !== null)
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      text += piece
      if (text.length > answerBytesMax) throw new SyntaxError('the answer is too long')
    }
  return text
}

const whyOf = (error: unknown): string => {
  if (error instanceof SyntaxError) return 'an answer that cannot be read'
  return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no answer'
}

const askOnce = async (question: BankQuestion, ms: number, breaker: Breaker): Promise<BankAnswer> => {
  // Asked when its turn has come: whoever waited in line may find that the bank was silent meanwhile.
  if (!breaker.mayAsk()) return { kind: 'silent', why: 'it was silent again and again' }
  try {
    const response = await fetch(question.url, {
      method: question.method, headers: question.headers, redirect: 'error', signal: AbortSignal.timeout(ms),
      ...(question.body === undefined ? {} : { body: question.body }),
    })
    const json: unknown = JSON.parse(await readText(response))
    // Their trouble: whether they did what we asked, nobody knows.
    if (response.status >= 500) {
      breaker.silent()
      return { kind: 'silent', why: `answered ${response.status}` }
    }
    breaker.answered()
    return { kind: 'answered', status: response.status, json }
  } catch (error) {
    if (error instanceof SyntaxError) breaker.answered()
    else breaker.silent()
    return { kind: 'silent', why: whyOf(error) }
  }
}

export const openAsking = (given: { readonly answerMs: number }): AskBank => {
  const { answerMs } = given
  const breaker = openBreaker({ silencesMax: 5, restMs: 10_000 })
  const turns: Gate = openGate({ places: atOnce, waitingMax: 200, waitMs: answerMs })
  return async (question) => {
    try {
      return await turns.pass(() => askOnce(question, answerMs, breaker))
    } catch {
      return { kind: 'silent', why: 'too many questions at once' }
    }
  }
}
