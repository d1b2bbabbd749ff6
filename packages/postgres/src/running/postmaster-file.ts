// Reads postmaster.pid, in which a running PostgreSQL tells its process id and how far it is.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface PostmasterFile {
  readonly pid: number
  readonly isReady: boolean
}

const fileIn = (data: string): string => path.join(data, 'postmaster.pid')

const linesOf = (data: string): readonly string[] => {
  try {
    return readFileSync(fileIn(data), 'utf8').split('\n')
  } catch {
    return []
  }
}

export const readPostmasterFile = (data: string): PostmasterFile | undefined => {
  const lines = linesOf(data)
  const pid = Number(lines[0])
  // A leading minus marks a stand-alone backend.
  return Number.isInteger(pid) && pid !== 0
    ? { pid: Math.abs(pid), isReady: lines[7]?.trim() === 'ready' }
    : undefined
}

/**
 * Frees a file whose pid now belongs to a stranger. PostgreSQL takes its own parent's pid for stale but
 * still checks the shared memory noted below it, so survivors of the old database are never overlooked.
 */
export const disownPostmasterFile = (data: string): void =>
  writeFileSync(fileIn(data), [String(process.pid), ...linesOf(data).slice(1)].join('\n'))
