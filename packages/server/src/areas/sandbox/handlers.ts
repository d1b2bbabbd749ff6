// Every call of the sandbox and the file that answers it; outside local and develop none of them is served.
import { listAccounts } from './list-accounts.ts'
import { moveClock } from './move-clock.ts'
import { readClock } from './read-clock.ts'

export const sandboxHandlers = { listAccounts, readClock, moveClock }
