// A month of the shop on paper: what stood at its ends, what was billed and paid, and each line between.
import { printsCalls } from '@bidyard/contract/calls/prints'
import { feeType, ledgerAct } from '@bidyard/contract/enums/finance'
import { PrintButton } from '../../../../api/prints/print-button.tsx'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import { useWide } from '../../../../ui/use-wide.ts'
import type { Statement } from '../types.ts'

type Line = Statement['lines'][number]
interface OfStatement {
  readonly statement: Statement
}

const kinds = [['owedWon', 'owed'], ['depositWon', 'held'], ['creditWon', 'returning']] as const

const Sums = ({ statement: { billed, paidWon, writtenOffWon } }: OfStatement) => {
  const say = useText('finance')
  const format = useFormat()
  return (
    <dl className="grid gap-px border-y border-line bg-line sm:grid-cols-2">
      <div className="bg-surface px-4 py-3 md:px-5">
        <dt className="text-sm text-ink-faint">{say('billedInMonth')}</dt>
        <dd className="figures flex flex-wrap items-baseline gap-x-2 text-xl font-bold">
          {format.won(billed.totalWon)}
          <span className="text-sm font-normal text-ink-faint">
            {say('ofWhichVat', { supply: format.won(billed.supplyWon), vat: format.won(billed.vatWon) })}
          </span>
        </dd>
      </div>
      <div className="bg-surface px-4 py-3 md:px-5">
        <dt className="text-sm text-ink-faint">{say('paidInMonth')}</dt>
        <dd className="figures flex flex-wrap items-baseline gap-x-2 text-xl font-bold">
          {format.won(paidWon)}
          {writtenOffWon !== 0 && (
            <span className="text-sm font-normal text-ink-faint">
              {say('writtenOffInMonth', { won: format.won(writtenOffWon) })}
            </span>
          )}
        </dd>
      </div>
    </dl>
  )
}

const Balances = ({ statement: { opening, closing } }: OfStatement) => {
  const say = useText('finance')
  const format = useFormat()
  return (
    <PlainTable
      label={say('balances')}
      columns={[
        { key: 'what', title: say('balances') }, { key: 'opening', title: say('opening'), align: 'end' },
        { key: 'closing', title: say('closing'), align: 'end' },
      ]}
      rows={kinds.map(([key, name]) => ({
        key, cells: [say(name), format.won(opening[key]), <strong key="closing">{format.won(closing[key])}</strong>],
      }))}
    />
  )
}

const Moved = ({ won }: { readonly won: number }) => {
  const format = useFormat()
  if (won === 0) return <span className="text-ink-faint">–</span>
  return <span className="font-semibold">{won > 0 ? '+' : ''}{format.won(won)}</span>
}

const useLineName = () => {
  const word = useWord()
  return ({ act, feeType: fee }: Line): string =>
    [word(ledgerAct, act), ...(fee === null ? [] : [word(feeType, fee)])].join(' · ')
}

const LineTable = ({ statement: { lines } }: OfStatement) => {
  const say = useText('finance')
  const format = useFormat()
  const nameOf = useLineName()
  return (
    <PlainTable
      label={say('lines')}
      rowHeads={false}
      columns={[
        { key: 'when', title: say('when') }, { key: 'what', title: say('what') },
        ...kinds.map(([key, name]) => ({ key, title: say(name), align: 'end' as const })),
      ]}
      rows={lines.map((line) => ({
        key: line.entryId,
        cells: [
          <span key="when" className="figures whitespace-nowrap">{format.dateTime(line.happenedAt)}</span>,
          <span key="what" className="flex flex-col">
            <span className="font-medium">{nameOf(line)}</span>
            <span lang="ko" className="figures text-sm text-ink-faint">
              {[line.amountNo, line.reason].filter((one) => one !== null).join(' · ')}
            </span>
          </span>,
          ...kinds.map(([key]) => <Moved key={key} won={line[key]} />),
        ],
      }))}
    />
  )
}

const LineCards = ({ statement: { lines } }: OfStatement) => {
  const say = useText('finance')
  const format = useFormat()
  const nameOf = useLineName()
  return (
    <ul aria-label={say('lines')} className="divide-y divide-line border-t border-line">
      {lines.map((line) => (
        <li key={line.entryId} className="flex items-start justify-between gap-3 px-4 py-3 text-md">
          <span className="flex min-w-0 flex-col">
            <span className="font-medium">{nameOf(line)}</span>
            <span className="figures text-sm text-ink-faint">{format.dateTime(line.happenedAt)}</span>
            {line.amountNo !== null && <span className="figures text-sm text-ink-faint">{line.amountNo}</span>}
          </span>
          <span className="figures flex shrink-0 flex-col items-end">
            {kinds.filter(([key]) => line[key] !== 0).map(([key, name]) => (
              <span key={key} className="flex items-baseline gap-1.5">
                <span className="text-xs text-ink-faint">{say(name)}</span><Moved won={line[key]} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

export const MonthStatement = ({ title, statement, isOld }: OfStatement & {
  readonly title: string
  /** Another month is on its way. */
  readonly isOld: boolean
}) => {
  const say = useText('finance')
  const wide = useWide()
  return (
    <Card
      title={title} flush className={classNames('transition-opacity', isOld && 'opacity-60')}
      actions={
        <PrintButton
          definition={printsCalls.printStatement} label={say('printStatement')} size="small"
          ask={{ params: { id: statement.shopId }, body: { month: statement.month } }}
        />
      }
    >
      <div className="pt-2"><Sums statement={statement} /></div>
      <Balances statement={statement} />
      <h3 className="px-4 pt-5 pb-2 text-sm font-semibold text-ink-soft md:px-5">{say('lines')}</h3>
      {statement.lines.length === 0
        ? <p className="px-4 pb-5 text-md text-ink-faint md:px-5">{say('noLines')}</p>
        : wide ? <LineTable statement={statement} /> : <LineCards statement={statement} />}
    </Card>
  )
}
