// A look that the database itself keeps from writing, at one moment for all its statements.
import type { Reader } from '../../../runtime/database/database.ts'

/** Only where no transaction runs already: it takes a connection of its own. */
export const lookOnly = <Result>(db: Reader, look: (db: Reader) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(look)
