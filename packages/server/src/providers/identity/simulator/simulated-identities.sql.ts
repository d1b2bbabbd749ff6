// Keeps what the stand-in will tell at its result call, so that any process of the sandbox can tell it.
import { z } from 'zod'
import type { Reader } from '../../../runtime/database/database.ts'
import type { AnswerStore } from './kg-simulator.ts'

const told = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('json'), body: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('hang') }),
  z.object({ kind: z.literal('garbage') }),
])

export const getAnswerStore = (db: Reader): AnswerStore => ({
  keep: async (txId, answer) => {
    await db.insertInto('simulated_identities').values({ tx_id: txId, answer }).execute()
  },
  find: async (txId) => {
    const found = await db
      .selectFrom('simulated_identities').select('answer').where('tx_id', '=', txId).executeTakeFirst()
    return found === undefined ? undefined : told.parse(found.answer)
  },
})
