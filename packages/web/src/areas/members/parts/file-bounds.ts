// What each kind of upload may be, so that a wrong file is refused before it is sent; the server judges by the same.
import type { FileUsageType } from '@bidyard/contract/enums/files'
import type { RegistrationDocument } from '@bidyard/contract/shapes/registration/registration-documents'

export type OwnUpload = Extract<FileUsageType, RegistrationDocument | 'memberProfileImage'>

const megabyte = 1_048_576

export const bytesMaxOf: Readonly<Record<OwnUpload, number>> = {
  businessRegistration: 20 * megabyte,
  vehicleManagementBusinessRegistration: 20 * megabyte,
  corporateRegistration: 20 * megabyte,
  representativeKrRrn: 10 * megabyte,
  employeeCard: 20 * megabyte,
  memberProfileImage: 5 * megabyte,
}

// No HEIC: an iPhone then hands over a JPEG by itself, which every browser can show to whoever reviews it.
const pictures = '.jpg,.jpeg,.png,.webp'

export const acceptOf = (usage: OwnUpload): string => (usage === 'memberProfileImage' ? pictures : `${pictures},.pdf`)
