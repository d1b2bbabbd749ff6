// Keeps the beginning of a query that each request goes on with: to put it together anew takes longer than to send it.
import type { Reader } from './database.ts'

/** A query never changes: whoever adds to it has another one. Each transaction has a beginning of its own. */
export const keptQuery = <Query>(begin: (db: Reader) => Query): ((db: Reader) => Query) => {
  const kept = new WeakMap<Reader, Query>()
  return (db) => {
    const known = kept.get(db)
    if (known !== undefined) return known
    const fresh = begin(db)
    kept.set(db, fresh)
    return fresh
  }
}
