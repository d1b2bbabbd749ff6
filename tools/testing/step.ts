// One named part of a check or test run: a program that succeeds or fails, with its time and what it said.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

export const projectRoot = path.join(import.meta.dirname, '..', '..')

export interface Step {
  readonly name: string
  /** What Node runs: a file of the project or of a package, then its words. */
  readonly file: string
  readonly words?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

export interface StepResult {
  readonly name: string
  readonly succeeded: boolean
  readonly seconds: number
  readonly output: string
}

interface Ending {
  readonly succeeded: boolean
  readonly output: string
}

interface RunOptions {
  /** Show what it says while it runs, instead of keeping it. */
  readonly isShown?: boolean
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs a file with this very Node, without a terminal. */
export const runNode = (file: string, words: readonly string[] = [], options: RunOptions = {}): Promise<Ending> =>
  new Promise((resolve) => {
    const output = options.isShown ? 'inherit' : 'pipe'
    // Colours are for a terminal: in a log they are noise, and CI=true would force them.
    const plain = options.isShown && process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }
    const child = spawn(process.execPath, [file, ...words], {
      cwd: projectRoot,
      env: { ...process.env, ...plain, ...options.environment },
      stdio: ['ignore', output, output],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
      })
    }
    child.once('error', (error) => resolve({ succeeded: false, output: error.message }))
    child.once('close', (code, signal) => {
      const ending = signal === null ? said : `${said}\nIt was ended by ${signal}.`
      resolve({ succeeded: code === 0, output: ending.trim() })
    })
  })

export const runStep = async ({ name, file, words, environment = {} }: Step): Promise<StepResult> => {
  const began = performance.now()
  const ending = existsSync(path.join(projectRoot, file))
    ? await runNode(file, words, { environment })
    : { succeeded: false, output: `${file} is missing.` }
  return { name, ...ending, seconds: (performance.now() - began) / 1000 }
}
