// Lets every wish to reach the disk fail, as a dying disk would: strace answers in the kernel's place.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { until } from '../../packages/server/src/testing/until.ts'

const childrenOf = (pid: number): readonly string[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter((one) => one !== '')
  } catch {
    return []
  }
}

interface Failing {
  readonly pid: number
  readonly strace: ChildProcess
}

/** All processes of a database that there are, and those that they start. */
const attach = (pid: number): Failing => {
  const processes = [String(pid), ...childrenOf(pid)].flatMap((one) => ['-p', one])
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

/** For so long nothing reaches the disk of the database, which stops and tries to start meanwhile. */
export const failSyncs = async (pidOf: () => number, ms: number): Promise<void> => {
  const end = performance.now() + ms
  let failing = attach(pidOf())
  await until(() => {
    if (pidOf() !== failing.pid) {
      void detach(failing)
      failing = attach(pidOf())
    }
    return performance.now() > end
  })
  await detach(failing)
}
