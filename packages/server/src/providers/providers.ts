// The third parties that areas may ask, each behind its port.
import type { Environment } from '../runtime/environment.ts'
import { openPersonalData, type PersonalData } from '../runtime/personal-data.ts'
import { type FileProviders, openFiles } from './storage/open-files.ts'

export interface Providers extends FileProviders {
  readonly sandbox: boolean
  readonly personal: PersonalData
}

/** `now` is the product's clock. */
export const openProviders = async (environment: Environment, now: () => Promise<Date>): Promise<Providers> => ({
  sandbox: environment.sandbox,
  personal: openPersonalData(environment),
  ...(await openFiles(environment, now)),
})
