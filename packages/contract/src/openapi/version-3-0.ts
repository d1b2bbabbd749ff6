// Rewrites the document for tools that read OpenAPI 3.0 only: what that version cannot say is said in its own words.
import type { OpenApiDocument, Schema } from './types.ts'

const typeList = ({ type }: Schema): readonly string[] => [type ?? []].flat()
const isNull = (schema: Schema): boolean => schema.type === 'null'

const orNull = (schema: Schema): Schema => ({
  ...schema, nullable: true, ...(schema.enum === undefined ? {} : { enum: [...schema.enum, null] }),
})

/** `null` is no type here but a property of another type; what has no type of its own gets it as a choice. */
const withoutNull = (schema: Schema): Schema => {
  if (isNull(schema)) return { ...schema, type: 'string', nullable: true, enum: [null] }
  const [only, ...others] = schema.anyOf?.filter((choice) => !isNull(choice)) ?? []
  if (schema.anyOf?.some(isNull) === true && others.length === 0 && typeof only?.type === 'string') {
    const { anyOf: _anyOf, ...rest } = schema
    return { ...rest, ...orNull(only) }
  }
  const types = typeList(schema)
  if (!types.includes('null')) return schema
  const [type] = types.filter((one) => one !== 'null')
  return orNull({ ...schema, ...(type === undefined ? {} : { type }) })
}

const withoutTuples = (schema: Schema): Schema => {
  if (schema.prefixItems === undefined) return schema
  const { prefixItems, ...rest } = schema
  return { ...rest, items: { anyOf: prefixItems } }
}

const withOldBounds = (schema: Schema): Schema => {
  const { exclusiveMinimum: above, exclusiveMaximum: below, ...rest } = schema
  return {
    ...rest,
    ...(typeof above === 'number' ? { minimum: above, exclusiveMinimum: true } : {}),
    ...(typeof below === 'number' ? { maximum: below, exclusiveMaximum: true } : {}),
  }
}

const withoutConstants = (schema: Schema): Schema => {
  const { const: constant, examples, propertyNames: _propertyNames, ...rest } = schema
  return {
    ...rest,
    ...(constant === undefined ? {} : { enum: [constant] }),
    ...(examples?.[0] === undefined ? {} : { example: examples[0] }),
  }
}

/** Bytes as text are a format of their own here. */
const withOldBytes = (schema: Schema): Schema => {
  const { contentEncoding, ...rest } = schema
  return contentEncoding === undefined ? schema : { ...rest, format: 'byte' }
}

/** Words beside a reference are not read, so the reference moves inside. */
const withLoneReferences = (schema: Schema): Schema => {
  const { $ref, ...rest } = schema
  return $ref === undefined || Object.keys(rest).length === 0 ? schema : { ...rest, allOf: [{ $ref }] }
}

const schemaFor30 = (given: Schema): Schema => {
  const schema = withLoneReferences(withOldBytes(withoutConstants(withOldBounds(withoutTuples(withoutNull(given))))))
  const inner = (list: Schema[] | undefined) => list?.map(schemaFor30)
  const parts: Schema = {
    ...(typeof schema.items === 'object' ? { items: schemaFor30(schema.items) } : {}),
    ...(typeof schema.additionalProperties === 'object'
      ? { additionalProperties: schemaFor30(schema.additionalProperties) }
      : {}),
    ...(schema.properties === undefined ? {} : { properties: mapped(schema.properties, schemaFor30) }),
  }
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    const list = inner(schema[key])
    if (list !== undefined) parts[key] = list
  }
  return { ...schema, ...parts }
}

const mapped = <Value>(record: Record<string, Value>, to: (value: Value) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]))

/** Schemas stand under the key `schema` everywhere outside of the schemas themselves; examples are left alone. */
const convert = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(convert)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'schema') return [key, schemaFor30(value as Schema)]
      return [key, key === 'example' || key === 'examples' ? value : convert(value)]
    }),
  )
}

const pathsFor30 = (paths: OpenApiDocument['paths']): OpenApiDocument['paths'] =>
  mapped(paths, (item) =>
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => {
        // A DELETE with a body is not expressible in this version.
        const { requestBody, ...rest } = operation
        const kept = method === 'delete' || requestBody === undefined ? rest : { ...rest, requestBody }
        return [method, convert(kept) as typeof operation]
      }),
    ),
  )

export const asVersion30 = (document: OpenApiDocument): OpenApiDocument => {
  const { schemas, examples, securitySchemes, ...rest } = document.components
  return {
    ...document,
    openapi: '3.0.4',
    info: { ...document.info, license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' } },
    paths: pathsFor30(document.paths),
    components: {
      ...(convert(rest) as typeof rest),
      schemas: mapped(schemas, schemaFor30),
      examples,
      securitySchemes,
    },
  }
}
