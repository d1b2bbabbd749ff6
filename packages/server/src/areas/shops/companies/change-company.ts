// Changes what is known of a company; somebody else's change in between is a conflict.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { getCompanyRecord, findNumberTaken, lockCompany, updateCompany } from './companies.sql.ts'
import { companyProblem, plainCompany } from './company-rules.ts'
import { showCompany } from './show-company.ts'

export const changeCompany = action(shopsCalls.changeCompany, async (given) => {
  const { tx, params, body, doer, fail, refuse, emit } = given
  const company = await lockCompany(tx, params.id)
  if (company === undefined) throw refuse('notFound')
  if (company.version !== body.seenVersion) throw refuse('conflict')
  const facts = plainCompany(body)
  const problem = companyProblem(facts)
  if (problem !== undefined) throw fail(problem)
  const isTaken = await findNumberTaken(tx, company, facts.businessNumber)
  if (isTaken || !await updateCompany(tx, company.id, facts))
    throw company.kind === 'shop' ? fail('ALREADY_EXIST_SHOP') : refuse('conflict')

  const changed = await getCompanyRecord(tx, company.id)
  const [before, after] = [showCompany(company), showCompany(changed)]
  await writeAudit(tx, doer, [
    { act: 'change company', subject: 'company', subjectId: company.id, before, after, reason: body.reason },
  ])
  emit('companyChanged', { companyId: company.id })
  return after
})
