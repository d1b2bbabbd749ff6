// What the office may do about a contract beside its steps, each as a line with its verb.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { hasStep } from '@bidyard/contract/contract-kinds'
import { hasTrait, traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { useState, type ReactNode } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { SettleSheet } from '../house/dispute-sheets.tsx'
import { RescheduleSheet } from '../house/delivery-sheet.tsx'
import { isOver } from '../parts/contract-rules.ts'
import { ByHandDialog, CorrectPriceDialog, ExtendDialog, RefundDialog } from './desk-dialogs.tsx'
import { ReturnPayoutDialog, SendPayoutSheet, ViewAccountDialog } from './payout-dialogs.tsx'

const acts = [
  'settle', 'send', 'view', 'return', 'byHand', 'reschedule', 'extend', 'correct', 'refund', 'cancel',
] as const
type Act = (typeof acts)[number]

/** As the server judges them; whoever is not allowed to hears so. */
const actsFor = (contract: Contract): readonly Act[] => {
  const { state, kind, house, awardedAt, payment, duty, attention } = contract
  const isOpen = !isOver(contract)
  const isPaid = payment?.state === 'completed'
  const isOfHouse = traitsOf(kind).paid === 'throughHouse'
  const isAsked = isOfHouse && state === 'payment'
  const isDisputed = house?.disputes.some((one) => one.state === 'open') === true
  // Nobody is given time for what the office has in hand itself.
  const isLookedAt = isDisputed || (state === 'screening' && contract.screening?.state === 'inProgress')
  const payout = house?.payout ?? null
  const isProposed = (house?.carMoney?.proposal ?? null) !== null
  const isGone = (house?.delivery?.handedOverAt ?? house?.releasedAt ?? null) !== null
  const hasDelivery = house !== null && house.delivery !== null && house.deliveryOffer !== null
  const may: Readonly<Record<Act, boolean>> = {
    settle: state === 'takeoverConfirmation' && isDisputed,
    send: payout?.state === 'waiting' && payout.account !== null,
    view: payout?.state === 'waiting' && payout.account !== null,
    return: payout?.state === 'paid',
    byHand: isAsked && !isProposed,
    reschedule: isAsked && !isGone && hasStep(kind, 'deliveryScheduling') && hasDelivery,
    extend: isOpen && !isLookedAt && (duty !== null || attention !== null),
    correct: isOpen && awardedAt !== null && !isPaid && !isAsked,
    refund: isOpen && isOfHouse && isPaid && !isProposed,
    cancel: isOpen && !isGone && (!isPaid || !isOfHouse),
  }
  return acts.filter((act) => may[act])
}

interface ActsProps {
  readonly contract: Contract
  /** Ends it, which another area asks. */
  readonly renderCancel: (contract: Contract, onClose: () => void) => ReactNode
}

const Asked = ({ act, contract, renderCancel, onClose }: ActsProps & {
  readonly act: Act
  readonly onClose: () => void
}): ReactNode => {
  const given = { contract, onClose }
  const payout = contract.house?.payout ?? null
  const offer = contract.house?.deliveryOffer ?? null
  switch (act) {
    case 'settle': return <SettleSheet {...given} />
    case 'send': return payout === null ? null : <SendPayoutSheet payout={payout} onClose={onClose} />
    case 'view': return payout === null ? null : <ViewAccountDialog payout={payout} onClose={onClose} />
    case 'return': return payout === null ? null : <ReturnPayoutDialog payout={payout} onClose={onClose} />
    case 'byHand': return hasTrait(contract.kind, 'paid', 'throughHouse')
      ? <ByHandDialog {...given} kind={contract.kind} /> : null
    case 'reschedule': return offer === null ? null : <RescheduleSheet {...given} offer={offer} />
    case 'extend': return <ExtendDialog {...given} />
    case 'correct': return <CorrectPriceDialog {...given} />
    case 'refund': return <RefundDialog {...given} />
    case 'cancel': return renderCancel(contract, onClose)
  }
}

const Proposal = ({ contract: { house } }: Pick<ActsProps, 'contract'>) => {
  const say = useText('contractDesk')
  const proposal = house?.carMoney?.proposal ?? null
  if (proposal === null) return null
  return (
    <InlineNotice
      tone="waiting" title={say(`proposal.${proposal.act}`)}
      action={<LinkButton to="/office/money" size="small">{say('toProposals')}</LinkButton>}
    >
      {say('proposalBy', { name: proposal.by.name ?? '–' })}
    </InlineNotice>
  )
}

export const ActsCard = ({ contract, renderCancel }: ActsProps) => {
  const say = useText('contractDesk')
  const [asked, setAsked] = useState<Act | null>(null)
  const may = actsFor(contract)
  return (
    <Card title={say('acts')}>
      <div className="flex flex-col gap-3">
        <Proposal contract={contract} />
        {may.length === 0 && <p className="text-md text-ink-soft">{say('noActs')}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {may.map((act) => (
            <li key={act} className="flex items-center justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
              <span className="text-md text-ink-soft">{say(`short.${act}`)}</span>
              <Button
                size="small" variant={act === 'settle' || act === 'send' ? 'primary' : undefined}
                onClick={() => setAsked(act)}
              >
                {say(`verb.${act}`)}…
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {asked !== null && (
        <Asked act={asked} contract={contract} renderCancel={renderCancel} onClose={() => setAsked(null)} />
      )}
    </Card>
  )
}
