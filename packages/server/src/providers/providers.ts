// The third parties that areas may ask, each behind its port.
import type { Environment } from '../runtime/environment.ts'
import { type FileProviders, openFiles } from './storage/open-files.ts'

export type Providers = FileProviders

/** `now` is the product's clock. */
export const openProviders = async (environment: Environment, now: () => Promise<Date>): Promise<Providers> =>
  openFiles(environment, now)
