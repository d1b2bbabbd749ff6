// What later areas and the tables of the product may use of work.
import { tellWaiting } from './queue/tell-waiting.ts'

export const workJobs = { tellWaiting }
