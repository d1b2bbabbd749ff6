// From the close to the award, for the office: who is asked until when, the ranking, and what the office may do.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { auctionProcessStep } from '@bidyard/contract/enums/auctions'
import { bidderState } from '@bidyard/contract/enums/bidding'
import { contractStep } from '@bidyard/contract/enums/contracts'
import { shopGrade } from '@bidyard/contract/enums/shops'
import type { AuctionBidder } from '@bidyard/contract/shapes/bidding/bidders'
import type { TradeProcess } from '@bidyard/contract/shapes/contracts/trade-process'
import { hasTrait, traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { useState } from 'react'
import { MayAsk, useMayAsk } from '../../../../api/may-ask.tsx'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge, type Tone } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { choicesLeft, inOrder, mayBeChosen, toAgreeOn } from '../../parts/choice-rules.ts'
import { useChoice } from '../../parts/use-choice.ts'
import {
  AwardConsultedDialog, CancelContractDialog, EndRoundDialog, OpenContractDialog,
} from './contract-dialogs.tsx'
import { NotesCard } from './notes-card.tsx'

const stepTone: Readonly<Record<TradeProcess['processStep'], Tone>> = {
  screening: 'neutral', bid: 'action', awardDecision: 'waiting', accepted: 'done', declined: 'neutral',
  retried: 'neutral', cancelled: 'neutral',
}

const Until = ({ at }: { readonly at: string }) => {
  const format = useFormat()
  const offsetMs = useServerOffset()
  return (
    <span className="flex flex-col items-end">
      <Countdown endsAt={at} offsetMs={offsetMs} />
      <span className="text-sm font-normal text-ink-faint">{format.dateTime(at)}</span>
    </span>
  )
}

const Facts = ({ process }: { readonly process: TradeProcess }) => {
  const say = useText('awards')
  const word = useWord()
  const format = useFormat()
  const { current, chooseUntil, consultUntil, candidatesUsed, candidatesMax, revertsUsed, revertsMax } = process
  const answerUntil = current?.until ?? null
  return (
    <KeyValueList
      facts={[
        ...(chooseUntil === null ? [] : [
          { key: 'choose', name: say('chooseUntil'), value: <Until at={chooseUntil} /> },
        ]),
        ...(consultUntil === null ? [] : [
          { key: 'consult', name: say('consultUntil'), value: <Until at={consultUntil} /> },
        ]),
        {
          key: 'current', name: say('current'),
          value: current === null ? <span className="font-normal text-ink-faint">{say('noCurrent')}</span> : (
            <>{format.price(current.amountWon)} · {word(contractStep, current.state)}</>
          ),
        },
        ...(answerUntil === null ? [] : [
          { key: 'answer', name: say('answerUntil'), value: <Until at={answerUntil} /> },
        ]),
        {
          key: 'candidates', name: say('candidates'), value: say('ofMax', { used: candidatesUsed, max: candidatesMax }),
        },
        { key: 'reverts', name: say('reverts'), value: say('ofMax', { used: revertsUsed, max: revertsMax }) },
      ]}
    />
  )
}

/** As its seller is told: whoever chooses in the seller's place knows no less. */
const Expected = ({ sales, finalPermille, feesWon, netWon }: NonNullable<AuctionBidder['expected']>) => {
  const say = useText('awards')
  const format = useFormat()
  const share = format.percent(finalPermille / 1_000)
  return (
    <span className="figures w-full text-sm text-ink-soft">
      {say('expected', { won: format.price(netWon), sales, share })}
      {feesWon > 0 && ` · ${say('expectedFees', { won: format.won(feesWon) })}`}
    </span>
  )
}

const Bidder = ({ bidder, onOpen }: { readonly bidder: AuctionBidder; readonly onOpen: (() => void) | undefined }) => {
  const say = useText('awards')
  const word = useWord()
  const format = useFormat()
  const { bidRank, bidAmountWon, shop, state, expected } = bidder
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-3 first:pt-0 last:pb-0">
      <span className="flex min-w-0 flex-col">
        <span className="flex flex-wrap items-center gap-2">
          <span className="figures text-sm font-semibold text-ink-soft">
            {bidRank === null ? say('noRank') : say('rank', { count: bidRank })}
          </span>
          <b lang="ko">{shop.shopName ?? '–'}</b>
          <span className="text-sm text-ink-faint">{word(shopGrade, shop.grade)}</span>
        </span>
        <b className="figures text-base">{format.price(bidAmountWon)}</b>
        <span className="figures text-sm text-ink-faint">{say('recordOf', shop.record)}</span>
      </span>
      <span className="flex flex-col items-end gap-1.5">
        <Badge tone={state === 'awardInProgress' || state === 'afterConsulting' ? 'waiting' : 'neutral'}>
          {word(bidderState, state)}
        </Badge>
        {onOpen !== undefined && <Button size="small" onClick={onOpen}>{say('open')}…</Button>}
      </span>
      {expected !== null && <Expected {...expected} />}
    </li>
  )
}

/** What ends the round, or what came of it. */
const endCalls = {
  refuse: contractsCalls.refuseConsulted, declineRound: contractsCalls.declineRound,
  cancelContract: contractsCalls.cancelContract,
} as const
type End = keyof typeof endCalls
const endVerbs = { refuse: 'refuse', declineRound: 'declineRound', cancelContract: 'toContract' } as const

const endsOf = ({ processStep, current, consultUntil }: TradeProcess): readonly End[] => {
  if (current !== null) return ['cancelContract']
  if (processStep !== 'awardDecision') return []
  return consultUntil === null ? ['declineRound'] : ['refuse']
}

type Asked =
  | { readonly act: 'open' | 'consulted'; readonly bidder: AuctionBidder }
  | { readonly act: End }

const Dialogs = ({ asked, process, bidders, onClose }: {
  readonly asked: Asked
  readonly process: TradeProcess
  readonly bidders: readonly AuctionBidder[]
  readonly onClose: () => void
}) => {
  const { kind } = process
  const given = { process, onClose }
  switch (asked.act) {
    case 'open': return hasTrait(kind, 'awardedBy', 'seller')
      ? <OpenContractDialog {...given} kind={kind} bidder={asked.bidder} /> : null
    case 'consulted': return hasTrait(kind, 'awardedBy', 'reserve')
      ? <AwardConsultedDialog {...given} kind={kind} bidder={asked.bidder} /> : null
    case 'cancelContract':
      return process.current === null ? null : (
        <CancelContractDialog contractId={process.current.contractId} bidders={bidders} {...given} />
      )
    default: return <EndRoundDialog process={process} act={asked.act} onClose={onClose} />
  }
}

const Whole = ({ process, bidders }: {
  readonly process: TradeProcess
  readonly bidders: readonly AuctionBidder[]
}) => {
  const say = useText('awards')
  const word = useWord()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { processStep, current, consultUntil, kind } = process
  const isOpen = processStep === 'awardDecision'
  const isConsulting = isOpen && consultUntil !== null
  const consulted = toAgreeOn(bidders)
  const isChosen = traitsOf(kind).awardedBy === 'seller'
  const may = useMayAsk()
  const mayOpen = isOpen && !isConsulting && current === null && isChosen && choicesLeft(process) > 0
    && may(contractsCalls.openContract)
  const ends = endsOf(process).filter((act) => may(endCalls[act]))
  return (
    <>
      <Card
        title={say('award')}
        actions={<Badge tone={stepTone[processStep]}>{word(auctionProcessStep, processStep)}</Badge>}
      >
        <div className="flex flex-col gap-4">
          {isConsulting && <InlineNotice tone="waiting" title={say('consulting')}>{say('consultText')}</InlineNotice>}
          <Facts process={process} />
          <div className="flex flex-wrap gap-2">
            {isConsulting && consulted !== undefined && (
              <MayAsk call={contractsCalls.openPrimeContract}>
                <Button
                  size="small" variant="primary" onClick={() => setAsked({ act: 'consulted', bidder: consulted })}
                >
                  {say('agreeVerb')}…
                </Button>
              </MayAsk>
            )}
            {ends.map((act) => (
              <Button key={act} size="small" onClick={() => setAsked({ act })}>{say(endVerbs[act])}…</Button>
            ))}
          </div>
        </div>
      </Card>
      <NotesCard process={process} />
      {bidders.length > 0 && (
        <Card title={say('bidders')}>
          <ul aria-label={say('bidders')} className="flex flex-col divide-y divide-line">
            {inOrder(bidders).map((bidder) => (
              <Bidder
                key={bidder.id}
                bidder={bidder}
                onOpen={mayOpen && mayBeChosen(bidder) ? () => setAsked({ act: 'open', bidder }) : undefined}
              />
            ))}
          </ul>
        </Card>
      )}
      {asked !== null && <Dialogs asked={asked} process={process} bidders={bidders} onClose={() => setAsked(null)} />}
    </>
  )
}

export const AwardCard = ({ auctionId }: { readonly auctionId: string }) => {
  const { process, bidders, failure } = useChoice(auctionId)
  if (process === undefined) return failure === null ? <Skeleton className="h-60 rounded-lg!" /> : null
  return <Whole process={process} bidders={bidders} />
}
