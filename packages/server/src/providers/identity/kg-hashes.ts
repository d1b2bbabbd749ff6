// The two hashes that prove to KG Inicis who asks, and for whom: SHA-256 over the fields one after the other.
import { createHash } from 'node:crypto'
import type { ProviderPerson } from './identity-provider.ts'

const sha256 = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(''), 'utf8').digest('hex')

export interface KgTransaction {
  readonly mid: string
  readonly transactionId: string
}

export const authHashOf = ({ mid, transactionId }: KgTransaction, apiKey: string): string =>
  sha256(mid, transactionId, apiKey)

export const userHashOf = (
  { mid, transactionId }: KgTransaction, { name, birthday, phone }: ProviderPerson, serviceCode: string,
): string => sha256(name, mid, phone, transactionId, birthday, serviceCode)
