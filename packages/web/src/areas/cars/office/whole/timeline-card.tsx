// The way of a car so far, as a line from now back to its draft.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { yardCalls } from '@bidyard/contract/calls/yard'
import type { Order } from '@bidyard/contract/shapes/cars/orders'
import { useMemo } from 'react'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { readMoments } from './moments.ts'

export const TimelineCard = ({ order }: { readonly order: Order }) => {
  const say = useText('carOffice')
  const mine = { filter: { orderId: { eq: order.id } }, size: 20 } as const
  const registers = useList(carsCalls.listCarRegisters, mine).items
  const histories = useList(carsCalls.listCarHistories, mine).items
  const checks = useList(carsCalls.listCarChecks, mine).items
  const transports = useList(yardCalls.listTransports, { ...mine, sort: [{ createdAt: 'desc' }] }).items
  const checkIns = useList(yardCalls.listCheckIns, { ...mine, sort: [{ createdAt: 'desc' }] }).items
  const auctions = useList(auctionsCalls.listAuctions, { ...mine, sort: [{ createdAt: 'desc' }] }).items
  const moments = useMemo(
    () => readMoments({ order, registers, histories, checks, transports, checkIns, auctions }),
    [order, registers, histories, checks, transports, checkIns, auctions],
  )
  return (
    <Card title={say('timeline')}>
      <ol className="flex flex-col">
        {moments.map(({ key, kind, at, of }, place) => (
          <li key={key} className="relative flex gap-3 pb-4 pl-0.5 last:pb-0">
            {place < moments.length - 1 && (
              <span aria-hidden="true" className="absolute top-4 bottom-0 left-[0.4375rem] w-px bg-line" />
            )}
            <span
              aria-hidden="true"
              className={`mt-1.5 size-2.5 shrink-0 rounded-full ${place === 0 ? 'bg-action' : 'bg-line-strong'}`}
            />
            <span className="flex flex-col text-md">
              <span className="font-medium">{say(`moment.${kind}`)}{of === undefined ? '' : ` · ${of}`}</span>
              <span className="text-sm text-ink-faint"><When at={at} exact /></span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
