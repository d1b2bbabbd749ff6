// Asks until there is an answer that tells what became of it: the same key again and again, over every kill.
import { randomUUID } from 'node:crypto'
import { addressOf, type AskOf, type CallDefinition, type ReceivedOf } from '@bidyard/contract/call'

export interface Told<Data> {
  readonly code: string
  readonly data: Data
}

interface Loose {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const pauseMs = 50

export const openAsker = (base: string, uid: string, onAgain: () => void) =>
  async <C extends CallDefinition>(call: C, asked: AskOf<C>): Promise<Told<ReceivedOf<C>>> => {
    const { params = {}, query = {}, body } = asked as Loose
    const path = addressOf(call).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const url = new URL(base + path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, JSON.stringify(value))
    const headers = {
      'app-namespace': 'local', authorization: `api-key demo-${uid}`, 'accept-language': 'en',
      ...(call.idempotency === 'required' ? { 'idempotency-key': randomUUID() } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const request = { method: call.method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    for (;;) {
      try {
        const response = await fetch(url, { ...request, signal: AbortSignal.timeout(10_000) })
        if (response.status < 500 && response.status !== 429) return (await response.json()) as Told<ReceivedOf<C>>
      } catch {
        // Nobody knows whether it came through; the key makes asking again harmless.
      }
      onAgain()
      await new Promise((resolve) => void setTimeout(resolve, pauseMs))
    }
  }
export type AskSurely = ReturnType<typeof openAsker>
