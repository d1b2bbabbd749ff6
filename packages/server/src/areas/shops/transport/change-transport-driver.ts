// Changes a driver, or takes one off the list of those who drive.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { ShopParts } from '../shop-parts.ts'
import { showDriver } from './show-driver.ts'
import { getDriverRecord, lockDriver, updateDriver } from './transport.sql.ts'

export const changeTransportDriver = ({ personal }: ShopParts) =>
  action(shopsCalls.changeTransportDriver, async ({ tx, params, body, doer, refuse, emit }) => {
    const driver = await lockDriver(tx, params.id)
    if (driver === undefined) throw refuse('notFound')
    if (driver.version !== body.seenVersion) throw refuse('conflict')
    await updateDriver(tx, driver.id, {
      name: body.name, phoneSealed: personal.seal(body.phoneNumber), isActive: body.isActive,
    })
    const changed = await getDriverRecord(tx, driver.id)
    // A number in the audit would outlive its place in the column, where it can be ended.
    const [before, after] = [showDriver(personal, driver, 'masked'), showDriver(personal, changed, 'masked')]
    await writeAudit(tx, doer, [
      { act: 'change driver', subject: 'transportDriver', subjectId: driver.id, before, after },
    ])
    emit('companyChanged', { companyId: driver.companyId })
    return showDriver(personal, changed, 'whole')
  })
