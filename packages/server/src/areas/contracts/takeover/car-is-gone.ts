// Whether the buyer has the car already: handed over, taken over, or let out of our yard for its buyer.
import type { Reader } from '../../../runtime/database/database.ts'
import { findStayOf } from '../../yard/for-other-areas.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'

export const isCarGone = async (
  db: Reader, { orderId, handedOverAt }: Pick<ContractRecord, 'orderId' | 'handedOverAt'>,
): Promise<boolean> => handedOverAt !== null || (await findStayOf(db, orderId))?.releasedTo === 'buyer'
