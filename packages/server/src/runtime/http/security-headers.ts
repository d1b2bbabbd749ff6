// What browsers may do with our answers: nothing that they need not.
import type { Environment, S3Settings } from '../environment.ts'

const bucketOrigin = (s3: S3Settings): string => {
  if (s3.endpoint === undefined) return `https://${s3.bucket}.s3.${s3.region}.amazonaws.com`
  const { protocol, host } = new URL(s3.endpoint)
  return s3.pathStyle ? `${protocol}//${host}` : `${protocol}//${s3.bucket}.${host}`
}

/** Identity checks begin with a form that the browser sends to the provider. */
const identityOrigin = (kg: Environment['kg']): string => (kg === undefined ? '' : ' https://sa.inicis.com')

const contentPolicy = (bucket: string, identity: string): string => [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'",
  `img-src 'self' data: blob:${bucket}`, "font-src 'self'", `connect-src 'self'${bucket}`, "manifest-src 'self'",
  // Documents of strangers are framed only as blobs that our page itself made PDFs.
  'frame-src blob:', "worker-src 'self'", "base-uri 'none'", `form-action 'self'${bucket}${identity}`,
  "frame-ancestors 'none'",
].join('; ')

export const securityHeaders = ({ s3, kg, publicUrl }: Environment): Readonly<Record<string, string>> => ({
  'content-security-policy': contentPolicy(s3 === undefined ? '' : ` ${bucketOrigin(s3)}`, identityOrigin(kg)),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-frame-options': 'DENY',
  ...(publicUrl?.startsWith('https:') === true
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
})
