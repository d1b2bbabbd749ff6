// Carries the stand-in's notices to our own address, and comes again with growing pauses until it is heard.
import { createHmac } from 'node:crypto'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { TossSettings } from '../../../runtime/bank-settings.ts'
import { bankNoticePath } from '../notice-path.ts'
import { lockNotice, listDueNotices, type Notice, updateTold } from './simulated-notices.sql.ts'

interface PostmanParts {
  readonly settings: TossSettings
  readonly db: Reader
  readonly transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  readonly ownOrigin: () => string
}

export interface Told {
  /** The status of the answer, or a word where there was none. */
  readonly answer: string
  readonly heard: boolean
}

/** When it was signed, by the world's clock, and with what. */
export interface Signing {
  readonly at: Date
  readonly body: string
}

export interface Postman {
  /** Carries what is taken already. */
  tell(notices: readonly Notice[]): Promise<readonly Told[]>
  /** Carries a body that is written down nowhere, signed as said or not at all. */
  carry(body: string, signing?: Signing): Promise<Told>
  /** There may be something to tell. */
  wake(): void
  begin(): void
  stop(): Promise<void>
}

const everyMs = 1_000
const answerMs = 10_000
const atOnce = 20

const signatureOf = (key: string, { at, body }: Signing): Record<string, string> => {
  const sentAt = at.toISOString()
  const mac = createHmac('sha256', key).update(`${body}:${sentAt}`).digest('base64')
  return { 'tosspayments-webhook-signature': `v1:${mac}`, 'tosspayments-webhook-transmission-time': sentAt }
}

const carryTo = async (
  { settings, ownOrigin }: PostmanParts, body: string, signing: Signing | undefined,
): Promise<Told> => {
  const { webhookKey } = settings
  const signature = signing === undefined || webhookKey === undefined ? {} : signatureOf(webhookKey, signing)
  try {
    const response = await fetch(ownOrigin() + bankNoticePath('toss'), {
      method: 'POST', headers: { 'content-type': 'application/json', ...signature }, body, redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    await response.body?.cancel()
    return { answer: String(response.status), heard: response.status === 200 }
  } catch {
    return { answer: 'silence', heard: false }
  }
}

export const openPostman = (parts: PostmanParts): Postman => {
  const { db, transact } = parts
  const underWay = new Set<Promise<unknown>>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const tell = async ({ id, body }: Notice): Promise<Told> => {
    const told = await carryTo(parts, body, undefined)
    await transact((tx) => updateTold(tx, id, told))
    return told
  }
  const tellDue = async ({ id }: { readonly id: string }): Promise<void> => {
    const notice = await transact((tx) => lockNotice(tx, id))
    if (notice !== undefined) await tell(notice)
  }
  const round = async (): Promise<void> => {
    await Promise.all((await listDueNotices(db, atOnce)).map(tellDue))
  }
  const wake = (): void => {
    if (stopped || underWay.size > 0) return
    // Whatever goes wrong here goes wrong at a third party: the next round comes.
    const running: Promise<unknown> = round().catch(() => undefined).finally(() => underWay.delete(running))
    underWay.add(running)
  }
  return {
    tell: (notices) => Promise.all(notices.map(tell)),
    carry: (body, signing) => carryTo(parts, body, signing),
    wake,
    begin: () => {
      timer = setInterval(wake, everyMs)
    },
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}
