// What a call is: its address, who may use it, its shapes and every error it answers with.
import type { z } from 'zod'
import type { StaffPart } from './enums/members.ts'
import type { DetailOf, ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Where a call lives: for everybody's programs, for the office's screens, or for other machines. */
export type Surface = 'public' | 'office' | 'hooks'
export const prefixOf: Readonly<Record<Surface, string>> = {
  public: '/bridge/public/api/v0',
  office: '/bridge/office/api/v0',
  hooks: '/bridge/hooks/v0',
}

export const roles = ['dealer', 'seller', 'partner', 'staff', 'root', 'developer', 'scheduler'] as const
export type Role = (typeof roles)[number]
/** `staff` includes root. */
export type Who = 'anyone' | 'signedIn' | readonly Role[]

export type CallErrors = { readonly [Code in ErrorCode]?: readonly DetailOf<Code>[] }

/** required: refused without a key; optional: honoured; none: the answer is never stored. */
export type Idempotency = 'required' | 'optional' | 'none'

export interface CallDefinition {
  readonly method: Method
  readonly path: `/${string}`
  readonly surface?: Surface
  readonly summary: string
  readonly who: Who
  /** Of the office only people of these parts, and whoever has none; else all of it. */
  readonly parts?: readonly StaffPart[]
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  readonly errors?: CallErrors
  readonly idempotency?: Idempotency
  /** About the caller's own things alone: what the office does through it to itself is no line of the audit. */
  readonly isOwn?: boolean
  /** It changes nothing, so it is no line of the audit; where it shows people it writes down the look itself. */
  readonly isLook?: boolean
  /** A barred shop may ask it although its area is closed to it: what it bought is shown by it. */
  readonly isForBarred?: boolean
  /** A screen asks it again and again by itself: that is no use of the session, which ends as if nobody had asked. */
  readonly isWatch?: boolean
  /** What the thing is called in the log of changes; the name of the area where nothing is said. */
  readonly about?: string
  /** It shows people by name: each look of the office is a line of the access log under this subject. */
  readonly shows?: string
  /** The answer may be kept by browsers for so many seconds. */
  readonly cacheSeconds?: number
  /** Calls that are costly or that guess may be asked so many times a minute by one caller. */
  readonly perMinute?: number
}

/** Declares a call. The name comes from its place in `calls.ts`, so that it is written once. */
export const call = <const Definition extends CallDefinition>(definition: Definition): Definition => definition

type Shape<Definition, Part extends 'params' | 'query' | 'body'> =
  Definition extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined
type Given<Definition, Part extends 'params' | 'query' | 'body'> =
  Definition extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.input<Schema> : undefined

export type ParamsOf<D extends CallDefinition> = Shape<D, 'params'>
export type QueryOf<D extends CallDefinition> = Shape<D, 'query'>
export type BodyOf<D extends CallDefinition> = Shape<D, 'body'>
export type AnswerOf<D extends CallDefinition> = z.input<D['answer']>
export type ReceivedOf<D extends CallDefinition> = z.output<D['answer']>

/** What a client hands over: only the parts that the call declares. */
export type AskOf<D extends CallDefinition> = {
  [P in 'params' | 'query' | 'body' as Given<D, P> extends undefined ? never : P]: Given<D, P>
}

export type ErrorsOf<D> = D extends { readonly errors: infer E } ? Extract<keyof E, ErrorCode> : never
export type DetailsOf<D, Code> = D extends { readonly errors: infer E }
  ? Code extends keyof E ? (E[Code] extends readonly (infer Detail)[] ? Detail : never) : never
  : never

/** How many milliseconds a list may be behind: a client that knows of something newer says how long it has known. */
export const listBehindHeader = 'x-list-behind-ms'

export const addressOf = (definition: CallDefinition): string =>
  prefixOf[definition.surface ?? 'public'] + definition.path

export const idempotencyOf = (definition: CallDefinition): Idempotency =>
  definition.idempotency ?? (definition.method === 'GET' ? 'none' : 'optional')
