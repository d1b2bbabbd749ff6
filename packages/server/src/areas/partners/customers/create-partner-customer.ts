// Makes a customer of a partner known: a user without a password, whom only the partner's app or a link brings in.
import { randomUUID } from 'node:crypto'
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { createUser } from '../../identity/for-other-areas.ts'
import { createMember } from '../../members/for-other-areas.ts'
import type { PartnerParts } from '../partner-parts.ts'
import { lockPartner } from '../partners.sql.ts'
import { seesPartner } from '../seen-by.ts'
import { findCustomerByKey, findPartnerCustomer, insertPartnerCustomer } from './partner-customers.sql.ts'
import { showCustomer, showMaskedCustomer } from './show-customer.ts'

export const createPartnerCustomer = ({ personal }: PartnerParts) =>
  action(partnersCalls.createPartnerCustomer, async ({ tx, caller, body, doer, refuse }) => {
    const { partnerId, customerKey, name, phone } = body
    const partner = seesPartner(caller, partnerId) ? await lockPartner(tx, partnerId) : undefined
    if (partner === undefined) throw refuse('notFound')
    if ((await findCustomerByKey(tx, partnerId, customerKey)) !== undefined) throw refuse('conflict')
    const userId = await createUser(tx, { uid: `customer-${randomUUID()}`, name, passwordHash: null, personId: null })
    if (userId === undefined) throw refuse('conflict')
    await createMember(tx, { userId, type: 'partner_customer_user', companyId: partnerId })
    const id = await insertPartnerCustomer(tx, {
      partnerId, customerKey, userId, phoneSealed: personal.seal(phone), phoneHash: personal.lookup('phone', phone),
    })
    const customer = await findPartnerCustomer(tx, id)
    if (customer === undefined) throw refuse('notFound')
    await writeAudit(tx, doer, [{
      act: 'create partner customer', subject: 'partnerCustomer', subjectId: id,
      after: showMaskedCustomer(personal, customer),
    }])
    return showCustomer(personal, customer)
  })
