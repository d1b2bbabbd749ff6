// Presents a car of a customer; the partner's own name for it is taken once.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lockPartnerCustomer } from '../customers/partner-customers.sql.ts'
import { seesPartner } from '../seen-by.ts'
import { insertExhibit } from './exhibits.sql.ts'
import { showExhibit } from './show-exhibit.ts'

export const createExhibit = action(
  partnersCalls.createExhibit,
  async ({ tx, caller, body, doer, fail, refuse, emit }) => {
    const customer = await lockPartnerCustomer(tx, body.customerId)
    if (customer === undefined || !seesPartner(caller, customer.partnerId)) throw fail('PARTNER_CUSTOMER_NOT_FOUND')
    const exhibit = await insertExhibit(tx, { ...body, partnerId: customer.partnerId })
    if (exhibit === undefined) throw refuse('conflict')
    const after = showExhibit(exhibit)
    await writeAudit(tx, doer, [{ act: 'create exhibit', subject: 'exhibit', subjectId: exhibit.id, after }])
    emit('exhibitAdded', { partnerId: exhibit.partnerId, exhibitId: exhibit.id })
    return after
  },
)
