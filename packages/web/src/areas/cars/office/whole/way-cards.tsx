// How the car gets to market: its transports, its stay in the yard, and its auctions round by round.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { auctionProcessStep, auctionState } from '@bidyard/contract/enums/auctions'
import { transportKind, transportState } from '@bidyard/contract/enums/yard'
import type { ReactNode } from 'react'
import { useList } from '../../../../api/list/use-list.ts'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { newestOf } from '../parts/newest-of.ts'
import { transportTone } from '../parts/tones.ts'

const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0'

const Nothing = ({ children }: { readonly children: ReactNode }) =>
  <p className="text-md text-ink-soft">{children}</p>

export const AuctionsCard = ({ orderId }: { readonly orderId: string }) => {
  const say = useText('carOffice')
  const word = useWord()
  const format = useFormat()
  const offsetMs = useServerOffset()
  const { items } = useList(auctionsCalls.listAuctions, newestOf(orderId))
  return (
    <Card title={say('auctions')}>
      {items.length === 0 && <Nothing>{say('noAuctions')}</Nothing>}
      <ul className="divide-y divide-line">
        {items.map(({ id, auctionNo, round, state, processStep, openedAt, endsAt, createdAt }) => (
          <li key={id} className={row}>
            <span className="flex flex-col">
              <RowLink to="/office/auctions/$id" params={{ id }}>{auctionNo}</RowLink>
              <span className="figures text-sm text-ink-faint">
                {say('roundOf', { round })} · {format.dateTime(openedAt ?? createdAt)}
              </span>
            </span>
            <span className="flex items-center gap-3">
              {state === 'auction' && endsAt !== null && <Countdown endsAt={endsAt} offsetMs={offsetMs} />}
              <Badge tone={state === 'auction' ? 'action' : state === 'preparation' ? 'waiting' : 'neutral'}>
                {state === 'preparation' ? word(auctionProcessStep, processStep) : word(auctionState, state)}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export const TransportsCard = ({ orderId }: { readonly orderId: string }) => {
  const say = useText('carOffice')
  const word = useWord()
  const format = useFormat()
  const { items } = useList(yardCalls.listTransports, newestOf(orderId))
  const checkIns = useList(yardCalls.listCheckIns, newestOf(orderId))
  return (
    <Card title={say('yard')}>
      {items.length + checkIns.items.length === 0 && <Nothing>{say('noTransports')}</Nothing>}
      <ul className="divide-y divide-line">
        {items.map(({ id, kind, state, createdAt, arrivedAt }) => (
          <li key={id} className={row}>
            <span className="flex flex-col text-md">
              <b>{word(transportKind, kind)}</b>
              <span className="figures text-sm text-ink-faint">{format.dateTime(arrivedAt ?? createdAt)}</span>
            </span>
            <Badge tone={transportTone[state]}>{word(transportState, state)}</Badge>
          </li>
        ))}
        {checkIns.items.map(({ id, checkedInAt, releasedAt, slotName }) => (
          <li key={id} className={row}>
            <span className="flex flex-col text-md">
              <b>{say(releasedAt === null ? 'inYard' : 'leftYard')}{slotName === null ? '' : ` · ${slotName}`}</b>
              <span className="figures text-sm text-ink-faint">{format.dateTime(releasedAt ?? checkedInAt)}</span>
            </span>
            <Badge tone={releasedAt === null ? 'done' : 'neutral'}>
              {say(releasedAt === null ? 'parked' : 'released')}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
