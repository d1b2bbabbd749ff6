// Signs questions to SOLAPI, and knows signed ones: date and salt under the secret, each signature for one question.
import { createHmac, randomBytes } from 'node:crypto'

export interface SolapiKey {
  readonly apiKey: string
  readonly apiSecret: string
}

export const signatureOf = (secret: string, date: string, salt: string): string =>
  createHmac('sha256', secret).update(date + salt).digest('hex')

export const signed = ({ apiKey, apiSecret }: SolapiKey, now: Date): string => {
  const [date, salt] = [now.toISOString(), randomBytes(16).toString('hex')]
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signatureOf(apiSecret, date, salt)}`
}

export interface SignedParts {
  readonly apiKey: string
  readonly date: string
  readonly salt: string
  readonly signature: string
}

export const readSigned = (header: string): SignedParts | undefined => {
  const form =
    /^HMAC-SHA256 apiKey=([^\s,]{1,100}), ?date=([^\s,]{1,40}), ?salt=([^\s,]{12,64}), ?signature=([0-9a-f]{64})$/i
  const [, apiKey, date, salt, signature] = form.exec(header) ?? []
  if (apiKey === undefined || date === undefined || salt === undefined || signature === undefined) return undefined
  return { apiKey, date, salt, signature }
}
