// Writes the curl line of a call from its examples, so that one may paste it and get an answer.

/** @import { Book, Call } from './book.js' */
/** @import { Parameter } from '@bidyard/contract/openapi/types' */

/** @type {(text: string) => string} */
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`

/** @type {(parameter: Parameter) => unknown} */
export const exampleIn = ({ example, content }) => example ?? content?.['application/json']?.example

/** The optional parts of a query that make a first question a good one. */
const telling = new Set(['filter', 'sort', 'size'])

/** @type {(call: Call, book: Book) => Parameter[]} */
export const parametersOf = ({ operation }, book) => operation.parameters.map((one) => book.resolve(one))

/** @type {(call: Call, parameters: readonly Parameter[], origin: string) => string} */
const addressOf = (call, parameters, origin) =>
  origin + parameters.filter((one) => one.in === 'path').reduce(
    (path, one) => path.replace(`{${one.name}}`, encodeURIComponent(String(exampleIn(one)))),
    call.path,
  )

/** @type {(call: Call, parameters: readonly Parameter[]) => string[]} */
const headersOf = ({ operation }, parameters) => {
  const isOpen = operation.security.some((one) => Object.keys(one).length === 0)
  const needed = (/** @type {Parameter} */ one) => one.required === true || one.name === 'accept-language'
  const shown = parameters.filter((one) => one.in === 'header' && needed(one))
  return [
    ...(isOpen ? [] : ['authorization: Bearer $TOKEN']),
    ...shown.map((one) => `${one.name}: ${String(exampleIn(one))}`),
  ]
}

/** @type {(call: Call, book: Book, origin: string) => string} */
export const curlLine = (call, book, origin) => {
  const parameters = parametersOf(call, book)
  const query = parameters.filter((one) => one.in === 'query' && (one.required === true || telling.has(one.name)))
  const body = call.operation.requestBody?.content['application/json']?.example
  // A token is put in by the shell, so its header stands in double quotes.
  const header = (/** @type {string} */ text) => `-H ${text.includes('$') ? `"${text}"` : quoted(text)}`
  const method = call.method === 'GET' ? (query.length > 0 ? '-G ' : '') : `-X ${call.method} `
  const sent = body === undefined ? [] : [JSON.stringify(body, undefined, 2)]
  const parts = [
    `curl ${method}${quoted(addressOf(call, parameters, origin))}`,
    ...headersOf(call, parameters).map(header),
    ...query.map((one) => `--data-urlencode ${quoted(`${one.name}=${JSON.stringify(exampleIn(one))}`)}`),
    ...sent.flatMap((text) => [`-H 'content-type: application/json'`, `-d ${quoted(text)}`]),
  ]
  return parts.join(' \\\n  ')
}
