// Two PostgreSQL under Patroni with etcd on this machine, set as the example of the documents sets them.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import yaml from '@stoplight/yaml'
import { chooseDatabaseUser, type DatabaseUser, give } from '../../packages/postgres/src/folder/database-user.ts'
import { freePort } from '../../packages/server/src/testing/machine/free-port.ts'
import { until } from '../../packages/server/src/testing/until.ts'

const example = join(import.meta.dirname, '../../docs/operations/patroni/patroni.yml')
const debian = '/usr/lib/postgresql'

/** Of the newest PostgreSQL that is installed. */
const findBinaries = (): string => {
  const version = existsSync(debian) ? readdirSync(debian).map(Number).toSorted((a, b) => b - a)[0] : undefined
  const missing = [
    ['patroni', existsSync('/usr/bin/patroni')], ['etcd-server', existsSync('/usr/bin/etcd')],
    ['postgresql', version !== undefined],
  ].filter(([, isThere]) => isThere === false).map(([name]) => String(name))
  if (missing.length > 0) throw new Error(`Install the Debian packages first: apt-get install ${missing.join(' ')}`)
  return `${debian}/${version}/bin`
}

interface Address {
  readonly host: string
  readonly port: number
  readonly restPort: number
}

interface Files {
  readonly folder: string
  readonly user: DatabaseUser | undefined
}

interface Shared {
  readonly etcdPort: number
  readonly password: string
}

/** The example with this machine's addresses, folders and secrets in it. */
const configurationOf = (
  name: string, address: Address, { folder, etcdPort, password }: Shared & Pick<Files, 'folder'>,
): object => {
  const given = yaml.parse<Record<string, Record<string, unknown>>>(readFileSync(example, 'utf8'))
  const { listen: _, connect_address: __, ...postgresql } = given['postgresql'] ?? {}
  const [here, rest] = [`${address.host}:${address.port}`, `${address.host}:${address.restPort}`]
  const known = postgresql['authentication'] as Record<string, { username: string }>
  return {
    ...given, name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: `127.0.0.1:${etcdPort}` },
    postgresql: {
      ...postgresql, listen: here, connect_address: here, data_dir: join(folder, name, 'data'),
      bin_dir: findBinaries(), pgpass: join(folder, name, 'pgpass'),
      parameters: { unix_socket_directories: join(folder, name), shared_buffers: '64MB' },
      authentication: Object.fromEntries(Object.entries(known).map(([role, { username }]) =>
        [role, { username, password }])),
    },
    bootstrap: {
      ...given['bootstrap'],
      // Whatever asks on this machine comes from its one address.
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication replicator 127.0.0.1/32 scram-sha-256'],
    },
    watchdog: { mode: 'off' },
  }
}

const startAs = (user: DatabaseUser | undefined, output: string, program: string, words: readonly string[]) => {
  const log = openSync(output, 'a')
  return spawn(program, [...words], {
    ...user, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ETCD_UNSUPPORTED_ARCH: process.arch },
    stdio: ['ignore', log, log],
  })
}

const endOf = async (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

interface Member extends Address {
  readonly name: string
  /** Of its PostgreSQL; undefined while none runs. */
  pid(): number | undefined
  startPatroni(): void
  endPatroni(signal: NodeJS.Signals): Promise<void>
}

const openMember = async (
  name: string, host: string, { folder, user }: Files, shared: Shared,
): Promise<Member> => {
  const address = { host, port: await freePort(), restPort: await freePort() }
  const home = join(folder, name)
  mkdirSync(home, { mode: 0o700 })
  give(home, user)
  const file = join(home, 'patroni.yml')
  // What is JSON is YAML as well.
  writeFileSync(file, JSON.stringify(configurationOf(name, address, { folder, ...shared }), null, 2))
  give(file, user)
  const judged = spawnSync('patroni', ['--validate-config', file], { ...user, encoding: 'utf8' })
  if (judged.status !== 0) throw new Error(`Patroni does not take the example: ${judged.stdout}${judged.stderr}`)
  let child: ChildProcess | undefined
  return {
    name, ...address,
    pid: () => {
      const found = join(home, 'data', 'postmaster.pid')
      return existsSync(found) ? Number(readFileSync(found, 'utf8').split('\n')[0]) : undefined
    },
    startPatroni: () => void (child = startAs(user, join(folder, `${name}.log`), 'patroni', [file])),
    endPatroni: (signal) => endOf(child, signal),
  }
}

interface Told {
  readonly name: string
  readonly role: string
  readonly state: string
}

const askCluster = async ({ host, restPort }: Address): Promise<readonly Told[]> => {
  try {
    const response = await fetch(`http://${host}:${restPort}/cluster`, { signal: AbortSignal.timeout(2_000) })
    return ((await response.json()) as { members: readonly Told[] }).members
  } catch {
    return []
  }
}

export interface Pair {
  /** Both machines are named; `postgres` is the superuser, others have the same password. */
  urlOf(user: string, database: string): string
  readonly password: string
  /** Until there is a primary and a synchronous standby; tells which one writes. */
  untilWhole(withinMs: number): Promise<string>
  /** Its PostgreSQL alone, or everything that runs on its machine, in one moment. */
  kill(name: string, what: 'database' | 'machine'): Promise<void>
  /** The machine is there again. */
  bringBack(name: string): void
  readonly etcd: Etcd
  close(): Promise<void>
}

interface Etcd {
  readonly port: number
  start(): Promise<void>
  end(signal: NodeJS.Signals): Promise<void>
}

const openEtcd = async ({ folder, user }: Files): Promise<Etcd> => {
  const [port, peerPort] = [await freePort(), await freePort()]
  const [clients, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const data = join(folder, 'etcd')
  mkdirSync(data, { mode: 0o700 })
  give(data, user)
  let child: ChildProcess | undefined
  return {
    port,
    start: async () => {
      child = startAs(user, join(folder, 'etcd.log'), 'etcd', [
        '--data-dir', data, '--listen-client-urls', clients, '--advertise-client-urls', clients,
        '--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `default=${peers}`,
      ])
      await until(() => fetch(`${clients}/health`).then(({ ok }) => ok, () => false))
    },
    end: (signal) => endOf(child, signal),
  }
}

const lookEveryMs = 200

const openMembers = async (files: Files, shared: Shared): Promise<readonly Member[]> =>
  [await openMember('db1', '127.0.0.2', files, shared), await openMember('db2', '127.0.0.3', files, shared)]

/** The name of the primary, once both say that it is, and that the other one follows it step by step. */
const primaryOf = async (members: readonly Member[]): Promise<string | undefined> => {
  const told = await Promise.all(members.map(askCluster))
  const leads = told.map((one) => one.find(({ role, state }) => role === 'leader' && state === 'running')?.name)
  const isFollowed = told.every((one) => one.some(({ role, state }) =>
    role === 'sync_standby' && (state === 'running' || state === 'streaming')))
  return isFollowed && new Set(leads).size === 1 ? leads[0] : undefined
}

export const openPair = async (folder: string): Promise<Pair> => {
  findBinaries()
  const files = { folder, user: chooseDatabaseUser(folder) }
  chmodSync(folder, 0o755)
  const etcd = await openEtcd(files)
  await etcd.start()
  const shared = { etcdPort: etcd.port, password: randomBytes(18).toString('base64url') }
  const members = await openMembers(files, shared).catch(async (error: unknown) => {
    await etcd.end('SIGTERM')
    throw error
  })
  for (const { startPatroni } of members) startPatroni()
  const find = (name: string): Member => {
    const member = members.find((one) => one.name === name)
    if (member === undefined) throw new Error(`there is no ${name}`)
    return member
  }
  const places = members.map(({ host, port }) => `${host}:${port}`).join(',')
  return {
    urlOf: (role, database) => `postgres://${role}:${shared.password}@${places}/${database}`,
    password: shared.password,
    untilWhole: async (withinMs) => {
      let primary: string | undefined
      await until(async () => {
        await pause(lookEveryMs)
        primary = await primaryOf(members)
        return primary !== undefined
      }, withinMs)
      return primary ?? ''
    },
    kill: async (name, what) => {
      const member = find(name)
      const pid = member.pid()
      const gone = what === 'machine' ? member.endPatroni('SIGKILL') : undefined
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
      await gone
    },
    bringBack: (name) => find(name).startPatroni(),
    etcd,
    close: async () => {
      for (const member of members) await member.endPatroni('SIGTERM')
      await etcd.end('SIGTERM')
    },
  }
}
