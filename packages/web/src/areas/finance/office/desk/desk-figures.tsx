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

export const DeskFigures = ({ desk }: { readonly desk: Desk }) => {
  const say = useText('money')
  const format = useFormat()
  const count = (many: number): string => say('cases', { count: format.number(many) })
  const toneOf = (many: number, tone: Tone): Tone => (many === 0 ? 'neutral' : tone)
  return (
    <div className="mb-4 grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3 xl:grid-cols-6">
      <div className={tileLook}>
        <Words name={say('proposals')} value={count(desk.proposals)} tone={toneOf(desk.proposals, 'waiting')} />
      </div>
      <div className={tileLook}>
        <Words
          name={say('payouts')} value={count(desk.payouts)} note={format.won(desk.payoutWon)}
          tone={toneOf(desk.payouts, 'waiting')}
        />
      </div>
      <Tile
        to="/office/money/amounts"
        search={{ overdue: true }}
        figure={{
          name: say('overdue'), value: count(desk.overdue), note: format.won(desk.overdueWon),
          tone: toneOf(desk.overdue, 'closing'),
        }}
      />
      <Tile
        to="/office/money/deposits"
        search={{ state: 'depositWaiting' }}
        figure={{
          name: say('waitingDeposits'), value: count(desk.waitingDeposits), tone: 'neutral',
          note: desk.claimWon === 0 ? undefined : say('claims', { won: format.won(desk.claimWon) }),
        }}
      />
      <Tile
        to="/office/money/unmatched"
        search={{ state: 'waiting' }}
        figure={{
          name: say('unmatched'), value: count(desk.unmatched), note: format.won(desk.unmatchedWon),
          tone: toneOf(desk.unmatched, 'waiting'),
        }}
      />
      <Tile
        to="/office/money/reconciliations"
        figure={{
          name: say('difference'), value: format.won(desk.differenceWon),
          note: say(desk.differenceWon === 0 ? 'addsUp' : 'lookNow'),
          tone: desk.differenceWon === 0 ? 'done' : 'closing',
        }}
      />
    </div>
  )
}
