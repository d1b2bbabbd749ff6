// Keeps a payment that changed in the stand-in's book, with what is to be told of it.
import type { Tx } from '../../../runtime/database/database.ts'
import type { BankRecord } from './record.ts'
import { updateRecord } from './simulated-bank.sql.ts'
import { insertNotices, type Notice } from './simulated-notices.sql.ts'

export const change = async (
  tx: Tx, of: { readonly record: BankRecord; readonly bodies: readonly string[]; readonly taken: boolean },
): Promise<Notice[]> => {
  const { record, bodies, taken } = of
  await updateRecord(tx, record)
  return insertNotices(tx, record, bodies, taken)
}
