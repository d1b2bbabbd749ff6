// A real program that may be killed and started again in the same folder, and the database that it brought along.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import programNode from '../packages/server/src/program/node.json' with { type: 'json' }
import { bareEnvironment } from '../packages/server/src/testing/machine/bare-environment.ts'
import { freePort } from '../packages/server/src/testing/machine/free-port.ts'

const main = join(import.meta.dirname, '../packages/server/src/main.ts')

export interface Program {
  readonly base: string
  /** Starts it, or starts it again, and answers when it serves; tells after how many milliseconds. */
  start(): Promise<number>
  /** Asks until it is ready again; tells after how many milliseconds. */
  untilReady(): Promise<number>
  killServer(): Promise<void>
  killDatabase(): Promise<void>
  stop(): Promise<void>
}

const findFile = async (folder: string, name: string): Promise<string> => {
  const found = (await readdir(folder, { recursive: true })).find((path) => path.endsWith(name))
  if (found === undefined) throw new Error(`there is no ${name} in ${folder}`)
  return join(folder, found)
}

const serves = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ''
    const hear = (chunk: Buffer): void => {
      output += chunk.toString()
      if (output.includes('Ctrl-C')) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`the program ended by itself:\n${output}`)))
  })

export const openProgram = async (folder: string): Promise<Program> => {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const data = join(folder, 'data')
  let child: ChildProcess | undefined
  const exited = (): Promise<unknown> =>
    child === undefined || child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve()
      : once(child, 'exit')

  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${metricsPort}/ready`, { signal: AbortSignal.timeout(2_000) })
      .then((response) => response.ok, () => false)

  return {
    base: `http://127.0.0.1:${port}`,
    start: async () => {
      const began = performance.now()
      child = spawn(process.execPath, [...programNode.flags, main], {
        cwd: folder,
        env: {
          ...programNode.environment, ...bareEnvironment, BIDYARD_DATA: data, BIDYARD_PORT: String(port),
          BIDYARD_METRICS_PORT: String(metricsPort), BIDYARD_LOG: 'error', BIDYARD_DEMO: 'people',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      await serves(child)
      return performance.now() - began
    },
    untilReady: async () => {
      const began = performance.now()
      while (!(await isReady())) await new Promise((resolve) => void setTimeout(resolve, 20))
      return performance.now() - began
    },
    killServer: async () => {
      child?.kill('SIGKILL')
      await exited()
    },
    killDatabase: async () => {
      const [pid] = (await readFile(await findFile(data, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    stop: async () => {
      child?.kill('SIGTERM')
      await exited()
    },
  }
}
