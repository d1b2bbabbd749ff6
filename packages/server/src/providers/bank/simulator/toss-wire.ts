// How the stand-in tells as Toss does: the callback of a deposit, the change of a payment, and forgeries of both.
import { createHmac, randomUUID } from 'node:crypto'
import type { BankForgery } from '@bidyard/contract/calls/sandbox-bank'
import type { TossSettings } from '../../../runtime/bank-settings.ts'
import type { BankWire, Letter } from './bank-wire.ts'
import { newKey } from './new-record.ts'
import type { BankRecord } from './record.ts'
import { depositCallback, paymentChanged } from './toss-view.ts'

const tooOldMs = 301_000

const signed = ({ webhookKey = '' }: TossSettings, body: string, at: Date): Readonly<Record<string, string>> => {
  const sentAt = at.toISOString()
  const mac = createHmac('sha256', webhookKey).update(`${body}:${sentAt}`).digest('base64')
  return { 'tosspayments-webhook-signature': `v1:${mac}`, 'tosspayments-webhook-transmission-time': sentAt }
}

const forgedBody = (record: BankRecord, forgery: BankForgery, now: Date): string => {
  const told = { ...record, status: 'DONE', lastTransactionKey: newKey() } as const
  if (forgery === 'wrongSecret') return depositCallback({ ...told, secret: `ps_${randomUUID()}` }, now)
  if (forgery === 'unknownOrder') return depositCallback({ ...told, orderId: `nobody-${randomUUID()}` }, now)
  return depositCallback(told, now)
}

const forged = (settings: TossSettings, record: BankRecord, forgery: BankForgery, now: Date): Letter => {
  const body = forgedBody(record, forgery, now)
  // Signed by the world's clock: a sandbox that moved its own must not make every signature too old.
  if (forgery === 'tooOld') return { body, headers: signed(settings, body, new Date(Date.now() - tooOldMs)) }
  if (forgery === 'altered')
    return { body, headers: signed(settings, body.replace('"DONE"', '"CANCELED"'), new Date()) }
  return { body }
}

export const openTossWire = (settings: TossSettings): BankWire => ({
  contentType: 'application/json',
  tellings: (record, now) => [depositCallback(record, now), paymentChanged(record, now)],
  newest: depositCallback,
  forged: (record, forgery, now) => forged(settings, record, forgery, now),
  isHeard: (status) => status === 200,
})
