// The steps in which money and car go through the house, and the payment from hand to hand: what is next of each.
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { useState } from 'react'
import { serverNow } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { later } from '../../../ui/later.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { CarMoneyBox } from '../money/car-money-box.tsx'
import { isPastAll } from '../parts/contract-rules.ts'
import { useMayAct } from '../parts/use-may-act.ts'
import { NowFrame } from './now-frame.tsx'
import type { NowProps } from './now-visit.tsx'
import { YardPlace } from './yard-place.tsx'

const DeliverySheet = later(async () => (await import('../house/delivery-sheet.tsx')).DeliverySheet)
const DisputeSheet = later(async () => (await import('../house/dispute-sheets.tsx')).DisputeSheet)
const BlockLienDialog = later(async () => (await import('../house/lien-sheet.tsx')).BlockLienDialog)
const ConfirmLienSheet = later(async () => (await import('../house/lien-sheet.tsx')).ConfirmLienSheet)
const WithdrawLienSheet = later(async () => (await import('../house/lien-sheet.tsx')).WithdrawLienSheet)
const TakeoverSheet = later(async () => (await import('../house/takeover-sheet.tsx')).TakeoverSheet)
const ClaimSheet = later(async () => (await import('../money/self-payment.tsx')).ClaimSheet)
const CompletePayment = later(async () => (await import('../money/self-payment.tsx')).CompletePayment)

type Props = Omit<NowProps, 'adjustment'>

const PaymentByHand = ({ contract, side }: Props) => {
  const say = useText('contracts')
  const may = useMayAct(contract, side)
  const format = useFormat()
  const [asking, setAsking] = useState<'claim' | 'complete' | null>(null)
  const close = () => setAsking(null)
  const isClaimed = contract.payment !== null && contract.payment.claimedAt !== null
  // The office knows of money what the buyer says, where it is the seller itself, and where it told of the trade.
  const hasProof = contract.result !== null && contract.result.proof !== null
  const knowsOfMoney = side !== 'staff' || isClaimed || hasProof || contract.isOfHouse
  return (
    <NowFrame
      contract={contract} side={side} title={say(`selfPay.${side}`)}
      text={say(isClaimed ? `selfPayClaimed.${side}` : `selfPayText.${side}`)}
    >
      <strong className="figures text-2xl font-extrabold tracking-tight">
        {format.price(contract.priceWon ?? contract.amountWon)}
      </strong>
      {may('claimPaid') && (
        <Button variant={isClaimed ? 'secondary' : 'primary'} size="large" wide onClick={() => setAsking('claim')}>
          {say(isClaimed ? 'claimAgain' : 'claimOpen')}
        </Button>
      )}
      {may('completePayment') && knowsOfMoney && (
        <Button variant="primary" size="large" wide icon="check" onClick={() => setAsking('complete')}>
          {say('paidVerb')}
        </Button>
      )}
      {asking === 'claim' && <ClaimSheet contract={contract} onClose={close} />}
      {asking === 'complete' && <CompletePayment contract={contract} onClose={close} />}
    </NowFrame>
  )
}

const HousePayment = ({ contract, side }: Props) => {
  const say = useText('contracts')
  const format = useFormat()
  const money = contract.house?.carMoney ?? null
  return (
    <NowFrame contract={contract} side={side} title={say(`housePay.${side}`)} text={say(`housePayText.${side}`)}>
      {money !== null && side !== 'seller' && (
        <>
          <p className="flex flex-col">
            <span className="text-sm text-ink-faint">{say('stillDue')}</span>
            <strong className="figures text-2xl font-extrabold tracking-tight">{format.won(money.dueWon)}</strong>
            <span className="figures text-sm text-ink-soft">
              {say('priceAndFee', { price: format.won(money.priceWon), fee: format.won(money.feeWon) })}
            </span>
          </p>
          <CarMoneyBox contractId={contract.id} money={money} mayOpen={side === 'buyer' && !isPastAll(contract)} />
        </>
      )}
    </NowFrame>
  )
}

export const NowPayment = (props: Props) =>
  traitsOf(props.contract.kind).paid === 'handToHand' ? <PaymentByHand {...props} /> : <HousePayment {...props} />

/** Nobody can be chosen: its buyer waits without blame, and the office sees to it. */
const NoCarrier = () => {
  const say = useText('contracts')
  return (
    <InlineNotice
      tone="waiting" title={say('carrierNone')}
      action={<LinkButton to="/office/companies" size="small">{say('toCompanies')}</LinkButton>}
    >
      {say('carrierNoneText.staff')}
    </InlineNotice>
  )
}

export const NowDelivery = ({ contract, side }: Props) => {
  const say = useText('contracts')
  const may = useMayAct(contract, side)
  const [asking, setAsking] = useState(false)
  const offer = contract.house?.deliveryOffer ?? null
  const hasNobody = offer !== null && offer.carriers.length === 0
  const waits = hasNobody && side === 'buyer'
  return (
    <NowFrame
      contract={contract} side={side} title={waits ? say('carrierNone') : say(`deliver.${side}`)}
      text={waits ? say('carrierNoneText.buyer') : say(`deliverText.${side}`)} excused={hasNobody}
    >
      {hasNobody && side === 'staff' && <NoCarrier />}
      {offer !== null && !hasNobody && may('confirmDelivery') && (
        <Button variant="primary" size="large" wide icon="truck" onClick={() => setAsking(true)}>
          {say('deliveryOpen')}
        </Button>
      )}
      {asking && offer !== null && (
        <DeliverySheet contract={contract} offer={offer} onClose={() => setAsking(false)} />
      )}
    </NowFrame>
  )
}

export const NowLien = ({ contract, side }: Props) => {
  const say = useText('contracts')
  const may = useMayAct(contract, side)
  const [asking, setAsking] = useState<'confirm' | 'block' | 'withdraw' | null>(null)
  const close = () => setAsking(null)
  return (
    <NowFrame contract={contract} side={side} title={say(`lien.${side}`)} text={say(`lienText.${side}`)}>
      {may('confirmLien') && (
        <div className="grid gap-2 sm:grid-cols-2">
          <Button variant="primary" size="large" onClick={() => setAsking('confirm')}>{say('lienConfirm')}</Button>
          <Button size="large" onClick={() => setAsking('block')}>{say('lienBlock')}…</Button>
        </div>
      )}
      {may('withdrawLien') && contract.isStepOverdue && (
        <Button onClick={() => setAsking('withdraw')}>{say('withdraw')}…</Button>
      )}
      {asking === 'confirm' && <ConfirmLienSheet contract={contract} onClose={close} />}
      {asking === 'block' && <BlockLienDialog contract={contract} onClose={close} />}
      {asking === 'withdraw' && <WithdrawLienSheet contract={contract} onClose={close} />}
    </NowFrame>
  )
}

interface DisputeProps {
  /** Its own end comes sooner than that of taking over. */
  readonly until: string
  readonly onAsk: () => void
}

const Dispute = ({ until, onAsk }: DisputeProps) => {
  const say = useText('contracts')
  const format = useFormat()
  const isOver = Date.parse(until) < serverNow()
  return (
    <>
      {!isOver && <Button wide onClick={onAsk}>{say('disputeOpen')}…</Button>}
      <p className="figures text-sm text-ink-soft">
        {say(isOver ? 'disputeOver' : 'disputeUntil', { time: format.dateTime(until) })}
      </p>
    </>
  )
}

export const NowTakeover = ({ contract, side }: Props) => {
  const say = useText('contracts')
  const may = useMayAct(contract, side)
  const [asking, setAsking] = useState<'takeover' | 'dispute' | null>(null)
  const close = () => setAsking(null)
  const { house } = contract
  const isInYard = house !== null && house.checkedIn !== null && house.releasedAt === null
  const disputableUntil = house?.disputableUntil ?? null
  const isDisputed = house?.disputes.some(({ state }) => state === 'open') === true
  const isOnTheWay = house !== null && house.delivery !== null && house.delivery.handedOverAt === null
    && house.delivery.state !== 'cancelled'
  const words = isDisputed ? 'disputed' : isInYard ? 'inYard' : isOnTheWay ? 'onTheWay' : 'released'
  const mayTake = !isInYard && !isDisputed
  const onBehalf = side === 'staff' && may('confirmTakeoverOnBehalf') && contract.isStepOverdue
  return (
    <NowFrame
      contract={contract} side={side} title={say(`${isDisputed ? 'overDisputed' : 'over'}.${side}`)}
      text={say(`overText.${words}.${side}`)}
    >
      {side === 'buyer' && house !== null && house.yard !== null && <YardPlace place={house.yard} />}
      {mayTake && (may('confirmTakeover') || onBehalf) && (
        <Button variant="primary" size="large" wide icon="car" onClick={() => setAsking('takeover')}>
          {say(onBehalf ? 'takeoverBehalf' : 'takeoverOpen')}
        </Button>
      )}
      {may('disputeTakeover') && disputableUntil !== null && (
        <Dispute until={disputableUntil} onAsk={() => setAsking('dispute')} />
      )}
      {side === 'staff' && isInYard && (
        <LinkButton
          to="/office/yard" search={{ find: contract.carNumber }} variant="primary" size="large" icon="grid"
        >
          {say('toYard')}
        </LinkButton>
      )}
      {asking === 'takeover' && <TakeoverSheet contract={contract} onBehalf={onBehalf} onClose={close} />}
      {asking === 'dispute' && <DisputeSheet contract={contract} onClose={close} />}
    </NowFrame>
  )
}
