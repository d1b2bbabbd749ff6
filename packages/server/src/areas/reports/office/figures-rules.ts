// Turns what was counted into the figures of the office: sums over spans, kinds, steps and what went wrong.
import type { AnswerOf } from '@bidyard/contract/call'
import type { reportsCalls } from '@bidyard/contract/calls/reports'
import { contractKind, disputeKind, timedStep, violationType } from '@bidyard/contract/enums'
import type { Cell, Period } from '../days/day-types.ts'

type Numbers = AnswerOf<typeof reportsCalls.getOfficeNumbers>
type Figures = Numbers['total']['now']

type Sum = (measure: string, part?: string) => { readonly count: number; readonly total: number }

const summerOf = (cells: readonly Cell[]): Sum => {
  const sums = new Map<string, { count: number; total: number }>()
  for (const { measure, part, count, total } of cells)
    for (const key of [measure, `${measure} ${part}`]) {
      const sum = sums.get(key) ?? { count: 0, total: 0 }
      sums.set(key, { count: sum.count + count, total: sum.total + total })
    }
  return (measure, part) => sums.get(part === undefined ? measure : `${measure} ${part}`) ?? { count: 0, total: 0 }
}

const marketOf = (sum: Sum, kind?: string) => ({
  opened: sum('opened', kind).count,
  closed: sum('closed', kind).count,
  sold: sum('sold', kind).count,
  bids: sum('bids', kind).count,
  awards: sum('awards', kind).count,
  awardsWon: sum('awards', kind).total,
  guidedWon: sum('guided', kind).total,
  guideWon: sum('guide', kind).total,
})

const figuresOf = (sum: Sum): Figures => ({
  orders: sum('orders').count,
  ...marketOf(sum),
  done: sum('done').count,
  doneWon: sum('done').total,
  fallen: sum('fallen').count,
  revenueWon: sum('money', 'revenue').total,
  penaltyWon: sum('money', 'penalty').total,
  inWon: sum('money', 'in').total,
  outWon: sum('money', 'out').total,
  restrictions: sum('restriction').count,
  deductedWon: sum('deduction').total,
})

const hourSeconds = 3_600

const stepOf = (sum: Sum, step: string) => {
  const { count, total } = sum('step', step)
  return { count, hours: count === 0 ? 0 : Math.round(total / count / (hourSeconds / 100)) / 100 }
}

export const numbersOf = (
  cells: readonly Cell[], spans: readonly Period[],
): Pick<Numbers, 'total' | 'spans' | 'kinds' | 'steps' | 'disputes' | 'violations'> => {
  const now = cells.filter(({ isEarlier }) => !isEarlier)
  const before = cells.filter(({ isEarlier }) => isEarlier)
  const [all, allBefore] = [summerOf(now), summerOf(before)]
  const both = <Shown>(show: (sum: Sum) => Shown) => ({ now: show(all), earlier: show(allBefore) })
  return {
    total: both(figuresOf),
    spans: spans.map((span, index) => {
      const isHere = ({ place }: Cell) => place === index
      return {
        ...span, now: figuresOf(summerOf(now.filter(isHere))), earlier: figuresOf(summerOf(before.filter(isHere))),
      }
    }),
    kinds: contractKind.values.map((kind) => ({ kind, ...both((sum) => marketOf(sum, kind)) })),
    steps: timedStep.values.map((step) => ({ step, ...both((sum) => stepOf(sum, step)) })),
    disputes: disputeKind.values.map((kind) => ({ kind, ...both((sum) => sum('dispute', kind).count) })),
    violations: violationType.values.map((type) => ({ type, ...both((sum) => sum('violation', type).count) })),
  }
}
