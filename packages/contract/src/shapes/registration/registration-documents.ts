// Which papers a registration must bring: by kind of business, by who applies, and by whether the shop is new.
import type { FileUsageType } from '../../enums/files.ts'
import type { BusinessOwnerType, RegistrationType } from '../../enums/members.ts'

export type RegistrationDocument = Extract<
  FileUsageType,
  | 'businessRegistration' | 'vehicleManagementBusinessRegistration' | 'corporateRegistration' | 'representativeKrRrn'
  | 'employeeCard'
>
export type ShopOrigin = 'new' | 'existing'

interface Applying {
  readonly registrationType: RegistrationType
  readonly businessOwnerType: BusinessOwnerType
  readonly shop: ShopOrigin
}

export const registrationDocuments = [
  'businessRegistration', 'vehicleManagementBusinessRegistration', 'corporateRegistration', 'representativeKrRrn',
  'employeeCard',
] as const satisfies readonly RegistrationDocument[]

const trade = ['businessRegistration', 'vehicleManagementBusinessRegistration'] as const
const company = [...trade, 'corporateRegistration'] as const
const identity = ['representativeKrRrn'] as const
const card = ['employeeCard'] as const

type Papers = readonly RegistrationDocument[]
type PapersByType = Readonly<Record<RegistrationType, Papers>>
type Table = Readonly<Record<ShopOrigin, Readonly<Record<BusinessOwnerType, PapersByType>>>>

// Assumed: an employee who opens a shop brings its papers with the representative's, and the own card beside them.
const required: Table = {
  new: {
    owner: { personal: [...trade, ...identity], corporate: [...company, ...identity] },
    employee: { personal: [...trade, ...identity, ...card], corporate: [...company, ...identity, ...card] },
  },
  existing: {
    owner: { personal: ['businessRegistration', ...identity], corporate: ['businessRegistration', ...identity] },
    employee: { personal: card, corporate: card },
  },
}

export const requiredDocuments = ({ registrationType, businessOwnerType, shop }: Applying): Papers =>
  required[shop][businessOwnerType][registrationType]

export type DocumentProblem = 'missing' | 'twice' | 'notAsked'

export interface DocumentFault {
  readonly usageType: RegistrationDocument
  readonly problem: DocumentProblem
}

const problemOf = (isNeeded: boolean, count: number): DocumentProblem | undefined => {
  if (isNeeded && count === 0) return 'missing'
  if (!isNeeded && count > 0) return 'notAsked'
  return count > 1 ? 'twice' : undefined
}

/** What is wrong with the papers that are brought. A paper that nobody asks for is personal data for nothing. */
export const documentFaults = (applying: Applying, brought: Papers): readonly DocumentFault[] => {
  const needed = requiredDocuments(applying)
  return registrationDocuments.flatMap((usageType) => {
    const count = brought.filter((one) => one === usageType).length
    const problem = problemOf(needed.includes(usageType), count)
    return problem === undefined ? [] : [{ usageType, problem }]
  })
}
