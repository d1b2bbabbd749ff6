// Tells whether a process id still belongs to the process that it was noted for.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const linuxIdentity = (pid: number): string | undefined => {
  const stat = textOf(`/proc/${pid}/stat`)
  // The second field is the program's name and may itself hold blanks and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state] = fields
  const startTicks = fields[19]
  if (startTicks === undefined || state === 'Z' || state === 'X') return undefined
  return `${textOf('/proc/sys/kernel/random/boot_id').trim()} ${startTicks}`
}

const otherIdentity = (pid: number): string | undefined => {
  try {
    const line = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    return line.startsWith('Z') || line === '' ? undefined : line.replace(/^\S+\s+/, '')
  } catch {
    return undefined
  }
}

/** When a process began, as a text that no other process ever gets; undefined once it is gone. */
export const identityOf = (pid: number): string | undefined =>
  process.platform === 'linux' ? linuxIdentity(pid) : otherIdentity(pid)

export const isAlive = (pid: number): boolean => identityOf(pid) !== undefined

/** The words of a process's command line: empty when it is gone or not ours to see. */
export const commandOf = (pid: number): string => {
  if (process.platform === 'linux') return textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits until the process is gone; false when it outlived the patience. */
export const waitUntilGone = async (pid: number, patienceMs: number): Promise<boolean> => {
  const end = performance.now() + patienceMs
  while (isAlive(pid)) {
    if (performance.now() > end) return false
    await pause(20)
  }
  return true
}
