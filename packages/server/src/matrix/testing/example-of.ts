// What the published document gives as an example of a call: its path, its query and its body.
import { openApiDocument } from '@bidyard/contract/openapi/document'
import type { Operation, Parameter } from '@bidyard/contract/openapi/types'
import type { AskedCall } from '../questions.ts'

const document = openApiDocument({ version: '3.1' })
const operations = new Map(Object.values(document.paths).flatMap((item) => Object.values(item))
  .map((operation): [string, Operation] => [operation.operationId, operation]))

interface Example {
  readonly path: Readonly<Record<string, unknown>>
  /** Each as the text that it travels as; what may be left out stands apart. */
  readonly query: Readonly<Record<string, string>>
  readonly optionalQuery: Readonly<Record<string, string>>
  readonly body: unknown
}

export const operationOf = ({ area, name }: Pick<AskedCall, 'area' | 'name'>): Operation => {
  const operation = operations.get(`${area}.${name}`)
  if (operation === undefined) throw new Error(`the document lacks ${area}.${name}`)
  return operation
}

const parametersOf = (operation: Operation): readonly Parameter[] =>
  operation.parameters.flatMap((one) => {
    if ('name' in one) return [one]
    const shared = document.components.parameters[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)]
    return shared === undefined ? [] : [shared]
  })

const textOf = ({ content, example }: Parameter): string =>
  JSON.stringify(content?.['application/json']?.example ?? example ?? null)

export const exampleOf = (asked: AskedCall): Example => {
  const operation = operationOf(asked)
  const given = parametersOf(operation)
  const query = (isRequired: boolean) => Object.fromEntries(given
    .filter((one) => one.in === 'query' && (one.required === true) === isRequired)
    .map((one) => [one.name, textOf(one)]))
  return {
    path: Object.fromEntries(given.filter((one) => one.in === 'path').map((one) => [one.name, one.example])),
    query: query(true), optionalQuery: query(false),
    body: operation.requestBody?.content['application/json']?.example,
  }
}
