// The parts of an OpenAPI document that ours is made of.

export interface Schema {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  pattern?: string
  /** A pattern that is right in Unicode mode only, which some tools do not know. */
  'x-unicode-pattern'?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  examples?: unknown[]
  nullable?: boolean
  /** What the values of an enumeration are called. */
  'x-labels'?: Readonly<Record<string, { readonly ko: string; readonly en: string }>>
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number | boolean
  exclusiveMaximum?: number | boolean
  multipleOf?: number
  items?: Schema | boolean
  contentEncoding?: string
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  minProperties?: number
  maxProperties?: number
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  discriminator?: { propertyName: string; mapping: Record<string, string> }
}

export interface Reference {
  $ref: string
}

export interface Example {
  summary?: string
  value: unknown
}

export interface MediaType {
  schema?: Schema
  example?: unknown
  examples?: Record<string, Example | Reference>
}
export type Content = Record<string, MediaType>

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  description: string
  required?: boolean
  schema?: Schema
  example?: unknown
  content?: Content
}

export interface Header {
  description: string
  schema: Schema
}

export interface Answer {
  description: string
  headers?: Record<string, Header | Reference>
  content?: Content
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters: (Parameter | Reference)[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Answer | Reference>
}

export interface Tag {
  name: string
  'x-displayName': string
  description: string
}

export interface OpenApiDocument {
  openapi: string
  info: Record<string, unknown>
  servers: { url: string; description: string }[]
  tags: Tag[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    headers: Record<string, Header>
    examples: Record<string, Example>
    responses: Record<string, Answer>
    securitySchemes: Record<string, Record<string, string>>
  }
}

export const refTo = (kind: keyof OpenApiDocument['components'], name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
})
