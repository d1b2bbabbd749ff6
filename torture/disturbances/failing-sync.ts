// Lets every wish to reach the disk fail, as a dying disk would: strace answers in the kernel's place.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { processesOf } from '../../packages/server/src/testing/machine/freeze.ts'
import { wait } from '../running/wait.ts'

interface Failing {
  readonly pid: number
  readonly strace: ChildProcess
}

/** All processes of a database that there are, and those that they start. */
const attach = (pid: number): Failing => {
  const processes = processesOf(pid).flatMap((one) => ['-p', String(one)])
  const strace = spawn('strace', [
    '-f', '-o', '/dev/null', '-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:error=EIO', ...processes,
  ], { stdio: 'ignore' })
  return { pid, strace }
}

const isOver = ({ strace }: Failing): boolean => strace.exitCode !== null || strace.signalCode !== null

const detach = async (failing: Failing): Promise<void> => {
  if (isOver(failing)) return
  const gone = once(failing.strace, 'exit')
  failing.strace.kill('SIGINT')
  await gone
}

export const refuseWithoutStrace = (): void => {
  if (spawnSync('strace', ['-V']).status !== 0) throw new Error('strace is missing: install the Debian package strace.')
}

const [lookEveryMs, patienceMs] = [5, 60_000]

/** For so long nothing reaches the disk of the database, which stops and tries to start; longer, until it is felt. */
export const failSyncs = async (pidOf: () => number, ms: number, isFelt: () => boolean): Promise<void> => {
  const began = performance.now()
  const passedMs = (): number => performance.now() - began
  let failing = attach(pidOf())
  while (passedMs() < ms || (!isFelt() && passedMs() < patienceMs)) {
    await wait(lookEveryMs)
    if (pidOf() === failing.pid) continue
    void detach(failing)
    failing = attach(pidOf())
  }
  await detach(failing)
}
