// The third parties that areas may ask, each behind its port.
import type { Environment } from '../runtime/environment.ts'

export interface Providers {
  readonly sandbox: boolean
}

export const openProviders = async (environment: Environment): Promise<Providers> => ({
  sandbox: environment.sandbox,
})
