// The sandbox's bank: one book and one counter, asked as Toss or as KG Inicis, which tells of each number as its own.
import type { FastifyInstance } from 'fastify'
import type { IniapiSettings, TossSettings } from '../../../runtime/bank-settings.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { BankName } from '../bank.ts'
import { type BankCounter, openCounter } from './counter.ts'
import { addIniapiApi } from './iniapi/iniapi-simulator.ts'
import { openIniapiWire } from './iniapi/iniapi-wire.ts'
import { openPostman } from './postman.ts'
import { addTossApi } from './toss-simulator.ts'
import { openTossWire } from './toss-wire.ts'

interface SimulatorParts {
  readonly toss: TossSettings
  readonly iniapi: IniapiSettings
  /** Whose numbers nobody asked for are. */
  readonly issues: BankName
  readonly db: Reader
  readonly transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  /** Where our own server can be asked from this machine. */
  readonly ownOrigin: () => string
}

export interface BankSimulator extends BankCounter {
  addTo(server: FastifyInstance): void
}

export const openBankSimulator = (parts: SimulatorParts): BankSimulator => {
  const { toss, iniapi, ...rest } = parts
  const wires = { toss: openTossWire(toss), iniapi: openIniapiWire(iniapi) }
  const postman = openPostman({ ...rest, wires })
  return {
    ...openCounter({ ...rest, wires }, postman),
    addTo: (server) => {
      addTossApi(server, { ...rest, settings: toss, wire: wires.toss, wake: postman.wake })
      addIniapiApi(server, parts)
      postman.begin()
      server.addHook('onClose', () => postman.stop())
    },
  }
}
