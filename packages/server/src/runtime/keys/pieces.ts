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

/** Rows of a block are counted from one, so all of them are behind its none. */
const blocksFrom = (from: number, count: number): Part => ({ after: `(${from},0)`, before: `(${from + count},0)` })

/** Counts a table without one long statement, and as of one moment: rows move about in it while they are changed. */
export const countThrough = (
  { database }: Going, table: string, count: (db: Reader, part: Part) => Promise<number>,
): Promise<number> =>
  database.transact(async (tx) => {
    await lockMoment(tx)
    let sum = 0
    const blocks = await getBlockCount(tx, table)
    for (let from = 0; from < blocks; from += blocksCounted)
      sum += await count(tx, blocksFrom(from, blocksCounted))
    return sum
  })

/** What a piece looked at: the place of its last row, none where there was no row; and how many stay as they were. */
export interface Looked {
  readonly last: string | undefined
  readonly unopened: number
}

/** Each piece goes on behind the one before, so rows that stay as they were hide none. Answers how many stayed. */
export const goThrough = async (
  going: Going, table: string, piece: (tx: Tx, part: Part) => Promise<Looked>,
): Promise<number> => {
  let sum = 0
  const blocks = await getBlockCount(going.database.primary, table)
  for (let from = 0; from < blocks; from += blocksAtOnce)
    for (let part: Part | undefined = blocksFrom(from, blocksAtOnce); part !== undefined; ) {
      if (going.signal.aborted) return sum
      const here: Part = part
      const { last, unopened } = await inTurn(going, (tx) => piece(tx, here))
      sum += unopened
      part = last === undefined ? undefined : { ...here, after: last }
    }
  return sum
}
