// Every call of work, and the file that answers it.
import { listDeadlines } from './deadlines/list-deadlines.ts'
import { giveWork } from './queue/give-work.ts'
import { handBackWork } from './queue/hand-back-work.ts'
import { takeWork } from './queue/take-work.ts'
import { countWork, listWorkItems } from './queue/work-reads.ts'

export const workHandlers = { listDeadlines, listWorkItems, countWork, takeWork, handBackWork, giveWork }
