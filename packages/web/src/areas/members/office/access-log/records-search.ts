// What may stand in the address of the records, whichever of them is open; each reads what is its own.
import type { Day } from '../../../../ui/format/seoul-day.ts'

export interface RecordsSearch {
  readonly tab?: 'changes' | 'review'
  readonly user?: string
  readonly act?: string
  readonly subject?: string
  readonly of?: string
  readonly sort?: 'createdAt'
  readonly from?: Day
  readonly until?: Day
  readonly month?: string
}
