// Starts one postmaster and waits until it accepts connections.
import { createInterface } from 'node:readline'
import type { ChildProcess } from 'node:child_process'
import type { Workplace } from '../folder/create-cluster.ts'
import { programOf } from '../programs/find-binaries.ts'
import { notePostmaster } from '../folder/folder-lock.ts'
import { startGuardian } from './guardian.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { dataOf, shownDataOf } from '../folder/reach.ts'
import { startProgram } from '../programs/run-program.ts'
import { settingArguments } from './settings.ts'

export interface PostmasterOrder {
  readonly place: Workplace
  readonly port: number
  readonly settings: Readonly<Record<string, string>>
  readonly log: (line: string) => void
}

export interface Postmaster {
  readonly pid: number
  /** Resolves with the way it ended. */
  readonly ended: Promise<string>
  readonly signal: (signal: NodeJS.Signals) => void
}

export type Attempt =
  | { readonly succeeded: true; readonly postmaster: Postmaster }
  | { readonly succeeded: false; readonly output: string }

const keptLines = 50
const pollMs = 10
const survivorPatienceMs = 500

const followOutput = (child: ChildProcess, log: (line: string) => void): readonly string[] => {
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      if (lines.length > keptLines) lines.shift()
      log(line)
    })
  }
  return lines
}

/** The output is read to its end, unless survivors of a killed postmaster keep it open. */
const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => {
      const way = signal === null ? `exit code ${code}` : `signal ${signal}`
      child.once('close', () => resolve(way))
      setTimeout(() => resolve(way), survivorPatienceMs).unref()
    })
  })

const becomesReady = (child: ChildProcess, data: string): Promise<true> =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      const file = readPostmasterFile(data)
      if (child.pid !== undefined && file?.pid === child.pid && file.isReady) {
        clearInterval(timer)
        resolve(true)
      }
    }, pollMs)
    for (const event of ['error', 'exit']) child.once(event, () => clearInterval(timer))
  })

/** Recovery after a crash takes as long as it takes: the wait ends with readiness or with the process. */
export const startPostmaster = async ({ place, port, settings, log }: PostmasterOrder): Promise<Attempt> => {
  const { reach, user, runtime } = place
  const child = startProgram({
    file: programOf(runtime, 'postgres'),
    arguments: ['-D', shownDataOf(reach), ...settingArguments(port, settings)],
    user,
    descriptor: reach.descriptor,
  })
  const ended = endOf(child)
  const lines = followOutput(child, log)
  const { pid } = child
  if (pid === undefined) return { succeeded: false, output: await ended }
  const dismissGuardian = startGuardian(pid, dataOf(reach), user)
  void ended.then(dismissGuardian)
  notePostmaster(reach.folder, pid)
  const outcome = await Promise.race([becomesReady(child, dataOf(reach)), ended])
  if (outcome !== true) return { succeeded: false, output: `${lines.join('\n')}\n${outcome}` }
  return { succeeded: true, postmaster: { pid, ended, signal: (signal) => void child.kill(signal) } }
}
