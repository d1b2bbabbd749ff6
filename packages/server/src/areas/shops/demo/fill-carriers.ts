// Puts transport companies with rates and drivers into a sandbox that lacks them.
import { province } from '@bidyard/contract/enums'
import type { Tx } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { insertCompany } from '../companies/companies.sql.ts'
import { insertDriver, insertRates } from '../transport/transport.sql.ts'

export interface CarrierRow {
  readonly name: string
  readonly businessNumber: string
  readonly drivers: readonly string[]
}

export interface FilledCarrier {
  readonly companyId: string
  readonly driverIds: readonly string[]
}

const nearWon = 55_000
const farWon = 130_000
const near: readonly string[] = ['seoul', 'gyeonggi', 'incheon']

/** From everywhere into the yard's province, and back. */
const ratesTo = (home: 'gyeonggi') =>
  province.values.flatMap((other) => {
    const amountWon = near.includes(other) ? nearWon : farWon
    const there = { from: other, to: home, amountWon }
    return other === home ? [there] : [there, { from: home, to: other, amountWon }]
  })

export const fillCarriers = async (
  tx: Tx, personal: PersonalData, rows: readonly CarrierRow[],
): Promise<readonly FilledCarrier[]> => {
  const filled: FilledCarrier[] = []
  for (const { name, businessNumber, drivers } of rows) {
    const companyId = await insertCompany(tx, 'transport', {
      name, businessNumber, corporateNumber: null, representativeName: drivers[0] ?? name,
      phoneNumber: `0200${businessNumber.slice(-6)}`, email: null, address: null,
    })
    if (companyId === undefined) continue
    await insertRates(tx, companyId, ratesTo('gyeonggi'))
    const driverIds: string[] = []
    for (const [at, driver] of drivers.entries())
      driverIds.push(await insertDriver(tx, {
        companyId, name: driver, phoneSealed: personal.seal(`0100004${businessNumber.slice(-3)}${at}`),
      }))
    filled.push({ companyId, driverIds })
  }
  return filled
}
