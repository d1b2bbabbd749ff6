// Remembers which launches were used, for as long as the clock would still let them in.
import type { Tx } from '../../../runtime/database/database.ts'

/** Tells whether this is the first use. A second one at once waits for the first to commit or to fail. */
export const insertNonce = async (
  tx: Tx, given: { readonly partnerId: string; readonly nonce: string; readonly endsAt: Date },
): Promise<boolean> => {
  const row = await tx
    .insertInto('webview_nonces')
    .values({ partner_id: given.partnerId, nonce: given.nonce, ends_at: given.endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce').executeTakeFirst()
  return row !== undefined
}
