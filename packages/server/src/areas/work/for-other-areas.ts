// What later areas and the tables of the product may use of work.
import { tellWaiting } from './queue/tell-waiting.ts'

export { letGoOfWork } from './queue/let-go-of-work.ts'

export const workJobs = { tellWaiting }
