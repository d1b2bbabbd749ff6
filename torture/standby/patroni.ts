// Two PostgreSQL under Patroni with etcd on this machine, set as the example of the documents sets them.
import { type ChildProcess, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import yaml from '@stoplight/yaml'
import { chooseDatabaseUser, type DatabaseUser, give } from '../../packages/postgres/src/folder/database-user.ts'
import { freePort } from '../../packages/server/src/testing/machine/free-port.ts'
import { ownCertificate, ownKey } from '../../packages/server/src/testing/machine/own-certificate.ts'
import { until } from '../../packages/server/src/testing/until.ts'
import type { AtEnd } from '../running/leaving-nothing.ts'
import { endOf, type Etcd, type Files, openEtcd, startAs } from './etcd.ts'

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

interface Shared {
  readonly etcdPort: number
  readonly password: string
}

type Section = Readonly<Record<string, unknown>>

interface Example {
  readonly restapi: Section
  readonly etcd3: Section
  readonly bootstrap: Section & { readonly pg_hba: readonly string[] }
  readonly postgresql: Section & {
    readonly parameters: Section
    readonly authentication: Readonly<Record<string, { readonly username: string }>>
  }
}

/** Whatever asks on this machine comes from its one address. */
const here = '127.0.0.1/32'

/**
 * The example but for what belongs to a machine: addresses, ports, folders, secrets, certificates, one etcd instead of
 * three, less memory, and no watchdog, which would restart this one.
 */
const configurationOf = (
  name: string, address: Address, { folder, etcdPort, password }: Shared & Pick<Files, 'folder'>,
): object => {
  const given = yaml.parse<Example>(readFileSync(example, 'utf8'))
  const { bootstrap, etcd3, postgresql, restapi } = given
  const [own, rest] = [`${address.host}:${address.port}`, `${address.host}:${address.restPort}`]
  const home = join(folder, name)
  return {
    ...given, name,
    restapi: {
      ...restapi, listen: rest, connect_address: rest, allowlist: [here],
      authentication: { ...restapi['authentication'] as Section, password },
    },
    etcd3: { ...etcd3, hosts: `127.0.0.1:${etcdPort}`, password },
    postgresql: {
      ...postgresql, listen: own, connect_address: own, data_dir: join(home, 'data'), bin_dir: findBinaries(),
      pgpass: join(home, 'pgpass'),
      parameters: {
        ...postgresql.parameters, unix_socket_directories: home, shared_buffers: '64MB',
        ssl_cert_file: join(home, 'server.crt'), ssl_key_file: join(home, 'server.key'),
      },
      authentication: Object.fromEntries(Object.entries(postgresql.authentication).map(([role, { username }]) =>
        [role, { username, password }])),
    },
    bootstrap: { ...bootstrap, pg_hba: bootstrap.pg_hba.map((rule) => rule.replace(/192\.0\.2\.\d+\/\d+/, here)) },
    watchdog: { mode: 'off' },
  }
}

/** PostgreSQL takes no key that others may read. */
const writeCertificate = (home: string, user: DatabaseUser | undefined): void => {
  for (const [name, text] of [['server.crt', ownCertificate], ['server.key', ownKey]] as const) {
    writeFileSync(join(home, name), text, { mode: 0o600 })
    give(join(home, name), user)
  }
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
  writeCertificate(home, user)
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

export const openPair = async (folder: string, atEnd: AtEnd): Promise<Pair> => {
  findBinaries()
  const files = { folder, user: chooseDatabaseUser(folder) }
  chmodSync(folder, 0o755)
  const password = randomBytes(18).toString('base64url')
  const etcd = await openEtcd(files, password, atEnd)
  const shared = { etcdPort: etcd.port, password }
  const members = await openMembers(files, shared)
  for (const { startPatroni, endPatroni } of members) {
    atEnd(() => endPatroni('SIGTERM'))
    startPatroni()
  }
  const find = (name: string): Member => {
    const member = members.find((one) => one.name === name)
    if (member === undefined) throw new Error(`there is no ${name}`)
    return member
  }
  const places = members.map(({ host, port }) => `${host}:${port}`).join(',')
  return {
    urlOf: (role, database) => `postgres://${role}:${shared.password}@${places}/${database}?sslmode=require`,
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
  }
}
