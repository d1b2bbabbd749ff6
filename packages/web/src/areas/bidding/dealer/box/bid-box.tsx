// The bid box on a car's page: the own bid, the amount with its costs, or everything that stands in the way.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { eligibilityCalls } from '@bidyard/contract/calls/eligibility'
import { biddingState } from '@bidyard/contract/enums/bidding'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { BidBox as Box } from '@bidyard/contract/shapes/bidding/rooms'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Coming } from '../../../../ui/later.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { isBidOpen } from '../corrected/corrected-rules.ts'
import { CorrectedNotice } from '../corrected/later-corrected.ts'
import { biddingTones } from '../../parts/bidding-tones.ts'
import { AmountEntry } from './amount-entry.tsx'
import { faultOf } from './amount-rules.ts'
import { BidWaiting } from './bid-waiting.tsx'
import { CostPanel } from './cost-panel.tsx'
import { usePlan } from './kept-plan.ts'
import { useTypedAmount } from './typed-amounts.ts'
import { useBid } from './use-bid.ts'

/** It comes when somebody reaches for the box: not everybody who looks at a car bids. */
const bringConfirm = () => import('./confirm-bid.tsx')
const prepareConfirm = () => void bringConfirm().catch(() => undefined)
const ConfirmBid = lazy(async () => ({ default: (await bringConfirm()).ConfirmBid }))

type Eligibility = ReceivedOf<typeof eligibilityCalls.getBiddingEligibility>

interface BidBoxProps {
  readonly auctionId: string
  readonly name: string
  readonly guideWon: number | null
  /** What stands in the way and how to clear it away is known to whoever shows money and sanctions. */
  readonly renderObstacles: (eligibility: Eligibility) => ReactNode
}

const OwnBid = ({ own }: { readonly own: NonNullable<Box['ownBidding']> }) => {
  const say = useText('bidding')
  const word = useWord()
  const format = useFormat()
  return (
    <div className="flex flex-col rounded-lg bg-sunken px-4 py-3">
      <span className="flex items-center justify-between gap-2 text-sm text-ink-soft">
        {say('ownBid')}
        <Badge tone={biddingTones[own.state]}>{word(biddingState, own.state)}</Badge>
      </span>
      <strong data-own-bid className="figures text-2xl font-extrabold tracking-tight">
        {format.price(own.amountWon)}
      </strong>
      <span className="figures text-sm text-ink-faint">{say('ownBidAt', { time: format.dateTime(own.bidAt) })}</span>
    </div>
  )
}

const Entry = ({ box, name, guideWon }: Pick<BidBoxProps, 'name' | 'guideWon'> & { readonly box: Box }) => {
  const say = useText('bidding')
  const format = useFormat()
  const [amountWon, type] = useTypedAmount(box.auctionId)
  const [plan, changePlan] = usePlan(guideWon)
  const [asked, setAsked] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const bid = useBid(box.auctionId)
  const ownWon = box.ownBidding?.amountWon ?? null
  const fault = faultOf(amountWon, ownWon, box)
  const change = (next: number | null): void => {
    bid.forget()
    setAsked(false)
    type(next)
  }
  const press = (): void => {
    setAsked(true)
    if (fault === null) setConfirming(true)
  }
  const done = (): void => {
    showToast({
      tone: 'done', title: say('bidDone', { won: format.price(amountWon ?? 0) }), text: say('bidDoneText'),
    })
    change(null)
  }
  return (
    <>
      <AmountEntry {...{ box, amountWon }} fault={asked ? fault : null} onAmount={change} onEnter={press} />
      <CostPanel box={box} amountWon={amountWon} plan={plan} onPlan={changePlan} onAmount={change} />
      <Button variant="primary" size="large" icon="gavel" wide onClick={press}>
        {say(ownWon === null ? 'submit' : 'raise')}
      </Button>
      <Suspense fallback={<Coming onClose={() => setConfirming(false)} />}>
        {confirming && amountWon !== null && (
          <ConfirmBid
            {...{ name, box, amountWon, plan, bid }} onClose={() => setConfirming(false)} onDone={done}
          />
        )}
      </Suspense>
    </>
  )
}

const Obstacles = ({ eligibility, renderObstacles }: Pick<BidBoxProps, 'renderObstacles'> & {
  readonly eligibility: Eligibility
}) => {
  const say = useText('bidding')
  return (
    <div className="flex flex-col gap-1">
      <InlineNotice tone="closing" title={say('mayNot')}>{say('mayNotText')}</InlineNotice>
      {renderObstacles(eligibility)}
    </div>
  )
}

const Inside = ({ box, eligibility, ...props }: BidBoxProps & {
  readonly box: Box
  readonly eligibility: Eligibility
}) => {
  const say = useText('bidding')
  const format = useFormat()
  const { ownBidding: own, isOwnCar, bindsUntil } = box
  const isPaused = own?.state === 'biddingPaused'
  return (
    <>
      {own !== null && <OwnBid own={own} />}
      {own !== null && own.correction !== null && (
        <CorrectedNotice
          biddingId={own.id}
          correction={own.correction}
          isOpen={isBidOpen(box.state, own.state)}
          state={own.state}
        />
      )}
      {isPaused && <InlineNotice tone="waiting" title={say('paused')}>{say('pausedText')}</InlineNotice>}
      {isOwnCar && <InlineNotice title={say('ownCar')}>{say('ownCarText')}</InlineNotice>}
      {!isOwnCar && !eligibility.isEligible && (
        <Obstacles eligibility={eligibility} renderObstacles={props.renderObstacles} />
      )}
      {!isOwnCar && eligibility.isEligible && !isPaused && (
        <>
          <Entry box={box} name={props.name} guideWon={props.guideWon} />
          <p className="text-sm text-ink-soft">
            {bindsUntil === null ? say('binds') : say('bindsUntil', { time: format.dateTime(bindsUntil) })}
          </p>
        </>
      )}
    </>
  )
}

export const BidBox = (props: BidBoxProps): ReactNode => {
  const { auctionId } = props
  const say = useText('bidding')
  const wordsFor = useFailureWords()
  const box = useRead(biddingCalls.getBidBox, { params: { id: auctionId } })
  const eligibility = useRead(eligibilityCalls.getBiddingEligibility, { body: { memberId: null } })
  const failure = box.error ?? eligibility.error
  const retry = () => void Promise.all([box.refetch(), eligibility.refetch()])
  const seen = box.data?.auctionId === auctionId ? box.data : undefined
  const isReady = seen !== undefined && eligibility.data !== undefined
  return (
    <section
      data-bid-box
      aria-label={say('bidBox')}
      onPointerEnter={prepareConfirm}
      onFocus={prepareConfirm}
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      {isReady && <Inside {...props} box={seen} eligibility={eligibility.data} />}
      {!isReady && failure === null && <BidWaiting />}
      {!isReady && failure !== null && <ErrorPanel {...wordsFor(failure)} onRetry={retry} />}
    </section>
  )
}
