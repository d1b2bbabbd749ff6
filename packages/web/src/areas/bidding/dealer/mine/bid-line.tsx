// One own bid in a list: its car, the amount, how it stands, and how long it still runs or whose turn it is until when.
import { contractStep } from '@bidyard/contract/enums/contracts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { Due } from '../../../../ui/show/due.tsx'
import { carName } from '../../../../text/car-name.ts'
import { isBidOpen } from '../corrected/corrected-rules.ts'
import { CorrectedBadge } from '../corrected/later-corrected.ts'
import { type Process, standingOf, standingTones } from './standing-rules.ts'
import type { AuctionRow } from './use-auctions-of.ts'

interface BidLineProps {
  readonly process: Process
  readonly auction: AuctionRow | undefined
  readonly cover: ReactNode
}

const Time = ({ process, auction }: Omit<BidLineProps, 'cover'>) => {
  const say = useText('bidding')
  const word = useWord()
  const format = useFormat()
  const offsetMs = useServerOffset()
  const endsAt = auction?.endsAt ?? null
  if (process.auctionState === 'auction' && endsAt !== null)
    return <Countdown endsAt={endsAt} offsetMs={offsetMs} className="text-md!" />
  if (process.duty !== null)
    return <Due {...process.duty} offsetMs={offsetMs} className="text-md!" />
  const step = contractStep.values.find((one) => one === process.contractStep)
  if (step !== undefined && step !== 'cancelled')
    return <span className="text-sm text-ink-soft">{word(contractStep, step)}</span>
  if (endsAt === null) return null
  return <span className="figures text-sm text-ink-faint">{say('endedAt', { time: format.dateTime(endsAt) })}</span>
}

const Turn = ({ duty }: { readonly duty: NonNullable<Process['duty']> }) => {
  const say = useText('bidding')
  const word = useWord()
  const isMine = duty.whose === 'buyer'
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <span>{word(contractStep, duty.step)}</span>
      <span className={classNames(isMine && 'font-semibold text-waiting-ink')}>{say(`turn.${duty.whose}`)}</span>
    </span>
  )
}

export const BidLine = ({ process, auction, cover }: BidLineProps) => {
  const say = useText('bidding')
  const format = useFormat()
  const standing = standingOf(process)
  const { duty } = process
  const isMine = duty?.whose === 'buyer'
  return (
    <Link
      to="/bids/$id"
      params={{ id: process.biddingId }}
      className={classNames(
        'flex items-center gap-3.5 rounded-lg border bg-surface p-3 shadow-card transition-colors hover:bg-hover',
        isMine ? 'border-waiting' : 'border-line hover:border-line-strong',
      )}
    >
      <span className="h-16 w-22 shrink-0 overflow-hidden rounded-md bg-sunken max-sm:self-start">{cover}</span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 sm:flex-row sm:items-center sm:gap-4">
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span lang="ko" className="truncate font-bold">{carName(auction?.model, process.auctionNo)}</span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone={standingTones[standing]}>{say(`result.${standing}`)}</Badge>
            {process.correction !== null && (
              <CorrectedBadge
                correction={process.correction}
                isOpen={isBidOpen(process.auctionState, process.biddingState)}
                state={process.biddingState}
              />
            )}
            {duty !== null && <Turn duty={duty} />}
            <span className="figures text-sm text-ink-faint max-sm:hidden">{process.auctionNo}</span>
          </span>
        </span>
        <span
          className={classNames(
            'flex flex-wrap items-baseline justify-between gap-x-3',
            'sm:w-44 sm:flex-col sm:items-end sm:gap-0.5',
          )}
        >
          <strong className="figures text-lg font-extrabold tracking-tight whitespace-nowrap">
            {process.amountWon === null ? '–' : format.price(process.amountWon)}
          </strong>
          <Time process={process} auction={auction} />
        </span>
      </span>
    </Link>
  )
}
