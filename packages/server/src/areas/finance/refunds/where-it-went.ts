// To which account a transfer went: the one that its payout has now, or one that counted while it waited.
import { refuse } from '../../../runtime/failure.ts'
import type { EarlierAccount } from './payouts.sql.ts'

interface Counting {
  readonly accountId: string
  /** Who named it. */
  readonly memberId: string | null
  readonly usableFrom: Date
}

/** What went to an earlier account had gone before the newest was named, so nothing has to wait for that one. */
export const whereItWent = (
  counting: Counting, earlier: readonly EarlierAccount[],
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Omit<Counting, 'usableFrom'> => {
  if (accountId !== counting.accountId) {
    const found = earlier.find(({ id }) => id === accountId)
    if (found === undefined) throw refuse('conflict')
    return { accountId, memberId: found.memberId }
  }
  if (counting.usableFrom > now) throw refuse('conflict')
  return counting
}
