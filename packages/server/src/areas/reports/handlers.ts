// Every call of reports, and the file that answers it.
import { getOfficeNumbers } from './office/get-office-numbers.ts'
import { getDealerNumbers } from './own/get-dealer-numbers.ts'
import { getPartnerNumbers } from './own/get-partner-numbers.ts'
import { replayFees } from './replay/replay-fees.ts'
import { replaySanctions } from './replay/replay-sanctions.ts'

export const reportsHandlers = { getOfficeNumbers, getDealerNumbers, getPartnerNumbers, replaySanctions, replayFees }
