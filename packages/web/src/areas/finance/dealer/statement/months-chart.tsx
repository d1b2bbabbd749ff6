// What was billed and paid in each of the last months: as a picture, and as a table for whoever wants the numbers.
import { useText } from '../../../../text/use-text.ts'
import { ChartTable } from '../../../../ui/chart/chart-table.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { useShortly } from '../../../../ui/format/use-shortly.ts'
import { BarChart, type BarSeries } from '../../../../ui/show/bar-chart.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import type { Month } from '../month.ts'
import { firstDayOf } from '../months.ts'
import type { Statement } from '../types.ts'

interface MonthsChartProps {
  readonly months: readonly Month[]
  readonly statements: ReadonlyMap<Month, Statement>
  readonly chosen: Month
  readonly onChoose: (month: Month) => void
}

const Numbers = ({ months, statements }: Pick<MonthsChartProps, 'months' | 'statements'>) => {
  const say = useText('finance')
  const format = useFormat()
  return (
    <ChartTable
      title={say('chartTable')}
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
