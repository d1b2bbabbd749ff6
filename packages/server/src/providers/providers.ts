// The third parties that areas may ask, each behind its port.
import type { Environment } from '../runtime/environment.ts'
import type { Reader } from '../runtime/database/database.ts'
import { openPersonalData, type PersonalData } from '../runtime/personal-data.ts'
import { type CarDataProviders, openCarData } from './car-data/open-car-data.ts'
import { type IdentityProviders, openIdentity } from './identity/open-identity.ts'
import { type MailProviders, openMail } from './mail/open-mailer.ts'
import { type FileProviders, openFiles } from './storage/open-files.ts'

export interface Providers extends CarDataProviders, FileProviders, IdentityProviders, MailProviders {
  readonly sandbox: boolean
  readonly personal: PersonalData
}

export interface Surroundings {
  readonly db: Reader
  /** The product's clock. */
  readonly now: () => Promise<Date>
  /** Where simulators on our own server can be asked. */
  readonly ownOrigin: () => string
  readonly carDataMs: number
  readonly identityResultMs: number
  readonly mailMs: number
}

export const openProviders = async (environment: Environment, given: Surroundings): Promise<Providers> => ({
  sandbox: environment.sandbox,
  personal: openPersonalData(environment),
  ...openIdentity(environment, { ...given, resultMs: given.identityResultMs }),
  ...openCarData(environment, given),
  ...openMail(environment, given.mailMs),
  ...(await openFiles(environment, given.now)),
})
