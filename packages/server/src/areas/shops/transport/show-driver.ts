// Shows a driver as the wire has it: the phone masked, but for one look that is written down.
import type { shopsCalls } from '@bidyard/contract/calls/shops'
import type { AnswerOf } from '@bidyard/contract/call'
import { maskPhone } from '@bidyard/contract/shapes/masking'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { DriverRecord } from './transport.sql.ts'

export type ShownDriver = AnswerOf<typeof shopsCalls.getTransportDriver>

export const showDriver = (personal: PersonalData, driver: DriverRecord, how: 'masked' | 'whole'): ShownDriver => {
  const phoneNumber = personal.open(driver.phoneSealed)
  return {
    id: driver.id, companyId: driver.companyId, name: driver.name,
    phoneNumber: how === 'whole' ? phoneNumber : maskPhone(phoneNumber), isActive: driver.isActive,
    version: driver.version, createdAt: timeOf(driver.createdAt), updatedAt: timeOf(driver.updatedAt),
  }
}
