// One etcd on this machine that lets in nobody without a password; and how programs are started and ended here.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { type DatabaseUser, give } from '../../packages/postgres/src/folder/database-user.ts'
import { freePort } from '../../packages/server/src/testing/machine/free-port.ts'
import { until } from '../../packages/server/src/testing/until.ts'
import type { AtEnd } from '../running/leaving-nothing.ts'

export interface Files {
  readonly folder: string
  readonly user: DatabaseUser | undefined
}

export const startAs = (user: DatabaseUser | undefined, output: string, program: string, words: readonly string[]) => {
  const log = openSync(output, 'a')
  return spawn(program, [...words], {
    ...user, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ETCD_UNSUPPORTED_ARCH: process.arch },
    stdio: ['ignore', log, log],
  })
}

export const endOf = async (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

export interface Etcd {
  readonly port: number
  start(): Promise<void>
  end(signal: NodeJS.Signals): Promise<void>
}

const base64 = (text: string): string => Buffer.from(text).toString('base64')

/** As the documents do it with `etcdctl`: Patroni may write its own keys, and nobody else anything. */
const closeDoor = async (clients: string, password: string): Promise<void> => {
  const tell = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${clients}/v3/auth/${path}`, { method: 'POST', body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`etcd refused ${path}: ${await response.text()}`)
  }
  // All that begins with it: up to the sign that comes after the last slash.
  const keys = { key: base64('/service/bidyard/'), range_end: base64('/service/bidyard0') }
  await tell('user/add', { name: 'root', password })
  await tell('user/grant', { user: 'root', role: 'root' })
  await tell('role/add', { name: 'patroni' })
  await tell('role/grant', { name: 'patroni', perm: { permType: 'READWRITE', ...keys } })
  await tell('user/add', { name: 'patroni', password })
  await tell('user/grant', { user: 'patroni', role: 'patroni' })
  await tell('enable', {})
}

/** It is started. */
export const openEtcd = async ({ folder, user }: Files, password: string, atEnd: AtEnd): Promise<Etcd> => {
  const [port, peerPort] = [await freePort(), await freePort()]
  const [clients, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const data = join(folder, 'etcd')
  mkdirSync(data, { mode: 0o700 })
  give(data, user)
  let child: ChildProcess | undefined
  const etcd = {
    port,
    start: async () => {
      child = startAs(user, join(folder, 'etcd.log'), 'etcd', [
        '--data-dir', data, '--listen-client-urls', clients, '--advertise-client-urls', clients,
        '--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `default=${peers}`,
      ])
      await until(() => fetch(`${clients}/health`).then(({ ok }) => ok, () => false))
    },
    end: (signal: NodeJS.Signals) => endOf(child, signal),
  }
  atEnd(() => etcd.end('SIGTERM'))
  await etcd.start()
  await closeDoor(clients, password)
  return etcd
}
