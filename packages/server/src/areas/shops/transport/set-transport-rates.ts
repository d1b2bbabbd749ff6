// Replaces all rates of a transport company.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { Failure } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lockCompany, updateCompanyVersion } from '../companies/companies.sql.ts'
import { repeatedRate } from './transport-rules.ts'
import { deleteRates, insertRates, listRates } from './transport.sql.ts'

const twice = { ko: '같은 구간이 두 번 있습니다.', en: 'This way is named twice.' }

export const setTransportRates = action(shopsCalls.setTransportRates, async (given) => {
  const { tx, params, body, doer, request, refuse, emit } = given
  const company = await lockCompany(tx, params.id)
  if (company?.kind !== 'transport') throw refuse('notFound')
  if (company.version !== body.seenVersion) throw refuse('conflict')
  const repeated = repeatedRate(body.rates)
  if (repeated !== undefined)
    throw new Failure('BadRequestSchema', '0001.invalidBodySchema', [
      { path: `body.rates.${repeated}`, message: twice[request.language] },
    ])
  const before = await listRates(tx, company.id)
  await deleteRates(tx, company.id)
  await insertRates(tx, company.id, body.rates)
  const version = await updateCompanyVersion(tx, company.id)
  const after = await listRates(tx, company.id)
  await writeAudit(tx, doer, [
    { act: 'set transport rates', subject: 'company', subjectId: company.id, before, after, reason: body.reason },
  ])
  emit('companyChanged', { companyId: company.id })
  return { version, rates: after }
})
