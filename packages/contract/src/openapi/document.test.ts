// The OpenAPI document holds all that the contract says, and says it in a form that tools accept.
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call, idempotencyOf } from '../call.ts'
import { calls as productCalls } from '../calls.ts'
import { allEnumerations } from '../enums.ts'
import { type ErrorEntry, errorCodes, errors } from '../errors.ts'
import { type CallTable, openApiDocument } from './document.ts'
import { errorsOf } from './error-answers.ts'
import { sampleCalls } from './testing/sample-calls.ts'
import type { OpenApiDocument, Operation, Parameter, Schema } from './types.ts'

const calls: CallTable = { ...productCalls, ...sampleCalls }
const document = openApiDocument({ version: '3.1', calls })
const older = openApiDocument({ version: '3.0', calls })
const { schemas } = document.components

const named = Object.entries(calls).flatMap(([area, group]) =>
  Object.entries(group).map(([name, definition]) => ({ name: `${area}.${name}`, definition })),
)

const operationsOf = (of: OpenApiDocument): Map<string, Operation> =>
  new Map(Object.values(of.paths).flatMap((item) => Object.values(item)).map((one) => [one.operationId, one]))
const operations = operationsOf(document)

const walk = (node: unknown, visit: (node: Record<string, unknown>, path: string) => void, path = ''): void => {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) visit(node as Record<string, unknown>, path)
  for (const [key, value] of Object.entries(node)) walk(value, visit, `${path}/${key}`)
}

const jsonOf = (operation: Operation | undefined, status: string) => {
  const answer = operation?.responses[status]
  return answer !== undefined && 'content' in answer ? answer.content?.['application/json'] : undefined
}
const parameterOf = (operation: Operation | undefined, name: string): Parameter | undefined =>
  operation?.parameters.find((one): one is Parameter => 'name' in one && one.name === name)

describe('the catalogue', () => {
  it('names every enumeration as a schema of its own, with its values in their order', () => {
    for (const { name, values, labels } of Object.values(allEnumerations)) {
      expect(schemas[name]?.enum).toEqual([...values])
      expect(schemas[name]?.['x-labels']).toEqual(labels)
    }
  })

  it('holds every error code and every detail', () => {
    expect(schemas['ErrorCode']?.enum).toEqual(errorCodes)
    for (const entry of Object.values(errors) as ErrorEntry[])
      for (const detail of Object.keys(entry.details)) expect(schemas['ErrorDetail']?.enum).toContain(detail)
    const shown = Object.keys(document.components.examples)
    for (const code of errorCodes) expect(shown.filter((key) => key.startsWith(`${code}.`)).length).toBeGreaterThan(1)
  })
})

describe('calls', () => {
  it('has each call once, under its own name', () => {
    const names = [...named.map(({ name }) => name), 'live.events']
    expect([...operations.keys()].toSorted()).toEqual(names.toSorted())
  })

  it('writes the parameters of a path in braces and describes each of them', () => {
    const operation = document.paths['/bridge/public/api/v0/boats/{id}/sell/{buyer}']?.['post']
    expect(parameterOf(operation, 'id')).toMatchObject({ in: 'path', required: true })
    expect(parameterOf(operation, 'buyer')).toMatchObject({ in: 'path', schema: { maxLength: 40 } })
  })

  it('says who may call, what a key does and how often one may ask', () => {
    const words = operations.get('cars.sellBoat')?.description
    expect(words).toContain('Only staff.')
    expect(words).toContain('Refused without an `idempotency-key`')
    expect(words).toContain('At most 5 a minute')
  })

  it('asks for a key exactly where the call needs or honours one', () => {
    for (const { name, definition } of named) {
      const keys = operations.get(name)?.parameters.filter((one) => '$ref' in one && one.$ref.includes('Idempotency'))
      expect(keys?.length, name).toBe(idempotencyOf(definition) === 'none' ? 0 : 1)
    }
  })

  it('needs a session unless anybody may call', () => {
    for (const { name, definition } of named)
      expect(operations.get(name)?.security.some((one) => Object.keys(one).length === 0), name)
        .toBe(definition.who === 'anyone')
  })

  it('tells of the sandbox in the sandboxes only', () => {
    const toldIn = (environment: 'develop' | 'alpha') =>
      JSON.stringify(openApiDocument({ version: '3.1', environment })).includes('/sandbox/')
    expect([toldIn('develop'), toldIn('alpha')]).toEqual([true, false])
  })

  it('takes api keys in the sandboxes only', () => {
    const schemesIn = (environment: 'develop' | 'production') =>
      Object.keys(openApiDocument({ version: '3.1', environment }).components.securitySchemes)
    expect(schemesIn('develop')).toContain('apiKey')
    expect(schemesIn('production')).toEqual(['session'])
  })
})

describe('errors', () => {
  it('declares each error of each call with its details', () => {
    for (const { name, definition } of named) {
      const schema = jsonOf(operations.get(name), '400')?.schema
      const choices = schema?.oneOf ?? [schema ?? {}]
      const found = choices.map(({ $ref }) => schemas[$ref?.split('/').at(-1) ?? '']?.properties)
      const told = found.map((one) => [one?.['code']?.const, one?.['detail']?.enum ?? []])
      expect(told, name).toEqual(errorsOf(definition).map(([code, details]) => [code, details]))
    }
  })

  it('shows each of them in Korean and in English', () => {
    for (const { name, definition } of named) {
      const shown = Object.keys(jsonOf(operations.get(name), '400')?.examples ?? {})
      for (const [code, details] of errorsOf(definition))
        for (const detail of details.length === 0 ? [''] : details)
          for (const language of ['ko', 'en'])
            expect(shown, name).toContain([code, detail, language].filter((part) => part !== '').join('.'))
    }
  })

  it('gives two errors of one code with other details a schema each', () => {
    const other = call({ ...sampleCalls.cars.sellBoat, errors: { INVALID_CONTRACT: ['0002.INVALID_CONTRACT_TYPE'] } })
    const table = { cars: sampleCalls.cars, contracts: { other } }
    const both = openApiDocument({ version: '3.1', calls: table }).components.schemas
    expect(both['InvalidContract0001Error']?.properties?.['detail']?.enum).toEqual(['0001.INVALID_CONTRACT_STATE'])
    expect(both['InvalidContract0002Error']?.properties?.['detail']?.enum).toEqual(['0002.INVALID_CONTRACT_TYPE'])
  })

  it('sends retry-after with 429 and 503', () => {
    const { TooManyRequests, Unavailable, Conflict } = document.components.responses
    for (const answer of [TooManyRequests, Unavailable]) expect(answer?.headers).toHaveProperty('retry-after')
    expect(Conflict?.headers).not.toHaveProperty('retry-after')
  })
})

describe('lists', () => {
  const list = operations.get('cars.listBoats')
  const schemaOf = (name: string) => parameterOf(list, name)?.content?.['application/json']?.schema

  it('declares each filter field with the operators that mean something for it', () => {
    const fields = schemaOf('filter')?.properties ?? {}
    expect(Object.keys(fields)).toEqual(
      ['name', 'paint', 'owner', 'year', 'sold', 'builtOn', 'createdAt', 'updatedAt'],
    )
    expect(fields['paint']?.$ref).toBe('#/components/schemas/SamplePaintFilter')
    expect(Object.keys(schemas['SamplePaintFilter']?.properties ?? {})).not.toContain('like')
    expect(Object.keys(schemas['TextFilter']?.properties ?? {})).toHaveLength(12)
  })

  it('says for whom a field exists', () => {
    expect(schemaOf('filter')?.properties?.['owner']?.description).toBe('Exists for staff only.')
    const one = schemaOf('sort')?.items as Schema
    expect(one.properties?.['price']?.description).toBe('Exists for staff only.')
  })

  it('declares each sort key', () => {
    const one = schemaOf('sort')?.items as Schema
    expect(Object.keys(one.properties ?? {})).toEqual(['createdAt', 'updatedAt', 'price'])
  })
})

describe('bounds', () => {
  const unbounded = (schema: Record<string, unknown>): boolean => {
    if ('enum' in schema || 'const' in schema) return false
    if (schema['type'] === 'string') return !('maxLength' in schema)
    if (schema['type'] === 'array') return !('maxItems' in schema)
    if (schema['type'] !== 'number' && schema['type'] !== 'integer') return false
    const has = (bound: string) => bound.toLowerCase() in schema || `exclusive${bound}` in schema
    return !has('Minimum') || !has('Maximum')
  }
  const faultsIn = (of: OpenApiDocument): string[] => {
    const faults: string[] = []
    walk({ ...of, components: { ...of.components, examples: {} } }, (node, path) => {
      if (!path.includes('/example') && unbounded(node)) faults.push(path)
    })
    return faults
  }

  it('bounds every string, number and array', () => expect(faultsIn(document)).toEqual([]))

  it.each([z.string(), z.array(z.int()), z.number().max(3)])('would find a shape without a bound', (shape) => {
    const loose = call({ method: 'GET', path: '/loose', summary: 'Loose', who: 'anyone', answer: shape })
    expect(faultsIn(openApiDocument({ version: '3.1', calls: { cars: { loose } } }))).toHaveLength(1)
  })
})

describe('examples', () => {
  it.each(named)('$name has examples that its own shapes accept', ({ name, definition }) => {
    const operation = operations.get(name)
    const answer = jsonOf(operation, '200')?.example as { code: string; data: unknown }
    expect(answer.code).toBe('success')
    expect(definition.answer.safeParse(answer.data).error).toBeUndefined()
    const body = operation?.requestBody?.content['application/json']?.example
    if (definition.body !== undefined) expect(definition.body.safeParse(body).error).toBeUndefined()
    const asked = (where: string) => {
      const parameters = operation?.parameters.filter((one): one is Parameter => 'name' in one && one.in === where)
      const exampleIn = ({ example, content }: Parameter): unknown => example ?? content?.['application/json']?.example
      return Object.fromEntries(parameters?.map((one) => [one.name, exampleIn(one)]) ?? [])
    }
    if (definition.params !== undefined) expect(definition.params.safeParse(asked('path')).error).toBeUndefined()
    if (definition.query !== undefined) expect(definition.query.safeParse(asked('query')).error).toBeUndefined()
  })

  it('are the same each time', () => {
    expect(JSON.stringify(openApiDocument({ version: '3.1', calls }))).toBe(JSON.stringify(document))
  })

  it('tell the author of a shape that none can be guessed', () => {
    const odd = { method: 'GET', path: '/odd', summary: 'Odd', who: 'anyone' } as const
    const shape = z.string().max(9).regex(/^§{3}$/)
    const write = (answer: z.ZodType) => {
      const table = { cars: { odd: call({ ...odd, answer }) } }
      return openApiDocument({ version: '3.1', calls: table })
    }
    expect(() => write(shape)).toThrow('give its shape one')
    expect(() => write(shape.meta({ examples: ['§§§'] }))).not.toThrow()
  })
})

describe('shapes', () => {
  it('refers only to what is there', () => {
    for (const of of [document, older])
      walk(of, ({ $ref }) => {
        if (typeof $ref !== 'string') return
        const keys = $ref.slice(2).split('/')
        const found = keys.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], of)
        expect(found, $ref).toBeDefined()
      })
  })

  it('names a shape twice when what is sent differs from what comes back', () => {
    expect(schemas['SamplePart']?.required).toEqual(['name', 'mark'])
    expect(schemas['SamplePartInput']?.required).toEqual(['name'])
  })

  it('spells out the keys of an object that an enumeration names', () => {
    const boat = jsonOf(operations.get('cars.getBoat'), '200')?.schema?.properties?.['data']
    expect(boat?.properties?.['pricesWon']).toMatchObject({ required: ['red', 'blue'], additionalProperties: false })
    expect(Object.keys(boat?.properties?.['pricesWon']?.properties ?? {})).toEqual(['red', 'blue'])
  })

  it('refuses two shapes of one name', () => {
    const plain = { method: 'GET', path: '/a', summary: 'A', who: 'anyone' } as const
    const twice = (size: number) => z.string().max(size).meta({ id: 'SampleTwice' })
    const table = { cars: { a: call({ ...plain, answer: twice(1) }), b: call({ ...plain, answer: twice(2) }) } }
    expect(() => openApiDocument({ version: '3.1', calls: table })).toThrow('two shapes are named SampleTwice')
  })
})

describe('the older version', () => {
  it('says nothing that OpenAPI 3.0 does not know', () => {
    walk({ ...older.components.schemas, ...older.paths }, (node, path) => {
      if (path.includes('/example')) return
      if (path.endsWith('/properties')) return
      for (const word of ['const', 'prefixItems', 'propertyNames', '$defs', 'contentEncoding'])
        expect(node, path).not.toHaveProperty(word)
      expect(node['type'], path).not.toBe('null')
      expect(Array.isArray(node['type']) && !path.endsWith('/required'), path).toBe(false)
      expect(typeof node['exclusiveMinimum'], path).not.toBe('number')
      if ('$ref' in node) expect(Object.keys(node), path).toEqual(['$ref'])
    })
  })

  it('keeps what may be null', () => {
    const boat = jsonOf(operationsOf(older).get('cars.getBoat'), '200')?.schema?.properties?.['data']
    expect(boat?.properties?.['plateNumber']).toMatchObject({ type: 'string', nullable: true })
  })

  it('leaves the body of a DELETE out, which 3.1 has', () => {
    expect(operationsOf(older).get('cars.sinkBoats')).not.toHaveProperty('requestBody')
    expect(operations.get('cars.sinkBoats')).toHaveProperty('requestBody')
  })
})
