// What browsers may do with our answers: nothing that they need not.
import { isIP } from 'node:net'
import type { Environment, S3Settings } from '../environment.ts'

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** Whether a bucket's name may stand before the machine's: Amazon's client puts it into the path else. */
const mayLead = (bucket: string, { protocol, hostname }: URL): boolean => {
  // A certificate for all buckets holds for one step only.
  const labels = protocol === 'http:' ? bucket.split('.') : [bucket]
  return labels.every((one) => label.test(one)) && isIP(hostname.replace(/[[\]]/g, '')) === 0
}

const amazon = (region: string): string =>
  `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`

/** Where the links of the storage lead: to another place no browser would send or show a file. */
const bucketOrigin = ({ bucket, endpoint, region, pathStyle }: S3Settings): string => {
  const url = new URL(endpoint ?? amazon(region))
  return pathStyle || !mayLead(bucket, url) ? url.origin : `${url.protocol}//${bucket}.${url.host}`
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
