// Marks a query whose best plan hangs on its values: it is planned each time it is asked, never kept.
import { sql } from 'kysely'

const mark = '/* planned for its values */'

/** Stands at the beginning of such a query. */
export const planAnew = sql.raw(mark)

export const isPlannedAnew = (text: string): boolean => text.startsWith(mark)
