// Companies: the office sees all, everybody else the own one; another's is as if missing.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { sql } from 'kysely'
import { isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { companiesQuery, findCompany } from './companies.sql.ts'
import { showCompany } from './show-company.ts'

export const listCompanies = listing(shopsCalls.listCompanies, ({ db, caller }) => {
  const all = companiesQuery(db)
  return source({
    query: isStaff(caller) ? all : all.where('companies.id', '=', caller.companyId),
    columns: {
      id: sql`companies.id`,
      kind: sql`companies.kind`,
      state: sql`companies.state`,
      name: sql`companies.name collate "korean"`,
      businessNumber: sql`companies.business_number`,
      phoneNumber: sql`companies.phone_number`,
      createdAt: sql`companies.created_at`,
      updatedAt: sql`companies.updated_at`,
    },
    item: showCompany,
  })
})

export const getCompany = read(shopsCalls.getCompany, async ({ db, caller, params, refuse }) => {
  const company = isStaff(caller) || caller.companyId === params.id ? await findCompany(db, params.id) : undefined
  if (company === undefined) throw refuse('notFound')
  return showCompany(company)
})
