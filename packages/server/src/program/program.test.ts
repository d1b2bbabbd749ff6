// The program as people start it: a process of its own with its own database, stopped, killed and started again.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@bidyard/postgres/launcher'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alphaSettings } from '../testing/alpha-settings.ts'
import { bareEnvironment } from '../testing/machine/bare-environment.ts'
import { freePort } from '../testing/machine/free-port.ts'

const main = join(import.meta.dirname, '../main.ts')
let folder = ''
const running = new Set<ChildProcess>()

interface Started {
  readonly child: ChildProcess
  readonly port: number
  readonly metricsPort: number
  /** Resolves with all output once it holds the text, or when the process has ended. */
  until(text: string): Promise<string>
  ended(): Promise<{ code: number | null; output: string }>
}

const start = async (settings: Record<string, string> = {}): Promise<Started> => {
  // Each of several processes has a port of its own for its numbers.
  const port = await freePort(4)
  const metricsPort = port + 1
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: {
      ...bareEnvironment, BIDYARD_DATA: join(folder, '자료'), BIDYARD_PORT: String(port),
      BIDYARD_METRICS_PORT: String(metricsPort), BIDYARD_DEMO: 'people', ...settings,
    },
  })
  running.add(child)
  let output = ''
  let look = (): void => {}
  for (const pipe of [child.stdout, child.stderr])
    pipe.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      look()
    })
  const closed = once(child, 'close').then(([code]) => {
    running.delete(child)
    look()
    return { code: code as number | null, output }
  })
  return {
    child, port, metricsPort,
    until: (text) => new Promise((resolve) => {
      look = () => {
        if (output.includes(text) || child.exitCode !== null || child.signalCode !== null) resolve(output)
      }
      look()
    }),
    ended: () => closed,
  }
}

const askReady = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/ready`)).text()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-program-'))
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('refuses a bad configuration with all of its problems in one message', async () => {
  const program = await start({ BIDYARD_ENV: 'production', BIDYARD_PORT: 'many', BIDYARD_PROT: '1' })
  const { code, output } = await program.ended()
  expect(code).toBe(1)
  const names = ['BIDYARD_PROT', 'BIDYARD_PORT', 'BIDYARD_SECRET', 'BIDYARD_FILE_KEY', 'DATABASE_URL']
  for (const name of names) expect(output).toContain(`- ${name}: `)
})

test('ends on one screen with the address, the demo people, the data and how to stop', async () => {
  // An empty setting is none: only what is wrong is written under the screen.
  const program = await start({ BIDYARD_LOG: '' })
  const output = await program.until('Ctrl-C')
  expect(output).toContain(`http://127.0.0.1:${program.port}`)
  expect(output).toContain('green tea by the river')
  expect(output).toMatch(/\*owner +김대표/)
  expect(output).toContain(join(folder, '자료'))
  expect(output).not.toContain('"level":"info"')
  expect(await askReady(program.metricsPort)).toBe('ready\n')
  program.child.kill('SIGINT')
  expect((await program.ended()).code).toBe(0)
})

test('serves on where nobody reads its log any more, and stops in good order', async () => {
  const program = await start({ BIDYARD_LOG: 'info' })
  await program.until('Ctrl-C')
  for (const pipe of [program.child.stdout, program.child.stderr]) pipe?.destroy()
  // Each of them is a line of the log.
  for (let asked = 0; asked < 3; asked++)
    expect((await fetch(`http://127.0.0.1:${program.port}/bridge/office/nowhere`)).status).toBe(404)
  expect(await askReady(program.metricsPort)).toBe('ready\n')
  program.child.kill('SIGTERM')
  expect((await program.ended()).code).toBe(0)
})

test('says in one sentence that it already runs in this folder', async () => {
  const first = await start()
  await first.until('Ctrl-C')
  const second = await start()
  const { code, output } = await second.ended()
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toMatch(/already|running|in use/i)
  first.child.kill('SIGKILL')
  await first.ended()
})

test('starts again after it was killed, and serves from several processes', async () => {
  const program = await start({ BIDYARD_PROCESSES: '2' })
  const output = await program.until('Ctrl-C')
  expect(output).toContain('is running')
  expect(await askReady(program.metricsPort)).toBe('ready\n')
  expect(await askReady(program.metricsPort + 1)).toBe('ready\n')
  program.child.kill('SIGTERM')
  expect((await program.ended()).code).toBe(0)
})

test('warns in earnest where the role that it works as owns the tables, and not where another one does', async () => {
  // One that keeps what it takes: those of the tests do not, and are refused.
  const { url, ownerUrl, stop } = await startPostgres({ folder: join(folder, 'own') })
  const warning = 'least privilege is not kept'
  const outputWith = async (settings: Record<string, string>): Promise<string> => {
    const program = await start({ ...alphaSettings, ...settings, BIDYARD_LOG: 'warn' })
    const output = await program.until('Ctrl-C')
    expect(output).toContain('Bidyard is running (alpha')
    program.child.kill('SIGTERM')
    expect((await program.ended()).code).toBe(0)
    return output
  }
  expect(await outputWith({ DATABASE_URL: ownerUrl })).toContain(warning)
  const two = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }
  expect(await outputWith(two)).not.toContain(warning)
  expect(await outputWith({ ...two, BIDYARD_PROCESSES: '2' })).not.toContain(warning)
  await stop()
})

test('says once that a key is wrong, and ends, where several processes would have served', async () => {
  const { url, ownerUrl, stop } = await startPostgres({ folder: join(folder, 'refusing') })
  const settings = { ...alphaSettings, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, BIDYARD_PROCESSES: '3' }
  const first = await start(settings)
  await first.until('Ctrl-C')
  first.child.kill('SIGTERM')
  await first.ended()
  const program = await start({ ...settings, BIDYARD_FILE_KEY: '12'.repeat(32) })
  expect(await program.until('process died')).not.toContain('process died')
  const { code, output } = await program.ended()
  expect(code).toBe(1)
  expect(output.split('BIDYARD_FILE_KEY: another key has the number 1 in this database')).toHaveLength(2)
  await stop()
})

const ports = ['BIDYARD_PORT', 'BIDYARD_METRICS_PORT'] as const
test.each(ports)('names a port that is taken before it makes a world: %s', async (name) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const data = join(folder, `never-${name}`)
  const program = await start({ [name]: String(port), BIDYARD_DATA: data })
  const { code, output } = await program.ended()
  expect(code).toBe(1)
  expect(output).toContain(`Port ${port} is taken`)
  expect(existsSync(data)).toBe(false)
  other.close()
})
