// Which types of file are offered for each kind of upload, so that a wrong one is refused before it is sent.
import type { FileUsageType } from '@bidyard/contract/enums/files'
import type { RegistrationDocument } from '@bidyard/contract/shapes/registration/registration-documents'

export type OwnUpload = Extract<FileUsageType, RegistrationDocument | 'memberProfileImage'>

// No HEIC: an iPhone then hands over a JPEG by itself, which every browser can show to whoever reviews it.
const pictures = '.jpg,.jpeg,.png,.webp'

export const acceptOf = (usage: OwnUpload): string => (usage === 'memberProfileImage' ? pictures : `${pictures},.pdf`)
