// One customer, unmasked; whoever looks is written down first.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { read } from '../../../runtime/handler.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { PartnerParts } from '../partner-parts.ts'
import { seesPartner } from '../seen-by.ts'
import { findPartnerCustomer } from './partner-customers.sql.ts'
import { showCustomer } from './show-customer.ts'

export const getPartnerCustomer = ({ personal }: PartnerParts) =>
  read(partnersCalls.getPartnerCustomer, async ({ db, caller, params, request, refuse }) => {
    const customer = await findPartnerCustomer(db, params.id)
    if (customer === undefined || !seesPartner(caller, customer.partnerId)) throw refuse('notFound')
    await writeAccess(db, caller, request, [
      { act: 'read partner customer', subject: 'partnerCustomer', subjectId: customer.id },
    ])
    return showCustomer(personal, customer)
  })
