// All that looks like a secret and opens nothing, each with the files that may hold it.

export interface KnownExample {
  readonly text: string
  /** Why it opens nothing. */
  readonly because: string
  readonly files: readonly string[]
}

const server = 'packages/server/src'
const checks = `${server}/areas/identity/checks`
const counted = 'counts its bytes from nothing upwards; drawn by nobody'
const nowhere = 'made up in a test; what it names is not there'
const amazons = 'stands in Amazon’s own description of how requests are signed'

const pool = [`${server}/runtime/database/pool.test.ts`]
const settings = [`${server}/runtime/environment.test.ts`]
const vectors = ['docs/partners/vectors.json']
const policies = [`${server}/providers/storage/disk/post-policy.test.ts`]

export const knownExamples: readonly KnownExample[] = [
  {
    text: 'smtp://user:password@h', because: 'shows the form of an address',
    files: ['docs/operations/settings.md', `${server}/runtime/settings/mail-settings.ts`, ...settings],
  },
  { text: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8', because: counted, files: vectors },
  {
    text: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0-Pw',
    because: counted, files: vectors,
  },
  {
    text: 'AAECAwQFBgcICQoLDA0ODw==', because: counted,
    files: [
      `${checks}/identity-checks.test.ts`, `${checks}/lying-provider.test.ts`,
      `${server}/providers/identity/kg-inicis.test.ts`,
    ],
  },
  {
    text: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    because: 'says 12345678901234567890, as the standard of one-time codes does',
    files: ['packages/contract/src/shapes/qr/qr-code.test.ts'],
  },
  {
    text: 'synthetic-only-1', because: 'says what it is',
    files: [`${server}/areas/sandbox/bank/bank.test.ts`, ...settings],
  },
  {
    text: 'the-scheduler-of-the-test-0123456789', because: 'says what it is',
    files: [`${server}/runtime/call/who.test.ts`, `${server}/testing/contracts/award-world.ts`],
  },
  { text: 'AKIAIOSFODNN7EXAMPLE', because: amazons, files: policies },
  { text: 'AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request', because: amazons, files: policies },
  { text: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', because: amazons, files: policies },
  {
    text: 'REPLACE-WITH-openssl-rand-base64-24', because: 'says what to put in its place',
    files: ['docs/operations/patroni/patroni.yml'],
  },
  { text: 'postgres://u:p@o', because: nowhere, files: pool },
  { text: 'postgres://u:p@t', because: nowhere, files: pool },
  { text: 'postgres://u:p%40x@o', because: nowhere, files: pool },
  { text: 'smtps://desk%40b:w%3Ard@m', because: nowhere, files: settings },
  { text: 'smtp://a:%zz@m', because: nowhere, files: settings },
  { text: 'https://user:pw@k', because: nowhere, files: [`${server}/providers/identity/result-address.test.ts`] },
  { text: 'postgres://user:planted@h', because: nowhere, files: [`${server}/runtime/log.test.ts`] },
  {
    text: 'postgres://postgres:secret-word@1', because: nowhere, files: ['tools/database/running-database.test.ts'],
  },
  {
    text: '-----BEGIN PRIVATE KEY-----',
    because: 'proves servers of the tests on this very machine to nobody else',
    files: [`${server}/testing/machine/own-certificate.ts`, `${server}/testing/machine/rsa-certificate.ts`],
  },
]
