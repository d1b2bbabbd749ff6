// What the numbers of deadlines, visits and price cuts must be to each other.
import { limits } from '@bidyard/contract/limits'
import type { SpanValue } from '@bidyard/contract/shapes/configuration/amounts'
import type { Configuration } from '@bidyard/contract/shapes/configuration/configuration'
import type { Check } from './problem.ts'

/** The shortest that a span can be: holidays only lengthen business days. */
const hoursOf = (span: SpanValue): number => {
  if ('hours' in span) return span.hours
  return 24 * ('days' in span ? span.days : span.businessDays)
}

const minutesOf = (timeOfDay: string): number => {
  const [hours, minutes] = timeOfDay.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** A day is left for ends that the quiet hours put off. */
const decidedHours = 24 * (limits.undecidedDays - 1)

/** Until a round can no longer end unsold: dealers are not told before whether anybody bid in it. */
const undecidedProblems = (deadlines: Configuration['deadlines'], check: Check): void => {
  const { awardDecision: { windowMax }, salesDecision, purchaseDecision, consultation } = deadlines
  const ways = [
    { path: 'awardDecision.windowMax', spans: [windowMax, salesDecision.due, purchaseDecision.due] },
    { path: 'consultation.due', spans: [consultation.due] },
  ]
  for (const { path, spans } of ways)
    check(
      // Business days have no longest end.
      spans.every((span) => !('businessDays' in span))
        && spans.reduce((sum, span) => sum + hoursOf(span), 0) <= decidedHours,
      'deadlines', path,
      `판매자의 선택과 두 결정은 시간이나 일로 정하고, 모두 합해 ${decidedHours / 24}일을 넘을 수 없습니다.`,
      `The choice and both decisions take hours or days, and no more than ${decidedHours / 24} days together.`)
}

export const deadlineProblems = ({ deadlines }: Configuration, check: Check): void => {
  const { awardDecision, tradeResult, screeningSubmit, quietHours } = deadlines
  check(hoursOf(awardDecision.due) <= hoursOf(awardDecision.windowMax), 'deadlines', 'awardDecision.windowMax',
    '낙찰 결정 기한보다 짧을 수 없습니다.', 'The whole window cannot be shorter than the first decision.')
  undecidedProblems(deadlines, check)
  check(hoursOf(awardDecision.afterFallenCandidate) <= hoursOf(awardDecision.due), 'deadlines',
    'awardDecision.afterFallenCandidate',
    '낙찰 결정 기한보다 길 수 없습니다.', 'This cannot be longer than the first decision.')
  check(hoursOf(tradeResult.afterAdjustment) <= hoursOf(tradeResult.due), 'deadlines', 'tradeResult.afterAdjustment',
    '거래결과 기한보다 길 수 없습니다.', 'This cannot be longer than the time for the result.')
  for (const [kind, due] of Object.entries(screeningSubmit.due))
    check(hoursOf(screeningSubmit.afterRejection) <= hoursOf(due), 'deadlines', `screeningSubmit.due.${kind}`,
      '반려 후 기한보다 짧을 수 없습니다.', 'This cannot be shorter than the time after a rejection.')
  check(quietHours.from !== quietHours.to, 'deadlines', 'quietHours.to',
    '시작과 끝이 같을 수 없습니다.', 'The quiet hours cannot end when they begin.')
}

export const schedulingProblems = ({ contractTradeScheduling: visits }: Configuration, check: Check): void => {
  const minutes = minutesOf(visits.visitTo) - minutesOf(visits.visitFrom)
  check(minutes > 0, 'contractTradeScheduling', 'visitTo',
    '시작 시각보다 늦어야 합니다.', 'This must be later than the first visit.')
  check(minutes <= 0 || minutes % visits.slotMinutes === 0, 'contractTradeScheduling', 'slotMinutes',
    '방문 시간대를 똑같이 나눌 수 있어야 합니다.', 'The slots must fill the hours of visits without a rest.')
}

export const adjustmentProblems = ({ contractTradeAdjustment }: Configuration, check: Check): void => {
  const { lineItems, total } = contractTradeAdjustment
  for (const [kind, cap] of Object.entries(lineItems))
    if (cap.key === 'maxPriceByCarPriceRatio')
      check(cap.ratioBasisPoints <= total.ratioBasisPoints, 'contractTradeAdjustment',
        `lineItems.${kind}.ratioBasisPoints`,
        '전체 감가 한도를 넘을 수 없습니다.', 'One line cannot take off more than all lines together may.')
}
