// Puts a customer's name or phone right; somebody else's change in between is a conflict.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { action } from '../../../runtime/handler.ts'
import { lockLookupVersion } from '../../../runtime/keys/used-keys.sql.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { PartnerParts } from '../partner-parts.ts'
import { seesPartner } from '../seen-by.ts'
import { getPartnerCustomerRecord, lockPartnerCustomer, updatePartnerCustomer } from './partner-customers.sql.ts'
import { showCustomer, showMaskedCustomer } from './show-customer.ts'

export const changePartnerCustomer = ({ personal }: PartnerParts) =>
  action(partnersCalls.changePartnerCustomer, async ({ tx, caller, params, body, doer, refuse, emit }) => {
    const customer = await lockPartnerCustomer(tx, params.id)
    if (customer === undefined || !seesPartner(caller, customer.partnerId)) throw refuse('notFound')
    if (customer.version !== body.seenVersion) throw refuse('conflict')
    const lookupVersion = await lockLookupVersion(tx)
    await updatePartnerCustomer(tx, customer, {
      name: body.name, phoneSealed: personal.seal(body.phone), lookupVersion,
      phoneHash: personal.lookup('phone', body.phone, lookupVersion),
    })
    const changed = await getPartnerCustomerRecord(tx, customer.id)
    await writeAudit(tx, doer, [{
      act: 'change partner customer', subject: 'partnerCustomer', subjectId: customer.id,
      before: showMaskedCustomer(personal, customer), after: showMaskedCustomer(personal, changed),
    }])
    emit('partnerCustomerChanged', { partnerId: customer.partnerId, customerId: customer.id })
    return showCustomer(personal, changed)
  })
