// Asks over HTTP as freely as a hostile client may: any path, query text, header and body.
export interface PlainAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The envelope, where the answer is one. */
  readonly body: {
    readonly code: string; readonly detail?: string | null; readonly message?: string; readonly requestId?: string
    readonly data?: unknown; readonly issues?: readonly { readonly path: string; readonly message: string }[]
  }
}

export interface PlainQuestion {
  readonly method?: string
  /** Each value as the text that it is sent as; a list sends the name several times. */
  readonly query?: Readonly<Record<string, string | readonly string[]>>
  readonly headers?: Readonly<Record<string, string>>
  readonly token?: string
  readonly body?: string | Buffer<ArrayBuffer>
}

export type PlainAsk = (path: string, question?: PlainQuestion) => Promise<PlainAnswer>

const readBody = (text: string): PlainAnswer['body'] => {
  try {
    return JSON.parse(text) as PlainAnswer['body']
  } catch {
    return { code: 'not an envelope' }
  }
}

/** Sends the name space and the content type of JSON unless told otherwise. */
export const plainAskerOf = (base: string): PlainAsk => async (path, question = {}) => {
  const { method = 'GET', query = {}, headers = {}, token, body } = question
  const pairs = Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one]))
  const search = pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
  const response = await fetch(base + path + search, {
    method,
    headers: {
      'app-namespace': 'local',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: readBody(text) }
}

/** Query values as they travel: JSON text each. */
export const queryOf = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))
