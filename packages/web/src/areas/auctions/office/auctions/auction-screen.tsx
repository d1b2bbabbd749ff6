// One auction for the office: its car, its way in time, what everybody was told, and what can be done about it.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { printsCalls } from '@bidyard/contract/calls/prints'
import { auctionEndReason, auctionNoticeKind } from '@bidyard/contract/enums/auctions'
import type { Auction } from '@bidyard/contract/shapes/auctions/auctions'
import { useParams } from '@tanstack/react-router'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { type Asked, OthersWork, useMayAsk } from '../../../../api/may-ask.tsx'
import { PrintButton } from '../../../../api/prints/print-button.tsx'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { CorrectedFacts } from '../../corrections/corrected-facts.tsx'
import { AuctionHead } from '../parts/auction-head.tsx'
import { standingOf } from '../parts/auction-words.ts'
import { CancelDialog, type DialogProps, ExtendDialog, OpenDialog } from './act-dialogs.tsx'
import { type Act, actsFor } from './auction-acts.ts'
import { CorrectDialog } from './correct-dialog.tsx'

const layout = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]'
const dialogs: Readonly<Record<Act, ComponentType<DialogProps>>> = {
  open: OpenDialog, extend: ExtendDialog, correct: CorrectDialog, cancel: CancelDialog,
}
const callOf: Readonly<Record<Act, Asked>> = {
  open: auctionsCalls.openAuction, extend: auctionsCalls.extendAuction, correct: auctionsCalls.correctAuction,
  cancel: auctionsCalls.cancelAuction,
}

interface AuctionProps {
  readonly auction: Auction
}

/** Whether somebody was chosen who has not fallen; asked in the same words as the card beside it. */
const useIsTaken = ({ id, state }: Auction): boolean | undefined => {
  const { data } = useRead(contractsCalls.getSellerTradeProcess, { params: { id } }, { enabled: state === 'contract' })
  return data?.auctionId === id ? data.current !== null : undefined
}

const Acts = ({ auction }: AuctionProps) => {
  const say = useText('marketOffice')
  const [asked, setAsked] = useState<Act | null>(null)
  const may = useMayAsk()
  const open = actsFor(auction, useIsTaken(auction))
  const acts = open.filter((act) => may(callOf[act]))
  const [others] = acts.length === 0 ? open : []
  const standing = standingOf(auction)
  const Dialog = asked === null ? null : dialogs[asked]
  return (
    <Card title={say('acts')}>
      {others !== undefined && <OthersWork call={callOf[others]} />}
      {open.length === 0 && <p className="text-md text-ink-soft">{say('noActs')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {(standing === 'toScreen' || standing === 'sentBack') && (
          <li className="flex items-center justify-between gap-4 pb-3">
            <span className="text-md text-ink-soft">{say('screenShort')}</span>
            <LinkButton to="/office/screening/$id" params={{ id: auction.id }} size="small">
              {say('screening')}
            </LinkButton>
          </li>
        )}
        {acts.map((act) => (
          <li key={act} className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
            <span className="text-md text-ink-soft">{say(`${act}Short`)}</span>
            <Button
              size="small" variant={act === 'open' ? 'primary' : undefined} onClick={() => setAsked(act)}
            >
              {say(`${act}Verb`)}…
            </Button>
          </li>
        ))}
      </ul>
      {Dialog !== null && <Dialog auction={auction} onClose={() => setAsked(null)} />}
    </Card>
  )
}

const Times = ({ auction }: AuctionProps) => {
  const say = useText('marketOffice')
  const word = useWord()
  const format = useFormat()
  const offsetMs = useServerOffset()
  const at = (time: string | null): string => (time === null ? '–' : format.dateTime(time))
  const { screenedAt, openAt, openedAt, endsAt, closedAt, endReason, createdAt, state } = auction
  return (
    <Card title={say('times')}>
      {state === 'auction' && endsAt !== null && (
        <p className="pb-3 text-2xl"><Countdown endsAt={endsAt} offsetMs={offsetMs} /></p>
      )}
      <KeyValueList
        facts={[
          { key: 'made', name: say('preparedAt'), value: at(createdAt) },
          { key: 'screened', name: say('screenedAt'), value: at(screenedAt) },
          ...(openAt === null ? [] : [{ key: 'openAt', name: say('openAt'), value: <b>{at(openAt)}</b> }]),
          { key: 'opened', name: say('openedAt'), value: at(openedAt) },
          { key: 'ends', name: say('endsAt'), value: at(endsAt) },
          { key: 'closed', name: say('closedAt'), value: at(closedAt) },
          ...(endReason === null
            ? [] : [{ key: 'reason', name: say('endReason'), value: word(auctionEndReason, endReason) }]),
        ]}
      />
    </Card>
  )
}

const Notices = ({ auction: { notices } }: AuctionProps) => {
  const say = useText('marketOffice')
  const word = useWord()
  const format = useFormat()
  if (notices.length === 0) return null
  return (
    <Card title={say('notices')} note={say('noticesNote')}>
      <ul className="flex flex-col divide-y divide-line">
        {notices.map(({ kind, reason, corrected, endsBefore, endsAfter, createdAt }) => (
          <li key={createdAt} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={kind === 'corrected' ? 'waiting' : 'action'}>{word(auctionNoticeKind, kind)}</Badge>
              <span className="figures text-sm text-ink-faint">{format.dateTime(createdAt)}</span>
            </span>
            <p className="text-md whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>
            {corrected !== null && <Suspense fallback={null}><CorrectedFacts corrected={corrected} /></Suspense>}
            <p className="figures text-sm text-ink-soft">
              {say('movedFromTo', { before: format.dateTime(endsBefore), after: format.dateTime(endsAfter) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Head = ({ auction }: AuctionProps) => {
  const say = useText('marketOffice')
  const { id: auctionId, orderId, state } = auction
  return (
    <AuctionHead
      auction={auction}
      trail={<Trail to="/office/auctions">{say('auctions')}</Trail>}
      actions={
        <>
          <PrintButton
            definition={printsCalls.printAuctionCarCheckInfo} ask={{ body: { auctionId } }} label={say('printSheet')}
          />
          {(state === 'contract' || state === 'done') && (
            <PrintButton
              definition={printsCalls.printAuctionInAmountInfo} ask={{ body: { auctionId } }}
              label={say('printSettlement')}
            />
          )}
          <LinkButton to="/office/orders/$id" params={{ id: orderId }} icon="car">{say('toOrder')}</LinkButton>
        </>
      }
    />
  )
}

interface AuctionScreenProps {
  /** The car itself is shown by the area that knows cars. */
  readonly renderCar: (orderId: string) => ReactNode
  /** And its bids, and what comes of them, by the one that knows bidding. */
  readonly renderBids: (auction: Pick<Auction, 'id' | 'state'>) => ReactNode
}

export const AuctionScreen = ({ renderCar, renderBids }: AuctionScreenProps): ReactNode => {
  const say = useText('marketOffice')
  const wordsFor = useFailureWords()
  const { id } = useParams({ from: '/framed/office/auctions/$id' })
  const read = useRead(auctionsCalls.getAuction, { params: { id } })
  const auction = read.data?.id === id ? read.data : undefined
  useTitle(auction?.auctionNo ?? say('auctions'))
  if (auction === undefined)
    return read.error !== null
      ? <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
      : <div aria-busy="true" className={layout}><Skeleton className="h-160 rounded-lg" /></div>
  return (
    <>
      <Head auction={auction} />
      <div className={layout}>
        {renderCar(auction.orderId)}
        <div className="flex min-w-0 flex-col gap-4">
          {auction.endNote !== null && (
            <InlineNotice title={say('endNote')}><span lang="ko">{auction.endNote}</span></InlineNotice>
          )}
          {renderBids(auction)}
          <Acts auction={auction} />
          <Times auction={auction} />
          <Notices auction={auction} />
        </div>
      </div>
    </>
  )
}
