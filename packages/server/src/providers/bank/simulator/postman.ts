// Carries the stand-in's notices to our own address, and comes again with growing pauses until it is heard.
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { BankName } from '../bank.ts'
import { bankNoticePath } from '../notice-path.ts'
import type { BankWire, Letter } from './bank-wire.ts'
import { lockNotice, listDueNotices, type Notice, updateTold } from './simulated-notices.sql.ts'

interface PostmanParts {
  readonly wires: Readonly<Record<BankName, BankWire>>
  readonly db: Reader
  readonly transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  readonly ownOrigin: () => string
}

export interface Told {
  /** The status of the answer, or a word where there was none. */
  readonly answer: string
  readonly heard: boolean
}

export interface Postman {
  /** Carries what is taken already. */
  tell(notices: readonly Notice[]): Promise<readonly Told[]>
  /** Carries a letter that is written down nowhere. */
  carry(by: BankName, letter: Letter): Promise<Told>
  /** There may be something to tell. */
  wake(): void
  begin(): void
  stop(): Promise<void>
}

const everyMs = 1_000
const answerMs = 10_000
const atOnce = 20

const carryTo = async ({ wires, ownOrigin }: PostmanParts, by: BankName, letter: Letter): Promise<Told> => {
  const { contentType, isHeard } = wires[by]
  try {
    const response = await fetch(ownOrigin() + bankNoticePath(by), {
      method: 'POST', headers: { 'content-type': contentType, ...letter.headers }, body: letter.body, redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    const heard = isHeard(response.status, await response.text())
    return { answer: heard || response.status !== 200 ? String(response.status) : 'words', heard }
  } catch {
    return { answer: 'silence', heard: false }
  }
}

export const openPostman = (parts: PostmanParts): Postman => {
  const { db, transact } = parts
  const underWay = new Set<Promise<unknown>>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const tell = async ({ id, body, by }: Notice): Promise<Told> => {
    const told = await carryTo(parts, by, { body })
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
    carry: (by, letter) => carryTo(parts, by, letter),
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
