// An order in the list: as a row of the table, and as a card on phones.
import type { carsCalls } from '@bidyard/contract/calls/cars'
import { orderState } from '@bidyard/contract/enums/cars'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import type { ItemOf } from '@bidyard/contract/list'
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { carName } from '../parts/car-name.ts'
import { orderTone } from '../parts/tones.ts'

export type OrderItem = ItemOf<typeof carsCalls.listOrders>

export const OrderBadge = ({ state }: Pick<OrderItem, 'state'>) => {
  const word = useWord()
  return <Badge tone={orderTone[state]}>{word(orderState, state)}</Badge>
}

export const ByHand = ({ isByHand }: Pick<OrderItem, 'isByHand'>) => {
  const say = useText('carOffice')
  return isByHand ? <Badge tone="waiting" icon="edit">{say('byHand')}</Badge> : null
}

export const useOrderColumns = (): readonly Column<OrderItem>[] => {
  const say = useText('carOffice')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => {
    const at = (time: string | null) => (time === null ? '–' : <span className="figures">{format.date(time)}</span>)
    return [
      {
        key: 'orderNo', title: say('orderNo'), widthPx: 118, sortable: true,
        cell: ({ id, orderNo }) => <RowLink to="/office/orders/$id" params={{ id }}>{orderNo}</RowLink>,
      },
      { key: 'plate', title: say('plate'), widthPx: 96, cell: ({ carNumber }) => <b>{carNumber}</b> },
      {
        key: 'car', title: say('car'), widthPx: 160, englishPx: 150, grows: true,
        cell: ({ model, modelYear, isByHand }) => (
          <span className="flex items-center gap-2">
            <span className="truncate">
              {model === null
                ? <span className="text-ink-faint">{say('carUnknown')}</span>
                : <span lang="ko">{carName(model)}</span>}
              {modelYear !== null && <span className="figures text-ink-faint"> {modelYear}</span>}
            </span>
            <ByHand isByHand={isByHand} />
          </span>
        ),
      },
      {
        key: 'km', title: say('odometer'), widthPx: 100, align: 'end',
        cell: ({ odometer }) => (odometer === null ? '–' : format.distance(odometer.km)),
      },
      {
        key: 'state', title: say('state'), widthPx: 92, englishPx: 114,
        cell: ({ state }) => <OrderBadge state={state} />,
      },
      {
        key: 'kind', title: say('kind'), widthPx: 112, englishPx: 158,
        cell: ({ kind, houseType }) => (kind === null
          ? '–' : [word(contractKind, kind), houseType === null ? null : word(auctionHouseType, houseType)]
            .filter((part) => part !== null).join(' · ')),
      },
      {
        key: 'region', title: say('region'), widthPx: 64, englishPx: 104, givesWay: 1,
        cell: ({ region }) => word(province, region),
      },
      {
        key: 'createdAt', title: say('draftedAt'), widthPx: 120, englishPx: 126, sortable: true,
        cell: (row) => at(row.createdAt),
      },
      {
        key: 'confirmedAt', title: say('confirmedAt'), widthPx: 120, englishPx: 126, sortable: true,
        cell: (row) => at(row.confirmedAt),
      },
    ]
  }, [say, word, format])
}

export const OrderCard = ({ order }: { readonly order: OrderItem }) => {
  const say = useText('carOffice')
  const word = useWord()
  const format = useFormat()
  const { id, orderNo, carNumber, model, modelYear, odometer, state, kind, isByHand } = order
  const facts = [
    modelYear === null ? null : say('yearModel', { year: String(modelYear) }),
    odometer === null ? null : format.distance(odometer.km),
    kind === null ? null : word(contractKind, kind),
  ].filter((fact) => fact !== null)
  return (
    <RowCardLink
      to="/office/orders/$id"
      params={{ id }}
      title={<>{carNumber} · {model === null ? say('carUnknown') : <span lang="ko">{carName(model)}</span>}</>}
      badge={<OrderBadge state={state} />}
      lines={[
        <span key="facts" className="figures">{facts.join(' · ')}</span>,
        <span key="no" className="figures text-sm text-ink-faint">{orderNo}</span>,
        <ByHand key="hand" isByHand={isByHand} />,
      ]}
    />
  )
}
