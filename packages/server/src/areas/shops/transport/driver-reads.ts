// Drivers of transport companies: listed with masked phones, shown whole one by one.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { ShopParts } from '../shop-parts.ts'
import { showDriver } from './show-driver.ts'
import { driversQuery, findDriver } from './transport.sql.ts'

export const listTransportDrivers = ({ personal }: ShopParts) =>
  listing(shopsCalls.listTransportDrivers, ({ db }) => source({
    query: driversQuery(db),
    columns: {
      id: sql`transport_drivers.id`,
      companyId: sql`transport_drivers.company_id`,
      name: sql`transport_drivers.name collate "korean"`,
      isActive: sql`transport_drivers.is_active`,
      createdAt: sql`transport_drivers.created_at`,
      updatedAt: sql`transport_drivers.updated_at`,
    },
    item: (row) => showDriver(personal, row, 'masked'),
  }))

export const getTransportDriver = ({ personal }: ShopParts) =>
  read(shopsCalls.getTransportDriver, async ({ db, caller, params, request, refuse }) => {
    const driver = await findDriver(db, params.id)
    if (driver === undefined) throw refuse('notFound')
    await writeAccess(db, caller, request, [{ act: 'view driver', subject: 'transportDriver', subjectId: driver.id }])
    return showDriver(personal, driver, 'whole')
  })
