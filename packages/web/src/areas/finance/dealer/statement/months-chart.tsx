// What was billed and paid in each of the last months: as a picture, and as a table for whoever wants the numbers.
import { useLanguage } from '../../../../text/language-context.tsx'
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { BarChart, type BarSeries } from '../../../../ui/show/bar-chart.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import type { Month } from '../month.ts'
import { firstDayOf } from '../months.ts'
import type { Statement } from '../types.ts'

interface MonthsChartProps {
  readonly months: readonly Month[]
  readonly statements: ReadonlyMap<Month, Statement>
  readonly chosen: Month
  readonly onChoose: (month: Month) => void
}

const summaryLook =
  'flex h-11 cursor-pointer items-center gap-1.5 px-4 text-md font-semibold text-action-ink -outline-offset-2 md:px-5'

/** `20만`, `200k`: only marks at the side of a picture. */
const useShortly = () => {
  const { language } = useLanguage()
  const numbers = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return (won: number): string => numbers.format(won)
}

const Numbers = ({ months, statements }: Pick<MonthsChartProps, 'months' | 'statements'>) => {
  const say = useText('finance')
  const format = useFormat()
  return (
    <details className="group border-t border-line">
      <summary className={summaryLook}>
        <Icon name="chevronRight" size={16} className="transition-transform group-open:rotate-90" />
        {say('chartTable')}
      </summary>
      <PlainTable
        label={say('chart')}
        columns={[
          { key: 'month', title: say('month') }, { key: 'billed', title: say('billed'), align: 'end' },
          { key: 'paid', title: say('paid'), align: 'end' },
        ]}
        rows={months.map((month) => ({
          key: month,
          cells: [
            format.month(firstDayOf(month)), format.won(statements.get(month)?.billed.totalWon ?? 0),
            format.won(statements.get(month)?.paidWon ?? 0),
          ],
        }))}
      />
    </details>
  )
}

export const MonthsChart = ({ months, statements, chosen, onChoose }: MonthsChartProps) => {
  const say = useText('finance')
  const shortly = useShortly()
  const series: readonly BarSeries[] = [
    { key: 'billed', name: say('billed'), tone: 'action' }, { key: 'paid', name: say('paid'), tone: 'done' },
  ]
  return (
    <Card title={say('chart')} note={say('chartNote')} flush>
      <div aria-busy={statements.size < months.length} className="px-4 pt-1 pb-3 md:px-5">
        <BarChart
          label={`${say('chart')}: ${say('billed')}, ${say('paid')}`}
          series={series}
          groups={months.map((month) => ({
            key: month, label: say('monthShort', { month: Number(month.slice(5)) }),
            values: [statements.get(month)?.billed.totalWon ?? 0, statements.get(month)?.paidWon ?? 0],
          }))}
          chosen={chosen}
          onChoose={(key) => onChoose(key as Month)}
          shortly={shortly}
        />
      </div>
      <Numbers months={months} statements={statements} />
    </Card>
  )
}
