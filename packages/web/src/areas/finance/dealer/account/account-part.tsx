// Paying something into an account number: opens one, shows the open one, and says what became of the last one.
import type { VirtualAccountStanding } from '@bidyard/contract/enums/finance'
import type { Filter } from '@bidyard/contract/list'
import type { ReactNode } from 'react'
import { serverNow } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import type { Tone } from '../../../../ui/show/badge.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { type PaidFor, useOpenAccount } from './account-acts.ts'
import { OpenAccount } from './open-account.tsx'
import { type Account, useAccount } from './use-account.ts'

/** What the shop closed itself needs no word. */
const ends = {
  paid: 'done', takenBack: 'closing', expired: 'neutral', failed: 'closing', parked: 'waiting',
} as const satisfies Partial<Record<VirtualAccountStanding, Tone>>

const isEnd = (standing: VirtualAccountStanding): standing is keyof typeof ends => standing in ends

/** What happened longer ago is in the lists. */
const newsMs = 2 * 86_400_000

const LastAccount = ({ account }: { readonly account: Account }): ReactNode => {
  const say = useText('finance')
  const format = useFormat()
  const { standing, closedAt, paidAt } = account
  const at = paidAt ?? closedAt ?? account.updatedAt
  if (!isEnd(standing) || serverNow() - Date.parse(closedAt ?? at) > newsMs) return null
  return (
    <InlineNotice tone={ends[standing]} title={say(`account.${standing}`)}>
      {say(`account.${standing}Text`, { time: format.dateTime(at), won: format.won(account.amountWon) })}
    </InlineNotice>
  )
}

const Opening = ({ paidFor, words }: Pick<AccountPartProps, 'paidFor' | 'words'>) => {
  const { act, error, isPending } = useOpenAccount(paidFor)
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="primary" icon="card" loading={isPending} onClick={() => void act().catch(() => undefined)}>
        {words.open}
      </Button>
      {words.hint !== undefined && <p className="text-sm text-ink-faint">{words.hint}</p>}
      <Refused failure={error} />
    </div>
  )
}

interface AccountPartProps {
  readonly paidFor: PaidFor
  /** Which account numbers are about it. */
  readonly filter: Filter
  /** Whether there is anything to pay now. */
  readonly isPayable: boolean
  readonly words: { readonly open: string; readonly hint?: string | undefined }
}

export const AccountPart = ({ paidFor, filter, isPayable, words }: AccountPartProps): ReactNode => {
  const account = useAccount(filter)
  if (account === undefined) return isPayable ? <Skeleton className="h-11 w-44 rounded-md" /> : null
  if (account?.state === 'opened') return <OpenAccount account={account} paidFor={paidFor} />
  return (
    <>
      {account !== null && <LastAccount account={account} />}
      {isPayable && <Opening paidFor={paidFor} words={words} />}
    </>
  )
}
