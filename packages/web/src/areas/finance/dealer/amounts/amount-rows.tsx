// An amount in the list: as a row of the table, and as a card on phones.
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { serverNow, useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import type { Amount } from '../types.ts'
import { AmountCar, CarWords } from './amount-car.tsx'
import { AmountBadge, useAmountName, useBillName } from './amount-words.tsx'

const dayMs = 86_400_000

/** Time left only while it matters: a bill that is paid or a month away needs the day alone. */
export const DueTime = ({ amount: { state, dueAt, isOverdue } }: { readonly amount: Amount }) => {
  const format = useFormat()
  const offsetMs = useServerOffset()
  if (dueAt === null) return <>–</>
  const isNear = state === 'billed' && !isOverdue && Date.parse(dueAt) - serverNow() < 7 * dayMs
  return isNear
    ? <Countdown endsAt={dueAt} offsetMs={offsetMs} closingMs={dayMs} className="font-semibold!" />
    : <span className={isOverdue ? 'font-semibold text-closing-ink' : ''}>{format.date(dueAt)}</span>
}

const What = ({ amount }: { readonly amount: Amount }) => {
  const nameOf = useAmountName()
  const name = nameOf(amount)
  // The note often begins with the name of the fee.
  const more = amount.note?.startsWith(name) === true ? amount.note.slice(name.length).trim() : amount.note
  return (
    <>
      <span className="font-medium">{name}</span>
      {more !== null && more !== '' && <span lang="ko" className="text-ink-faint"> {more}</span>}
    </>
  )
}

export const useAmountColumns = (): readonly Column<Amount>[] => {
  const say = useText('finance')
  const format = useFormat()
  const billName = useBillName()
  const search = useSearch({ from: '/framed/dealer/finance' })
  return useMemo(() => [
    {
      key: 'amountNo', title: say('amountNo'), widthPx: 124,
      cell: ({ id, amountNo }) => (
        <RowLink to="/finance" search={{ ...search, amount: id }} resetScroll={false}>
          <span className="figures">{amountNo}</span>
        </RowLink>
      ),
    },
    { key: 'what', title: say('what'), widthPx: 200, grows: true, cell: (amount) => <What amount={amount} /> },
    { key: 'car', title: say('car'), widthPx: 220, cell: (amount) => <AmountCar amount={amount} /> },
    { key: 'state', title: say('state'), widthPx: 92, cell: (amount) => <AmountBadge amount={amount} /> },
    {
      key: 'totalWon', title: say('total'), widthPx: 128, align: 'end', sortable: true,
      cell: ({ totalWon }) => <span className="font-bold">{format.won(totalWon)}</span>,
    },
    {
      key: 'vat', title: say('vat'), widthPx: 104, givesWay: 2, align: 'end',
      cell: ({ vatWon }) =>
        vatWon === 0 ? <span className="text-ink-faint">{say('noVat')}</span> : format.won(vatWon),
    },
    {
      key: 'dueAt', title: say('due'), widthPx: 160, sortable: true,
      cell: (amount) => <span className="figures"><DueTime amount={amount} /></span>,
    },
    {
      key: 'bill', title: say('bill'), widthPx: 152, englishPx: 188, givesWay: 1, cell: (amount) => billName(amount),
    },
  ], [say, billName, format, search])
}

export const AmountCard = ({ amount }: { readonly amount: Amount }) => {
  const say = useText('finance')
  const format = useFormat()
  const search = useSearch({ from: '/framed/dealer/finance' })
  return (
    <RowCardLink
      to="/finance"
      search={{ ...search, amount: amount.id }}
      resetScroll={false}
      title={<What amount={amount} />}
      badge={<AmountBadge amount={amount} />}
      lines={[
        ...(amount.carNumber === null ? [] : [<CarWords key="car" {...amount} />]),
        <span key="won" className="figures text-lg font-bold text-ink">{format.won(amount.totalWon)}</span>,
        <span key="due" className="figures flex flex-wrap gap-x-2 text-sm text-ink-faint">
          {amount.amountNo}
          {amount.dueAt !== null && (
            <span className="flex items-center gap-1">· {say('due')} <DueTime amount={amount} /></span>
          )}
        </span>,
      ]}
    />
  )
}
