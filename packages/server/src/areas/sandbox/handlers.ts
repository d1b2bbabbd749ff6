// Every call of the sandbox and the file that answers it; outside local and develop all of them are as if missing.
import { listAccounts } from './list-accounts.ts'
import { moveClock } from './move-clock.ts'
import { readClock } from './read-clock.ts'

export const sandboxHandlers = (open: boolean) => ({
  listAccounts: listAccounts(open),
  readClock: readClock(open),
  moveClock: moveClock(open),
})
