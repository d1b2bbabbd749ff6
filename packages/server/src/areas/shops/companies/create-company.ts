// Opens a company by hand; a dealer company comes with its shop.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { openShop } from '../shops/open-shop.ts'
import { findCompany, insertCompany } from './companies.sql.ts'
import { companyProblem, plainCompany } from './company-rules.ts'
import { showCompany } from './show-company.ts'

export const createCompany = action(shopsCalls.createCompany, async ({ tx, body, doer, fail, refuse, emit }) => {
  const facts = plainCompany(body)
  const problem = companyProblem(facts)
  if (problem !== undefined) throw fail(problem)
  const opened = body.kind === 'shop'
    ? await openShop(tx, facts, { name: body.shopName, registrationType: body.registrationType })
    : { companyId: await insertCompany(tx, body.kind, facts), shopId: undefined }
  const company = opened?.companyId === undefined ? undefined : await findCompany(tx, opened.companyId)
  if (company === undefined) throw body.kind === 'shop' ? fail('ALREADY_EXIST_SHOP') : refuse('conflict')

  const after = showCompany(company)
  await writeAudit(tx, doer, [
    { act: 'open company', subject: 'company', subjectId: company.id, after, reason: body.reason },
  ])
  emit('companyChanged', { companyId: company.id })
  if (opened?.shopId !== undefined) emit('shopChanged', { shopId: opened.shopId, companyId: company.id })
  return after
})
