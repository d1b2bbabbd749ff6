// Signs who sends a push, for one service and half a day: RFC 8292.
import { createPrivateKey, sign } from 'node:crypto'
import type { PushKeys } from './pusher.ts'

const encode = (text: string | Uint8Array): string => Buffer.from(text).toString('base64url')
const halfDaySeconds = 43_200

/** `who` is an address by which the services find us when something is wrong. */
export const vapidHeader = (
  { publicKey, privateKey }: PushKeys, { endpoint, now, who }: {
    readonly endpoint: string; readonly now: Date; readonly who: string
  },
): string => {
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC', crv: 'P-256', d: encode(privateKey), x: encode(publicKey.subarray(1, 33)),
      y: encode(publicKey.subarray(33, 65)),
    },
  })
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1_000) + halfDaySeconds, sub: who }
  const signed = `${encode(JSON.stringify({ typ: 'JWT', alg: 'ES256' }))}.${encode(JSON.stringify(claims))}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${encode(signature)}, k=${encode(publicKey)}`
}
