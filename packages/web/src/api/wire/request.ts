// Turns a call and what is asked into an HTTP request.
import { addressOf, idempotencyOf, listBehindHeader, type CallDefinition } from '@bidyard/contract/call'
import { newsAgoMs } from './news.ts'

/** The parts of any call, as the wire sees them. */
export interface AskParts {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
}

export interface Surroundings {
  /** Where the server is; empty in the browser, which asks its own origin. */
  readonly origin: string
  /** The run environment that this web belongs to. */
  readonly namespace: string
  readonly language: string
  readonly pageAddress: string
  readonly authorization: string | null
}

const pathOf = (definition: CallDefinition, params: AskParts['params'] = {}): string =>
  addressOf(definition).replace(/:(\w+)/g, (_colon, name: string) => encodeURIComponent(String(params[name])))

/** Each query value is JSON text, whatever it is. */
export const queryTextOf = (query: AskParts['query'] = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return String(new URLSearchParams(given.map(([name, value]) => [name, JSON.stringify(value)])))
}

const queryOf = (query: AskParts['query']): string => {
  const text = queryTextOf(query)
  return text === '' ? '' : `?${text}`
}

export const requestOf = (
  definition: CallDefinition,
  ask: AskParts,
  surroundings: Surroundings,
  idempotencyKey: string | undefined,
): { readonly address: string; readonly init: RequestInit } => {
  const { origin, namespace, language, pageAddress, authorization } = surroundings
  const headers = new Headers({
    'accept-language': language,
    'app-namespace': namespace,
    // Without the part after `#`, and never longer than the server takes; header values are Latin letters only.
    referrer: encodeURI(decodeURI(pageAddress.split('#')[0] ?? '')).slice(0, 2_000),
  })
  if (authorization !== null) headers.set('authorization', authorization)
  if (idempotencyKey !== undefined && idempotencyOf(definition) !== 'none')
    headers.set('idempotency-key', idempotencyKey)
  if ('list' in definition) headers.set(listBehindHeader, String(newsAgoMs()))
  if (ask.body !== undefined) headers.set('content-type', 'application/json')
  const body = ask.body === undefined ? null : JSON.stringify(ask.body)
  return {
    address: origin + pathOf(definition, ask.params) + queryOf(ask.query),
    init: {
      method: definition.method,
      headers,
      body,
      credentials: 'omit',
      cache: definition.method === 'GET' ? 'default' : 'no-store',
    },
  }
}
