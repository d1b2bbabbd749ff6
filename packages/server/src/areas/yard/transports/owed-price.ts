// A car whose price is owed to the house again stays with us; whoever would let it go is told so.
import type { Language } from '@bidyard/contract/errors'
import type { ReleasedTo } from '@bidyard/contract/enums'
import type { Reader } from '../../../runtime/database/database.ts'
import { type Fault, faulty } from '../../cars/for-other-areas.ts'
import { findOpenPriceClaim } from '../../finance/for-other-areas.ts'

/** No reload helps, only the buyer's money. */
const owed: Fault = {
  path: 'carPrice',
  said: {
    ko: '구매자의 차량대금 입금이 취소되어 아직 받지 못했습니다. 대금을 받은 뒤에 출고할 수 있습니다.',
    en: 'The bank took the price of this car back, and the buyer owes it. The car leaves once it is paid.',
  },
}

/** The order is held, before which no bank takes anything back. */
export const keepUntilPaid = async (
  db: Reader, { orderId, to, language }: {
    readonly orderId: string; readonly to: ReleasedTo; readonly language: Language
  },
): Promise<void> => {
  if (to === 'buyer' && await findOpenPriceClaim(db, orderId) !== undefined) throw faulty(language, [owed])
}
