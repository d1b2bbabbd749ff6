// How deadlines stand together: late ones first, then by the day of Seoul on which they end.
import type { workCalls } from '@bidyard/contract/calls/work'
import type { ItemOf } from '@bidyard/contract/list'
import { addDays, seoulDayOf } from '../../../ui/format/seoul-day.ts'

export type Deadline = ItemOf<typeof workCalls.listDeadlines>
export const groups = ['late', 'today', 'tomorrow', 'later'] as const
export type Group = (typeof groups)[number]

export const groupOf = ({ dueAt }: Pick<Deadline, 'dueAt'>, nowMs: number): Group => {
  const due = Date.parse(dueAt)
  if (due <= nowMs) return 'late'
  const [day, today] = [seoulDayOf(due), seoulDayOf(nowMs)]
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : 'later'
}

/** Each group once, in its order, with what ends first at its head. */
export const groupsOf = (
  deadlines: readonly Deadline[], nowMs: number,
): readonly { readonly group: Group; readonly deadlines: readonly Deadline[] }[] => {
  const found = Map.groupBy(
    deadlines.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt)), (one) => groupOf(one, nowMs),
  )
  return groups.flatMap((group) => {
    const within = found.get(group)
    return within === undefined ? [] : [{ group, deadlines: within }]
  })
}
