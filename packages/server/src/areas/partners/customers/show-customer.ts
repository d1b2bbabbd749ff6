// A customer of a partner as calls show them: masked in a list, whole where somebody asked for this very one.
import type { AnswerOf } from '@bidyard/contract/call'
import type { partnersCalls } from '@bidyard/contract/calls/partners'
import { maskName, maskPhone } from '@bidyard/contract/shapes/masking'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { PartnerCustomerRecord } from './partner-customers.sql.ts'

type Shown = AnswerOf<typeof partnersCalls.getPartnerCustomer>

export const showCustomer = (personal: PersonalData, row: PartnerCustomerRecord): Shown => ({
  id: row.id, partnerId: row.partnerId, customerKey: row.customerKey, name: row.name,
  phone: personal.open(row.phoneSealed), version: row.version,
  createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})

export const showMaskedCustomer = (personal: PersonalData, row: PartnerCustomerRecord): Shown => {
  const shown = showCustomer(personal, row)
  return { ...shown, name: maskName(shown.name), phone: maskPhone(shown.phone) }
}
