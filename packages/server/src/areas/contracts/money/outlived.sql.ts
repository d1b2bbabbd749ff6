// Finds contracts whose payment ends later than the price of their car may be paid.
import type { ContractKind } from '@bidyard/contract/enums'
import { kindsWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

interface Outlived {
  readonly id: string
  readonly kind: ContractKind
}

export const listOutlived = async (db: Reader): Promise<readonly Outlived[]> => {
  const { rows } = await sql<Outlived>`
    select contracts.id, contracts.kind from contracts
    join deadlines on deadlines.machine = 'contract-' || contracts.kind and deadlines.row_id = contracts.id
      and deadlines.duty = 'payment' and deadlines.stage in ('due', 'final')
    join amounts price on price.contract_id = contracts.id and price.kind = 'carPrice' and price.state = 'billed'
    where contracts.kind = any(${kindsWhere('paid', 'throughHouse')}::text[])
      and price.payable_until < coalesce(deadlines.final_at, deadlines.due_at)
    order by contracts.id`.execute(db)
  return rows
}
