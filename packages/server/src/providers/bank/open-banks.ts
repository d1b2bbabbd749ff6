// Opens the banks: the real ones that there is a contract with, else the stand-in of the sandbox.
import type { Reader, Tx } from '../../runtime/database/database.ts'
import type { HouseAccount } from '../../runtime/bank-settings.ts'
import type { Environment } from '../../runtime/environment.ts'
import type { Bank, BankName } from './bank.ts'
import { iniapiOrigin, openIniapi } from './iniapi/iniapi.ts'
import { type BankSimulator, openBankSimulator } from './simulator/bank-simulator.ts'
import { iniapiSimulatorPath, simulatedIniapi } from './simulator/iniapi/iniapi-simulator.ts'
import { simulatedMerchant, simulatorPath } from './simulator/toss-simulator.ts'
import { openTossPayments, tossOrigin } from './toss/toss-payments.ts'

export interface Banks {
  /** Gives out account numbers from now on. */
  readonly issuing: Bank
  /** Also one that gave them out before; undefined where there is no contract with it. */
  find(name: string): Bank | undefined
  /** Where sellers pay what they are billed; without it they ask the office. */
  readonly sellerAccount: HouseAccount | undefined
}

export interface BankProviders {
  readonly banks: Banks
  /** The stand-in, when it needs addresses on our own server. */
  readonly bankSimulator: BankSimulator | undefined
}

interface Given {
  readonly db: Reader
  readonly transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  readonly ownOrigin: () => string
  readonly bankMs: number
}

/** Nobody's. */
const standInAccount: HouseAccount = { bankCode: '020', accountNumber: '00001234567890', holderName: '비드야드' }

// Signatures and questions are dated by the world's clock: the sandbox's moved one means nothing to a bank.
const clock = (): Date => new Date()

const banksOf = (
  issues: BankName, open: Readonly<Partial<Record<BankName, Bank>>>, sellerAccount: HouseAccount | undefined,
): Banks => {
  const issuing = open[issues]
  if (issuing === undefined) throw new Error(`there is no contract with ${issues}`)
  return { issuing, sellerAccount, find: (name) => (name === 'toss' || name === 'iniapi' ? open[name] : undefined) }
}

/** Both of them stand on one book, so that one can change banks in the sandbox as well. */
const standIns = (
  issues: BankName, { db, transact, ownOrigin, bankMs: answerMs }: Given,
  { siteUrl, paidInto }: { readonly siteUrl: string; readonly paidInto: HouseAccount | undefined },
): BankProviders => {
  const merchant = simulatedIniapi()
  const asIniapi = { settings: merchant, origin: () => ownOrigin() + iniapiSimulatorPath, siteUrl }
  return {
    banks: banksOf(issues, {
      toss: openTossPayments({
        settings: simulatedMerchant, origin: () => ownOrigin() + simulatorPath, answerMs, clock,
      }),
      iniapi: openIniapi({ ...asIniapi, answerMs, clock }),
    }, paidInto),
    bankSimulator: openBankSimulator({ toss: simulatedMerchant, iniapi: merchant, issues, db, transact, ownOrigin }),
  }
}

export const openBanks = (environment: Environment, { db, transact, ownOrigin, bankMs }: Given): BankProviders => {
  const { banks: { toss, iniapi, issues, sellerAccount }, sandbox, publicUrl } = environment
  const paidInto = sellerAccount ?? (sandbox ? standInAccount : undefined)
  const siteUrl = publicUrl ?? 'http://127.0.0.1'
  if (toss === undefined && iniapi === undefined) {
    if (!sandbox) throw new Error('there is no bank')
    return standIns(issues ?? 'toss', { db, transact, ownOrigin, bankMs }, { siteUrl, paidInto })
  }
  if (issues === undefined) throw new Error('nobody said which bank issues')
  return {
    banks: banksOf(issues, {
      ...(toss && { toss: openTossPayments({ settings: toss, origin: () => tossOrigin, answerMs: bankMs, clock }) }),
      ...(iniapi && {
        iniapi: openIniapi({ settings: iniapi, origin: () => iniapiOrigin, siteUrl, answerMs: bankMs, clock }),
      }),
    }, paidInto),
    bankSimulator: undefined,
  }
}
