// Opens who carries messages to phones: the carrier there is a contract with, else the stand-in of the sandbox.
import type { Reader, Tx } from '../../runtime/database/database.ts'
import { BadConfiguration, type Environment } from '../../runtime/environment.ts'
import type { PhoneSettings } from '../../runtime/settings/phone-settings.ts'
import type { PhoneCarrier } from './phone-carrier.ts'
import { openSolapiSimulator, type PhoneSimulator, simulatorPath } from './simulator/solapi-simulator.ts'
import { openSolapi, solapiOrigin } from './solapi/solapi.ts'

export interface PhoneProviders {
  readonly phone: {
    /** Undefined where nothing goes to phones. */
    readonly carrier: PhoneCarrier | undefined
    /** The approved template of each kind of notice that has one. */
    readonly templates: ReadonlyMap<string, string>
  }
  /** The stand-in, when it needs addresses on our own server. */
  readonly phoneSimulator: PhoneSimulator | undefined
}

interface Given {
  readonly db: Reader
  readonly transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  readonly ownOrigin: () => string
  readonly phoneMs: number
  /** What every kind of notice says on phones, as it is handed in for approval. */
  readonly phoneTemplates: ReadonlyMap<string, string>
}

const clock = (): Date => new Date()
const idOf = (kind: string): string => `sandbox-${kind}`

/** Published nowhere and good for nothing: the stand-in is the only one who knows this contract. */
export const simulatedContract = (phoneTemplates: ReadonlyMap<string, string>): PhoneSettings => ({
  apiKey: 'SANDBOXONLYKEY', apiSecret: 'sandbox-only-secret', sender: '0212345678', channel: 'KA01PFSANDBOX',
  templates: new Map([...phoneTemplates.keys()].map((kind) => [kind, idOf(kind)])),
})

/** One that is misspelt would never be used, and nobody would know why everything goes as a text. */
const refuseUnknown = (named: PhoneSettings['templates'], known: ReadonlyMap<string, string>): void => {
  const unknown = [...named.keys()].filter((kind) => !known.has(kind))
  if (unknown.length > 0)
    throw new BadConfiguration(unknown.map((kind) => `SOLAPI_TEMPLATES: no notice of the kind ${kind} goes to phones`))
}

export const openPhone = ({ phone, sandbox }: Pick<Environment, 'phone' | 'sandbox'>, given: Given): PhoneProviders => {
  const { db, transact, ownOrigin, phoneMs: answerMs, phoneTemplates } = given
  if (phone !== undefined) {
    refuseUnknown(phone.templates, phoneTemplates)
    const carrier = openSolapi({ settings: phone, origin: () => solapiOrigin, answerMs, clock })
    return { phone: { carrier, templates: phone.templates }, phoneSimulator: undefined }
  }
  if (!sandbox) return { phone: { carrier: undefined, templates: new Map() }, phoneSimulator: undefined }
  const settings = simulatedContract(phoneTemplates)
  const approved = new Map([...phoneTemplates].map(([kind, text]) => [idOf(kind), text]))
  return {
    phone: {
      carrier: openSolapi({ settings, origin: () => ownOrigin() + simulatorPath, answerMs, clock }),
      templates: settings.templates,
    },
    phoneSimulator: openSolapiSimulator({
      contract: { ...settings, channel: settings.channel ?? '', templates: approved }, db, transact,
    }),
  }
}
