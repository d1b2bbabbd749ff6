// Makes a customer of a partner known: a user without a password, whom only the partner's app or a link brings in.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { PartnerParts } from '../partner-parts.ts'
import { lockPartner } from '../partners.sql.ts'
import { seesPartner } from '../seen-by.ts'
import { openCustomer } from './open-customer.ts'
import { findCustomerByKey, getPartnerCustomerRecord } from './partner-customers.sql.ts'
import { showCustomer, showMaskedCustomer } from './show-customer.ts'

export const createPartnerCustomer = ({ personal }: PartnerParts) =>
  action(partnersCalls.createPartnerCustomer, async ({ tx, caller, body, doer, refuse, emit }) => {
    const { partnerId, customerKey } = body
    const partner = seesPartner(caller, partnerId) ? await lockPartner(tx, partnerId) : undefined
    if (partner === undefined) throw refuse('notFound')
    if ((await findCustomerByKey(tx, partnerId, customerKey)) !== undefined) throw refuse('conflict')
    const id = await openCustomer(tx, personal, body)
    const customer = await getPartnerCustomerRecord(tx, id)
    await writeAudit(tx, doer, [{
      act: 'create partner customer', subject: 'partnerCustomer', subjectId: id,
      after: showMaskedCustomer(personal, customer),
    }])
    emit('partnerCustomerAdded', { partnerId, customerId: id })
    return showCustomer(personal, customer)
  })
