// Opens the identity provider: the real one where there is a contract with it, else the stand-in of the sandbox.
import type { Reader } from '../../runtime/database/database.ts'
import type { Environment } from '../../runtime/environment.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { kgResultOrigins, kgStartUrls, openKgInicis } from './kg-inicis.ts'
import { simulatedMerchant, type SimulatorParts } from './simulator/kg-simulator.ts'
import { simulatorPath } from './simulator/pages.ts'
import { getAnswerStore } from './simulator/simulated-identities.sql.ts'

export interface IdentityProviders {
  readonly identity: IdentityProvider
  /** The stand-in, when it needs addresses on our own server. */
  readonly kgSimulator: SimulatorParts | undefined
}

export const openIdentity = (environment: Environment, given: {
  readonly db: Reader; readonly ownOrigin: () => string; readonly resultMs: number
}): IdentityProviders => {
  const { kg, sandbox } = environment
  const { db, ownOrigin, resultMs } = given
  if (kg !== undefined) {
    const startUrl = kgStartUrls[kg.service]
    const identity = openKgInicis({ settings: kg, startUrl, resultOrigins: () => kgResultOrigins, resultMs })
    return { identity, kgSimulator: undefined }
  }
  if (!sandbox) throw new Error('there is no identity provider')
  const settings = simulatedMerchant
  return {
    identity: openKgInicis({
      settings, startUrl: `${simulatorPath}/auth`, resultOrigins: () => [ownOrigin()], resultMs,
    }),
    kgSimulator: { settings, store: getAnswerStore(db), ownOrigin },
  }
}
