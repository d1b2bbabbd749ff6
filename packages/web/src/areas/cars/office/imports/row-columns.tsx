// A row of a sheet: where it stands in it, what became of it, and everything that is wrong with it.
import type { carsCalls } from '@bidyard/contract/calls/cars'
import { orderImportOutcome } from '@bidyard/contract/enums/cars'
import type { ItemOf } from '@bidyard/contract/list'
import { useMemo } from 'react'
import { useLabel } from '../../../../text/use-label.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { formatNumber } from '../../../../ui/format/number.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCard as Frame } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { rowTone } from '../parts/tones.ts'

export type ImportRow = ItemOf<typeof carsCalls.listOrderImportRows>

const Outcome = ({ row: { outcome } }: { readonly row: ImportRow }) => {
  const word = useWord()
  return <Badge tone={rowTone[outcome]}>{word(orderImportOutcome, outcome)}</Badge>
}

const useFaultText = (): ((row: ImportRow) => string) => {
  const label = useLabel()
  return ({ faults }) => faults.map(({ column, message }) =>
    (column === null ? label(message) : `${label(column)}: ${label(message)}`)).join(' / ')
}

const OrderLink = ({ row: { orderId, orderNo } }: { readonly row: ImportRow }) =>
  orderId === null ? '–' : <RowLink to="/office/orders/$id" params={{ id: orderId }}>{orderNo}</RowLink>

export const useRowColumns = (): readonly Column<ImportRow>[] => {
  const say = useText('carOffice')
  const faultText = useFaultText()
  return useMemo(() => [
    { key: 'line', title: say('line'), widthPx: 76, align: 'end', cell: ({ line }) => formatNumber(line) },
    { key: 'plate', title: say('plate'), widthPx: 116, cell: ({ carNumber }) => <b>{carNumber ?? '–'}</b> },
    { key: 'outcome', title: say('outcome'), widthPx: 116, cell: (row) => <Outcome row={row} /> },
    {
      key: 'faults', title: say('reasons'), widthPx: 280, grows: true,
      cell: (row) => <span className="block truncate" title={faultText(row)}>{faultText(row)}</span>,
    },
    { key: 'order', title: say('orderNo'), widthPx: 132, cell: (row) => <OrderLink row={row} /> },
  ], [say, faultText])
}

export const RowCard = ({ row }: { readonly row: ImportRow }) => {
  const say = useText('carOffice')
  const faultText = useFaultText()
  return (
    <Frame
      title={row.carNumber ?? '–'}
      badge={<Outcome row={row} />}
      lines={[
        <span key="line" className="figures text-sm text-ink-faint">
          {say('lineOf', { line: formatNumber(row.line) })}
        </span>,
        ...(row.faults.length === 0 ? [] : [<span key="why">{faultText(row)}</span>]),
        ...(row.orderId === null ? [] : [<OrderLink key="order" row={row} />]),
      ]}
    />
  )
}
