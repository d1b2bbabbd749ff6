// Writes and judges the policy of an upload form by the rules of S3: what may be sent, by whom, until when.
import { z } from 'zod'
import { amzDate, type Credentials, isSignature, scopeOf, signPolicy } from './aws4.ts'
import type { PolicyWish, PostPolicy } from '../storage.ts'

export interface PolicyPlace extends Credentials {
  readonly bucket: string
}

export const writePolicy = (wish: PolicyWish, place: PolicyPlace, now: Date): PostPolicy['fields'] => {
  const at = amzDate(now)
  const day = at.slice(0, 8)
  const fields = {
    key: wish.key,
    bucket: place.bucket,
    'Content-Type': wish.contentType,
    success_action_status: '204',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': scopeOf(place, day),
    'x-amz-date': at,
  }
  const policy = JSON.stringify({
    expiration: new Date(now.getTime() + wish.seconds * 1_000).toISOString(),
    conditions: [
      ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
      ['content-length-range', wish.minBytes, wish.maxBytes],
    ],
  })
  const encoded = Buffer.from(policy).toString('base64')
  return { ...fields, policy: encoded, 'x-amz-signature': signPolicy(encoded, place, day) }
}

export type FormFault =
  | 'MalformedPOSTRequest' | 'InvalidPolicyDocument' | 'InvalidAccessKeyId' | 'SignatureDoesNotMatch' | 'ExpiredPolicy'
  | 'PolicyConditionFailed'

export type Judged =
  | { readonly fault: FormFault; readonly field?: string }
  | {
    readonly fault?: never
    readonly key: string; readonly contentType: string; readonly minBytes: number; readonly maxBytes: number
  }

const bytes = z.int().min(0)
const documentShape = z.strictObject({
  expiration: z.iso.datetime(),
  conditions: z.array(z.union([
    z.tuple([z.literal('content-length-range'), bytes, bytes]),
    z.tuple([z.enum(['eq', 'starts-with']), z.string().regex(/^\$./), z.string()]),
    z.record(z.string().min(1), z.string()),
  ])).max(50),
})
type PolicyDocument = z.output<typeof documentShape>

const readDocument = (encoded: string): PolicyDocument | undefined => {
  try {
    return documentShape.safeParse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

interface Match {
  readonly name: string
  readonly holds: (value: string) => boolean
}

const matchesOf = (document: PolicyDocument): Match[] =>
  document.conditions.flatMap((condition): Match[] => {
    if (!Array.isArray(condition))
      return Object.entries(condition).map(([name, value]) => ({
        name: name.toLowerCase(), holds: (given) => given === value,
      }))
    const [how, field, value] = condition
    if (how === 'content-length-range') return []
    const name = field.slice(1).toLowerCase()
    return [{ name, holds: (given) => (how === 'eq' ? given === value : given.startsWith(value)) }]
  })

const needsNoCondition = (name: string): boolean =>
  name === 'policy' || name === 'x-amz-signature' || name === 'file' || name.startsWith('x-ignore-')

const judgeSigner = (fields: ReadonlyMap<string, string>, place: PolicyPlace): FormFault | undefined => {
  const [policy, given, at] = ['policy', 'x-amz-signature', 'x-amz-date'].map((name) => fields.get(name))
  if (policy === undefined || given === undefined || at === undefined) return 'MalformedPOSTRequest'
  if (fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256') return 'MalformedPOSTRequest'
  const day = /^(\d{8})T\d{6}Z$/.exec(at)?.[1]
  if (day === undefined) return 'MalformedPOSTRequest'
  if (fields.get('x-amz-credential') !== scopeOf(place, day)) return 'InvalidAccessKeyId'
  return isSignature(given, signPolicy(policy, place, day)) ? undefined : 'SignatureDoesNotMatch'
}

/** `fields` by their names in small letters. Nothing of the policy is believed before its signature holds. */
export const judgeForm = (fields: ReadonlyMap<string, string>, place: PolicyPlace, now: Date): Judged => {
  const stranger = judgeSigner(fields, place)
  if (stranger !== undefined) return { fault: stranger }
  const document = readDocument(fields.get('policy') ?? '')
  if (document === undefined) return { fault: 'InvalidPolicyDocument' }
  if (Date.parse(document.expiration) <= now.getTime()) return { fault: 'ExpiredPolicy' }

  const matches = matchesOf(document)
  const broken = matches.find(({ name, holds }) => !holds(fields.get(name) ?? ''))
  if (broken !== undefined) return { fault: 'PolicyConditionFailed', field: broken.name }
  const covered = new Set(matches.map(({ name }) => name))
  const extra = [...fields.keys()].find((name) => !covered.has(name) && !needsNoCondition(name))
  if (extra !== undefined) return { fault: 'PolicyConditionFailed', field: extra }
  // S3 would take any bucket, key or type that the policy leaves open; ours never leaves one open.
  const open = ['bucket', 'key', 'content-type'].find((name) => !covered.has(name))
  if (open !== undefined) return { fault: 'PolicyConditionFailed', field: open }
  if (fields.get('bucket') !== place.bucket) return { fault: 'PolicyConditionFailed', field: 'bucket' }

  const range = document.conditions.find((one) => Array.isArray(one) && one[0] === 'content-length-range')
  if (!Array.isArray(range) || range[0] !== 'content-length-range') return { fault: 'InvalidPolicyDocument' }
  return {
    key: fields.get('key') ?? '', contentType: fields.get('content-type') ?? '', minBytes: range[1], maxBytes: range[2],
  }
}
