// The stand-in's counter: what a person can do to an account that the real bank's customers and accidents would do.
import { randomUUID } from 'node:crypto'
import type { BankForgery } from '@bidyard/contract/calls/sandbox-bank'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import type { BankName } from '../bank.ts'
import type { BankWire } from './bank-wire.ts'
import { change } from './change.ts'
import { newKey, newRecord } from './new-record.ts'
import type { Postman, Told } from './postman.ts'
import { addDeposit, type BankRecord, takeBack } from './record.ts'
import { findRecord, insertRecord, listRecords, lockRecord } from './simulated-bank.sql.ts'
import { listNoticesOf, type NoticeRow } from './simulated-notices.sql.ts'

export interface Transfer {
  /** Undefined: the amount that was asked for. */
  readonly amountWon: number | undefined
  /** Stamped a minute after the number's end, or now where that is later. */
  readonly isLate: boolean
  /** Twice: the second one after the first was told. */
  readonly times: number
  readonly tells: boolean
  readonly depositorName: string | undefined
}

export interface ListedPayment {
  readonly record: BankRecord
  readonly notices: readonly NoticeRow[]
}

/** `impossible`: that cannot happen to it as it stands. */
export type Done = ListedPayment & { readonly told: readonly Told[] } | 'missing' | 'impossible'

export interface BankCounter {
  list(text: string, max: number): Promise<readonly ListedPayment[]>
  find(orderId: string): Promise<ListedPayment | undefined>
  transfer(orderId: string, transfer: Transfer): Promise<Done>
  reverse(orderId: string, tells: boolean): Promise<Done>
  /** The newest notice so many times at once. */
  repeat(orderId: string, times: number): Promise<Done>
  forge(orderId: string, forgery: BankForgery): Promise<Done>
  /** A number that the product never asked for. */
  openStray(amountWon: number): Promise<BankRecord>
}

interface CounterParts {
  readonly wires: Readonly<Record<BankName, BankWire>>
  readonly issues: BankName
  readonly db: Reader
  readonly transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
}

const minuteMs = 60_000
const dayMs = 86_400_000

type Alter = (
  orderId: string, tells: boolean, how: (record: BankRecord, now: Date) => BankRecord | undefined,
) => Promise<Done>

/** Banks tell deposits apart by the second. */
const apart = ({ deposits }: BankRecord, at: Date): Date => {
  const last = deposits.at(-1)
  return last === undefined ? at : new Date(Math.max(at.getTime(), Date.parse(last.at) + 1_000))
}

const transferOver = (alter: Alter): BankCounter['transfer'] => {
  const once = (orderId: string, { amountWon, isLate, tells, depositorName }: Transfer): Promise<Done> =>
    alter(orderId, tells, (record, now) => {
      const late = new Date(Math.max(now.getTime(), Date.parse(record.dueAt) + minuteMs))
      return addDeposit(record, {
        key: newKey(), amountWon: amountWon ?? record.amountWon, at: apart(record, isLate ? late : now),
        depositorName: depositorName ?? record.customerName,
      })
    })
  return async (orderId, transfer) => {
    const first = await once(orderId, transfer)
    if (transfer.times === 1 || typeof first === 'string') return first
    const second = await once(orderId, transfer)
    return typeof second === 'string' ? second : { ...second, told: [...first.told, ...second.told] }
  }
}

export const openCounter = ({ db, transact, wires, issues }: CounterParts, postman: Postman): BankCounter => {
  const finish = async (record: BankRecord, told: readonly Told[]): Promise<Done> =>
    ({ record, told, notices: await listNoticesOf(db, [record.orderId]) })
  const alter: Alter = async (orderId, tells, how) => {
    const changed = await transact(async (tx) => {
      const record = await lockRecord(tx, 'order_id', orderId)
      if (record === undefined) return 'missing'
      const now = await readNow(tx)
      const next = how(record, now)
      if (next === undefined) return 'impossible'
      const bodies = tells ? wires[next.by].tellings(next, now) : []
      return { record: next, notices: await change(tx, { record: next, bodies, taken: true }) }
    })
    return typeof changed === 'string' ? changed : finish(changed.record, await postman.tell(changed.notices))
  }
  const told = async (
    orderId: string, work: (record: BankRecord, now: Date) => Promise<readonly Told[]>,
  ): Promise<Done> => {
    const record = await findRecord(db, 'order_id', orderId)
    return record === undefined ? 'missing' : finish(record, await work(record, await readNow(db)))
  }
  return {
    list: async (text, max) => {
      const records = await listRecords(db, text, max)
      const notices = await listNoticesOf(db, records.map(({ orderId }) => orderId))
      const byOrder = Map.groupBy(notices, ({ order_id }) => order_id)
      return records.map((record) => ({ record, notices: byOrder.get(record.orderId) ?? [] }))
    },
    find: async (orderId) => {
      const record = await findRecord(db, 'order_id', orderId)
      return record && { record, notices: await listNoticesOf(db, [orderId]) }
    },
    transfer: transferOver(alter),
    reverse: (orderId, tells) => alter(orderId, tells, (record) => takeBack(record, newKey())),
    repeat: (orderId, times) => told(orderId, (record, now) => {
      const body = wires[record.by].newest(record, now)
      return Promise.all(Array.from({ length: times }, () => postman.carry(record.by, { body })))
    }),
    forge: (orderId, forgery) => told(orderId, async (record, now) => [
      await postman.carry(record.by, wires[record.by].forged(record, forgery, now)),
    ]),
    openStray: (amountWon) => transact(async (tx) => {
      const now = await readNow(tx)
      const wish = {
        by: issues, orderId: `stray-${randomUUID()}`, orderName: '알 수 없는 주문', customerName: '홍길동', bank: '88',
        amount: amountWon,
      }
      const record = newRecord(wish, now, new Date(now.getTime() + 3 * dayMs))
      await insertRecord(tx, record)
      return record
    }),
  }
}
