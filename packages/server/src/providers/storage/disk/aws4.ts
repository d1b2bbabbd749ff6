// AWS Signature Version 4 over a form policy: the signing key of a day and region, and the signature itself.
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

const hmac = (key: string | Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** `day` as `yyyymmdd`. */
export const signPolicy = (policyBase64: string, { secretAccessKey, region }: Credentials, day: string): string => {
  const signingKey = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), 's3'), 'aws4_request')
  return hmac(signingKey, policyBase64).toString('hex')
}

export const isSignature = (given: string, right: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export const scopeOf = ({ accessKeyId, region }: Credentials, day: string): string =>
  `${accessKeyId}/${day}/${region}/s3/aws4_request`

/** `20151229T000000Z` */
export const amzDate = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')
