// The settings of the banks that issue virtual accounts: Toss Payments, KG INIAPI, and which of them issues.
import { isIP } from 'node:net'
import { bankCode, type BankCode } from '@bidyard/contract/enums'
import { z } from 'zod'

export interface TossSettings {
  readonly secretKey: string
  /** Checks signatures of notices where they are signed. */
  readonly webhookKey: string | undefined
  /** Whose account numbers are given out. */
  readonly issuer: BankCode
}

export interface IniapiSettings {
  readonly mid: string
  readonly key: string
  readonly iv: string
  /** The address that our questions come from, as it is registered there. */
  readonly clientIp: string
  readonly noticeAddresses: readonly string[]
  /** Whose account numbers are given out. */
  readonly issuer: BankCode
}

/** An account of the house itself, which its people look into. */
export interface HouseAccount {
  readonly bankCode: BankCode
  readonly accountNumber: string
  readonly holderName: string
}

export interface BankSettings {
  readonly toss: TossSettings | undefined
  readonly iniapi: IniapiSettings | undefined
  /** Whose numbers are given out from now on; the other one is still asked about those that it gave out before. */
  readonly issues: 'toss' | 'iniapi' | undefined
  /** Where sellers pay what they are billed. */
  readonly sellerAccount: HouseAccount | undefined
}

/** The banks whose account numbers Toss gives out. */
export const tossIssuers = [
  '003', '004', '007', '011', '020', '031', '032', '034', '037', '039', '045', '071', '081', '088', '089',
] as const satisfies readonly BankCode[]
const iniapiIssuers = [
  '003', '004', '007', '011', '020', '023', '031', '032', '034', '039', '071', '081', '088',
] as const satisfies readonly BankCode[]

const issuer = <const Codes extends readonly BankCode[]>(codes: Codes, usual: Codes[number]) =>
  z.enum(codes as unknown as [BankCode, ...BankCode[]], `one of ${codes.join(', ')}`).default(usual)

const addressList = z
  .string()
  .refine((text) => text.split(',').every((one) => isIP(one) !== 0), 'addresses such as 192.0.2.1,192.0.2.2')
  .transform((text) => text.split(','))

// What stands behind a value is a part of it: a remark would be shown to those who pay.
const account = z
  .string()
  .regex(/^\d{3} \d{8,16} [^\s#][^#\n]{0,99}$/, 'a bank’s code, a number and a holder, such as 088 110123456789 비드야드')
  .transform((text): HouseAccount => {
    const [code = '', accountNumber = '', ...holder] = text.trim().split(' ')
    return { bankCode: code as BankCode, accountNumber, holderName: holder.join(' ') }
  })
  .refine((given) => bankCode.values.includes(given.bankCode), 'begins with the code of a bank, such as 088')

export const bankShape = {
  BIDYARD_SELLER_ACCOUNT: account.optional(),
  BIDYARD_BANK: z.enum(['toss', 'iniapi'], 'toss or iniapi').optional(),
  TOSS_SECRET_KEY: z.string().regex(/^[\x21-\x39\x3b-\x7e]{8,200}$/, 'a key such as live_sk_…').optional(),
  TOSS_WEBHOOK_KEY: z.string().min(16, 'at least 16 characters').max(300).optional(),
  TOSS_ISSUER: issuer(tossIssuers, '088'),
  INIAPI_MID: z.string().regex(/^[A-Za-z0-9]{10}$/, '10 letters and digits').optional(),
  INIAPI_KEY: z.string().regex(/^[\x21-\x7e]{16}$/, '16 characters').optional(),
  INIAPI_IV: z.string().regex(/^[\x21-\x7e]{16}$/, '16 characters').optional(),
  INIAPI_CLIENT_IP: z.string().refine((text) => isIP(text) !== 0, 'an address such as 192.0.2.1').optional(),
  INIAPI_NOTICE_ADDRESSES: addressList.optional(),
  INIAPI_ISSUER: issuer(iniapiIssuers, '088'),
}

export const iniapiParts = [
  'INIAPI_MID', 'INIAPI_KEY', 'INIAPI_IV', 'INIAPI_CLIENT_IP', 'INIAPI_NOTICE_ADDRESSES',
] as const
const parts = { toss: ['TOSS_SECRET_KEY'], iniapi: iniapiParts } as const
type BankSetting = keyof typeof bankShape

/** What is wrong with the settings of the banks taken together. */
export const bankProblems = (
  given: Readonly<Record<string, string | undefined>>, run: string, sandbox: boolean,
): string[] => {
  const has = (name: BankSetting): boolean => (given[name] ?? '') !== ''
  const hasToss = has('TOSS_SECRET_KEY')
  const hasIniapi = iniapiParts.some(has)
  const chosen = given['BIDYARD_BANK']
  const missing = (names: readonly BankSetting[], why: string): string[] =>
    names.filter((name) => !has(name)).map((name) => `${name}: ${why}`)
  const problems = hasIniapi ? missing(iniapiParts, 'needed beside the other INIAPI values') : []
  if (!hasToss && (has('TOSS_WEBHOOK_KEY') || has('TOSS_ISSUER')))
    problems.push(...missing(parts.toss, 'needed beside the other TOSS values'))
  // Without any keys the sandbox stands in for either of them.
  const isStandIn = sandbox && !hasToss && !hasIniapi
  if ((chosen === 'toss' || chosen === 'iniapi') && !isStandIn)
    problems.push(...missing(parts[chosen], `needed for the bank ${chosen}`))
  if (chosen === undefined || chosen === '') {
    if (hasToss && hasIniapi) problems.push('BIDYARD_BANK: toss or iniapi, since there are keys of both')
    if (!hasToss && !hasIniapi && !sandbox)
      problems.push(`BIDYARD_BANK: needed in ${run}, with the keys of that bank, where nothing stands in for one`)
  }
  return problems
}

interface Read {
  readonly BIDYARD_SELLER_ACCOUNT?: HouseAccount | undefined
  readonly BIDYARD_BANK?: 'toss' | 'iniapi' | undefined
  readonly TOSS_SECRET_KEY?: string | undefined
  readonly TOSS_WEBHOOK_KEY?: string | undefined
  readonly TOSS_ISSUER: BankCode
  readonly INIAPI_MID?: string | undefined
  readonly INIAPI_KEY?: string | undefined
  readonly INIAPI_IV?: string | undefined
  readonly INIAPI_CLIENT_IP?: string | undefined
  readonly INIAPI_NOTICE_ADDRESSES?: readonly string[] | undefined
  readonly INIAPI_ISSUER: BankCode
}

export const readBanks = (read: Read): BankSettings => {
  const { TOSS_SECRET_KEY: secretKey, TOSS_WEBHOOK_KEY: webhookKey } = read
  const { INIAPI_MID: mid, INIAPI_KEY: key, INIAPI_IV: iv } = read
  const { INIAPI_CLIENT_IP: clientIp, INIAPI_NOTICE_ADDRESSES: noticeAddresses } = read
  const toss = secretKey === undefined ? undefined : { secretKey, webhookKey, issuer: read.TOSS_ISSUER }
  const isWhole = mid !== undefined && key !== undefined && iv !== undefined && clientIp !== undefined
  const iniapi = isWhole && noticeAddresses !== undefined
    ? { mid, key, iv, clientIp, noticeAddresses, issuer: read.INIAPI_ISSUER } : undefined
  const only = toss === undefined ? iniapi && 'iniapi' : 'toss'
  return { toss, iniapi, issues: read.BIDYARD_BANK ?? only, sellerAccount: read.BIDYARD_SELLER_ACCOUNT }
}
