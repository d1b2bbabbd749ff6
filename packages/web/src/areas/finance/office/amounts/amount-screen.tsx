// One amount: what it is, what waits about it, what can be done, and the entries that it left in the ledger.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { printsCalls } from '@bidyard/contract/calls/prints'
import { paymentMethod } from '@bidyard/contract/enums/finance'
import { limits } from '@bidyard/contract/limits'
import { billNumberText } from '@bidyard/contract/shapes/money/bills'
import { useParams } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { OthersWork, useMayAsk } from '../../../../api/may-ask.tsx'
import { PrintButton } from '../../../../api/prints/print-button.tsx'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { businessNumberText } from '../../../../ui/format/written-numbers.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { AccountsCard } from '../accounts/accounts-card.tsx'
import { ProposalsCard, useWaiting } from '../desk/proposals-card.tsx'
import { EntriesCard } from '../ledger/entries-card.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { useShopMoney } from '../parts/use-shop-money.ts'
import { actsFor, amountCalls, lacksAccount, needsAnother, type AmountAct } from './amount-acts.ts'
import { AmountCar } from './amount-car.tsx'
import { AmountDialog } from './amount-dialog.tsx'
import { AmountBadge, whatFor, type Amount } from './amount-rows.tsx'
import { useBillWords } from './bill-words.ts'

const Facts = ({ amount }: { readonly amount: Amount }) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const billWords = useBillWords()
  const at = (time: string | null): string => (time === null ? '–' : format.dateTime(time))
  const ends = [
    ...(amount.refundedAt === null ? [] : [{ key: 'refunded', name: say('refundedAt'), value: at(amount.refundedAt) }]),
    ...(amount.voidedAt === null ? [] : [{ key: 'voided', name: say('voidedAt'), value: at(amount.voidedAt) }]),
  ]
  return (
    <Card title={say('facts')}>
      <KeyValueList
        columns={2}
        facts={[
          { key: 'shop', name: say('shop'), value: <ShopLink shopId={amount.shopId} name={amount.shopName} /> },
          { key: 'what', name: say('what'), value: whatFor(word, amount) },
          { key: 'car', name: say('car'), value: <AmountCar amount={amount} /> },
          { key: 'supply', name: say('supply'), value: format.won(amount.supplyWon) },
          { key: 'vat', name: say('vat'), value: format.won(amount.vatWon) },
          { key: 'total', name: say('total'), value: <b>{format.won(amount.totalWon)}</b> },
          { key: 'method', name: say('method'), value: word(paymentMethod, amount.paymentMethod) },
          { key: 'billed', name: say('billedAt'), value: at(amount.billedAt) },
          { key: 'due', name: say('dueAt'), value: at(amount.dueAt) },
          { key: 'paid', name: say('paidAt'), value: at(amount.paidAt) },
          { key: 'bill', name: say('bill'), value: billWords(amount) },
          { key: 'business', name: say('businessNumber'), value: businessNumberText(amount.businessNumber) },
          ...(amount.billNumber === null ? [] : [
            { key: 'billNumber', name: say('billNumber'), value: billNumberText(amount.billNumber) },
          ]),
          ...ends,
          { key: 'note', name: say('note'), value: amount.note ?? '–' },
        ]}
      />
    </Card>
  )
}

/** Nothing of a month is given back before it is known whether that is over. */
const useIsUsed = ({ id, shopId, feeType }: Amount): boolean => {
  const isOfMonth = feeType === 'subscriptionFee'
  const { items, isLoading } = useList(financeCalls.listShopSubscriptions, {
    filter: { shopId: { eq: shopId } }, sort: [{ month: 'desc' }], size: limits.pageSize,
  }, isOfMonth)
  return isOfMonth && (isLoading || items.some(({ amountId, state }) => amountId === id && state === 'expired'))
}

const Acts = ({ amount }: { readonly amount: Amount }) => {
  const say = useText('money')
  const [asked, setAsked] = useState<AmountAct | null>(null)
  const means = useShopMoney(amount.shopId)
  const isProposed = useWaiting(amount.id).items.length > 0
  const isUsed = useIsUsed(amount)
  const may = useMayAsk()
  const open = actsFor(amount, means, { isProposed, isUsed })
  const acts = open.filter((act) => may(amountCalls[act]))
  const [others] = acts.length === 0 ? open : []
  const why = isProposed ? 'proposedAlready' : !isUsed && lacksAccount(amount, means) ? 'refundNoAccount' : null
  return (
    <Card title={say('acts')}>
      {others !== undefined && <OthersWork call={amountCalls[others]} />}
      {(why !== null || open.length === 0) && <p className="text-md text-ink-soft">{say(why ?? 'noActs')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {acts.map((act) => (
          <li key={act} className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
            <span className="flex flex-col gap-1 text-md text-ink-soft">
              {say(`${act}Short`)}
              {needsAnother(act) && <span><Badge icon="users">{say('fourEyes')}</Badge></span>}
            </span>
            <Button size="small" onClick={() => setAsked(act)}>{say(`${act}Verb`)}…</Button>
          </li>
        ))}
      </ul>
      {asked !== null && <AmountDialog act={asked} amount={amount} onClose={() => setAsked(null)} />}
    </Card>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <Skeleton className="h-96 rounded-lg" />
    <Skeleton className="h-80 rounded-lg" />
  </div>
)

export const AmountScreen = (): ReactNode => {
  const say = useText('money')
  const format = useFormat()
  const wordsFor = useFailureWords()
  const { id } = useParams({ from: '/framed/office/money/amounts/$id' })
  const read = useRead(financeCalls.getAmount, { params: { id } })
  const amount = read.data?.id === id ? read.data : undefined
  useTitle(amount?.amountNo ?? say('amounts'))
  if (read.error !== null && amount === undefined)
    return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/money/amounts">{say('amounts')}</Trail>}
        title={amount === undefined ? <Skeleton className="h-8 w-48" /> : (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="figures">{amount.amountNo}</span> <AmountBadge amount={amount} />
          </span>
        )}
        summary={amount !== undefined && `${amount.shopName} · ${format.won(amount.totalWon)}`}
        actions={amount !== undefined && amount.auctionId !== null && amount.contractId !== null && (
          <PrintButton
            definition={printsCalls.printAuctionInAmountInfo} ask={{ body: { auctionId: amount.auctionId } }}
            label={say('printSettlement')}
          />
        )}
      />
      {amount === undefined ? <Waiting /> : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <ProposalsCard subjectId={amount.id} />
            <Facts amount={amount} />
            <AccountsCard amountId={amount.id} />
            <EntriesCard subjectId={amount.id} />
          </div>
          <Acts amount={amount} />
        </div>
      )}
    </>
  )
}
