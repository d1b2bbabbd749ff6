// The third parties that areas may ask, each behind its port.
import type { Environment } from '../runtime/environment.ts'
import type { Reader, Tx } from '../runtime/database/database.ts'
import type { HeldKeys } from '../runtime/keys/hold-keys.ts'
import { openPersonalData, type PersonalData } from '../runtime/personal-data.ts'
import { type BankProviders, openBanks } from './bank/open-banks.ts'
import { type CarDataProviders, openCarData } from './car-data/open-car-data.ts'
import { type IdentityProviders, openIdentity } from './identity/open-identity.ts'
import { type MailProviders, openMail } from './mail/open-mailer.ts'
import { openPhone, type PhoneProviders } from './phone/open-phone.ts'
import { openPush, type PushProviders } from './push/open-push.ts'
import { type FileProviders, openFiles } from './storage/open-files.ts'

export interface Providers
  extends BankProviders, CarDataProviders, FileProviders, IdentityProviders, MailProviders, PhoneProviders,
    PushProviders {
  readonly sandbox: boolean
  readonly secondFactorOf: Environment['secondFactorOf']
  readonly personal: PersonalData
}

export interface Surroundings {
  /** As the database lets them in. */
  readonly keys: HeldKeys
  readonly db: Reader
  readonly transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  /** The product's clock. */
  readonly now: () => Promise<Date>
  /** Where simulators on our own server can be asked. */
  readonly ownOrigin: () => string
  readonly carDataMs: number
  readonly identityResultMs: number
  readonly bankMs: number
  readonly mailMs: number
  readonly phoneMs: number
  /** What each kind of notice says on phones, as it is approved. */
  readonly phoneTemplates: ReadonlyMap<string, string>
}

export const openProviders = async (environment: Environment, given: Surroundings): Promise<Providers> => ({
  sandbox: environment.sandbox,
  secondFactorOf: environment.secondFactorOf,
  personal: openPersonalData(given.keys),
  ...openIdentity(environment, { ...given, resultMs: given.identityResultMs }),
  ...openBanks(environment, given),
  ...openCarData(environment, given),
  ...openMail(environment, given.mailMs),
  ...openPhone(environment, given),
  ...openPush(environment, given.mailMs),
  ...(await openFiles(environment, given)),
})
