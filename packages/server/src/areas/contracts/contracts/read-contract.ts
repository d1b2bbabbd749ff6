// A contract that was written in this transaction, as it stands now.
import type { Reader } from '../../../runtime/database/database.ts'
import { type ContractRecord, findContract } from './contracts.sql.ts'

export const readContract = async (
  { tx }: { readonly tx: Reader }, { id }: Pick<ContractRecord, 'id'>,
): Promise<ContractRecord> => {
  const contract = await findContract(tx, id)
  if (contract === undefined) throw new Error('a contract that was just written is gone')
  return contract
}
