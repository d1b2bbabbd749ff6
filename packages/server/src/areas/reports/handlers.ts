// Every call of reports, and the file that answers it.
import { getOfficeNumbers } from './office/get-office-numbers.ts'

export const reportsHandlers = { getOfficeNumbers }
