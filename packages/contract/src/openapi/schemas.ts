// Collects the JSON schemas of all shapes, each shape with a name of its own standing once among the components.
import { z } from 'zod'
import { refTo, type Schema } from './types.ts'

/** What a client sends (defaults not yet filled in), or what it receives. */
export type Direction = 'input' | 'output'

export interface SchemaBook {
  readonly schemas: Record<string, Schema>
  of(shape: z.ZodType, direction: Direction): Schema
  /** Puts a schema under a name; the same name may not mean two things. */
  add(name: string, schema: Schema): Schema
  resolve(schema: Schema): Schema
}

const local = '#/$defs/'

// The patterns of these formats admit one length only, which a reader should not have to work out.
const lengthOf: Readonly<Record<string, number>> = { uuid: 36, date: 10 }

// Which letters `\p{L}` means depends on a mode that not every tool reads patterns in.
const isPortable = (pattern: string): boolean => !/\\p\{/i.test(pattern)

const toJsonSchema = (shape: z.ZodType, direction: Direction) =>
  z.toJSONSchema(shape, {
    io: direction,
    override: ({ jsonSchema }) => {
      const { format, pattern } = jsonSchema
      const length = lengthOf[format ?? '']
      if (length !== undefined) Object.assign(jsonSchema, { minLength: length, maxLength: length })
      if (pattern === undefined || isPortable(pattern)) return
      delete jsonSchema.pattern
      jsonSchema['x-unicode-pattern'] = pattern
    },
  })

/** An object keyed by an enumeration has these properties, which more tools understand than named keys. */
const withKeysAsProperties = (schema: Schema, definitions: Readonly<Record<string, Schema>>): Schema => {
  const { propertyNames, additionalProperties, ...rest } = schema
  const name = propertyNames?.$ref?.slice(local.length)
  const keys = (name === undefined ? propertyNames : definitions[name])?.enum
  if (keys === undefined || typeof additionalProperties !== 'object') return schema
  const properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]))
  return { ...rest, properties, additionalProperties: false }
}

/** Every part of a schema, innermost first, as `change` gives it back. */
const changed = (schema: Schema, change: (part: Schema) => Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? change(value) : value,
  ) as Schema

const renamed = (schema: Schema, nameOf: (old: string) => string): Schema =>
  changed(schema, (part) =>
    typeof part.$ref === 'string' && part.$ref.startsWith(local)
      ? { ...part, ...refTo('schemas', nameOf(part.$ref.slice(local.length))) }
      : part,
  )

interface Known {
  readonly text: string
  readonly direction: Direction
}

/** A shape that differs between the two directions, or holds one that does, needs a name for each. */
const differing = (
  definitions: Readonly<Record<string, Schema>>, known: ReadonlyMap<string, Known>, direction: Direction,
): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const [name, schema] of Object.entries(definitions)) {
    const first = known.get(name)
    if (first === undefined || first.text === JSON.stringify(schema)) continue
    if (first.direction === direction) throw new Error(`two shapes are named ${name}`)
    found.add(name)
  }
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const [name, schema] of Object.entries(definitions))
      if ([...found].some((other) => JSON.stringify(schema).includes(`"${local}${other}"`))) found.add(name)
  }
  return found
}

export const openSchemas = (): SchemaBook => {
  const schemas: Record<string, Schema> = {}
  const knownShapes = new Map<string, Known>()
  const add = (name: string, schema: Schema): Schema => {
    const known = schemas[name]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`two shapes are named ${name}`)
    schemas[name] = schema
    return refTo('schemas', name)
  }
  return {
    schemas,
    add,
    of(shape, direction) {
      const { $schema: _dialect, $defs, ...whole } = toJsonSchema(shape, direction)
      const raw = ($defs ?? {}) as Record<string, Schema>
      const keyed = (schema: Schema) => changed(schema, (part) => withKeysAsProperties(part, raw))
      const definitions = Object.fromEntries(Object.entries(raw).map(([name, one]) => [name, keyed(one)]))
      const unnamed = Object.keys(definitions).find((name) => name.startsWith('__'))
      if (unnamed !== undefined) throw new Error('a shape that holds itself needs a name: .meta({ id })')
      const differs = differing(definitions, knownShapes, direction)
      for (const [name, schema] of Object.entries(definitions))
        if (!knownShapes.has(name)) knownShapes.set(name, { text: JSON.stringify(schema), direction })
      const nameOf = (old: string) => (differs.has(old) ? `${old}${direction === 'input' ? 'Input' : 'Output'}` : old)
      for (const [name, schema] of Object.entries(definitions)) add(nameOf(name), renamed(schema, nameOf))
      return renamed(keyed(whole as Schema), nameOf)
    },
    resolve(schema) {
      const name = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '')?.[1]
      if (name === undefined) return schema
      const found = schemas[name]
      if (found === undefined) throw new Error(`no schema is named ${name}`)
      return this.resolve(found)
    },
  }
}
