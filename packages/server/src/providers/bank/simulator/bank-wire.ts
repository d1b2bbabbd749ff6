// What differs between the banks that the stand-in plays: how each tells of a change, and what it takes for an answer.
import type { BankForgery } from '@bidyard/contract/calls/sandbox-bank'
import type { BankRecord } from './record.ts'

export interface Letter {
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface BankWire {
  readonly contentType: string
  /** Of each change of a payment. */
  tellings(record: BankRecord, now: Date): readonly string[]
  /** The newest one once more. */
  newest(record: BankRecord, now: Date): string
  forged(record: BankRecord, forgery: BankForgery, now: Date): Letter
  /** Whether it need not tell it again. */
  isHeard(status: number, body: string): boolean
}
