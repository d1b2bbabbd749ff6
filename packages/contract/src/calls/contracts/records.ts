// The printed record of a contract, checked by anybody who holds it.
import { z } from 'zod'
import { call } from '../../call.ts'
import { recordCheckShape, recordNo } from '../../shapes/contracts/record.ts'

export const recordCalls = {
  checkContractRecord: call({
    method: 'GET',
    surface: 'office',
    path: '/contract-records/:recordNo',
    summary: 'Whether a printed record is one of ours, and what it is of; no sign-in is needed',
    who: 'anyone',
    params: z.object({ recordNo }),
    answer: recordCheckShape,
    perMinute: 30,
  }),
}
