// Reads the OpenAPI document: its calls by area, its schemas by name, and what a reference means.

/** @import { Answer, Example, OpenApiDocument, Operation } from '@bidyard/contract/openapi/types' */
/** @import { Reference, Schema } from '@bidyard/contract/openapi/types' */

/**
 * @typedef {object} Call
 * @property {string} id
 * @property {string} area
 * @property {string} name
 * @property {string} method
 * @property {string} path
 * @property {Operation} operation
 */

/**
 * @typedef {object} ErrorCase
 * @property {number} status
 * @property {string} code
 * @property {string | null} detail
 * @property {Record<string, string>} message by language
 * @property {Record<string, unknown>} body by language
 */

/**
 * @typedef {object} Book
 * @property {OpenApiDocument} document
 * @property {readonly Call[]} calls
 * @property {ReadonlyMap<string, Schema>} enumerations
 * @property {(area: string) => string} areaName
 * @property {<T extends object>(given: T | Reference) => T} resolve
 * @property {(call: Call) => ErrorCase[]} errorsOf
 * @property {() => ErrorCase[]} catalogue
 */

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** @type {(document: OpenApiDocument) => Call[]} */
const callsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (operation === undefined) return []
      const { operationId: id, tags: [area = ''] } = operation
      return [{ id, area, name: id.split('.').at(-1) ?? id, method: method.toUpperCase(), path, operation }]
    }),
  )

/**
 * Examples come in pairs, one for each language; a pair is one case of an error.
 * @type {(status: number, examples: readonly (readonly [string, Example])[]) => ErrorCase[]}
 */
const casesOf = (status, examples) => {
  /** @type {Map<string, ErrorCase>} */
  const cases = new Map()
  for (const [key, { value }] of examples) {
    const spoken = key.split('.').at(-1) ?? 'en'
    const body = /** @type {{ code: string, detail: string | null, message: string }} */ (value)
    const name = `${body.code} ${body.detail ?? ''}`
    const found = cases.get(name) ?? { status, code: body.code, detail: body.detail, message: {}, body: {} }
    found.message[spoken] = body.message
    found.body[spoken] = body
    cases.set(name, found)
  }
  return [...cases.values()]
}

/** @type {(document: OpenApiDocument) => Book} */
export const openBook = (document) => {
  /** @type {Book['resolve']} */
  const resolve = (given) => {
    if (!('$ref' in given) || typeof given.$ref !== 'string') return /** @type {never} */ (given)
    const keys = given.$ref.replace('#/', '').split('/')
    /** @type {unknown} */
    let found = document
    for (const key of keys) found = /** @type {Record<string, unknown>} */ (found)[key]
    return resolve(/** @type {never} */ (found))
  }
  /** @type {(status: string, answer: Answer) => ErrorCase[]} */
  const casesIn = (status, answer) =>
    casesOf(
      Number(status),
      Object.entries(answer.content?.['application/json']?.examples ?? {}).map(([key, one]) => [key, resolve(one)]),
    )
  const schemas = Object.entries(document.components.schemas)
  return {
    document,
    calls: callsOf(document),
    enumerations: new Map(schemas.filter(([, schema]) => schema['x-labels'] !== undefined)),
    areaName: (area) => document.tags.find(({ name }) => name === area)?.['x-displayName'] ?? area,
    resolve,
    errorsOf: ({ operation }) =>
      Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400)
        .flatMap(([status, answer]) => casesIn(status, resolve(answer))),
    catalogue: () => casesOf(400, Object.entries(document.components.examples)),
  }
}

/** @type {(reference: string | undefined) => string | undefined} */
export const nameIn = (reference) => reference?.split('/').at(-1)
