// One amount in full, beside the list or from the bottom on phones.
import { amountCalls } from '@bidyard/contract/calls/finance/amounts'
import { amountKind, paymentMethod } from '@bidyard/contract/enums/finance'
import { billNumberText } from '@bidyard/contract/shapes/money/bills'
import { useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { isDay } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'
import { type Fact, KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { SkeletonText } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { AccountPart } from '../account/account-part.tsx'
import type { Amount } from '../types.ts'
import { AmountCar } from './amount-car.tsx'
import { AmountBadge, useAmountName, useBillName } from './amount-words.tsx'
import { paysAt } from './pays-at.ts'

const useFacts = (amount: Amount): readonly Fact[] => {
  const say = useText('finance')
  const word = useWord()
  const format = useFormat()
  const billName = useBillName()
  const { supplyWon, vatWon, dueAt, billedAt, paidAt, refundedAt, voidedAt, note } = amount
  const times = [
    ['billedAt', billedAt], ['due', dueAt], ['paidAt', paidAt], ['refundedAt', refundedAt], ['voidedAt', voidedAt],
  ] as const
  const { billIssuedOn, billNumber } = amount
  const paper = billNumber === null || billIssuedOn === null || !isDay(billIssuedOn) ? [] : [
    { key: 'billIssuedOn', name: say('billIssuedOn'), value: format.day(billIssuedOn) },
    { key: 'billNumber', name: say('billNumber'), value: billNumberText(billNumber) },
  ]
  return [
    ...(amount.carNumber === null ? [] : [{ key: 'car', name: say('car'), value: <AmountCar amount={amount} /> }]),
    { key: 'supply', name: say('supply'), value: format.won(supplyWon) },
    { key: 'vat', name: say('vat'), value: vatWon === 0 ? say('noVat') : format.won(vatWon) },
    { key: 'kind', name: say('kind'), value: word(amountKind, amount.kind) },
    { key: 'bill', name: say('bill'), value: billName(amount) },
    ...paper,
    ...times.flatMap(([key, at]) => (at === null ? [] : [{ key, name: say(key), value: format.dateTime(at) }])),
    ...(amount.paymentMethod === null ? [] : [
      { key: 'method', name: say('method'), value: word(paymentMethod, amount.paymentMethod) },
    ]),
    ...(note === null ? [] : [{ key: 'note', name: say('note'), value: <span lang="ko">{note}</span> }]),
  ]
}

const Pay = ({ amount }: { readonly amount: Amount }): ReactNode => {
  const say = useText('finance')
  const filter = useMemo(() => ({ amountId: { eq: amount.id } }), [amount.id])
  const place = paysAt(amount)
  if (place === 'here')
    return (
      <AccountPart
        paidFor={{ what: 'amount', amountId: amount.id }}
        filter={filter}
        isPayable={amount.state === 'billed' && amount.kind !== 'carPrice'}
        words={{ open: say('openForAmount'), hint: say('openHint') }}
      />
    )
  return place !== null && (
    <InlineNotice
      tone="action"
      action={
        <LinkButton to="/finance" hash={place} size="small">
          {say(place === 'deposit' ? 'toDeposit' : 'toSubscription')}
        </LinkButton>
      }
    >
      {say(place === 'deposit' ? 'payElsewhereDeposit' : 'payElsewhereMonth')}
    </InlineNotice>
  )
}

const Shown = ({ amount }: { readonly amount: Amount }) => {
  const format = useFormat()
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="figures text-2xl font-extrabold">{format.won(amount.totalWon)}</span>
        <AmountBadge amount={amount} />
      </p>
      <Pay amount={amount} />
      <KeyValueList facts={useFacts(amount)} />
    </div>
  )
}

const Content = ({ id, held }: { readonly id: string; readonly held: Amount | undefined }): ReactNode => {
  const wordsFor = useFailureWords()
  const { data = held, error, refetch } = useRead(amountCalls.getAmount, { params: { id } })
  if (data === undefined)
    return error === null
      ? <SkeletonText lines={7} />
      : <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} />
  return <Shown amount={data} />
}

export const AmountSheet = ({ amounts }: { readonly amounts: readonly Amount[] }) => {
  const say = useText('finance')
  const nameOf = useAmountName()
  const { search: { amount: id }, change } = useAddress(useSearch({ from: '/framed/dealer/finance' }))
  const held = amounts.find((one) => one.id === id)
  return (
    <Sheet
      open={id !== undefined}
      onOpenChange={(open) => !open && change({ amount: undefined })}
      inAddress
      title={held === undefined ? say('amounts') : nameOf(held)}
      description={held?.amountNo}
    >
      {id !== undefined && <Content key={id} id={id} held={held} />}
    </Sheet>
  )
}
