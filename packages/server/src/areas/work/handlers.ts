// Every call of work, and the file that answers it.
import { listDeadlines } from './deadlines/list-deadlines.ts'
import { giveWork, handBackWork, takeWork } from './queue/own-work.ts'
import { countWork, listWorkItems } from './queue/work-reads.ts'

export const workHandlers = { listDeadlines, listWorkItems, countWork, takeWork, handBackWork, giveWork }
