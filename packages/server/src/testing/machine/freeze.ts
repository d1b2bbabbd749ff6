// Freezes a process with all that it has started: nothing is refused and nothing is answered.
import { readFileSync } from 'node:fs'

/** Of Linux, which says so of each process. */
export const processesOf = (pid: number): readonly number[] => {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return [pid, ...(children === '' ? [] : children.split(' ').flatMap((child) => processesOf(Number(child))))]
  } catch {
    // It has ended meanwhile.
    return []
  }
}

const tell = (pids: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
}

/** The answer thaws them. */
export const freeze = (pid: number): (() => void) => {
  tell([pid], 'SIGSTOP')
  const frozen = processesOf(pid)
  tell(frozen, 'SIGSTOP')
  return () => tell(frozen, 'SIGCONT')
}
