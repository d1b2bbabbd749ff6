// Somebody was chosen: the clock of the answer, and what a seller may still do; or the seller's own yes or no.
import { choiceCallsOf } from '@bidyard/contract/calls/contracts/by-kind'
import { salesDeclineType, type SalesDeclineType } from '@bidyard/contract/enums/contracts'
import type { AuctionBidder } from '@bidyard/contract/shapes/bidding/bidders'
import type { TradeProcess } from '@bidyard/contract/shapes/contracts/trade-process'
import { hasTrait, type KindWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Card } from '../../../ui/show/card.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { BidderFacts } from './bidder-card.tsx'
import { revertsLeft } from '../parts/choice-rules.ts'
import { Clock } from './choose-card.tsx'
import { EndRequestDialog } from './seller-dialogs.tsx'
import { useLookAgain } from '../parts/use-choice.ts'

interface AskedProps {
  readonly process: TradeProcess
  readonly current: NonNullable<TradeProcess['current']>
  readonly bidder: AuctionBidder | undefined
  readonly hopeWon: number | null
  /** Others are left to be chosen; with the last one the round ends. */
  readonly goesOn: boolean
}

const Whom = ({ current, bidder, hopeWon }: Pick<AskedProps, 'current' | 'bidder' | 'hopeWon'>) => {
  const format = useFormat()
  return (
    <div className="flex rounded-lg border border-line px-4 py-3">
      {bidder === undefined
        ? <strong className="figures text-xl font-extrabold">{format.price(current.amountWon)}</strong>
        : <BidderFacts bidder={bidder} hopeWon={hopeWon} />}
    </div>
  )
}

export const WaitCard = ({ process, goesOn, ...asked }: AskedProps) => {
  const say = useText('choosing')
  const [asking, setAsking] = useState<'revert' | 'drop' | null>(null)
  const left = revertsLeft(process)
  return (
    <Card title={say('waitTitle')}>
      <div className="flex flex-col gap-4">
        <p className="text-md text-ink-soft">{say(goesOn ? 'waitText' : 'waitTextLast')}</p>
        {asked.current.until !== null && <Clock label={say('waitUntil')} at={asked.current.until} />}
        <Whom {...asked} />
        <div className="grid grid-cols-2 gap-2">
          <Button disabled={left === 0} onClick={() => setAsking('revert')}>{say('revert')}</Button>
          <Button onClick={() => setAsking('drop')}>{say('drop')}</Button>
        </div>
        <p className="text-sm text-ink-faint">{say('revertLeft', { count: left })}</p>
      </div>
      {asking !== null && (
        <EndRequestDialog auctionId={process.auctionId} act={asking} goesOn={goesOn} onClose={() => setAsking(null)} />
      )}
    </Card>
  )
}

interface DecideProps {
  readonly kind: KindWhere<'awardedBy', 'seller'>
  readonly contractId: string
  readonly goesOn: boolean
  readonly onClose: () => void
}

const AcceptSale = ({ kind, contractId, amountWon, onClose }: Omit<DecideProps, 'goesOn'> & {
  readonly amountWon: number
}) => {
  const say = useText('choosing')
  const format = useFormat()
  const look = useLookAgain()
  const call = useCall(choiceCallsOf[kind].acceptSale, { onSuccess: look, onFailure: look })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('requestTitle', { won: format.price(amountWon) })}
      consequence={say('requestText')}
      confirmLabel={say('sell')}
      onConfirm={async () => {
        await call.mutateAsync({ params: { id: contractId }, body: {} })
        showToast({ tone: 'done', title: say('sold') })
      }}
    >
      <Refused failure={call.error} />
    </ConfirmDialog>
  )
}

const DeclineSale = ({ kind, contractId, goesOn, onClose }: DecideProps) => {
  const say = useText('choosing')
  const word = useWord()
  const look = useLookAgain()
  const [type, setType] = useState<SalesDeclineType>('priceTooLow')
  const call = useCall(choiceCallsOf[kind].declineSale, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('notSold') })
      onClose()
      look()
    },
    onFailure: look,
  })
  return (
    <ReasonDialog
      title={say('notSellTitle')}
      consequence={say(goesOn ? 'notSellText' : 'notSellTextLast')}
      confirmLabel={say('notSell')}
      destructive
      working={call.isPending}
      failure={call.error}
      field={{ label: say('nobodyReason'), hint: say('reasonHint') }}
      onClose={onClose}
      onConfirm={(note) => call.mutate({ params: { id: contractId }, body: { type, note } })}
    >
      <RadioGroup
        label={say('whyNot')}
        options={salesDeclineType.values.map((value) => ({ value, label: word(salesDeclineType, value) }))}
        value={type}
        onValueChange={setType}
      />
    </ReasonDialog>
  )
}

export const SellCard = ({ process, goesOn, ...asked }: AskedProps) => {
  const say = useText('choosing')
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
  const { contractId, amountWon, until } = asked.current
  const { kind } = process
  if (!hasTrait(kind, 'awardedBy', 'seller')) return null
  const given = { kind, contractId, onClose: () => setAsking(null) }
  return (
    <Card title={say('sellTitle')}>
      <div className="flex flex-col gap-4">
        <p className="text-md text-ink-soft">{say('sellText')}</p>
        {until !== null && <Clock label={say('sellUntil')} at={until} />}
        <Whom {...asked} />
        <div className="grid grid-cols-[2fr_1fr] gap-2">
          <Button variant="primary" size="large" onClick={() => setAsking('accept')}>{say('sell')}</Button>
          <Button size="large" onClick={() => setAsking('decline')}>{say('notSell')}</Button>
        </div>
      </div>
      {asking === 'accept' && <AcceptSale {...given} amountWon={amountWon} />}
      {asking === 'decline' && <DeclineSale {...given} goesOn={goesOn} />}
    </Card>
  )
}
