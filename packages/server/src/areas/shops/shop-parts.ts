// The machines that companies and shops follow, and what the acts on them need beside the database.
import { companyMachine } from '@bidyard/contract/states/company'
import { shopMachine } from '@bidyard/contract/states/shop'
import type { PersonalData } from '../../runtime/personal-data.ts'
import { stateful } from '../../runtime/work/move-states.ts'

export interface ShopParts {
  readonly personal: PersonalData
}

export const companies = stateful(companyMachine, 'companies')
export const shops = stateful(shopMachine, 'shops')
