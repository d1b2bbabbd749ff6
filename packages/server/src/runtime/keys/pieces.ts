// Goes through a table piece by piece, in small transactions, one node at a time, beside everything that is served.
import { setTimeout } from 'node:timers/promises'
import type { Database, Reader, Tx } from '../database/database.ts'
import { sqlStateOf } from '../database/sql-state.ts'
import { findTurn, getBlockCount, lockMoment, type Part } from './tables.sql.ts'

export interface Going {
  readonly database: Database
  /** The time of the job is over. */
  readonly signal: AbortSignal
}

const blocksAtOnce = 64
const blocksCounted = 4_096
const triesMax = 20
const pauseMs = 100
// Whoever serves goes first: a piece gives up soon, before the database looks for two that wait for each other and
// undoes one of them.
const lockMs = 200
const giveWay = new Set(['55P03', '40P01'])

export class AnotherNodeWorks extends Error {}

/** One piece in a transaction of its own, as long as no other node is at one. */
export const inTurn = async <Result>({ database }: Going, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries++)
    try {
      return await database.transact(async (tx) => {
        if (!await findTurn(tx, lockMs)) throw new AnotherNodeWorks('another node changes keys')
        return work(tx)
      })
    } catch (error) {
      if (!giveWay.has(sqlStateOf(error)) || tries === triesMax) throw error
      await setTimeout(Math.random() * pauseMs * tries)
    }
}

/** Counts a table without one long statement, and as of one moment: rows move about in it while they are changed. */
export const countThrough = (
  { database }: Going, table: string, count: (db: Reader, part: Part) => Promise<number>,
): Promise<number> =>
  database.transact(async (tx) => {
    await lockMoment(tx)
    let sum = 0
    const blocks = await getBlockCount(tx, table)
    for (let from = 0; from < blocks; from += blocksCounted)
      sum += await count(tx, { from, to: from + blocksCounted })
    return sum
  })

/** `piece` tells how many rows it wrote anew: a part of the table is left when there are none. */
export const goThrough = async (
  going: Going, table: string, piece: (tx: Tx, part: Part) => Promise<number>,
): Promise<number> => {
  let written = 0
  const blocks = await getBlockCount(going.database.primary, table)
  for (let from = 0; from < blocks && !going.signal.aborted; from += blocksAtOnce)
    for (let some = -1; some !== 0 && !going.signal.aborted; written += some)
      some = await inTurn(going, (tx) => piece(tx, { from, to: from + blocksAtOnce }))
  return written
}
