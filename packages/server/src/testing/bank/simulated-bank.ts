// The sandbox's bank alone: its API on a server of its own, and at the other end of its notices a line that hears all.
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { type BankSimulator, openBankSimulator } from '../../providers/bank/simulator/bank-simulator.ts'
import { iniapiSimulatorPath, simulatedIniapi } from '../../providers/bank/simulator/iniapi/iniapi-simulator.ts'
import { simulatedMerchant, simulatorPath } from '../../providers/bank/simulator/toss-simulator.ts'
import { openIniapi } from '../../providers/bank/iniapi/iniapi.ts'
import { openTossPayments } from '../../providers/bank/toss/toss-payments.ts'
import type { Bank } from '../../providers/bank/bank.ts'
import { type Database, openDatabase } from '../../runtime/database/database.ts'
import { type BankLine, openBankLine } from './bank-line.ts'
import { cloneDatabase, type TestDatabase } from '../database.ts'

/** One process of the sandbox, as far as the bank goes. */
export interface BankNode {
  readonly simulator: BankSimulator
  /** The product's own adapter, which asks this process. */
  readonly bank: Bank
  /** The same for KG Inicis. */
  readonly iniapi: Bank
  readonly origin: string
  stop(): Promise<void>
}

export interface SimulatedBank {
  readonly product: BankLine
  readonly database: Database
  openNode(secretKey?: string): Promise<BankNode>
  /** Moves the clock of the sandbox onwards. */
  passSeconds(seconds: number): Promise<void>
  stop(): Promise<void>
}

const openNode = async (database: Database, product: BankLine, secretKey: string): Promise<BankNode> => {
  const merchant = simulatedIniapi()
  const simulator = openBankSimulator({
    toss: simulatedMerchant, iniapi: merchant, issues: 'toss', db: database.primary, transact: database.transact,
    ownOrigin: () => product.origin,
  })
  const server = fastify()
  simulator.addTo(server)
  await server.listen({ host: '127.0.0.1', port: 0 })
  const base = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const origin = base + simulatorPath
  const bank = openTossPayments({
    settings: { ...simulatedMerchant, secretKey }, origin: () => origin, answerMs: 5_000, clock: () => new Date(),
  })
  const iniapi = openIniapi({
    settings: { ...merchant, ...(secretKey === simulatedMerchant.secretKey ? {} : { key: 'another-key-0000' }) },
    origin: () => base + iniapiSimulatorPath, siteUrl: 'https://bidyard.example', answerMs: 5_000,
    clock: () => new Date(),
  })
  return { simulator, bank, iniapi, origin, stop: () => server.close() }
}

export const openSimulatedBank = async (): Promise<SimulatedBank> => {
  const clone: TestDatabase = await cloneDatabase()
  const database = openDatabase({ url: clone.url, connections: 10 })
  const product = await openBankLine()
  product.say({ code: 'success' })
  const nodes: BankNode[] = []
  return {
    product,
    database,
    openNode: async (secretKey = simulatedMerchant.secretKey) => {
      const node = await openNode(database, product, secretKey)
      nodes.push(node)
      return node
    },
    passSeconds: async (seconds) => {
      await database.ask(`update clock_shift set shift = shift + make_interval(secs => $1)`, [seconds])
    },
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()))
      await database.close()
      await product.stop()
      await clone.drop()
    },
  }
}
