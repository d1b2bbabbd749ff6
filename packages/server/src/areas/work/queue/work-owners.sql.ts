// Reads and writes who in the office has taken which work.
import type { StaffPart, WorkKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'

export interface Work {
  readonly kind: WorkKind
  readonly id: string
}

/** The later one of two who take the same waits here, and finds that it is taken. */
export const insertOwner = async (tx: Tx, { kind, id }: Work, memberId: string): Promise<boolean> => {
  const { rows } = await sql`
    insert into work_owners as held (kind, row_id, member_id) values (${kind}, ${id}::uuid, ${memberId}::uuid)
    on conflict (kind, row_id) do update set taken_at = held.taken_at where held.member_id = excluded.member_id
    returning 1`.execute(tx)
  return rows.length > 0
}

export const updateOwner = async (tx: Tx, { kind, id }: Work, memberId: string): Promise<void> => {
  await sql`
    insert into work_owners as held (kind, row_id, member_id) values (${kind}, ${id}::uuid, ${memberId}::uuid)
    on conflict (kind, row_id) do update set member_id = excluded.member_id, taken_at = app_now()
      where held.member_id <> excluded.member_id`.execute(tx)
}

/** Of anybody's where no member is named. */
export const deleteOwner = async (tx: Tx, { kind, id }: Work, memberId: string | null): Promise<boolean> => {
  const { rows } = await sql`
    delete from work_owners where kind = ${kind} and row_id = ${id}::uuid
      and (${memberId}::uuid is null or member_id = ${memberId}::uuid)
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Of those among these members who take no part any more, or attend to something else than the work. */
export const deleteOwnersUnfit = async (
  tx: Tx, memberIds: readonly string[], partsOf: Readonly<Record<WorkKind, readonly StaffPart[]>>,
): Promise<readonly Work[]> => {
  const { rows } = await sql<Work>`
    delete from work_owners held using members
    where members.id = held.member_id and members.id = any(${memberIds}::uuid[]) and not (
      members.state = 'active' and (members.type = 'root' or (members.type = 'admin' and (
        members.part is null or ${JSON.stringify(partsOf)}::text::jsonb -> held.kind ? members.part))))
    returning held.kind, held.row_id as id`.execute(tx)
  return rows
}
