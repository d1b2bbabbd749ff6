// The checks of a day and of its week: from the server, and without a net those that this device has along.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { ItemOf } from '@bidyard/contract/list'
import { useEffect, useMemo } from 'react'
import type { CallFailure } from '../../../../api/call-failure.ts'
import { useAuthContext } from '../../../../api/sign-in/use-auth-context.ts'
import { useWholeList } from '../../../../api/list/use-whole-list.ts'
import { addDays, type Day, instantAt, seoulDayOf, weekdayOf } from '../../../../ui/format/seoul-day.ts'
import type { KeptCheck } from '../kept/kept.ts'
import { takeAlong } from '../kept/take-along.ts'
import { useAllKept } from '../kept/use-kept.ts'

export type CheckRow = ItemOf<typeof carsCalls.listCarChecks>

export interface DayCheck {
  readonly check: CheckRow
  readonly kept: KeptCheck | undefined
}

export const weekOf = (day: Day): readonly Day[] => {
  const first = addDays(day, -weekdayOf(day))
  return Array.from({ length: 7 }, (_day, at) => addDays(first, at))
}

const filterOf = (first: Day, last: Day) => ({
  source: { eq: 'inspector' },
  reservedAt: { gte: instantAt(first).toISOString(), lt: instantAt(addDays(last, 1)).toISOString() },
})

const sort = [{ reservedAt: 'asc' as const }]

const dayOf = ({ reservedAt }: Pick<CheckRow, 'reservedAt'>): Day | null =>
  reservedAt === null ? null : seoulDayOf(Date.parse(reservedAt))

const isOver = ({ check }: DayCheck): number => (check.state === 'inProgress' ? 0 : 1)

/** What is still to be done comes first. */
const byTime = (one: DayCheck, other: DayCheck): number =>
  isOver(one) - isOver(other) || (one.check.reservedAt ?? '').localeCompare(other.check.reservedAt ?? '')

interface DayChecks {
  readonly rows: readonly DayCheck[]
  readonly countOn: (day: Day) => number
  readonly isLoading: boolean
  readonly failure: CallFailure | null
  readonly retry: () => void
  /** Not sent yet, and on another day than the one in sight. */
  readonly unsent: readonly KeptCheck[]
}

/** Those nobody was named for are everybody's. */
const isFor = (memberId: string | undefined, { inspectorId }: CheckRow): boolean =>
  memberId === undefined || inspectorId === null || inspectorId === memberId

const hasUnsent = ({ draft, startKey, completeKey, outgoing, removed }: KeptCheck): boolean =>
  Object.keys(draft).length > 0 || startKey !== null || completeKey !== null || outgoing !== null || removed.length > 0

const againMs = 5_000

/** Whatever one will need on the way is fetched one after the other while there is a net. */
const useTakeAlong = (rows: readonly DayCheck[], isTold: boolean, uid: string | undefined): void => {
  const wanted = rows
    .filter(({ check, kept }) => check.state === 'inProgress' && (kept?.car ?? null) === null)
    .map(({ check }) => check.id).join()
  useEffect(() => {
    if (!isTold || uid === undefined || wanted === '') return
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const fetchAll = async (ids: readonly string[]): Promise<void> => {
      const failed: string[] = []
      for (const id of ids) if (isHere) await takeAlong(uid, id).catch(() => failed.push(id))
      if (isHere && failed.length > 0) timer = setTimeout(() => void fetchAll(failed), againMs)
    }
    void fetchAll(wanted.split(','))
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [wanted, isTold, uid])
}

export const useDayChecks = (day: Day, who: 'mine' | 'all'): DayChecks => {
  const me = useAuthContext().data
  const memberId = who === 'mine' ? me?.member?.id : undefined
  const kept = useAllKept()
  const [first = day, last = day] = [weekOf(day)[0], weekOf(day)[6]]
  const week = useWholeList(carsCalls.listCarChecks, { filter: filterOf(first, last), sort })
  const list = useWholeList(carsCalls.listCarChecks, { filter: filterOf(day, day), sort })
  const isTold = list.isWhole && !list.isLoading && !list.isPrevious && list.failure === null
  const rows = useMemo(() => {
    const told = isTold ? list.items : []
    const along = kept.filter(({ id, check }) => dayOf(check) === day && !told.some((row) => row.id === id))
    return [
      ...told.map((check): DayCheck => ({ check, kept: kept.find(({ id }) => id === check.id) })),
      // What was called off meanwhile is no work of the day, unless something of it is only here.
      ...along.filter((one) => !isTold || hasUnsent(one)).map((one): DayCheck => ({ check: one.check, kept: one })),
    ].filter((row) => (row.kept !== undefined && hasUnsent(row.kept)) || isFor(memberId, row.check)).toSorted(byTime)
  }, [isTold, list.items, kept, day, memberId])
  useTakeAlong(rows, isTold, me?.user.uid)
  return {
    rows,
    countOn: (one) => week.items.filter((check) => dayOf(check) === one && isFor(memberId, check)).length,
    isLoading: rows.length === 0 && (list.isLoading || list.isPrevious),
    failure: rows.length === 0 ? list.failure : null,
    retry: list.retry,
    unsent: kept.filter((one) => hasUnsent(one) && dayOf(one.check) !== day),
  }
}
