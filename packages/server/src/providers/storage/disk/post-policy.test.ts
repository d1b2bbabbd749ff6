// The rules of form policies, held against Amazon's published example and against what may be wrong with a form.
import { describe, expect, test } from 'vitest'
import { signPolicy } from './aws4.ts'
import { judgeForm, type PolicyPlace, writePolicy } from './post-policy.ts'

const place: PolicyPlace = {
  bucket: 'sigv4examplebucket', accessKeyId: 'AKIAIOSFODNN7EXAMPLE', region: 'us-east-1',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}

// As Amazon prints it, line ends of two characters included.
const published = [
  '{ "expiration": "2015-12-30T12:00:00.000Z",',
  '  "conditions": [',
  '    {"bucket": "sigv4examplebucket"},',
  '    ["starts-with", "$key", "user/user1/"],',
  '    {"acl": "public-read"},',
  '    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},',
  '    ["starts-with", "$Content-Type", "image/"],',
  '    {"x-amz-meta-uuid": "14365123651274"},',
  '    {"x-amz-server-side-encryption": "AES256"},',
  '    ["starts-with", "$x-amz-meta-tag", ""],',
  '',
  '    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},',
  '    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},',
  '    {"x-amz-date": "20151229T000000Z" }',
  '  ]',
  '}',
].join('\r\n')

test('signs the published policy with the published signature', () => {
  const policy = Buffer.from(published).toString('base64')
  expect(signPolicy(policy, place, '20151229')).toBe('8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e')
})

describe('a form', () => {
  const now = new Date('2026-01-05T03:04:05Z')
  const wish = { key: 'upload/a', contentType: 'image/png', minBytes: 1, maxBytes: 9, seconds: 600 }
  const formOf = (fields: Readonly<Record<string, string>>): Map<string, string> =>
    new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]))
  const signed = (document: unknown, fields: Readonly<Record<string, string>> = {}): Map<string, string> => {
    const policy = Buffer.from(typeof document === 'string' ? document : JSON.stringify(document)).toString('base64')
    return formOf({
      ...writePolicy(wish, place, now), ...fields, policy, 'x-amz-signature': signPolicy(policy, place, '20260105'),
    })
  }
  const conditions = (fields = writePolicy(wish, place, now)): unknown[] =>
    Object.entries(fields).filter(([name]) => name !== 'policy' && name !== 'x-amz-signature')
      .map(([name, value]) => ({ [name]: value }))
  const expiration = '2026-01-05T03:14:05Z'

  test('is judged by what its policy says', () => {
    expect(judgeForm(formOf(writePolicy(wish, place, now)), place, now))
      .toEqual({ key: 'upload/a', contentType: 'image/png', minBytes: 1, maxBytes: 9 })
  })

  test('holds to the last moment and not longer', () => {
    const form = formOf(writePolicy(wish, place, now))
    expect(judgeForm(form, place, new Date(now.getTime() + 599_999)).fault).toBeUndefined()
    expect(judgeForm(form, place, new Date(now.getTime() + 600_000)).fault).toBe('ExpiredPolicy')
  })

  test('is nobody’s after the secret was changed', () => {
    const form = formOf(writePolicy(wish, place, now))
    expect(judgeForm(form, { ...place, secretAccessKey: 'another' }, now).fault).toBe('SignatureDoesNotMatch')
  })

  test('may begin with what its policy says it begins with', () => {
    const form = signed({ expiration, conditions: [
      ['starts-with', '$Key', 'upload/'], ['content-length-range', 0, 1],
      ...conditions().filter((one) => !('key' in (one as object))),
    ] })
    expect(judgeForm(form, place, now)).toMatchObject({ key: 'upload/a', maxBytes: 1 })
    form.set('key', 'keep/a')
    expect(judgeForm(form, place, now)).toEqual({ fault: 'PolicyConditionFailed', field: 'key' })
  })

  test.each<[string, unknown]>([
    ['text that is no JSON', 'not json'],
    ['no conditions', { expiration }],
    ['a condition of another kind', { expiration, conditions: [['ends-with', '$key', 'x']] }],
    ['a range of texts', { expiration, conditions: [['content-length-range', '0', '9']] }],
    ['no end', { conditions: [] }],
    ['no range', { expiration, conditions: conditions() }],
  ])('is refused when its policy is %s, though it is signed', (_, document) => {
    expect(judgeForm(signed(document), place, now).fault).toBe('InvalidPolicyDocument')
  })

  test.each(['key', 'bucket', 'content-type'])('is refused when its policy leaves %s open', (name) => {
    const left = conditions().filter((one) => Object.keys(one as object)[0]?.toLowerCase() !== name)
    const form = signed({ expiration, conditions: [...left, ['content-length-range', 1, 9]] })
    expect(judgeForm(form, place, now)).toEqual({ fault: 'PolicyConditionFailed', field: name })
  })
})
