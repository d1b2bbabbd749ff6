// What a carrier takes for a way, as it has said beforehand.
import type { Reader } from '../../../runtime/database/database.ts'
import { listRates } from '../../shops/for-other-areas.ts'
import type { TransportRow } from './transports.sql.ts'

type Way = Pick<TransportRow, 'fromProvince' | 'toProvince'>

export const rateOf = async (db: Reader, companyId: string, way: Way): Promise<number | null> =>
  (await listRates(db, companyId)).find(({ from, to }) => from === way.fromProvince && to === way.toProvince)
    ?.amountWon ?? null
