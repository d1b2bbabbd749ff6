// One payment that nobody knows: where it came from, what waits about it, what can be done, and what it did.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { bankCode, unmatchedReason } from '@bidyard/contract/enums/finance'
import { useParams } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { type Asked, OthersWork, useMayAsk } from '../../../../api/may-ask.tsx'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { type Fact, KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { ProposalsCard } from '../desk/proposals-card.tsx'
import { EntriesCard } from '../ledger/entries-card.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { Allocate, NoteReturned, SendBack } from './unmatched-dialogs.tsx'
import { UnmatchedBadge, type Unmatched } from './unmatched-rows.tsx'

const AmountLink = ({ id, no }: { readonly id: string | null; readonly no: string | null }) =>
  id === null ? '–' : <RowLink to="/office/money/amounts/$id" params={{ id }}>{no ?? id}</RowLink>

const useFacts = (payment: Unmatched): readonly Fact[] => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const { why, depositorName, bankCode: bank, accountNumber, arrivedAt, shopId, shopName, returnTo } = payment
  return [
    { key: 'why', name: say('unmatchedWhy'), value: word(unmatchedReason, why) },
    { key: 'won', name: say('won'), value: <b>{format.won(payment.won)}</b> },
    { key: 'depositor', name: say('depositor'), value: depositorName ?? '–' },
    { key: 'arrivedAt', name: say('arrivedAt'), value: format.dateTime(arrivedAt) },
    { key: 'cameTo', name: say('cameTo'), value: `${word(bankCode, bank)} ${accountNumber ?? ''}`.trim() || '–' },
    { key: 'shop', name: say('shop'), value: <ShopLink shopId={shopId} name={shopName} /> },
    {
      key: 'meant', name: say('meantFor'), value: <AmountLink id={payment.meantAmountId} no={payment.meantAmountNo} />,
    },
    ...(payment.amountId === null ? [] : [
      { key: 'paid', name: say('paidWith'), value: <AmountLink id={payment.amountId} no={payment.amountNo} /> },
    ]),
    ...(returnTo === null ? [] : [{
      key: 'returnTo', name: say('sentBackTo'),
      value: `${word(bankCode, returnTo.bankCode)} ···${returnTo.numberTail} ${returnTo.holderName}`,
    }]),
    ...(payment.returnTransferNo === null ? [] : [
      { key: 'returned', name: say('returnedByHand'), value: payment.returnTransferNo },
    ]),
  ]
}

type Act = 'allocate' | 'sendBack' | 'noteReturned'
const all: readonly Act[] = ['allocate', 'sendBack', 'noteReturned']
const callOf: Readonly<Record<Act, Asked>> = {
  allocate: financeCalls.proposeAllocation, sendBack: financeCalls.proposeReturn,
  noteReturned: financeCalls.proposeReturnedByHand,
}

const Acts = ({ payment }: { readonly payment: Unmatched }) => {
  const say = useText('money')
  const [asked, setAsked] = useState<Act | null>(null)
  // Two proposals about the same money would only get in each other's way.
  const { items: open, isLoading } = useList(financeCalls.listMoneyProposals, {
    filter: { subjectId: { eq: payment.id }, state: { eq: 'proposed' } }, size: 1,
  })
  const may = useMayAsk()
  const mine = all.filter((act) => may(callOf[act]))
  const isFree = payment.state === 'waiting' && open.length === 0
  const acts = isFree ? mine : []
  const close = () => setAsked(null)
  return (
    <Card title={say('acts')}>
      {isFree && mine.length === 0 && <OthersWork call={callOf.allocate} />}
      {!isFree && (
        <p className="text-md text-ink-soft">{say(open.length > 0 ? 'proposedAlready' : 'noActs')}</p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {acts.map((act) => (
          <li key={act} className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
            <span className="flex flex-col gap-1 text-md text-ink-soft">
              {say(`do.${act}`)}
              <span><Badge icon="users">{say('fourEyes')}</Badge></span>
            </span>
            <Button size="small" disabled={isLoading} onClick={() => setAsked(act)}>{say(`${act}Verb`)}…</Button>
          </li>
        ))}
      </ul>
      {asked === 'allocate' && <Allocate payment={payment} onClose={close} />}
      {asked === 'sendBack' && <SendBack payment={payment} onClose={close} />}
      {asked === 'noteReturned' && <NoteReturned payment={payment} onClose={close} />}
    </Card>
  )
}

const Whole = ({ payment }: { readonly payment: Unmatched }) => {
  const say = useText('money')
  const facts = useFacts(payment)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        {payment.refusal !== null && (
          <InlineNotice tone="closing" title={say('bankRefused')}>{payment.refusal}</InlineNotice>
        )}
        <ProposalsCard subjectId={payment.id} />
        <Card title={say('paymentFacts')}><KeyValueList columns={2} facts={facts} /></Card>
        <EntriesCard subjectId={payment.id} />
      </div>
      <Acts payment={payment} />
    </div>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <Skeleton className="h-80 rounded-lg" />
    <Skeleton className="h-48 rounded-lg" />
  </div>
)

export const PaymentScreen = (): ReactNode => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const wordsFor = useFailureWords()
  const { id } = useParams({ from: '/framed/office/money/unmatched/$id' })
  const read = useRead(financeCalls.getUnmatchedPayment, { params: { id } })
  const payment = read.data?.id === id ? read.data : undefined
  useTitle(say('unmatched'))
  if (read.error !== null && payment === undefined)
    return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/money/unmatched">{say('unmatched')}</Trail>}
        title={payment === undefined ? <Skeleton className="h-8 w-48" /> : (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="figures">{format.won(payment.won)}</span> <UnmatchedBadge payment={payment} />
          </span>
        )}
        summary={payment !== undefined && (
          `${payment.depositorName ?? say('unknownPayer')} · ${word(unmatchedReason, payment.why)}`
        )}
      />
      {payment === undefined ? <Waiting /> : <Whole payment={payment} />}
    </>
  )
}
