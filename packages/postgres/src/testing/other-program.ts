// Starts a database in another process, as any user, and lets the test end that process in any way.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { DatabaseUser } from '../folder/database-user.ts'

export interface OtherProgram {
  readonly pid: number
  /** The address and process id of its database, or the sentence in which it was refused. */
  readonly said: { readonly ownerUrl: string; readonly pid: number; readonly port: number; readonly refusal?: string }
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
}

interface Start {
  readonly folder: string
  readonly node?: string
  readonly program?: string
  readonly user?: DatabaseUser
  /** A command that starts the program in its turn. */
  readonly through?: readonly string[]
}

const end = async (child: ChildProcess, ending: () => void): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  ending()
  await exit
}

export const startElsewhere = async (start: Start): Promise<OtherProgram> => {
  const program = start.program ?? path.join(import.meta.dirname, 'run-database.ts')
  const words = [...(start.through ?? []), start.node ?? process.execPath, program, start.folder]
  const child = spawn(words[0] ?? '', words.slice(1), {
    ...start.user,
    cwd: '/',
    env: { PATH: process.env['PATH'] },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const lines = createInterface({ input: child.stdout })
  const [line] = await Promise.race([once(lines, 'line'), once(child, 'close').then(() => [undefined])]) as [unknown]
  if (typeof line !== 'string') throw new Error(`The other program said nothing: ${complaints}`)
  return {
    pid: child.pid ?? 0,
    said: JSON.parse(line) as OtherProgram['said'],
    stop: () => end(child, () => child.stdin.end()),
    kill: () => end(child, () => child.kill('SIGKILL')),
  }
}
