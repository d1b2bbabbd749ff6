// What the office is asked before it opens a contract for a bidder, awards a consulted car, or ends a contract.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { choiceCallsOf, consentCallsOf } from '@bidyard/contract/calls/contracts/by-kind'
import {
  contractCancelType, roundNext, type ContractCancelType, type RoundNext,
} from '@bidyard/contract/enums/contracts'
import type { AuctionBidder } from '@bidyard/contract/shapes/bidding/bidders'
import type { TradeProcess } from '@bidyard/contract/shapes/contracts/trade-process'
import type { KindTraits, KindWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { useBegun } from '../../../../ui/show/countdown.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { afterFall } from '../../parts/choice-rules.ts'
import { touchedByOffice } from '../touched.ts'

interface OpenProps<By extends KindTraits['awardedBy']> {
  readonly kind: KindWhere<'awardedBy', By>
  readonly process: TradeProcess
  readonly bidder: AuctionBidder
  readonly onClose: () => void
}

/** The seller decides first, and then the shop. */
export const OpenContractDialog = ({ kind, process: { auctionId }, bidder, onClose }: OpenProps<'seller'>) => {
  const say = useText('awards')
  const format = useFormat()
  const queries = useQueryClient()
  const look = () => void forgetPaths(queries, touchedByOffice)
  const call = useCall(choiceCallsOf[kind].open, { onSuccess: look, onFailure: look })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('openTitle', { won: format.price(bidder.bidAmountWon) })}
      consequence={say('openHappens')}
      confirmLabel={say('open')}
      onConfirm={async () => {
        await call.mutateAsync({ body: { auctionId, bidderId: bidder.id } })
        showToast({ tone: 'done', title: say('openDone') })
      }}
    >
      <Refused failure={call.error} />
    </ConfirmDialog>
  )
}

/** Below the reserve, with what the seller said. */
export const AwardConsultedDialog = ({ kind, process: { auctionId }, bidder, onClose }: OpenProps<'reserve'>) => {
  const say = useText('awards')
  const format = useFormat()
  return (
    <ActDialog
      definition={consentCallsOf[kind].open}
      words={{
        title: say('openTitle', { won: format.price(bidder.bidAmountWon) }), happens: say('openPrimeHappens'),
        verb: say('agreeVerb'), done: say('openPrimeDone'),
      }}
      field={{ label: say('consent'), hint: say('consentHint') }}
      touches={touchedByOffice}
      ask={(consentNote) => ({ body: { auctionId, bidderId: bidder.id, consentNote } })}
      onClose={onClose}
    />
  )
}

const afterRound = ['retry', 'decline'] as const

export const EndRoundDialog = ({ process: { auctionId, mayRetry }, act, onClose }: {
  readonly process: TradeProcess
  readonly act: 'declineRound' | 'refuse'
  readonly onClose: () => void
}) => {
  const say = useText('awards')
  const word = useWord()
  const [next, setNext] = useState<(typeof afterRound)[number]>(mayRetry ? 'retry' : 'decline')
  return (
    <ActDialog
      definition={act === 'refuse' ? contractsCalls.refuseConsulted : contractsCalls.declineRound}
      words={{
        title: say(`${act}Title`), happens: say(`${act}Happens`), verb: say(act), done: say(`${act}Done`),
      }}
      destructive
      touches={touchedByOffice}
      ask={(reason) => ({ params: { id: auctionId }, body: { next, reason } })}
      onClose={onClose}
    >
      <RadioGroup
        label={say('next')}
        options={afterRound.map((value) => ({
          value, label: word(roundNext, value), disabled: value === 'retry' && !mayRetry,
        }))}
        value={next}
        onValueChange={setNext}
      />
    </ActDialog>
  )
}

export const CancelContractDialog = ({ contractId, process, bidders, onClose }: {
  readonly contractId: string
  readonly process: TradeProcess
  readonly bidders: readonly AuctionBidder[]
  readonly onClose: () => void
}) => {
  const say = useText('awards')
  const word = useWord()
  const { data } = useRead(contractsCalls.getContract, { params: { id: contractId } })
  const [type, setType] = useState<ContractCancelType>('sellerRequest')
  const [next, setNext] = useState<RoundNext>('decline')
  // Without anybody who is left, a choice or time for it, the server ends the round.
  const isLate = useBegun(process.askedAgainUntil)
  const contract = data?.id === contractId ? data : undefined
  if (contract === undefined) return null
  const isImpossible: Partial<Record<RoundNext, boolean>> = {
    nextCandidate: contract.awardedAt !== null || afterFall(process, bidders, isLate) !== 'goesOn',
    retry: !process.mayRetry,
  }
  return (
    <ActDialog
      definition={contractsCalls.cancelContract}
      words={{
        title: say('cancelContractTitle', { no: contract.contractNo }), happens: say('cancelContractHappens'),
        verb: say('toContract'), done: say('cancelContractDone'),
      }}
      destructive
      touches={touchedByOffice}
      ask={(reason) => ({ params: { id: contractId }, body: { seenVersion: contract.version, type, next, reason } })}
      onClose={onClose}
    >
      <Select
        label={say('cancelType')}
        options={contractCancelType.values.map((value) => ({ value, label: word(contractCancelType, value) }))}
        value={type}
        onValueChange={(value) => value !== null && setType(value)}
      />
      <RadioGroup
        label={say('next')}
        options={roundNext.values.map((value) => ({
          value, label: word(roundNext, value), disabled: isImpossible[value] ?? false,
        }))}
        value={next}
        onValueChange={setNext}
      />
    </ActDialog>
  )
}
