// Shows a company as the wire has it.
import type { shopsCalls } from '@bidyard/contract/calls/shops'
import type { AnswerOf } from '@bidyard/contract/call'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { CompanyRecord } from './companies.sql.ts'

export type ShownCompany = AnswerOf<typeof shopsCalls.getCompany>

interface Placed {
  readonly postalCode: string | null
  readonly roadAddress: string | null
  readonly addressDetail: string | null
}

export const showAddress = ({ postalCode, roadAddress, addressDetail }: Placed): ShownCompany['address'] =>
  postalCode === null || roadAddress === null ? null : { postalCode, road: roadAddress, detail: addressDetail ?? '' }

export const showCompany = (company: CompanyRecord): ShownCompany => ({
  id: company.id, kind: company.kind, state: company.state, name: company.name,
  businessNumber: company.businessNumber, corporateNumber: company.corporateNumber,
  representativeName: company.representativeName, phoneNumber: company.phoneNumber, email: company.email,
  address: showAddress(company), version: company.version, createdAt: timeOf(company.createdAt),
  updatedAt: timeOf(company.updatedAt),
})
