// How large each kind of file may be: screens refuse before they send, the server judges by the same.
import type { FileUsageType } from '../enums/files.ts'

const megabyte = 1_048_576

export const fileBytesMax: Readonly<Record<FileUsageType, number>> = {
  carPhoto: 20 * megabyte,
  inspection: 20 * megabyte,
  document: 20 * megabyte,
  contractDocument: 20 * megabyte,
  contractAdjustmentLineItemImage: 20 * megabyte,
  memberProfileImage: 5 * megabyte,
  businessRegistration: 20 * megabyte,
  employeeCard: 20 * megabyte,
  vehicleManagementBusinessRegistration: 20 * megabyte,
  representativeKrRrn: 10 * megabyte,
  corporateRegistration: 20 * megabyte,
}
