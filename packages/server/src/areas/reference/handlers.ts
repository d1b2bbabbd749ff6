// Every call of reference data and the file that answers it.
import { listCommonCodes } from './list-common-codes.ts'

export const referenceHandlers = {
  listCommonCodes,
}
