// Suspends, resumes, closes or reopens a company; when it stops, its shop stops with it.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { companies, shops } from '../shop-parts.ts'
import { listShopIdsOf } from '../shops/shops.sql.ts'
import { getCompanyRecord, lockCompany } from './companies.sql.ts'
import { showCompany } from './show-company.ts'

export const changeCompanyState = action(shopsCalls.changeCompanyState, async (given) => {
  const { tx, params, body: { action: name, reason }, doer, refuse, emit } = given
  const company = await lockCompany(tx, params.id)
  if (company === undefined) throw refuse('notFound')
  // Nobody could let the house in again.
  if (company.kind === 'operator') throw refuse('conflict')
  const { moved } = await moveStates(tx, companies, { action: name, as: 'staff', ids: [company.id], doer, reason })
  if (moved.length === 0) throw refuse('conflict')

  if (name === 'suspend' || name === 'close') {
    const ids = await listShopIdsOf(tx, [company.id])
    const stopped = await moveStates(tx, shops, { action: name, as: 'flow', ids, doer, reason })
    for (const { id } of stopped.moved) emit('shopChanged', { shopId: id, companyId: company.id })
  }
  const changed = await getCompanyRecord(tx, company.id)
  await writeAudit(tx, doer, [{
    act: `${name} company`, subject: 'company', subjectId: company.id, before: { state: company.state },
    after: { state: changed.state }, reason,
  }])
  emit('companyChanged', { companyId: company.id })
  return showCompany(changed)
})
