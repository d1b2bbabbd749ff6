// An amount in the list: as a row of the table, and as a card on phones.
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { amountKind, amountState, billType, feeType, paymentMethod } from '@bidyard/contract/enums/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { billStanding } from '@bidyard/contract/shapes/money/bills'
import { useMemo } from 'react'
import { serverNow } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord, type Word } from '../../../../text/use-word.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { isDay, seoulDayOf } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { amountTone } from '../parts/tones.ts'
import { AmountCar, CarWords } from './amount-car.tsx'
import { useBillWords } from './bill-words.ts'

export type Amount = ItemOf<typeof financeCalls.listAmounts>

/** What it is for: the fee, or the kind where it is none. */
export const whatFor = (word: Word, { kind, feeType: fee }: Pick<Amount, 'kind' | 'feeType'>): string =>
  fee === null ? word(amountKind, kind) : word(feeType, fee)

interface AmountBadgeProps {
  readonly amount: Pick<Amount, 'state' | 'isOverdue'>
}

export const AmountBadge = ({ amount: { state, isOverdue } }: AmountBadgeProps) => {
  const say = useText('money')
  const word = useWord()
  return isOverdue
    ? <Badge tone="closing" icon="clock">{say('overdue')}</Badge>
    : <Badge tone={amountTone[state]}>{word(amountState, state)}</Badge>
}

/** By when its paper is issued; what was given back has none to be issued, but one to be cancelled. */
const BillDue = ({ amount: { billDueOn } }: { readonly amount: Amount }) => {
  const say = useText('money')
  const format = useFormat()
  if (billDueOn === null || !isDay(billDueOn)) return <span className="text-closing-ink">{say('paperToCancel')}</span>
  const isLate = billDueOn < seoulDayOf(serverNow())
  return <span className={classNames('figures', isLate && 'text-closing-ink')}>{format.day(billDueOn)}</span>
}

/** Of papers that wait one wants to know which, and until when; of the rest when it is paid and how. */
export const useAmountColumns = (ofPapers: boolean): readonly Column<Amount>[] => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'amountNo', title: say('amountNo'), widthPx: 120,
      cell: ({ id, amountNo }) => <RowLink to="/office/money/amounts/$id" params={{ id }}>{amountNo}</RowLink>,
    },
    { key: 'shop', title: say('shop'), widthPx: 112, cell: ({ shopName }) => shopName },
    { key: 'what', title: say('what'), widthPx: 104, englishPx: 120, cell: (amount) => whatFor(word, amount) },
    {
      key: 'car', title: say('car'), widthPx: 168, englishPx: 152, grows: true,
      cell: (amount) => <AmountCar amount={amount} />,
    },
    {
      key: 'state', title: say('state'), widthPx: 76, englishPx: 96, cell: (amount) => <AmountBadge amount={amount} />,
    },
    {
      key: 'totalWon', title: say('total'), widthPx: 124, align: 'end', sortable: true,
      cell: ({ totalWon }) => <b>{format.won(totalWon)}</b>,
    },
    ofPapers ? {
      key: 'billDueOn', title: say('billDueOn'), widthPx: 136, englishPx: 128, sortable: true,
      cell: (amount) => <BillDue amount={amount} />,
    } : {
      key: 'dueAt', title: say('dueAt'), widthPx: 136, englishPx: 128, sortable: true,
      cell: ({ dueAt }) => (dueAt === null ? '–' : <span className="figures">{format.date(dueAt)}</span>),
    },
    {
      key: 'paidAt', title: say('paidAt'), widthPx: 136, englishPx: 128, sortable: true,
      givesWay: ofPapers ? 1 : undefined,
      cell: ({ paidAt }) => (paidAt === null ? '–' : <span className="figures">{format.date(paidAt)}</span>),
    },
    ofPapers ? {
      key: 'bill', title: say('bill'), widthPx: 104, englishPx: 112, cell: ({ billType: type }) => word(billType, type),
    } : {
      key: 'method', title: say('method'), widthPx: 92, englishPx: 132, givesWay: 1,
      cell: ({ paymentMethod: method }) => word(paymentMethod, method),
    },
    {
      key: 'createdAt', title: say('issuedAt'), widthPx: 136, englishPx: 128, givesWay: 2, sortable: true,
      cell: ({ createdAt }) => <span className="figures">{format.date(createdAt)}</span>,
    },
  ], [say, word, format, ofPapers])
}

export const AmountCard = ({ amount }: { readonly amount: Amount }) => {
  const say = useText('money')
  const word = useWord()
  const billWords = useBillWords()
  const format = useFormat()
  const { id, shopName, totalWon, amountNo, dueAt } = amount
  const waits = amount.billDueOn !== null || billStanding(amount) === 'toCancel'
  return (
    <RowCardLink
      to="/office/money/amounts/$id"
      params={{ id }}
      title={`${shopName} · ${whatFor(word, amount)}`}
      badge={<AmountBadge amount={amount} />}
      lines={[
        ...(amount.carNumber === null ? [] : [<CarWords key="car" {...amount} />]),
        <b key="won" className="figures text-base text-ink">{format.won(totalWon)}</b>,
        <span key="no" className="figures text-sm text-ink-faint">
          {amountNo}{dueAt === null ? '' : ` · ${say('dueAt')} ${format.date(dueAt)}`}
        </span>,
        ...(waits ? [<span key="bill" className="text-sm text-waiting-ink">{billWords(amount)}</span>] : []),
      ]}
    />
  )
}
