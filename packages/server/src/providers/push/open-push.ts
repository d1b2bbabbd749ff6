// Hands pushes to the services of the browsers, and to nobody else: whoever subscribes names the address.
import type { Environment } from '../../runtime/environment.ts'
import { encryptPush } from './push-content.ts'
import type { PushOutcome, Pusher } from './pusher.ts'
import { vapidHeader } from './vapid.ts'

export interface PushProviders {
  readonly pusher: Pusher
}

/** The services of Chrome and Edge, Firefox, Safari and Windows. */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/, /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/, /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
]
/** A day: whoever was away for longer reads it in the application. */
const ttlSeconds = 86_400

const isService = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  return protocol === 'https:' && port === '' && username === '' && services.some((one) => one.test(hostname))
}

/** A receiver on the own machine, as tests have one. */
const isOwnMachine = (endpoint: string): boolean =>
  URL.canParse(endpoint) && new URL(endpoint).protocol === 'http:' && new URL(endpoint).hostname === '127.0.0.1'

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return { kind: 'accepted' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 401 || status === 403) return { kind: 'stranger', said: `answered ${status}` }
  if (status === 429 || status >= 500) return { kind: 'notYet', why: `answered ${status}` }
  return { kind: 'refused', said: `answered ${status}` }
}

const headersOf = (authorization: string, topic: string) => ({
  authorization, topic, ttl: String(ttlSeconds), urgency: 'normal', 'content-encoding': 'aes128gcm',
  'content-type': 'application/octet-stream',
})

export const openPush = (
  { sandbox, publicUrl }: Pick<Environment, 'sandbox' | 'publicUrl'>, timeoutMs: number,
): PushProviders => {
  const mayCall = (endpoint: string): boolean => isService(endpoint) || (sandbox && isOwnMachine(endpoint))
  const who = publicUrl?.startsWith('https:') === true ? publicUrl : 'https://bidyard.example'
  return {
    pusher: {
      mayCall,
      send: async ({ to, text, topic }, keys) => {
        const { endpoint } = to
        if (!mayCall(endpoint)) return { kind: 'gone' }
        const authorization = vapidHeader(keys, { endpoint, now: new Date(), who })
        try {
          const response = await fetch(endpoint, {
            method: 'POST', redirect: 'error', signal: AbortSignal.timeout(timeoutMs),
            headers: headersOf(authorization, topic), body: new Uint8Array(encryptPush(text, to)),
          })
          await response.body?.cancel()
          return outcomeOf(response.status)
        } catch {
          return { kind: 'notYet', why: 'no answer' }
        }
      },
    },
  }
}
