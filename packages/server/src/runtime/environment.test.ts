// The configuration: what is taken, and what a start refuses, all of it in one message that tells no secret.
import { describe, expect, test } from 'vitest'
import { BadConfiguration, readEnvironment } from './environment.ts'

const problemsOf = (given: Readonly<Record<string, string>>): string[] => {
  try {
    readEnvironment(given)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(BadConfiguration)
    return (error as Error).message.split('\n').slice(1).map((line) => line.replace('  - ', ''))
  }
}

const production = {
  BIDYARD_ENV: 'production', BIDYARD_SECRET: 'x'.repeat(32), BIDYARD_FILE_KEY: 'ab'.repeat(32),
  DATABASE_URL: 'postgres://bidyard:word@db:5432/bidyard', BIDYARD_PUBLIC_URL: 'https://bidyard.example',
}

test('nothing at all is a sandbox on one’s own machine', () => {
  const read = readEnvironment({})
  expect(read).toMatchObject({
    run: 'local', sandbox: true, host: '127.0.0.1', port: 7400, metricsPort: 7401, processes: 1, connections: 20,
    databaseUrl: undefined, natsUrl: undefined, s3: undefined, publicUrl: undefined, proxies: 0, log: 'info',
  })
  expect(readEnvironment({ BIDYARD_PORT: '', DATABASE_URL: '', BIDYARD_SECRET: '' })).toEqual(read)
})

test('the sandbox is open in local and develop, and nowhere else', () => {
  const open = (['local', 'develop', 'alpha', 'production'] as const)
    .filter((run) => readEnvironment({ ...production, BIDYARD_ENV: run }).sandbox)
  expect(open).toEqual(['local', 'develop'])
})

test('all problems are told at once, each by its name', () => {
  expect(problemsOf({
    BIDYARD_ENV: 'alpha', BIDYARD_PORT: 'many', BIDYARD_PROCESSES: '0', BIDYARD_SECRET: 'short',
    BIDYARD_FILE_KEY: 'xyz', BIDYARD_LOG: 'loud', DATABASE_READ_URL: 'mysql://x', NATS_URL: 'http://x',
    S3_BUCKET: 'photos', BIDYARD_PROT: '1',
    S3_PATH: 'true',
  }).toSorted()).toEqual([
    'BIDYARD_FILE_KEY: 64 hexadecimal digits',
    'BIDYARD_LOG: Invalid option: expected one of "info"|"warn"|"error"|"silent"',
    'BIDYARD_PORT: a whole number from 0 to 65535',
    'BIDYARD_PROCESSES: a whole number from 1 to 64',
    'BIDYARD_PROT: no such setting',
    'BIDYARD_PUBLIC_URL: needed in alpha',
    'BIDYARD_SECRET: at least 32 characters',
    'DATABASE_READ_URL: an address such as postgres://user@host:5432/name',
    'DATABASE_URL: needed beside DATABASE_READ_URL',
    'DATABASE_URL: needed in alpha',
    'NATS_URL: an address such as nats://host:4222',
    'S3_ACCESS_KEY_ID: needed beside the other S3 values',
    'S3_PATH: no such setting',
    'S3_SECRET_ACCESS_KEY: needed beside the other S3 values',
  ])
})

test.each([
  ' ', '-1', '65536', '1.5', '0x10', '1e3', '７４００', '999999999999',
])('%j is no port', (text) => {
  expect(problemsOf({ BIDYARD_PORT: text })).toEqual(['BIDYARD_PORT: a whole number from 0 to 65535'])
})

const noAddresses = ['javascript:alert(1)', 'ftp://x', 'bidyard.example', 'https://']
test.each(noAddresses)('%s is no address for the public', (text) => {
  expect(problemsOf({ BIDYARD_PUBLIC_URL: text })).toHaveLength(1)
})

describe('production', () => {
  test('starts with everything it needs', () => {
    expect(readEnvironment(production)).toMatchObject({ run: 'production', sandbox: false, proxies: 1 })
    expect(readEnvironment({ ...production, BIDYARD_PROXIES: '2' }).proxies).toBe(2)
  })

  test('needs secrets, a database and an address of its own', () => {
    expect(problemsOf({ BIDYARD_ENV: 'production' })).toEqual([
      'BIDYARD_SECRET: needed in production', 'BIDYARD_FILE_KEY: needed in production',
      'DATABASE_URL: needed in production', 'BIDYARD_PUBLIC_URL: needed in production',
    ])
  })

  test('refuses the secrets that everybody knows, and plain http', () => {
    const local = readEnvironment({})
    expect(problemsOf({
      ...production, BIDYARD_SECRET: local.secret, BIDYARD_FILE_KEY: Buffer.from(local.fileKey).toString('hex'),
      BIDYARD_PUBLIC_URL: 'http://bidyard.example',
    })).toEqual([
      'BIDYARD_SECRET: the example secret is refused', 'BIDYARD_FILE_KEY: the example key is refused',
      'BIDYARD_PUBLIC_URL: https is needed in production',
    ])
  })

  test('holds wherever the name of the environment cannot be read', () => {
    const problems = problemsOf({ BIDYARD_ENV: 'prod' })
    expect(problems).toContain('BIDYARD_SECRET: needed in production')
    expect(problems.some((problem) => problem.startsWith('BIDYARD_ENV: '))).toBe(true)
  })
})

test('S3 is read as a whole', () => {
  const given = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'word', S3_PATH_STYLE: 'true' }
  expect(readEnvironment(given).s3).toEqual({
    endpoint: undefined, region: 'ap-northeast-2', bucket: 'photos', accessKeyId: 'id', secretAccessKey: 'word',
    pathStyle: true,
  })
  expect(problemsOf({ S3_ENDPOINT: 'https://s3.example' })).toHaveLength(3)
})

const planted = 'planted-secret-of-the-test'
test('the message repeats no value: most of them are secrets', () => {
  const names = [
    'BIDYARD_SECRET', 'BIDYARD_FILE_KEY', 'BIDYARD_SCHEDULER_TOKEN', 'DATABASE_URL', 'DATABASE_READ_URL', 'NATS_URL',
    'S3_ENDPOINT', 'BIDYARD_PORT', 'BIDYARD_ENV', 'BIDYARD_TYPO',
  ]
  const problems = problemsOf(Object.fromEntries(names.map((name) => [name, planted])))
  expect(problems.length).toBeGreaterThanOrEqual(names.length)
  expect(problems.join('\n')).not.toContain(planted)
})
