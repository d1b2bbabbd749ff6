// Every job that is run after a commit, how often it is tried and how long it may take.
import type { JobTable } from './runtime/work/jobs.ts'
import { prune } from './runtime/work/prune.ts'

export const jobs: JobTable = {
  prune: { run: prune, tries: 3, seconds: 120, atOnce: 1 },
}
