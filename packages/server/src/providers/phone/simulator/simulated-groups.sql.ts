// Keeps what the sandbox's carrier was given, so that any process of the sandbox can go on.
import { sql } from 'kysely'
import { z } from 'zod'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { messageShape } from './simulated-message.ts'

const groupShape = z.object({
  groupId: z.string(), dateCreated: z.iso.datetime(), dateSent: z.iso.datetime().nullable(),
  messages: z.array(messageShape),
})
export type SimulatedGroup = z.output<typeof groupShape>

const read = (row: { readonly record: unknown } | undefined): SimulatedGroup | undefined =>
  row === undefined ? undefined : groupShape.parse(row.record)

export const insertGroup = async (tx: Tx, group: SimulatedGroup): Promise<void> => {
  await tx.insertInto('simulated_phone_groups').values({ id: group.groupId, record: group }).execute()
}

export const findGroup = async (db: Reader, id: string): Promise<SimulatedGroup | undefined> =>
  read(await db.selectFrom('simulated_phone_groups').select('record').where('id', '=', id).executeTakeFirst())

export const lockGroup = async (tx: Tx, id: string): Promise<SimulatedGroup | undefined> =>
  read(await tx.selectFrom('simulated_phone_groups').select('record').where('id', '=', id).forUpdate()
    .executeTakeFirst())

export const updateGroup = async (tx: Tx, group: SimulatedGroup): Promise<void> => {
  await tx.updateTable('simulated_phone_groups').set({ record: group }).where('id', '=', group.groupId).execute()
}

/** The newest first. */
export const listNewestGroups = async (db: Reader, max: number): Promise<SimulatedGroup[]> => {
  const rows = await db.selectFrom('simulated_phone_groups').select('record')
    .orderBy('created_at', 'desc').orderBy('id').limit(max).execute()
  return rows.map(({ record }) => groupShape.parse(record))
}

export const deleteOldGroups = async (tx: Tx, days: number): Promise<void> => {
  await tx.deleteFrom('simulated_phone_groups')
    .where('created_at', '<', sql<Date>`app_now() - make_interval(days => ${days})`).execute()
}
