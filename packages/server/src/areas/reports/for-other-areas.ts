// What later areas and the tables of the product may use of reports.
import { countDaysJob } from './days/count-days.ts'

export { countPastAgain } from './days/count-past-again.ts'

export const reportJobs = { countDays: countDaysJob }
