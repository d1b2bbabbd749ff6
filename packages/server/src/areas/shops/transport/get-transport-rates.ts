// Shows the rates of a transport company.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { read } from '../../../runtime/handler.ts'
import { findCompany } from '../companies/companies.sql.ts'
import { listRates } from './transport.sql.ts'

export const getTransportRates = read(shopsCalls.getTransportRates, async ({ db, params, refuse }) => {
  const company = await findCompany(db, params.id)
  if (company?.kind !== 'transport') throw refuse('notFound')
  return { version: company.version, rates: await listRates(db, company.id) }
})
