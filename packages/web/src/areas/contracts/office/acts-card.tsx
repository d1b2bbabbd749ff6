// What the office may do about a contract beside its steps, each as a line with its verb.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { hasTrait } from '@bidyard/contract/shapes/contracts/traits-of'
import { useState, type ReactNode } from 'react'
import { type Asked as AskedCall, OthersWork, useMayAsk } from '../../../api/may-ask.tsx'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { SettleSheet } from '../house/dispute-sheets.tsx'
import { RescheduleSheet } from '../house/delivery-sheet.tsx'
import { actsFor, type OfficeAct } from '../parts/office-rules.ts'
import { ByHandDialog, CorrectPriceDialog, ExtendDialog, RefundDialog } from './desk-dialogs.tsx'
import { ReturnPayoutDialog, SendPayoutSheet, ViewAccountDialog } from './payout-dialogs.tsx'

interface ActsProps {
  readonly contract: Contract
  /** Ends it, which another area asks. */
  readonly renderCancel: (contract: Contract, onClose: () => void) => ReactNode
}

const callOf: Readonly<Record<OfficeAct, AskedCall>> = {
  settle: contractsCalls.settleTakeoverDispute, send: contractsCalls.sendSellerPayout,
  view: contractsCalls.viewSellerAccount, return: contractsCalls.returnSellerPayout,
  // Of each kind that is paid through the house the same people ask.
  byHand: contractsCalls.completeProPayment, reschedule: contractsCalls.rescheduleDelivery,
  extend: contractsCalls.extendContractDeadline, correct: contractsCalls.correctContractPrice,
  refund: contractsCalls.refundContract, cancel: contractsCalls.cancelContract,
}

const Asked = ({ act, contract, renderCancel, onClose }: ActsProps & {
  readonly act: OfficeAct
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
  const [asked, setAsked] = useState<OfficeAct | null>(null)
  const may = useMayAsk()
  const open = actsFor(contract)
  const acts = open.filter((act) => may(callOf[act]))
  const [others] = open
  return (
    <Card title={say('acts')}>
      <div className="flex flex-col gap-3">
        <Proposal contract={contract} />
        {acts.length === 0 && (others === undefined
          ? <p className="text-md text-ink-soft">{say('noActs')}</p> : <OthersWork call={callOf[others]} />)}
        <ul className="flex flex-col divide-y divide-line">
          {acts.map((act) => (
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
