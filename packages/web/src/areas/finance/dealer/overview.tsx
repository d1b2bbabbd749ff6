// Deposit and subscription side by side, the account that money is paid out to, and what was paid out.
import { depositCalls } from '@bidyard/contract/calls/finance/deposits'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { Card } from '../../../ui/show/card.tsx'
import { SkeletonText } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { DepositCard } from './deposit/deposit-card.tsx'
import { PayoutAccountCard } from './deposit/payout-account-card.tsx'
import { PayoutsCard } from './deposit/payouts-card.tsx'
import { SubscriptionCard } from './subscription/subscription-card.tsx'

const Waiting = () => <Card><div aria-busy="true"><SkeletonText lines={8} /></div></Card>

const Deposit = (): ReactNode => {
  const wordsFor = useFailureWords()
  const { data, error, refetch, isFetching } = useRead(depositCalls.getDepositInfo, {})
  if (data === undefined)
    return error === null
      ? <Waiting />
      : <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <>
      <DepositCard deposit={data} />
      <PayoutAccountCard deposit={data} />
      <PayoutsCard />
    </>
  )
}

export const Overview = () => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <div className="flex min-w-0 flex-col gap-4"><Deposit /></div>
    <div className="flex min-w-0 flex-col gap-4"><SubscriptionCard /></div>
  </div>
)
