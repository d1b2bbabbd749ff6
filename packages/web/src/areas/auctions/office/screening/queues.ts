// The queues of the screening: what waits for us, for its check, for its seller, and what waits to be opened.
import type { Filter, Sort } from '@bidyard/contract/list'
import { onlySet, readText, type Given } from '../../../../ui/table/order.ts'

export const queues = ['waiting', 'unchecked', 'sentBack', 'approved'] as const
export type Queue = (typeof queues)[number]

const preparing = { state: { eq: 'preparation' } } as const

export const queueFilters: Readonly<Record<Queue, Filter>> = {
  waiting: { ...preparing, screenedAt: { isNull: true }, isSentBack: { eq: false }, isChecked: { eq: true } },
  unchecked: { ...preparing, screenedAt: { isNull: true }, isSentBack: { eq: false }, isChecked: { eq: false } },
  sentBack: { ...preparing, isSentBack: { eq: true } },
  approved: { ...preparing, screenedAt: { isNotNull: true } },
}

/** Whoever came first is looked at first. */
export const oldestFirst: Sort = [{ createdAt: 'asc' }]

export const readQueueSearch = (given: Given) => onlySet({
  queue: queues.find((queue) => queue !== 'waiting' && queue === given['queue']),
  find: readText(given['find']),
})
export type QueueSearch = ReturnType<typeof readQueueSearch>
