// Keeps what the bank gave out: the number, the bank's own name for it, and a hash of the secret that proves notices.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IssuedAccount } from '../../../providers/bank/bank.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { virtualAccounts } from '../finance-parts.ts'
import { type AccountRecord, updateIssued } from './accounts.sql.ts'

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** True where there is nothing to compare with: the answer with the secret may have been lost. */
export const fitsSecret = ({ secretHash }: Pick<AccountRecord, 'secretHash'>, secret: string): boolean =>
  secretHash === null || timingSafeEqual(hashSecret(secret), secretHash)

/** The caller holds the locks of the shop and of the account. */
export const noteIssued = async (
  given: ReactionGiven, account: AccountRecord, { secret, ...issued }: IssuedAccount,
): Promise<void> => {
  const { tx, doer, emit, enqueue } = given
  const { id: accountId, shopId, amountId } = account
  await updateIssued(tx, accountId, { ...issued, secretHash: secret === undefined ? null : hashSecret(secret) })
  emit('virtualAccountChanged', { shopId, accountId, amountId })
  if (account.state === 'opened')
    await moveStates(tx, virtualAccounts, { action: 'issue', as: 'bank', ids: [accountId], doer })
  // Called off while the bank was at it.
  else await enqueue('closeBankAccount', [{ accountId }])
}
