// A typed client for tests: asks a call over real HTTP and tells its data, or the error as it was answered.
import { addressOf, type AskOf, type CallDefinition, type ReceivedOf } from '@bidyard/contract/call'
import { noteError } from './provoked-errors.ts'

export class Answered extends Error {
  readonly status: number
  readonly body: {
    readonly code: string; readonly detail: string | null; readonly message: string; readonly requestId: string
    readonly issues?: readonly { path: string; message: string }[]
  }
  readonly headers: Headers

  constructor(status: number, body: Answered['body'], headers: Headers) {
    super(`${status} ${body.code} ${body.detail ?? ''} ${JSON.stringify(body.issues ?? [])}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export interface AskOptions {
  readonly token?: string | undefined
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

export type Ask = <C extends CallDefinition>(
  call: C,
  ...given: Record<never, never> extends AskOf<C>
    ? [ask?: AskOf<C>, options?: AskOptions]
    : [ask: AskOf<C>, options?: AskOptions]
) => Promise<ReceivedOf<C>>

const pathOf = (definition: CallDefinition, params: Readonly<Record<string, unknown>> = {}): string =>
  addressOf(definition).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

interface Loose {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export const askerOf = (base: string, token?: string): Ask => {
  const ask = async (definition: CallDefinition, given: Loose = {}, options: AskOptions = {}): Promise<unknown> => {
    const url = new URL(base + pathOf(definition, given.params))
    for (const [name, value] of Object.entries(given.query ?? {}))
      if (value !== undefined) url.searchParams.set(name, JSON.stringify(value))
    const bearer = options.token ?? token
    const response = await fetch(url, {
      method: definition.method,
      headers: {
        'app-namespace': 'local',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
        ...options.headers,
      },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    })
    const body = (await response.json()) as { code: string; data: unknown }
    if (response.ok && body.code === 'success') return body.data
    const failed = body as unknown as Answered['body']
    noteError(definition, failed.code, failed.detail)
    throw new Answered(response.status, failed, response.headers)
  }
  return ask as Ask
}

/** The answer of a call that must fail. */
export const refusalOf = async (asked: Promise<unknown>): Promise<Answered> => {
  const answered = await asked.then(
    (data) => new Error(`expected a refusal, got ${JSON.stringify(data)}`),
    (error: unknown) => error,
  )
  if (answered instanceof Answered) return answered
  throw answered
}

export const statusOf = async (asked: Promise<unknown>): Promise<number> => (await refusalOf(asked)).status
export const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
/** Where the faults lie that it names. */
export const pathsOf = async (asked: Promise<unknown>): Promise<string[]> =>
  ((await refusalOf(asked)).body.issues ?? []).map(({ path }) => path)
