// Makes a driver of a transport company known.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findCompany } from '../companies/companies.sql.ts'
import type { ShopParts } from '../shop-parts.ts'
import { showDriver } from './show-driver.ts'
import { getDriverRecord, insertDriver } from './transport.sql.ts'

export const createTransportDriver = ({ personal }: ShopParts) =>
  action(shopsCalls.createTransportDriver, async ({ tx, body, doer, refuse, emit }) => {
    const company = await findCompany(tx, body.companyId)
    if (company?.kind !== 'transport') throw refuse('notFound')
    const id = await insertDriver(tx, {
      companyId: company.id, name: body.name, phoneSealed: personal.seal(body.phoneNumber),
    })
    const driver = await getDriverRecord(tx, id)
    const after = showDriver(personal, driver, 'masked')
    await writeAudit(tx, doer, [{ act: 'create driver', subject: 'transportDriver', subjectId: id, after }])
    emit('companyChanged', { companyId: company.id })
    return showDriver(personal, driver, 'whole')
  })
