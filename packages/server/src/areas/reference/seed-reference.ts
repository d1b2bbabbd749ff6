// Gives a database the reference data that the product cannot do without; running it again changes nothing.
import { platform } from '@bidyard/contract/enums'
import type { Tx } from '../../runtime/database/database.ts'
import { insertAppVersion } from './app-versions/app-versions.sql.ts'
import { seedConfiguration } from './configuration/seed-configuration.ts'
import { deliveredHolidays } from './holidays/delivered-holidays.ts'
import { insertUnknownYears } from './holidays/holidays.sql.ts'
import { seedMetadata } from './metadata/seed-metadata.ts'

export const seedReference = async (tx: Tx): Promise<void> => {
  await seedConfiguration(tx)
  await seedMetadata(tx)
  await insertUnknownYears(tx, deliveredHolidays)
  for (const one of platform.values) await insertAppVersion(tx, one)
}
