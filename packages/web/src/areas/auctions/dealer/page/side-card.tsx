// Beside the photos, always in sight: how long one may still bid, the guide price, and what one can do.
import { printsCalls } from '@bidyard/contract/calls/prints'
import { auctionNoticeKind } from '@bidyard/contract/enums/auctions'
import type { ReactNode } from 'react'
import { PrintButton } from '../../../../api/prints/print-button.tsx'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { CorrectedFacts } from '../../corrections/corrected-facts.tsx'
import { Guide } from './guide-chart.tsx'
import type { Auction, GuideRow } from './use-car.ts'

export interface Deeds {
  readonly isFavorite: boolean
  readonly isCompared: boolean
  readonly onFavorite: () => void
  readonly onCompare: () => void
  readonly onReport: () => void
}

export const isOpen = ({ state, endsAt }: Auction): boolean => state === 'auction' && endsAt !== null

const Over = ({ auction: { state, closedAt, endsAt } }: { readonly auction: Auction }) => {
  const say = useText('carPage')
  const format = useFormat()
  const isCalledOff = state === 'cancelled' && closedAt !== endsAt
  const title = isCalledOff ? 'cancelled' : state === 'done' ? 'done' : state === 'cancelled' ? 'unsold' : 'closed'
  const at = closedAt ?? endsAt
  return (
    <div className="flex flex-col gap-1">
      <strong className="text-xl font-extrabold tracking-tight">{say(title)}</strong>
      <p className="text-md text-ink-soft">
        {isCalledOff || at === null ? say('cancelledText') : say('closedText', { time: format.dateTime(at) })}
      </p>
    </div>
  )
}

const Time = ({ auction }: { readonly auction: Auction }) => {
  const say = useText('carPage')
  const format = useFormat()
  const offsetMs = useServerOffset()
  const { endsAt } = auction
  if (!isOpen(auction) || endsAt === null) return <Over auction={auction} />
  return (
    <div className="flex flex-col gap-0.5">
      <span className="text-sm text-ink-faint">{say('closesIn')}</span>
      <Countdown
        endsAt={endsAt}
        offsetMs={offsetMs}
        className="text-3xl! font-extrabold! tracking-tight [&_svg]:size-6"
      />
      <span className="figures text-sm text-ink-soft">{say('closesAt', { time: format.dateTime(endsAt) })}</span>
    </div>
  )
}

const Notices = ({ auction: { notices } }: { readonly auction: Auction }) => {
  const say = useText('carPage')
  const word = useWord()
  const format = useFormat()
  if (notices.length === 0) return null
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h2 className="text-sm font-bold">{say('notices')}</h2>
      <ul className="flex flex-col gap-2">
        {notices.map(({ kind, reason, corrected, endsBefore, endsAfter, createdAt }) => (
          <li key={createdAt} className="rounded-md bg-waiting-soft px-3 py-2.5 text-md">
            <strong className="text-waiting-ink">{word(auctionNoticeKind, kind)}</strong>
            <p lang="ko">{reason}</p>
            {corrected !== null && <CorrectedFacts corrected={corrected} />}
            {endsBefore !== endsAfter && (
              <p className="figures text-sm text-ink-soft">
                {say('noticeEnd', { before: format.dateTime(endsBefore), after: format.dateTime(endsAfter) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const DeedButtons = ({ auction, deeds }: { readonly auction: Auction; readonly deeds: Deeds }) => {
  const say = useText('carPage')
  const open = isOpen(auction)
  const { isFavorite, isCompared, onFavorite, onCompare, onReport } = deeds
  return (
    <div
      role="group"
      aria-label={say('deeds')}
      className="grid grid-cols-2 gap-2 border-t border-line pt-4 print:hidden"
    >
      {open && (
        <>
          <Button
            aria-pressed={isFavorite}
            icon="heart"
            className={classNames(isFavorite && 'text-closing-ink! [&_svg]:fill-current')}
            onClick={onFavorite}
          >
            {say(isFavorite ? 'favoriteOn' : 'favorite')}
          </Button>
          <Button
            aria-pressed={isCompared}
            icon="compare"
            className={classNames(isCompared && 'border-action! bg-action-soft! text-action-ink!')}
            onClick={onCompare}
          >
            {say(isCompared ? 'compareOn' : 'compare')}
          </Button>
          <Button icon="alert" onClick={onReport}>{say('report')}</Button>
        </>
      )}
      <PrintButton
        definition={printsCalls.printAuctionCarCheckInfo} ask={{ body: { auctionId: auction.id } }} label={say('print')}
      />
    </div>
  )
}

interface SideCardProps {
  readonly auction: Auction
  readonly guide: GuideRow | null | undefined
  readonly deeds: Deeds
  /** What bidding has to say here. */
  readonly children: ReactNode
}

export const SideCard = ({ auction, guide, deeds, children }: SideCardProps) => {
  const say = useText('carPage')
  const open = isOpen(auction)
  return (
    <section className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card">
      <Time auction={auction} />
      {open && <div className="border-t border-line pt-4"><Guide guide={guide} /></div>}
      {children}
      {open && (
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          <Icon name="lock" size={16} className="mt-0.5" />{say('sealed')}
        </p>
      )}
      <Notices auction={auction} />
      <DeedButtons auction={auction} deeds={deeds} />
    </section>
  )
}

/** On phones time and price stay under the thumb while one reads. */
export const BottomBar = (props: SideCardProps & { readonly name: string }) => {
  const { auction, guide, deeds, name, children } = props
  const say = useText('carPage')
  const market = useText('market')
  const format = useFormat()
  const offsetMs = useServerOffset()
  if (!isOpen(auction) || auction.endsAt === null) return null
  const won = guide?.price?.midWon ?? null
  return (
    <section
      aria-label={say('closesIn')}
      className={classNames(
        'fixed inset-x-0 bottom-[calc(var(--tab-bar-height)+env(safe-area-inset-bottom))] z-20 flex items-center gap-3',
        'border-t border-line bg-surface px-gutter py-2 shadow-popup cramped:flex-wrap lg:hidden print:hidden',
      )}
    >
      <span className="flex min-w-0 flex-1 flex-col cramped:min-w-full">
        <Countdown endsAt={auction.endsAt} offsetMs={offsetMs} className="text-lg! max-[22rem]:text-base!" />
        <span className="figures flex min-h-5 items-center text-sm text-ink-soft">
          {guide === undefined
            ? <Skeleton className="h-3.5 w-28" />
            : won === null ? say('noGuide') : `${say('guide')} ${format.price(won)}`}
        </span>
      </span>
      <Button
        aria-pressed={deeds.isFavorite}
        aria-label={market(deeds.isFavorite ? 'unfavorite' : 'favorite', { name })}
        icon="heart"
        className={classNames(
          'max-[26rem]:w-11 max-[26rem]:gap-0! max-[26rem]:px-0!',
          deeds.isFavorite && 'text-closing-ink! [&_svg]:fill-current',
        )}
        onClick={deeds.onFavorite}
      >
        <span className="max-[26rem]:hidden">{market('favoriteOn')}</span>
      </Button>
      {children}
    </section>
  )
}
