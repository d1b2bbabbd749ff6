// Tells the sandbox's sample partner what a partner would know of itself: its key, its customers and their cars.
import type { ListSamplePartners, SampleCustomer } from '../../providers/partner-app/sample-partner.ts'
import type { Database } from '../../runtime/database/database.ts'
import type { PartnerParts } from './partner-parts.ts'
import { listSampleCars, listSampleKeys } from './sample-partners.sql.ts'

export const openSamplePartners = (database: Database, { personal }: PartnerParts): ListSamplePartners => async () => {
  const db = database.primary
  const keys = await listSampleKeys(db)
  const cars = await listSampleCars(db, keys.map(({ partnerId }) => partnerId))
  return keys.map(({ partnerId, code, name, keyId, kind, secretSealed }) => {
    const byCustomer = Map.groupBy(cars.filter((car) => car.partnerId === partnerId), (car) => car.customerKey)
    const customers = [...byCustomer].map(([customerKey, own]): SampleCustomer => ({
      customerKey, name: own[0]?.name ?? '', cars: own.map(({ exhibitKey, carNo }) => ({ exhibitKey, carNo })),
    }))
    return { code, name, key: { keyId, kind, secret: personal.open(secretSealed) }, customers }
  })
}
