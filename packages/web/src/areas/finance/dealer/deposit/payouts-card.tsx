// What the house pays out to the shop: deposits and refunds that wait for their transfer, went out, or were kept.
import { deskCalls } from '@bidyard/contract/calls/finance/desk'
import { payoutState, type PayoutState } from '@bidyard/contract/enums/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { useState } from 'react'
import { serverNow } from '../../../../api/server-time.ts'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge, type Tone } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { MoreButton } from '../../../../ui/table/more-button.tsx'

type Payout = ItemOf<typeof deskCalls.listPayouts>

const tones: Readonly<Record<PayoutState, Tone>> = { waiting: 'waiting', paid: 'done', calledOff: 'neutral' }

const whatFor: Readonly<Record<string, 'payoutOfAmount' | 'payoutOfDeposit'>> = {
  amount: 'payoutOfAmount', shopDeposit: 'payoutOfDeposit',
}

const useWhen = () => {
  const say = useText('finance')
  const format = useFormat()
  return ({ state, account, transferNo, paidAt, updatedAt }: Payout): string => {
    if (state === 'calledOff') return say('payoutKept', { time: format.dateTime(updatedAt) })
    if (state === 'paid' && paidAt !== null) {
      const time = format.dateTime(paidAt)
      return transferNo === null ? time : say('payoutSent', { time, transferNo })
    }
    return Date.parse(account.usableFrom) > serverNow()
      ? say('payoutUsable', { time: format.dateTime(account.usableFrom) }) : say('payoutSoon')
  }
}

const Row = ({ payout }: { readonly payout: Payout }) => {
  const say = useText('finance')
  const word = useWord()
  const format = useFormat()
  const when = useWhen()
  const { state, won, subject, account } = payout
  return (
    <li className="flex items-start justify-between gap-4 py-3 first:pt-1 last:pb-0">
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="text-md font-medium">
          {say(whatFor[subject] ?? 'payoutOfCredit')}
          <span className="figures text-ink-faint"> · {say('accountEnds', { tail: account.numberTail })}</span>
        </span>
        <span className="figures text-sm [overflow-wrap:anywhere] text-ink-faint">{when(payout)}</span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <b className={state === 'calledOff' ? 'figures font-normal text-ink-faint line-through' : 'figures'}>
          {format.won(won)}
        </b>
        <Badge tone={tones[state]}>{word(payoutState, state)}</Badge>
      </span>
    </li>
  )
}

/** The last ones; older ones are asked for. */
const lastOnes = 3

export const PayoutsCard = () => {
  const say = useText('finance')
  const [isOpen, setOpen] = useState(false)
  const all = useEndless(deskCalls.listPayouts, { sort: [{ createdAt: 'desc' }] })
  if (all.items.length === 0) return null
  const shown = isOpen ? all.items : all.items.slice(0, lastOnes)
  // They are here already: nothing is waited for.
  const rest = isOpen ? all : {
    ...all, isWhole: all.items.length <= lastOnes, isRefreshing: false, next: () => setOpen(true),
  }
  return (
    <Card title={say('payouts')} note={say('payoutsNote')}>
      <ul aria-label={say('payouts')} className="divide-y divide-line">
        {shown.map((payout) => <Row key={payout.id} payout={payout} />)}
      </ul>
      <MoreButton result={rest}>{say('olderPayouts')}</MoreButton>
    </Card>
  )
}
