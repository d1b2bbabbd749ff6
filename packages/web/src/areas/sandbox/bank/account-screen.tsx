// One account at the counter of the sandbox's bank: what it is, what one can do to it, and what happened.
import { sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import { bankCode } from '@bidyard/contract/enums/finance'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useServerOffset } from '../../../api/server-time.ts'
import { useRead } from '../../../api/use-read.ts'
import { useLabel } from '../../../text/use-label.ts'
import { useText } from '../../../text/use-text.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { CopyField } from '../../../ui/show/copy-field.tsx'
import { Countdown } from '../../../ui/show/countdown.tsx'
import { type Fact, KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { isClosed } from '../choose-person.tsx'
import { AccidentCard } from './accident-card.tsx'
import { type BankAccount, refreshEveryMs, tones } from './bank-account.ts'
import { ForgeCard } from './forge-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { TransferCard } from './transfer-card.tsx'

interface OfAccount {
  readonly account: BankAccount
}

const useFacts = ({ standing, orderName, orderId, customerName, issuedAt, dueAt }: BankAccount): readonly Fact[] => {
  const say = useText('bank')
  const format = useFormat()
  const offsetMs = useServerOffset()
  return [
    ...(standing === 'waiting'
      ? [{ key: 'left', name: say('timeLeft'), value: <Countdown endsAt={dueAt} offsetMs={offsetMs} /> }] : []),
    { key: 'due', name: say('ended'), value: format.dateTime(dueAt) },
    { key: 'issued', name: say('issued'), value: format.dateTime(issuedAt) },
    { key: 'holder', name: say('holder'), value: customerName },
    {
      key: 'order', name: say('order'),
      value: (
        <span className="flex flex-col">
          <span>{orderName}</span>
          <span className="font-mono text-xs break-all text-ink-faint">{orderId}</span>
        </span>
      ),
    },
  ]
}

const FactsCard = ({ account }: OfAccount) => {
  const say = useText('bank')
  const label = useLabel()
  const format = useFormat()
  const facts = useFacts(account)
  return (
    <Card
      title={label(bankCode.labels[account.bankCode])}
      actions={<Badge tone={tones[account.standing]}>{say(`standing.${account.standing}`)}</Badge>}
    >
      <div className="flex flex-col gap-4">
        <p className="flex flex-col">
          <span className="text-sm text-ink-faint">{say('amount')}</span>
          <span className="figures text-2xl font-extrabold tracking-tight">{format.won(account.amountWon)}</span>
        </p>
        <CopyField label={say('number')} value={account.accountNumber} />
        <KeyValueList facts={facts} />
      </div>
    </Card>
  )
}

const Whole = ({ account }: OfAccount) => (
  <div className="grid items-start gap-4 lg:grid-cols-[22rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-6">
    <FactsCard account={account} />
    <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <TransferCard account={account} />
      <AccidentCard account={account} />
      <ForgeCard account={account} />
    </div>
    <div className="flex min-w-0 flex-col gap-4"><HistoryCard account={account} /></div>
  </div>
)

const Account = ({ orderId }: { readonly orderId: string }): ReactNode => {
  const say = useText('bank')
  const wordsFor = useFailureWords()
  const { data, error, refetch } = useRead(sandboxBankCalls.getBankAccount, { params: { orderId } }, { refreshEveryMs })
  if (data !== undefined) return <Whole account={data} />
  if (isClosed(error))
    return <Card><EmptyState icon="card" title={say('goneTitle')} text={say('goneText')} /></Card>
  if (error !== null) return <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} />
  return <Skeleton className="h-96 rounded-lg" />
}

export const AccountScreen = (): ReactNode => {
  const say = useText('bank')
  const { orderId } = useParams({ from: '/framed/sandbox/bank/$orderId' })
  useTitle(say('bank'))
  return (
    <div className="mx-auto max-w-[64rem]">
      <PageHeader title={say('bank')} trail={<Trail to="/sandbox/bank">{say('accounts')}</Trail>} />
      <Account key={orderId} orderId={orderId} />
    </div>
  )
}
