// Reads the configuration once, at start, and refuses a bad one with all of its problems in one message.
import { resolve } from 'node:path'
import { z } from 'zod'
import { bankProblems, type BankSettings, bankShape, readBanks } from './bank-settings.ts'
import { carDataProblems, type CarDataSettings, carDataShape, readCarData } from './car-data-settings.ts'
import { keyList, keyOrList, type VersionedKey } from './keys/versioned-keys.ts'
import { databaseWishProblems } from './settings/database-wishes.ts'
import { type MailSettings, mailShape, readMail } from './settings/mail-settings.ts'
import { phoneProblems, type PhoneSettings, phoneShape, readPhone } from './settings/phone-settings.ts'
import { plainWayProblems } from './settings/plain-ways.ts'
import { isPlain, readTls, tlsProblems, type TlsSettings, tlsShape } from './settings/tls-settings.ts'

export const runEnvironments = ['local', 'develop', 'alpha', 'production'] as const
export type RunEnvironment = (typeof runEnvironments)[number]
export const demoSizes = ['full', 'small', 'people'] as const
export type DemoSize = (typeof demoSizes)[number]
const isSandbox = (run: RunEnvironment): boolean => run === 'local' || run === 'develop'

/** Only digits: `Number` would take spaces, 1e3 and 0x10 as well. */
const whole = (min: number, max: number) => {
  const words = `a whole number from ${min} to ${max}`
  return z.string().regex(/^\d{1,9}$/, words).transform(Number).pipe(z.number().min(min, words).max(max, words))
}
const port = whole(0, 65_535)
const webAddress = z.url({ protocol: /^https?$/, error: 'an address such as https://bidyard.example' })
/** Others put paths behind it: one slash at its end is taken away, a path of its own nothing would answer at. */
const siteAddress = webAddress
  .refine((text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
    'an address such as https://bidyard.example, with nothing behind it')
  .transform((text) => new URL(text).origin)
const secret = z.string().min(32, 'at least 32 characters')
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/, 'an address such as postgres://user@host:5432/name')

const shape = z.object({
  BIDYARD_ENV: z.enum(runEnvironments).default('local'),
  BIDYARD_HOST: z.string().min(1).default('127.0.0.1'),
  BIDYARD_PORT: port.default(7400),
  BIDYARD_METRICS_PORT: port.default(7401),
  BIDYARD_PUBLIC_URL: siteAddress.optional(),
  BIDYARD_PROXIES: whole(0, 5).optional(),
  ...tlsShape,
  BIDYARD_DATA: z.string().min(1).default('.bidyard'),
  BIDYARD_DEMO: z.enum(demoSizes).default('full'),
  BIDYARD_PROCESSES: whole(1, 64).default(1),
  BIDYARD_SECRET: secret.optional(),
  BIDYARD_FILE_KEY: keyOrList.optional(),
  BIDYARD_DATA_KEYS: keyList.optional(),
  BIDYARD_LOOKUP_KEY: keyOrList.optional(),
  BIDYARD_SCHEDULER_TOKEN: secret.optional(),
  BIDYARD_SECOND_FACTOR: z.enum(['office', 'everybody']).optional(),
  BIDYARD_LOG: z.enum(['info', 'warn', 'error', 'silent']).default('info'),
  BIDYARD_CONNECTIONS: whole(4, 200).default(20),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  BIDYARD_PLAIN_NETWORK: z.enum(['true', 'false']).default('false'),
  NATS_URL: z.url({ protocol: /^(nats|tls)$/, error: 'an address such as nats://host:4222' }).optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().min(1).default('ap-northeast-2'),
  S3_BUCKET: z.string().regex(/^.{3,63}$/, '3 to 63 characters').optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.enum(['true', 'false']).default('false'),
  KG_MID: z.string().regex(/^[\w-]{1,10}$/, 'the merchant id, at most 10 characters').optional(),
  KG_API_KEY: z.string().min(8, 'at least 8 characters').optional(),
  KG_IV: z.string().regex(/^[\x21-\x7e]{16}$/, '16 characters').optional(),
  KG_SERVICE: z.enum(['01', '03']).default('01'),
  ...mailShape,
  ...phoneShape,
  ...bankShape,
  ...carDataShape,
})
type Read = z.output<typeof shape>
export type SettingName = keyof Read
/** What each setting may be; the reference of the settings is written from it. */
export const settingShapes: Readonly<Record<SettingName, z.ZodType>> = shape.shape

export interface S3Settings {
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly pathStyle: boolean
}

/** The merchant's contract with KG Inicis. */
export interface KgSettings {
  readonly mid: string
  readonly apiKey: string
  readonly iv: string
  /** 01 is the simple check, 03 the full one, which is a contract of its own. */
  readonly service: '01' | '03'
}

export interface Environment {
  readonly run: RunEnvironment
  /** The sandbox: api keys, a movable clock, simulators. local and develop only, without exception. */
  readonly sandbox: boolean
  readonly host: string
  readonly port: number
  readonly metricsPort: number
  readonly publicUrl: string | undefined
  /** Without it something else speaks TLS for the server, or nobody does. */
  readonly tls: TlsSettings | undefined
  /** How many proxies stand before the server and tell the client's address. */
  readonly proxies: number
  readonly dataFolder: string
  /** How much the demo world holds, where there is one: all of it, or one of each for those who begin often. */
  readonly demo: DemoSize
  readonly processes: number
  readonly secret: string
  /** Of each kind the first one writes; the others still open or find what they wrote. */
  readonly fileKeys: readonly VersionedKey[]
  readonly dataKeys: readonly VersionedKey[]
  readonly lookupKeys: readonly VersionedKey[]
  readonly schedulerToken: string | undefined
  /** Of all who sign in with a password. */
  readonly secondFactorOf: 'nobody' | 'office' | 'everybody'
  readonly log: 'info' | 'warn' | 'error' | 'silent'
  readonly connections: number
  readonly databaseUrl: string | undefined
  /** Who owns the tables and brings them to their shape; without it that is the role of `databaseUrl`. */
  readonly databaseOwnerUrl: string | undefined
  readonly databaseReadUrl: string | undefined
  readonly natsUrl: string | undefined
  readonly s3: S3Settings | undefined
  /** Without it the sandbox stands in for the identity provider. */
  readonly kg: KgSettings | undefined
  /** Without it mails of the sandbox are only kept, for developers to read. */
  readonly mail: MailSettings | undefined
  /** Without it the sandbox stands in for a carrier; elsewhere nothing goes to phones. */
  readonly phone: PhoneSettings | undefined
  /** Without any the sandbox stands in for a bank. */
  readonly banks: BankSettings
  /** Whom there is no contract with the sandbox stands in for; elsewhere people write by hand. */
  readonly carData: CarDataSettings
}

// Known to everybody, so good for a machine of one's own only; elsewhere a start without secrets is refused.
const localSecret = 'local-only-secret-local-only-secret'
const localKeys = {
  BIDYARD_FILE_KEY: '00'.repeat(31) + '01', BIDYARD_DATA_KEYS: '00'.repeat(31) + '02',
  BIDYARD_LOOKUP_KEY: '00'.repeat(31) + '03',
} as const

const secretsNeeded = [
  'BIDYARD_SECRET', 'BIDYARD_FILE_KEY', 'BIDYARD_DATA_KEYS', 'BIDYARD_LOOKUP_KEY', 'DATABASE_URL',
  'BIDYARD_PUBLIC_URL',
] as const
const kgParts = ['KG_MID', 'KG_API_KEY', 'KG_IV'] as const
const mailParts = ['MAIL_URL', 'MAIL_FROM'] as const

/** What cannot be seen by looking at one value alone. */
const problemsOf = (given: NodeJS.ProcessEnv, run: RunEnvironment): string[] => {
  const problems: string[] = []
  const has = (name: keyof Read): boolean => (given[name] ?? '') !== ''
  const need = (names: readonly (keyof Read)[], why: string): void => {
    for (const name of names) if (!has(name)) problems.push(`${name}: ${why}`)
  }
  if (!isSandbox(run)) {
    need(secretsNeeded, `needed in ${run}`)
    need(kgParts, `needed in ${run}, where nothing stands in for the identity provider`)
    need(mailParts, `needed in ${run}, where people wait for their mails`)
    if (given['BIDYARD_SECRET'] === localSecret) problems.push('BIDYARD_SECRET: the example secret is refused')
    for (const [name, key] of Object.entries(localKeys))
      if (given[name]?.includes(key) === true) problems.push(`${name}: the example key is refused`)
  }
  if (run === 'production' && isPlain(given['BIDYARD_PUBLIC_URL']))
    problems.push('BIDYARD_PUBLIC_URL: https is needed in production')
  if (run === 'production' && isPlain(given['S3_ENDPOINT']))
    problems.push('S3_ENDPOINT: https is needed in production')
  const bucketParts = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  if (bucketParts.some(has) || has('S3_ENDPOINT')) need(bucketParts, 'needed beside the other S3 values')
  if (isSandbox(run) && kgParts.some(has)) need(kgParts, 'needed beside the other KG values')
  if (isSandbox(run) && has('MAIL_URL')) need(mailParts, 'needed beside MAIL_URL')
  for (const name of ['DATABASE_OWNER_URL', 'DATABASE_READ_URL'] as const)
    if (has(name)) need(['DATABASE_URL'], `needed beside ${name}`)
  problems.push(...bankProblems(given, run, isSandbox(run)), ...tlsProblems(given, isSandbox(run)))
  problems.push(...phoneProblems(given), ...carDataProblems(given), ...plainWayProblems(given, run))
  problems.push(...databaseWishProblems(given))
  return problems
}

const readS3 = (read: Read): S3Settings | undefined => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined
  return {
    endpoint: read.S3_ENDPOINT, region: read.S3_REGION, bucket, accessKeyId, secretAccessKey,
    pathStyle: read.S3_PATH_STYLE === 'true',
  }
}

const readKg = (read: Read): KgSettings | undefined => {
  const { KG_MID: mid, KG_API_KEY: apiKey, KG_IV: iv, KG_SERVICE: service } = read
  return mid === undefined || apiKey === undefined || iv === undefined ? undefined : { mid, apiKey, iv, service }
}

const ownNames = /^(BIDYARD|S3|KG|MAIL|SOLAPI|TOSS|INIAPI|CAR_HISTORY|AUTO_BEGINS|KB)_/
/** Own variables with an unknown name are most often misspelt ones. */
const unknownNames = (given: NodeJS.ProcessEnv): string[] =>
  Object.keys(given)
    .filter((name) => ownNames.test(name) && !(name in shape.shape))
    .map((name) => `${name}: no such setting`)

/** What keeps a process from serving, and would keep the next one too until somebody does something about it. */
export class StartRefused extends Error {}

export class BadConfiguration extends StartRefused {
  constructor(problems: readonly string[]) {
    super(`The configuration has ${problems.length} problem(s):\n${problems.map((one) => `  - ${one}`).join('\n')}`)
  }
}

/** Each value is read by itself, so that a bad one does not hide what is wrong with the others. */
const readEach = (given: NodeJS.ProcessEnv): { read: Read; issues: string[] } => {
  const issues: string[] = []
  const values = Object.entries(shape.shape).map(([name, schema]) => {
    const text = given[name]
    const parsed = schema.safeParse(text === '' ? undefined : text)
    if (parsed.success) return [name, parsed.data]
    issues.push(`${name}: ${parsed.error.issues.map(({ message }) => message).join(', ')}`)
    return [name, schema.safeParse(undefined).data]
  })
  return { read: Object.fromEntries(values) as Read, issues }
}

export const readEnvironment = (given: NodeJS.ProcessEnv): Environment => {
  const { read, issues } = readEach(given)
  // Where nobody can tell which environment is meant, the strictest one holds.
  const run = issues.some((issue) => issue.startsWith('BIDYARD_ENV')) ? 'production' : read.BIDYARD_ENV
  const tls = readTls(read)
  const problems = [...new Set([...unknownNames(given), ...issues, ...problemsOf(given, run)])]
  if (problems.length > 0) throw new BadConfiguration(problems)
  return {
    run,
    sandbox: isSandbox(run),
    host: read.BIDYARD_HOST,
    port: read.BIDYARD_PORT,
    metricsPort: read.BIDYARD_METRICS_PORT,
    publicUrl: read.BIDYARD_PUBLIC_URL,
    tls,
    // Where the server speaks no TLS itself, a public https address means that something stands before it.
    proxies: read.BIDYARD_PROXIES
      ?? (tls === undefined && read.BIDYARD_PUBLIC_URL?.startsWith('https:') === true ? 1 : 0),
    dataFolder: resolve(read.BIDYARD_DATA),
    demo: read.BIDYARD_DEMO,
    processes: read.BIDYARD_PROCESSES,
    secret: read.BIDYARD_SECRET ?? localSecret,
    fileKeys: read.BIDYARD_FILE_KEY ?? keyOrList.parse(localKeys.BIDYARD_FILE_KEY),
    dataKeys: read.BIDYARD_DATA_KEYS ?? keyOrList.parse(localKeys.BIDYARD_DATA_KEYS),
    lookupKeys: read.BIDYARD_LOOKUP_KEY ?? keyOrList.parse(localKeys.BIDYARD_LOOKUP_KEY),
    schedulerToken: read.BIDYARD_SCHEDULER_TOKEN,
    secondFactorOf: read.BIDYARD_SECOND_FACTOR ?? (isSandbox(run) ? 'nobody' : 'office'),
    log: read.BIDYARD_LOG,
    connections: read.BIDYARD_CONNECTIONS,
    databaseUrl: read.DATABASE_URL,
    databaseOwnerUrl: read.DATABASE_OWNER_URL,
    databaseReadUrl: read.DATABASE_READ_URL,
    natsUrl: read.NATS_URL,
    s3: readS3(read),
    kg: readKg(read),
    mail: readMail(read),
    phone: readPhone(read),
    banks: readBanks(read),
    carData: readCarData(read),
  }
}
