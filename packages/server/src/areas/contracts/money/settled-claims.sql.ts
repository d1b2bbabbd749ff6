// Finds contracts that the office still looks at, though what their shop owed instead of the price is settled.
import type { ContractKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

interface Settled {
  readonly id: string
  readonly kind: ContractKind
}

export const listWithSettledClaims = async (db: Reader, amountIds: readonly string[]): Promise<readonly Settled[]> => {
  const { rows } = await sql<Settled>`
    select distinct contracts.id, contracts.kind
    from amounts claim join contracts on contracts.id = claim.contract_id
    where claim.id = any(${amountIds}::uuid[]) and claim.kind = 'claim' and claim.state in ('paid', 'voided')
      and contracts.state = 'done' and contracts.attention is not null
    order by contracts.id`.execute(db)
  return rows
}
