// How much of what waits for the office, in one look; each figure leads to its list.
import type { financeCalls } from '@bidyard/contract/calls/finance'
import type { ReceivedOf } from '@bidyard/contract/call'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import type { Tone } from '../../../../ui/show/badge.tsx'

type Desk = ReceivedOf<typeof financeCalls.getMoneyDesk>

const inks: Readonly<Record<Tone, string>> = {
  neutral: 'text-ink', action: 'text-action-ink', closing: 'text-closing-ink', waiting: 'text-waiting-ink',
  done: 'text-done-ink',
}

const tileLook = 'flex min-w-0 flex-col gap-0.5 rounded-lg border border-line bg-surface px-4 py-3 shadow-card'

interface Figure {
  readonly name: string
  readonly value: string
  readonly note?: string | undefined
  readonly tone: Tone
}

const Words = ({ name, value, note, tone }: Figure) => (
  <>
    <span className="text-sm text-ink-soft">{name}</span>
    <b className={classNames('figures text-xl', inks[tone])}>{value}</b>
    <span className="figures min-h-5 text-sm text-ink-faint">{note}</span>
  </>
)

interface AnchorProps extends ComponentProps<'a'> {
  readonly figure: Figure
}

const Tile = createLink(({ figure, ...rest }: AnchorProps) => (
  <a {...rest} className={classNames(tileLook, 'hover:bg-hover')}><Words {...figure} /></a>
))

type Counted =
  | 'proposals' | 'payouts' | 'sellerPayouts' | 'overdue' | 'sellersOverdue' | 'unmatched' | 'monthsToRefund'
  | 'papersDue'

/** Something to do is told by its colour; nothing is as quiet as the rest. */
const useFigures = (desk: Desk) => {
  const say = useText('money')
  const format = useFormat()
  const count = (many: number): string => say('cases', { count: format.number(many) })
  const figure = (key: Counted, tone: Tone, won?: number): Figure => ({
    name: say(key), value: count(desk[key]), note: won === undefined ? undefined : format.won(won),
    tone: desk[key] === 0 ? 'neutral' : tone,
  })
  return {
    proposals: figure('proposals', 'waiting'),
    payouts: figure('payouts', 'waiting', desk.payoutWon),
    sellerPayouts: figure('sellerPayouts', 'waiting', desk.sellerPayoutWon),
    overdue: figure('overdue', 'closing', desk.overdueWon),
    sellersOverdue: figure('sellersOverdue', 'closing', desk.sellersOverdueWon),
    monthsToRefund: figure('monthsToRefund', 'waiting', desk.monthsToRefundWon),
    papers: {
      ...figure('papersDue', desk.papersLate === 0 ? 'waiting' : 'closing'),
      note: desk.papersLate === 0 ? undefined : say('papersLate', { count: format.number(desk.papersLate) }),
    },
    unmatched: figure('unmatched', 'waiting', desk.unmatchedWon),
    deposits: {
      name: say('waitingDeposits'), value: count(desk.waitingDeposits), tone: 'neutral',
      note: desk.claimWon === 0 ? undefined : say('claims', { won: format.won(desk.claimWon) }),
    },
    difference: {
      name: say('difference'), value: format.won(desk.differenceWon),
      note: say(desk.differenceWon === 0 ? 'addsUp' : 'lookNow'),
      tone: desk.differenceWon === 0 ? 'done' : 'closing',
    },
  } as const satisfies Readonly<Record<string, Figure>>
}

export const DeskFigures = ({ desk }: { readonly desk: Desk }) => {
  const figures = useFigures(desk)
  return (
    <div
      className={classNames(
        'mb-4 grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3 xl:grid-cols-5',
        'md:*:last:col-span-3 xl:*:last:col-span-1',
      )}
    >
      <div className={tileLook}><Words {...figures.proposals} /></div>
      <div className={tileLook}><Words {...figures.payouts} /></div>
      <Tile to="/office/money/seller-payouts" search={{ state: 'waiting' }} figure={figures.sellerPayouts} />
      <Tile to="/office/money/unmatched" search={{ state: 'waiting' }} figure={figures.unmatched} />
      <Tile to="/office/money/amounts" search={{ overdue: true }} figure={figures.overdue} />
      <Tile to="/office/money/seller-fees" search={{ overdue: true }} figure={figures.sellersOverdue} />
      <Tile to="/office/money/subscriptions" search={{ toRefund: true }} figure={figures.monthsToRefund} />
      <Tile to="/office/money/amounts" search={{ papers: true, sort: 'billDueOn' }} figure={figures.papers} />
      <Tile to="/office/money/deposits" search={{ state: 'depositWaiting' }} figure={figures.deposits} />
      <Tile to="/office/money/reconciliations" figure={figures.difference} />
    </div>
  )
}
