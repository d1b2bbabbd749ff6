// One own bid and what became of it: the decision to buy when the seller chose it, the contract when it was awarded.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { biddingPauseCause } from '@bidyard/contract/enums/bidding'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { carName } from '../../../../text/car-name.ts'
import { standingOf, standingTones, type Standing } from '../mine/standing-rules.ts'
import { isBidOpen } from '../corrected/corrected-rules.ts'
import { CorrectedNotice } from '../corrected/later-corrected.ts'
import { ContractCard } from './contract-card.tsx'
import { asksBuyer, DecisionCard } from './decision-card.tsx'
import { useOwnBid } from './use-own-bid.ts'

type OwnBid = ReturnType<typeof useOwnBid>
type Bidding = NonNullable<OwnBid['bidding']>

const Result = ({ standing, bidding }: { readonly standing: Standing; readonly bidding: Bidding }) => {
  const say = useText('bidding')
  const word = useWord()
  const offsetMs = useServerOffset()
  const { auctionEndsAt, pauseCauses, note } = bidding
  return (
    <InlineNotice tone={standingTones[standing]} title={say(`result.${standing}`)}>
      <p>{say(`resultText.${standing}`)}</p>
      {pauseCauses.length > 0 && (
        <p className="flex flex-wrap gap-1.5 pt-1.5">
          {pauseCauses.map((cause) => <Badge key={cause} tone="waiting">{word(biddingPauseCause, cause)}</Badge>)}
        </p>
      )}
      {note !== null && <p lang="ko" className="text-ink-soft">{note}</p>}
      {standing === 'running' && auctionEndsAt !== null && (
        <p className="pt-1"><Countdown endsAt={auctionEndsAt} offsetMs={offsetMs} className="text-lg!" /></p>
      )}
    </InlineNotice>
  )
}

const Facts = ({ bidding }: { readonly bidding: Bidding }) => {
  const say = useText('bidding')
  const format = useFormat()
  const fee = useRead(biddingCalls.getBuyerAwardFee, { params: { id: bidding.id } })
  return (
    <Card title={say('facts')}>
      <KeyValueList
        facts={[
          {
            key: 'amount', name: say('ownBid'),
            value: <b>{bidding.amountWon === null ? '–' : format.price(bidding.amountWon)}</b>,
          },
          ...(bidding.bidAt === null
            ? [] : [{ key: 'at', name: say('bid'), value: format.dateTime(bidding.bidAt) }]),
          {
            key: 'fee', name: say('fee'),
            value: fee.data === undefined ? '–' : (
              <>
                {format.won(fee.data.totalWon)}{' '}
                <span className="text-sm font-normal text-ink-faint">
                  {`${say('feeOf.supply')} ${format.won(fee.data.supplyWon)} · `}
                  {`${say('feeOf.vat')} ${format.won(fee.data.vatWon)}`}
                </span>
              </>
            ),
          },
          { key: 'no', name: say('auctionNo'), value: bidding.auctionNo },
        ]}
      />
    </Card>
  )
}

/** One that was cancelled and bid anew has no row among the processes any more. */
const standingIn = ({ process, bidding }: Pick<OwnBid, 'process'> & { readonly bidding: Bidding }): Standing | null => {
  if (process !== undefined) return standingOf(process)
  return bidding.state === 'cancelled' ? 'cancelled' : null
}

const Shown = ({ bidding, process, auction, contract }: OwnBid & { readonly bidding: Bidding }) => {
  const say = useText('bidding')
  const name = carName(auction?.model, bidding.auctionNo)
  const standing = standingIn({ process, bidding })
  useTitle(name)
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-4">
      <PageHeader
        trail={<Trail to="/bids">{say('myBids')}</Trail>}
        title={<span lang="ko">{name}</span>}
        actions={
          <LinkButton to="/auctions/$id" params={{ id: bidding.auctionId }} icon="car">{say('toCar')}</LinkButton>
        }
      />
      {standing !== null && <Result standing={standing} bidding={bidding} />}
      {process !== undefined && process.correction !== null && (
        <CorrectedNotice
          biddingId={process.biddingId}
          correction={process.correction}
          isOpen={isBidOpen(process.auctionState, process.biddingState)}
          state={process.biddingState}
        />
      )}
      {contract !== undefined && asksBuyer(contract) && <DecisionCard contract={contract} />}
      {contract !== undefined && contract.awardedAt !== null && <ContractCard contract={contract} />}
      <Facts bidding={bidding} />
    </div>
  )
}

const Gone = () => {
  const say = useText('bidding')
  return (
    <Card>
      <EmptyState
        icon="gavel"
        title={say('bidGone')}
        text={say('bidGoneText')}
        action={<LinkButton to="/bids" variant="primary">{say('myBids')}</LinkButton>}
      />
    </Card>
  )
}

export const BidScreen = (): ReactNode => {
  const { id = '' } = useParams({ strict: false })
  const wordsFor = useFailureWords()
  const own = useOwnBid(id)
  const { bidding, error, isWaiting } = own
  if (bidding !== undefined && !isWaiting) return <Shown {...own} bidding={bidding} />
  if (error !== null && (error.facts.status === 404 || error.facts.status === 400)) return <Gone />
  if (error !== null) return <ErrorPanel {...wordsFor(error)} onRetry={own.again} />
  return (
    <div aria-busy="true" className="mx-auto flex w-full max-w-lg flex-col gap-4">
      <Skeleton className="h-16 rounded-lg!" />
      <Skeleton className="h-24 rounded-lg!" />
      <Skeleton className="h-48 rounded-lg!" />
    </div>
  )
}
