// Sends a visit that has not begun where the car stands now, when its seller mends what was told of that.
import type { Tx } from '../../../../runtime/database/database.ts'
import type { Emit } from '../../../../runtime/work/events.ts'
import type { OrderRecord } from '../../orders/orders.sql.ts'
import { findLiveCheckOf, updateVisitPlace } from '../checks.sql.ts'
import { tellCheck } from '../hold-check.ts'

/** Of an order that is held, as it stood before. */
export const followAddress = async (
  { tx, emit }: { readonly tx: Tx; readonly emit: Emit }, { id, addressSealed }: OrderRecord,
): Promise<void> => {
  if (!await updateVisitPlace(tx, id, addressSealed)) return
  const check = await findLiveCheckOf(tx, id)
  if (check !== undefined) tellCheck(emit, check)
}
