// Forgets what somebody who left was told, but for the letter that says so: nothing else reaches them any more.
import type { Tx } from '../../../runtime/database/database.ts'
import { deleteMailsTo } from '../mails/mails.sql.ts'
import { deletePhoneMessagesTo } from '../phone/phone-messages.sql.ts'

export interface Leaver {
  readonly memberId: string
  /** They were told of these before they had a place. */
  readonly registrationIds: readonly string[]
}

/** Answers when the letter that stays was written; null where there is none. */
export const forgetLetters = async (
  tx: Tx, { memberId, registrationIds }: Leaver, stays: 'deletionGranted' | null,
): Promise<Date | null> => {
  const keys = registrationIds.map((id) => `registration ${id} reviewed`)
  const mailed = await deleteMailsTo(tx, { memberId, keys, stays })
  const rung = await deletePhoneMessagesTo(tx, memberId, stays)
  return mailed ?? rung
}
