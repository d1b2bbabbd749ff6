// What every setting of the program is for, and what holds without it; a setting without words does not compile.
import type { SettingName } from '@bidyard/server/runtime/environment'

export interface SettingWords {
  readonly is: string
  /** What happens without it, where that is more than its default. */
  readonly without?: string
}

const parts = (whose: string): string => `Part of the contract with ${whose}`
const carHistory = parts('CarHistory for insurance histories')
const autoBegins = parts('AutoBegins for registrations and model codes')
const kb = parts('KB ChaChaCha for guide prices')
const inicis = parts('KG Inicis for identity checks')
const solapi = parts('SOLAPI for KakaoTalk and texts')
const toss = parts('Toss Payments for account numbers')
const iniapi = parts('KG Inicis for account numbers')
const standIn = 'a stand-in in local and develop'
const byHand = `${standIn}, by hand elsewhere`

const serving = {
  BIDYARD_ENV: { is: 'Which environment it is; clients send the same word as `app-namespace`' },
  BIDYARD_HOST: { is: 'Where it listens' },
  BIDYARD_PORT: { is: 'Where people and programs ask' },
  BIDYARD_METRICS_PORT: {
    is: '`/live`, `/ready`, `/metrics`, never for the public; each further process takes the next port',
  },
  BIDYARD_PUBLIC_URL: { is: 'The address people use; in production it begins with https' },
  BIDYARD_PROXIES: {
    is: 'How many proxies stand in front and tell the client’s address',
    without: '`1` with an https address and no certificate of our own, else `0`',
  },
  BIDYARD_TLS_CERTIFICATE: {
    is: 'The certificate with those above it, as PEM, of a house [without a proxy](install.md#without-a-proxy)',
    without: 'something in front speaks TLS',
  },
  BIDYARD_TLS_KEY: { is: 'Its key, as PEM; both are read again when they change' },
  BIDYARD_PROCESSES: { is: 'Serving processes on this machine' },
  BIDYARD_LOG: { is: 'What is logged', without: '`info`, in local `warn`' },
  BIDYARD_DEMO: {
    is: 'How much the demo world of local holds; `small` has one of everything and begins sooner, `people` has no cars',
  },
} as const
const secrets = {
  BIDYARD_SECRET: { is: 'Signs cursors and links' },
  BIDYARD_FILE_KEY: {
    is: 'Encrypts identity documents; losing it loses them. Several as `2:KEY,1:KEY`, [changed](keys.md) while it runs',
  },
  BIDYARD_DATA_KEYS: {
    is: 'The first one seals phones, birthdays and second factors, all of them open: `2:KEY,1:KEY`, '
      + '[changed](keys.md) while it runs',
  },
  BIDYARD_LOOKUP_KEY: {
    is: 'Finds people again by keyed hashes: a start with another one is refused. Several as `2:KEY,1:KEY`, '
      + '[changed](keys.md) while it runs',
  },
  BIDYARD_SECOND_FACTOR: {
    is: 'Of whom a second factor is wanted at the next sign-in: of the office, or of everybody who has a password',
    without: '`office`, in local and develop nobody',
  },
  BIDYARD_SCHEDULER_TOKEN: { is: 'Credential of an outside scheduler', without: 'nobody may call as the scheduler' },
} as const
const data = {
  BIDYARD_DATA: { is: 'Embedded database and files on disk' },
  DATABASE_URL: {
    is: 'PostgreSQL 15 or newer; several hosts may be given, the one that takes writes is used',
    without: 'embedded in local and develop',
  },
  DATABASE_OWNER_URL: {
    is: 'The same database as its owner, who prepares it at a start; the role of `DATABASE_URL` then gets what it '
      + 'needs for its work and no more, as [installing](install.md) says',
    without: 'the role of `DATABASE_URL` prepares it too; outside local and develop the log warns of that',
  },
  DATABASE_READ_URL: {
    is: 'Replicas for lists, beside `DATABASE_URL`; several hosts may be given, each of which is watched',
    without: 'lists read from the primary',
  },
  BIDYARD_CONNECTIONS: {
    is: 'Database connections per process for what is asked of it; up to five more listen and watch, and a start takes '
      + 'some ten for a moment: `max_connections` of PostgreSQL wants room for all of them',
  },
  BIDYARD_PLAIN_NETWORK: {
    is: 'In production PostgreSQL and NATS on other machines are asked by TLS; `true` where the network is yours alone',
  },
  NATS_URL: {
    is: 'Wakes the nodes instead of the database’s notices; `tls://user:…@host:4222` where it asks who comes',
    without: 'LISTEN/NOTIFY',
  },
  S3_BUCKET: {
    is: 'Files in a bucket, as [files](files.md) says; with both keys or not at all', without: 'files on disk',
  },
  S3_ACCESS_KEY_ID: { is: 'Who may use the bucket' },
  S3_SECRET_ACCESS_KEY: { is: 'Who may use the bucket' },
  S3_REGION: { is: 'Where the bucket is' },
  S3_ENDPOINT: {
    is: 'A server other than Amazon’s; in production it begins with https', without: 'Amazon’s of the region',
  },
  S3_PATH_STYLE: { is: 'The bucket’s name stands in the path and not in the host' },
} as const
const identityAndMail = {
  KG_MID: { is: inicis, without: standIn },
  KG_API_KEY: { is: inicis },
  KG_IV: { is: inicis },
  KG_SERVICE: { is: 'The simple identity check `01`, or the full one `03`' },
  MAIL_URL: {
    is: 'The server that takes our mails: STARTTLS with `smtp://`, secret from the first byte with `smtps://`',
    without: 'only kept for reading in local and develop',
  },
  MAIL_FROM: { is: 'Who mails come from' },
  SOLAPI_API_KEY: { is: solapi, without: `${standIn}, nothing goes to phones elsewhere` },
  SOLAPI_API_SECRET: { is: solapi },
  SOLAPI_SENDER: { is: 'The number that texts come from, registered with the carrier before' },
  SOLAPI_CHANNEL: { is: 'The channel of KakaoTalk that people see', without: 'everything goes as a text' },
  SOLAPI_TEMPLATES: {
    is: 'Which approved template each kind of notice has, as [messages to phones](phones.md) says',
    without: 'everything goes as a text',
  },
} as const
const banks = {
  BIDYARD_BANK: {
    is: 'Who gives out account numbers from now on; '
      + 'the other one, while its keys stand here, is still asked about its own',
    without: 'the one that there are keys of; '
      + 'in local and develop, where there are none, a stand-in for Toss, and with `iniapi` one for KG Inicis',
  },
  BIDYARD_SELLER_ACCOUNT: {
    is: 'The house’s own account that sellers pay what they are billed into: a bank’s code, the number and its holder, '
      + 'with a space between them; people look into it, the program does not',
    without: 'sellers are told to ask the office; a stand-in in local and develop',
  },
  TOSS_SECRET_KEY: { is: toss, without: 'no Toss' },
  TOSS_WEBHOOK_KEY: { is: 'Checks notices of Toss that are signed', without: 'signatures are not looked at' },
  TOSS_ISSUER: { is: 'The bank of Toss’s account numbers' },
  INIAPI_MID: { is: iniapi, without: 'no INIAPI' },
  INIAPI_KEY: { is: iniapi },
  INIAPI_IV: { is: iniapi },
  INIAPI_CLIENT_IP: { is: 'Our address as it is registered with KG Inicis' },
  INIAPI_NOTICE_ADDRESSES: { is: 'The addresses from which notices of KG Inicis come, as [running](running.md) says' },
  INIAPI_ISSUER: { is: 'The bank of INIAPI’s account numbers' },
} as const
const cars = {
  CAR_HISTORY_URL: { is: carHistory, without: byHand },
  CAR_HISTORY_JOIN_CODE: { is: carHistory },
  CAR_HISTORY_MEMBER_ID: { is: carHistory },
  CAR_HISTORY_KEY: { is: carHistory },
  CAR_HISTORY_IV: { is: carHistory },
  AUTO_BEGINS_URL: { is: autoBegins, without: byHand },
  AUTO_BEGINS_MEMBER_ID: { is: autoBegins },
  AUTO_BEGINS_KEY: { is: autoBegins },
  KB_CHACHACHA_URL: { is: kb, without: `${standIn}, no guide price elsewhere` },
  KB_CHACHACHA_PARTNER: { is: kb },
  KB_CHACHACHA_KEY: { is: kb },
} as const

/** In the order of the page. */
export const settingParts = [
  ['Serving', serving], ['Secrets', secrets], ['Data', data], ['Identity checks, mails and phones', identityAndMail],
  ['Banks', banks], ['Facts about cars', cars],
] as const

export const settingWords: Readonly<Record<SettingName, SettingWords>> =
  { ...serving, ...secrets, ...data, ...identityAndMail, ...banks, ...cars }
