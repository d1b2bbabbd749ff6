// The configuration: what is taken, and what a start refuses, all of it in one message that tells no secret.
import { describe, expect, test } from 'vitest'
import { alphaSettings } from '../testing/alpha-settings.ts'
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

const production = { ...alphaSettings, BIDYARD_ENV: 'production' }
const neededOutside = (run: string): string[] => [
  ...['BIDYARD_SECRET', 'BIDYARD_FILE_KEY', 'BIDYARD_DATA_KEYS', 'BIDYARD_LOOKUP_KEY'].map((name) =>
    `${name}: needed in ${run}`),
  `DATABASE_URL: needed in ${run}`, `BIDYARD_PUBLIC_URL: needed in ${run}`,
  ...['KG_MID', 'KG_API_KEY', 'KG_IV'].map((name) =>
    `${name}: needed in ${run}, where nothing stands in for the identity provider`),
  ...['MAIL_URL', 'MAIL_FROM'].map((name) => `${name}: needed in ${run}, where people wait for their mails`),
  `BIDYARD_BANK: needed in ${run}, with the keys of that bank, where nothing stands in for one`,
]

test('nothing at all is a sandbox on one’s own machine', () => {
  const read = readEnvironment({})
  expect(read).toMatchObject({
    run: 'local', sandbox: true, host: '127.0.0.1', port: 7400, metricsPort: 7401, processes: 1, connections: 20,
    databaseUrl: undefined, natsUrl: undefined, s3: undefined, publicUrl: undefined, proxies: 0, log: 'info',
  })
  expect(readEnvironment({ BIDYARD_PORT: '', DATABASE_URL: '', BIDYARD_SECRET: '' })).toEqual(read)
})

test('the public address is taken as it is put together with paths, and none of its own', () => {
  const addressOf = (BIDYARD_PUBLIC_URL: string) => readEnvironment({ ...production, BIDYARD_PUBLIC_URL })
  for (const text of ['https://market.example', 'https://market.example/', 'HTTPS://Market.Example'])
    expect(addressOf(text)).toMatchObject({ publicUrl: 'https://market.example', proxies: 1 })
  expect(addressOf('https://market.example:8443/').publicUrl).toBe('https://market.example:8443')
  for (const tail of ['/yard', '/?from=1', '/#top', '//'])
    expect(problemsOf({ ...production, BIDYARD_PUBLIC_URL: `https://market.example${tail}` }))
      .toEqual(['BIDYARD_PUBLIC_URL: an address such as https://bidyard.example, with nothing behind it'])
  expect(problemsOf({ ...production, BIDYARD_PUBLIC_URL: 'HTTP://market.example', S3_ENDPOINT: 'HTTP://s3.example' }))
    .toEqual(expect.arrayContaining([
      'BIDYARD_PUBLIC_URL: https is needed in production', 'S3_ENDPOINT: https is needed in production',
    ]))
})

test('the sandbox is open in local and develop, and nowhere else', () => {
  const open = (['local', 'develop', 'alpha', 'production'] as const)
    .filter((run) => readEnvironment({ ...production, BIDYARD_ENV: run }).sandbox)
  expect(open).toEqual(['local', 'develop'])
})

test('the carrier of messages to phones wants all of its settings, and a channel for its templates', () => {
  const key = {
    SOLAPI_API_KEY: 'NCSAYU7YDBXYORXC', SOLAPI_API_SECRET: 'a-secret-of-16-or-more', SOLAPI_SENDER: '0212345678',
  }
  expect(readEnvironment({}).phone).toBeUndefined()
  expect(readEnvironment(key).phone).toMatchObject({ sender: '0212345678', channel: undefined, templates: new Map() })
  const templates = { SOLAPI_CHANNEL: 'KA01PF01', SOLAPI_TEMPLATES: 'carAwarded:KA01TP1,dutyEnding:KA01TP2' }
  expect(readEnvironment({ ...key, ...templates }).phone?.templates.get('dutyEnding')).toBe('KA01TP2')
  expect(problemsOf({ SOLAPI_SENDER: '0212345678', SOLAPI_TEMPLATES: 'carAwarded:KA01TP1' })).toEqual([
    'SOLAPI_API_KEY: needed beside the other SOLAPI values', 'SOLAPI_API_SECRET: needed beside the other SOLAPI values',
    'SOLAPI_CHANNEL: needed for templates',
  ])
  expect(problemsOf({ ...key, SOLAPI_SENDER: '02-1234-5678' })).toHaveLength(1)
})

test('all problems are told at once, each by its name', () => {
  expect(problemsOf({
    BIDYARD_ENV: 'alpha', BIDYARD_PORT: 'many', BIDYARD_PROCESSES: '0', BIDYARD_SECRET: 'short',
    BIDYARD_FILE_KEY: 'xyz', BIDYARD_LOG: 'loud', DATABASE_OWNER_URL: 'postgres://x', DATABASE_READ_URL: 'mysql://x',
    NATS_URL: 'http://x', S3_BUCKET: 'photos', S3_PATH: 'true', BIDYARD_PROT: '1', MAIL_URL: 'http://mail',
    MAIL_FROM: 'desk',
  }).toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
    'BIDYARD_BANK: needed in alpha, with the keys of that bank, where nothing stands in for one',
    'BIDYARD_DATA_KEYS: needed in alpha',
    'BIDYARD_FILE_KEY: 64 hexadecimal digits, or several keys such as 2:<64 digits>,1:<64 digits>',
    'BIDYARD_LOG: Invalid option: expected one of "info"|"warn"|"error"|"silent"',
    'BIDYARD_LOOKUP_KEY: needed in alpha',
    'BIDYARD_PORT: a whole number from 0 to 65535',
    'BIDYARD_PROCESSES: a whole number from 1 to 64',
    'BIDYARD_PROT: no such setting',
    'BIDYARD_PUBLIC_URL: needed in alpha',
    'BIDYARD_SECRET: at least 32 characters',
    'DATABASE_READ_URL: an address such as postgres://user@host:5432/name',
    'DATABASE_URL: needed beside DATABASE_OWNER_URL',
    'DATABASE_URL: needed beside DATABASE_READ_URL',
    'DATABASE_URL: needed in alpha',
    'KG_API_KEY: needed in alpha, where nothing stands in for the identity provider',
    'KG_IV: needed in alpha, where nothing stands in for the identity provider',
    'KG_MID: needed in alpha, where nothing stands in for the identity provider',
    'MAIL_FROM: an address such as desk@bidyard.example',
    'MAIL_URL: an address such as smtp://user:password@host:587',
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
    expect(problemsOf({ BIDYARD_ENV: 'production' })).toEqual(neededOutside('production'))
  })

  test('refuses the secrets that everybody knows, and plain http', () => {
    const local = readEnvironment({})
    expect(problemsOf({
      ...production, BIDYARD_SECRET: local.secret,
      BIDYARD_FILE_KEY: Buffer.from(local.fileKeys[0]?.key ?? []).toString('hex'),
      BIDYARD_PUBLIC_URL: 'http://bidyard.example', S3_ENDPOINT: 'http://s3.example', S3_BUCKET: 'photos',
      S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'word',
    })).toEqual([
      'BIDYARD_SECRET: the example secret is refused', 'BIDYARD_FILE_KEY: the example key is refused',
      'BIDYARD_PUBLIC_URL: https is needed in production', 'S3_ENDPOINT: https is needed in production',
    ])
  })

  test.each([
    ['postgres://u@db.example/yard', 'postgres://u@127.0.0.1/yard', 'nats://localhost:4222'],
    ['postgres://u@localhost,db2/yard?sslmode=prefer', 'postgres://u@[::1]:5433/yard', 'nats://127.0.0.1'],
    ['postgres://u@db/yard?sslmode=require&sslmode=disable', 'postgres://u@localhost/yard', 'tls://nats.example'],
  ])('refuses an open way to the database on another machine: %s', (address, replica, nats) => {
    const given = { ...production, DATABASE_URL: address, DATABASE_READ_URL: replica, NATS_URL: nats }
    const words = 'sslmode=verify-full (or require) is needed in production to another machine'
    const told = (name: string) => `${name}: ${words}, or BIDYARD_PLAIN_NETWORK=true where nobody else is on the way`
    expect(problemsOf(given)).toEqual([told('DATABASE_URL')])
    for (const name of ['DATABASE_OWNER_URL', 'DATABASE_READ_URL'])
      expect(problemsOf({ ...given, DATABASE_URL: replica, [name]: address })).toContain(told(name))
    for (const NATS_URL of ['nats://nats.example', 'nats://nats.example?sslmode=require'])
      expect(problemsOf({ ...given, NATS_URL }).at(-1)).toMatch(/^NATS_URL: tls:\/\/ is needed/)
    expect(readEnvironment({ ...given, BIDYARD_PLAIN_NETWORK: 'true' }).databaseUrl).toBe(address)
    expect(readEnvironment({ ...given, BIDYARD_ENV: 'alpha' }).databaseUrl).toBe(address)
    for (const mode of ['require', 'verify-full'])
      expect(readEnvironment({ ...given, DATABASE_URL: `postgres://u@db1,db2/yard?sslmode=${mode}` }).run)
        .toBe('production')
  })

  test.each([
    ['sslmode=allow', ['sslmode=allow is not understood: say prefer, require or verify-full']],
    ['sslmode=verify-full&sslrootcert=/etc/ca.pem', [
      'sslrootcert is not understood: say sslmode=verify-full; an authority of your own goes into NODE_EXTRA_CA_CERTS',
    ]],
    ['sslmode=require&channel_binding=require', ['channel_binding is not understood: leave it out']],
    ['sslmode=verify-full&application_name=yard&connect_timeout=5', []],
  ])('names what the driver does not understand in the address of a database: %s', (wishes, told) => {
    const DATABASE_URL = `postgres://u@db.example/yard?${wishes}`
    expect(problemsOf({ ...production, BIDYARD_PLAIN_NETWORK: 'true', DATABASE_URL }))
      .toEqual(told.map((one) => `DATABASE_URL: ${one}`))
  })

  test('holds wherever the name of the environment cannot be read', () => {
    const problems = problemsOf({ BIDYARD_ENV: 'prod' })
    expect(problems).toContain('BIDYARD_SECRET: needed in production')
    expect(problems.some((problem) => problem.startsWith('BIDYARD_ENV: '))).toBe(true)
  })
})

test('the server for mails is one address, with its user in it', () => {
  const from = { MAIL_FROM: 'desk@bidyard.example' }
  expect(readEnvironment({ ...from, MAIL_URL: 'smtp://mail.example' }).mail).toEqual({
    host: 'mail.example', port: 587, tls: false, user: undefined, password: undefined, from: 'desk@bidyard.example',
  })
  expect(readEnvironment({ ...from, MAIL_URL: 'smtps://desk%40b:w%3Ard@mail.example:2465' }).mail).toMatchObject({
    port: 2465, tls: true, user: 'desk@b', password: 'w:rd',
  })
  expect(problemsOf({ MAIL_URL: 'smtp://mail.example' })).toEqual(['MAIL_FROM: needed beside MAIL_URL'])
  for (const url of ['smtp://a:%zz@mail.example', 'smtp://user@mail.example', 'smtp://mail.example/x', 'mail.example'])
    expect(problemsOf({ ...from, MAIL_URL: url }), url).toHaveLength(1)
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
    'BIDYARD_SECRET', 'BIDYARD_FILE_KEY', 'BIDYARD_SCHEDULER_TOKEN', 'DATABASE_URL', 'DATABASE_OWNER_URL',
    'DATABASE_READ_URL', 'NATS_URL', 'S3_ENDPOINT', 'MAIL_URL', 'MAIL_FROM', 'BIDYARD_BANK', 'TOSS_ISSUER',
    'INIAPI_KEY', 'INIAPI_CLIENT_IP', 'BIDYARD_PORT', 'BIDYARD_ENV', 'BIDYARD_TYPO',
  ]
  const problems = problemsOf(Object.fromEntries(names.map((name) => [name, planted])))
  expect(problems.length).toBeGreaterThanOrEqual(names.length)
  expect(problems.join('\n')).not.toContain(planted)
})

describe('banks', () => {
  const toss = { TOSS_SECRET_KEY: 'synthetic-secret-key' }
  const iniapi = {
    INIAPI_MID: 'INIpayTest', INIAPI_KEY: 'synthetic-only-1', INIAPI_IV: 'synthetic-only-2',
    INIAPI_CLIENT_IP: '192.0.2.1', INIAPI_NOTICE_ADDRESSES: '192.0.2.2,2001:db8::1',
  }

  test('stand in only in the sandbox', () => {
    expect(readEnvironment({}).banks).toEqual({
      toss: undefined, iniapi: undefined, issues: undefined, sellerAccount: undefined,
    })
    for (const BIDYARD_BANK of ['toss', 'iniapi'])
      expect(readEnvironment({ BIDYARD_BANK }).banks)
        .toMatchObject({ toss: undefined, iniapi: undefined, issues: BIDYARD_BANK })
    expect(problemsOf({ ...production, TOSS_SECRET_KEY: '' })).toEqual([
      'BIDYARD_BANK: needed in production, with the keys of that bank, where nothing stands in for one',
    ])
  })

  test('have an account of the house for its sellers, which names its bank', () => {
    const read = (BIDYARD_SELLER_ACCOUNT: string) => readEnvironment({ BIDYARD_SELLER_ACCOUNT }).banks.sellerAccount
    expect(read('088 110123456789 주식회사 비드야드')).toEqual({
      bankCode: '088', accountNumber: '110123456789', holderName: '주식회사 비드야드',
    })
    expect(read('088 110123456789 비드야드 ')?.holderName).toBe('비드야드')
    for (const wrong of [
      '999 110123456789 비드야드', '088 110-123-456789 비드야드', '088 110123456789', '110123456789',
      '088 110123456789 비드야드 # 신한은행',
    ])
      expect(problemsOf({ BIDYARD_SELLER_ACCOUNT: wrong })).toEqual([
        expect.stringMatching(/^BIDYARD_SELLER_ACCOUNT: .*such as 088/),
      ])
  })

  test('are read with what they need, and the only one issues', () => {
    expect(readEnvironment({ ...toss, TOSS_ISSUER: '020' }).banks).toEqual({
      toss: { secretKey: 'synthetic-secret-key', webhookKey: undefined, issuer: '020' }, iniapi: undefined,
      issues: 'toss', sellerAccount: undefined,
    })
    expect(readEnvironment(iniapi).banks).toMatchObject({
      toss: undefined, issues: 'iniapi',
      iniapi: { mid: 'INIpayTest', noticeAddresses: ['192.0.2.2', '2001:db8::1'], issuer: '088' },
    })
    expect(readEnvironment({ ...toss, ...iniapi, BIDYARD_BANK: 'iniapi' }).banks.issues).toBe('iniapi')
  })

  test.each([
    ['two without a choice', { ...toss, ...iniapi }, ['BIDYARD_BANK: toss or iniapi, since there are keys of both']],
    ['one that was chosen without its keys', { ...toss, BIDYARD_BANK: 'iniapi' }, [
      'INIAPI_MID: needed for the bank iniapi', 'INIAPI_KEY: needed for the bank iniapi',
      'INIAPI_IV: needed for the bank iniapi', 'INIAPI_CLIENT_IP: needed for the bank iniapi',
      'INIAPI_NOTICE_ADDRESSES: needed for the bank iniapi',
    ]],
    ['half of a contract', { ...iniapi, INIAPI_IV: '' }, ['INIAPI_IV: needed beside the other INIAPI values']],
    ['a webhook key alone', { TOSS_WEBHOOK_KEY: 'x'.repeat(16) }, [
      'TOSS_SECRET_KEY: needed beside the other TOSS values',
    ]],
    ['another bank', { BIDYARD_BANK: 'kakao' }, ['BIDYARD_BANK: toss or iniapi']],
    ['a secret with a colon', { TOSS_SECRET_KEY: 'synthetic:secret' }, ['TOSS_SECRET_KEY: a key such as live_sk_…']],
    ['a bank that gives out no numbers', { ...toss, TOSS_ISSUER: '092' }, [
      'TOSS_ISSUER: one of 003, 004, 007, 011, 020, 031, 032, 034, 037, 039, 045, 071, 081, 088, 089',
    ]],
    ['no address', { ...iniapi, INIAPI_NOTICE_ADDRESSES: '192.0.2.2,' }, [
      'INIAPI_NOTICE_ADDRESSES: addresses such as 192.0.2.1,192.0.2.2',
    ]],
    ['a name of its own', { TOSS_KEY: 'x' }, ['TOSS_KEY: no such setting']],
  ])('%s is refused in one sentence', (_, given, problems) => {
    expect(problemsOf(given)).toEqual(problems)
  })
})

test('a house without a proxy gives both files, outside of a sandbox and for an https address', () => {
  const files = { BIDYARD_TLS_CERTIFICATE: '/etc/bidyard/chain.pem', BIDYARD_TLS_KEY: '/etc/bidyard/key.pem' }
  expect(readEnvironment({ ...production, ...files })).toMatchObject({
    tls: { certificateFile: '/etc/bidyard/chain.pem', keyFile: '/etc/bidyard/key.pem' }, proxies: 0,
  })
  expect(readEnvironment({ ...production, ...files, BIDYARD_PROXIES: '1' }).proxies).toBe(1)
  expect(readEnvironment(production)).toMatchObject({ tls: undefined, proxies: 1 })
  expect(problemsOf({ ...production, BIDYARD_TLS_KEY: '/etc/bidyard/key.pem' }))
    .toEqual(['BIDYARD_TLS_CERTIFICATE: needed beside the other TLS value'])
  expect(problemsOf({ ...production, ...files, BIDYARD_TLS_KEY: 'key.pem' }))
    .toEqual(['BIDYARD_TLS_KEY: the whole path of a file'])
  expect(problemsOf({ ...alphaSettings, ...files, BIDYARD_PUBLIC_URL: 'http://bidyard.example' }))
    .toEqual(['BIDYARD_PUBLIC_URL: https is needed where the server speaks TLS itself'])
  expect(problemsOf(files)).toEqual([
    'BIDYARD_TLS_CERTIFICATE: not in local and develop, whose stand-ins ask without',
    'BIDYARD_TLS_KEY: not in local and develop, whose stand-ins ask without',
  ])
})
