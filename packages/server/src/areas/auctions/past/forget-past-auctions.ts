// Takes the past auctions of one system away again, however often they were brought, and with them their days' numbers.
import type { Act } from '../../../runtime/work/acts.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lockImports } from '../../reference/for-other-areas.ts'
import { deletePast } from './past-auctions.sql.ts'

export const forgetPastAuctions = (act: Act, system: string): Promise<number> =>
  act('import', async ({ tx, emit, doer }) => {
    await lockImports(tx)
    const { count, from, until } = await deletePast(tx, system)
    if (from === null || until === null) return 0
    await writeAudit(tx, doer, [{
      act: 'forget past auctions', subject: 'pastAuctions', subjectId: system, before: { count },
    }])
    emit('pastAuctionsBrought', { from, until })
    return count
  })
