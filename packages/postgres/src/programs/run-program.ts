// Starts PostgreSQL's programs as the database user, in a clean environment.
import { spawn, type ChildProcess } from 'node:child_process'
import type { DatabaseUser } from '../folder/database-user.ts'

export interface Program {
  readonly file: string
  readonly arguments: readonly string[]
  readonly user: DatabaseUser | undefined
  readonly descriptor?: number | undefined
  readonly cwd?: string
}

export interface Outcome {
  readonly succeeded: boolean
  readonly output: string
}

// The caller's PGDATA, PGPORT or language must not leak in: messages are read in English.
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.env['LD_LIBRARY_PATH'] === undefined ? {} : { LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] }),
})

/** In a session of its own, so that Ctrl-C reaches the caller alone and the database ends after it. */
export const startProgram = (program: Program, input: 'pipe' | 'ignore' = 'ignore'): ChildProcess =>
  spawn(program.file, [...program.arguments], {
    ...program.user,
    cwd: program.cwd ?? '/',
    env: environment(),
    detached: true,
    stdio: [input, 'pipe', 'pipe', ...(program.descriptor === undefined ? [] : [program.descriptor])],
  })

/** Runs to the end and gathers everything that was said. */
export const runProgram = (program: Program, input?: string): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = startProgram(program, input === undefined ? 'ignore' : 'pipe')
    let output = ''
    const gather = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout?.on('data', gather)
    child.stderr?.on('data', gather)
    child.once('error', (error) => resolve({ succeeded: false, output: `${output}${error.message}` }))
    child.once('close', (code) => resolve({ succeeded: code === 0, output }))
    // A program that ends before it has read its input says why on its own; the broken pipe adds nothing.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
