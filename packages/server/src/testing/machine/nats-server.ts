// Starts the real NATS for a test, from the Debian package; root installs it when it is missing.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { until } from '../until.ts'
import { freePort } from './free-port.ts'

const places = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server']

const findProgram = (): string => {
  const found = () => places.find((place) => existsSync(place))
  if (found() === undefined && process.getuid?.() === 0)
    for (const words of [['update', '-q'], ['install', '-y', '-q', '--no-install-recommends', 'nats-server']])
      spawnSync('apt-get', words, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' })
  const program = found()
  if (program === undefined) throw new Error('NATS is missing: install the Debian package nats-server.')
  return program
}

export interface NatsServer {
  readonly url: string
  /** What it said since its last start. */
  readonly said: () => string
  start(...words: readonly string[]): Promise<void>
  kill(): Promise<void>
}

/** It keeps its address when it is killed and started again. */
export const prepareNats = async (): Promise<NatsServer> => {
  const program = findProgram()
  const port = await freePort()
  let running: ChildProcess | undefined
  let said = ''
  return {
    url: `nats://127.0.0.1:${port}`,
    said: () => said,
    start: async (...words) => {
      const all = ['-a', '127.0.0.1', '-p', String(port), ...words]
      const nats = spawn(program, all, { stdio: ['ignore', 'ignore', 'pipe'] })
      running = nats
      said = ''
      nats.stderr.on('data', (piece: Buffer) => {
        said += piece.toString()
      })
      await until(() => said.includes('Server is ready'))
    },
    kill: async () => {
      if (running === undefined) return
      const gone = once(running, 'exit')
      running.kill('SIGKILL')
      await gone
      running = undefined
    },
  }
}
