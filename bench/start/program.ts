// The program itself, as a unit of systemd starts it: a process of its own, watched from outside.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import programNode from '../../packages/server/src/program/node.json' with { type: 'json' }
import { alphaSettings } from '../../packages/server/src/testing/alpha-settings.ts'
import { bareEnvironment } from '../../packages/server/src/testing/machine/bare-environment.ts'

export interface Program {
  readonly startedInMs: number
  readonly pid: number
  heldBytes(): number
  stop(): Promise<void>
}

interface ProgramPlace {
  readonly url: string
  readonly data: string
  readonly port: number
  readonly watchPort: number
}

const patienceMs = 60_000
const everyMs = 20

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`).then(({ ok }) => ok, () => false)

export const openProgram = async ({ url, data, port, watchPort }: ProgramPlace): Promise<Program> => {
  const began = performance.now()
  const main = join(import.meta.dirname, '../../packages/server/src/main.ts')
  const child = spawn(process.execPath, [...programNode.flags, main], {
    env: {
      ...programNode.environment, ...alphaSettings, ...bareEnvironment, DATABASE_URL: url, BIDYARD_DATA: data,
      BIDYARD_PORT: String(port), BIDYARD_METRICS_PORT: String(watchPort), BIDYARD_LOG: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const left = once(child, 'exit')
  while (!(await isReady(watchPort))) {
    if (child.exitCode !== null || performance.now() - began > patienceMs) throw new Error('the program does not serve')
    await pause(everyMs)
  }
  const startedInMs = performance.now() - began
  return {
    startedInMs, pid: child.pid ?? 0,
    heldBytes: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024,
    stop: async () => {
      child.kill('SIGTERM')
      await left
    },
  }
}
