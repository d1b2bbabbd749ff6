// Opens who knows facts about cars: those that there is a contract with, else in the sandbox the stand-ins.
import type { FastifyInstance } from 'fastify'
import type { Reader } from '../../runtime/database/database.ts'
import type { Environment } from '../../runtime/environment.ts'
import { openAutoBegins } from './auto-begins/auto-begins.ts'
import { absentHistory, absentPrices, absentRegister, type HistoryProvider, type PriceProvider, type RegisterProvider }
  from './car-data.ts'
import { openCarHistory } from './car-history/car-history.ts'
import { openKbChaChaCha } from './kb-cha-cha-cha/kb-cha-cha-cha.ts'
import { addCarDataSimulators, simulatedContracts } from './simulator/car-data-simulators.ts'
import { getCatalogue } from './simulator/catalogue.sql.ts'

export interface CarDataProviders {
  readonly carData: {
    readonly history: HistoryProvider
    readonly register: RegisterProvider
    readonly prices: PriceProvider
  }
  /** The stand-ins, when they need addresses on our own server. */
  readonly carDataSimulators: { addTo(server: FastifyInstance): void } | undefined
}

interface Given {
  readonly db: Reader
  readonly now: () => Promise<Date>
  readonly ownOrigin: () => string
  readonly carDataMs: number
}

/** Days of cars are days in Korea. */
const seoulDay = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul', dateStyle: 'short' }).format(at)

export const openCarData = (environment: Environment, given: Given): CarDataProviders => {
  const { carData, sandbox } = environment
  const { db, now, ownOrigin, carDataMs: answerMs } = given
  const contracts = sandbox ? { ...simulatedContracts, ...definedOf(carData) } : carData
  const urlOf = ({ url }: { readonly url: string }) => (): string => (url.startsWith('/') ? ownOrigin() + url : url)
  const { carHistory, autoBegins, kb } = contracts
  const parts = <Settings extends { readonly url: string }>(settings: Settings) =>
    ({ settings, url: urlOf(settings), answerMs })
  return {
    carData: {
      history: carHistory === undefined ? absentHistory : openCarHistory(parts(carHistory)),
      register: autoBegins === undefined ? absentRegister : openAutoBegins(parts(autoBegins)),
      prices: kb === undefined ? absentPrices : openKbChaChaCha(parts(kb)),
    },
    carDataSimulators: sandbox
      ? {
          addTo: (server) => addCarDataSimulators(server, {
            catalogue: getCatalogue(db), today: async () => seoulDay(await now()),
          }),
        }
      : undefined,
  }
}

const definedOf = <Settings extends object>(settings: Settings): Partial<Settings> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Partial<Settings>
