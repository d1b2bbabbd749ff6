// Keys of tests in the order in which a house changes them, and the job that follows.
import { jobRunsOf } from '../../jobs.ts'
import { openLog } from '../../runtime/log.ts'
import type { JobGiven } from '../../runtime/work/jobs.ts'
import type { TestApp } from '../app.ts'

const keyOf = (kind: number, version: number): string => `${version}:${`${kind}${version}`.repeat(32)}`

/** Of all three kinds, the one that writes first. */
export const keySettings = (...versions: readonly number[]) => {
  const of = (kind: number): string => versions.map((version) => keyOf(kind, version)).join(',')
  return { BIDYARD_DATA_KEYS: of(1), BIDYARD_FILE_KEY: of(2), BIDYARD_LOOKUP_KEY: of(3) }
}

/** The steps of a change: known everywhere, then first, then alone. */
export const steps = {
  before: keySettings(1), known: keySettings(1, 2), first: keySettings(2, 1), alone: keySettings(2),
} as const

type Going = Pick<TestApp, 'database' | 'act' | 'providers'>

const given = ({ database, act }: Going, lines: string[], signal: AbortSignal): JobGiven =>
  ({ database, act, log: openLog('info', (line) => void lines.push(line)), signal })

/** Runs the job once and answers what it said. */
export const changeOnce = async (app: Going, signal = new AbortController().signal): Promise<readonly string[]> => {
  const lines: string[] = []
  await jobRunsOf(app.providers).changeKeys({}, given(app, lines, signal))
  return lines
}

export interface KeyState {
  readonly key: string
  readonly left: number | null
  readonly isDone: boolean
}

export const keyStates = async (app: Pick<TestApp, 'sql'>): Promise<readonly KeyState[]> =>
  app.sql<KeyState[]>`
    select kind || ' ' || version as key, left_count::int as left, done_at is not null as "isDone"
    from used_keys order by 1`
