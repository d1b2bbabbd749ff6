// One listing side by side: the car on the left, what it lacks and the decision on the right, on to the next by a key.
import { printsCalls } from '@bidyard/contract/calls/prints'
import type { Auction } from '@bidyard/contract/shapes/auctions/auctions'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { PrintButton } from '../../../../api/prints/print-button.tsx'
import { useText } from '../../../../text/use-text.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { AuctionHead } from '../parts/auction-head.tsx'
import { standingOf } from '../parts/auction-words.ts'
import { DecisionPanel } from './decision-panel.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { useScreening, type Screening } from './use-screening.ts'

const layout = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem]'

interface HeadProps {
  readonly auction: Auction
  readonly neighbours: Screening['neighbours']
}

const Head = ({ auction, neighbours: { place, count, before, next } }: HeadProps) => {
  const say = useText('marketOffice')
  return (
    <AuctionHead
      auction={auction}
      trail={<Trail to="/office/screening">{say('screening')}</Trail>}
      actions={
        <>
          {place >= 0 && (
            <span className="figures text-sm text-ink-faint">{say('placeInQueue', { place: place + 1, count })}</span>
          )}
          <PrintButton
            definition={printsCalls.printAuctionCarCheckInfo} ask={{ body: { auctionId: auction.id } }}
            label={say('printSheet')}
          />
          {before !== undefined && (
            <LinkButton to="/office/screening/$id" params={{ id: before.id }}>{say('before')}</LinkButton>
          )}
          {next !== undefined && (
            <LinkButton to="/office/screening/$id" params={{ id: next.id }}>{say('next')}</LinkButton>
          )}
        </>
      }
    />
  )
}

const Decided = ({ auction }: { readonly auction: Auction }) => {
  const say = useText('marketOffice')
  const standing = standingOf(auction)
  if (standing === 'toScreen' || standing === 'sentBack') return null
  return (
    <InlineNotice
      tone={standing === 'cancelled' ? 'neutral' : 'done'}
      title={say(`standing.${standing}`)}
      action={<LinkButton to="/office/auctions/$id" params={{ id: auction.id }}>{say('toAuction')}</LinkButton>}
    >
      {say('decidedAlready')}
    </InlineNotice>
  )
}

interface ShownProps extends Required<ScreeningScreenProps> {
  readonly id: string
}

const Shown = ({ id, renderCar }: ShownProps) => {
  const say = useText('marketOffice')
  const wordsFor = useFailureWords()
  const screening = useScreening(id)
  const { auction, read, asking, neighbours } = screening
  useTitle(auction === undefined ? say('screening') : `${auction.carNumber} · ${say('screening')}`)
  if (auction === undefined)
    return read.error !== null
      ? <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
      : <div aria-busy="true" className={layout}><Skeleton className="h-160 rounded-lg" /></div>
  return (
    <>
      <Head auction={auction} neighbours={neighbours} />
      <div className="flex flex-col gap-4">
        <Decided auction={auction} />
        <div className={layout}>
          {renderCar(auction.orderId)}
          <DecisionPanel screening={screening} auction={auction} />
        </div>
      </div>
      {asking && <ReturnDialog screening={screening} plate={auction.carNumber} />}
    </>
  )
}

interface ScreeningScreenProps {
  /** The car itself is shown by the area that knows cars. */
  readonly renderCar: (orderId: string) => ReactNode
}

export const ScreeningScreen = ({ renderCar }: ScreeningScreenProps): ReactNode => {
  const { id } = useParams({ from: '/framed/office/screening/$id' })
  // Another listing begins anew: nothing that was ticked for the last one may stay.
  return <Shown key={id} id={id} renderCar={renderCar} />
}
