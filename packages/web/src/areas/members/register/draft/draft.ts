// What an applicant has typed so far; kept in this tab's storage, without passwords.
import type { AnswerOf } from '@bidyard/contract/call'
import type { membersCalls } from '@bidyard/contract/calls/members'
import type { BusinessOwnerType, RegistrationType } from '@bidyard/contract/enums/members'
import type { RegistrationDocument } from '@bidyard/contract/shapes/registration/registration-documents'

export type Standing = AnswerOf<typeof membersCalls.checkSubmittable>
export type FoundShop = AnswerOf<typeof membersCalls.findMatchedShop>
export type Submitted = AnswerOf<typeof membersCalls.submitRegistration>

/** Good for some minutes; whatever is asked about the person is asked with it. */
export interface Proof {
  readonly token: string
  readonly endsAt: string
}

export interface KeptPaper {
  readonly fileId: string
  readonly name: string
  readonly sizeBytes: number
  readonly contentType: string
}

export const typedFields = [
  'username', 'accountEmail', 'businessNumber', 'shopName', 'companyName', 'corporateNumber', 'representativeName',
  'phoneNumber', 'shopEmail', 'postalCode', 'road', 'detail',
] as const
export type TypedField = (typeof typedFields)[number]

export interface Draft {
  readonly proof: Proof | null
  /** Masked, as the server told after the check. */
  readonly person: Pick<Standing, 'name' | 'phoneNumber'> | null
  readonly lastRejection: Standing['lastRejection']
  readonly typed: Readonly<Record<TypedField, string>>
  readonly businessOwnerType: BusinessOwnerType | null
  /** Of a new shop; one that is there has its own. */
  readonly registrationType: RegistrationType | null
  /** What the house knows of a business number. */
  readonly found: (FoundShop & { readonly number: string }) | null
  readonly papers: Readonly<Partial<Record<RegistrationDocument, KeptPaper>>>
  /** The applicant says that the identity card shows no more of the number than it may. */
  readonly isMasked: boolean
  /** Once it is handed in, nothing else is left here. */
  readonly submitted: Submitted | null
}

export const emptyDraft: Draft = {
  proof: null,
  person: null,
  lastRejection: null,
  typed: {
    username: '', accountEmail: '', businessNumber: '', shopName: '', companyName: '', corporateNumber: '',
    representativeName: '', phoneNumber: '', shopEmail: '', postalCode: '', road: '', detail: '',
  },
  businessOwnerType: null,
  registrationType: null,
  found: null,
  papers: {},
  isMasked: false,
  submitted: null,
}

const key = 'bidyard.registration'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What another version of this web kept is taken as far as it is understood. */
export const readDraft = (text: string | null): Draft => {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (!isRecord(value) || !isRecord(value['typed'])) return emptyDraft
    const typed = value['typed']
    const read = (field: TypedField) => (typeof typed[field] === 'string' ? typed[field] : '')
    const texts = Object.fromEntries(typedFields.map((field) => [field, read(field)])) as Draft['typed']
    return { ...emptyDraft, ...value, typed: texts }
  } catch {
    return emptyDraft
  }
}

export const storedDraft = (): Draft => readDraft(sessionStorage.getItem(key))

export const storeDraft = (draft: Draft): void => sessionStorage.setItem(key, JSON.stringify(draft))

/** Whether there is anything that somebody would miss. */
export const hasWork = (draft: Draft): boolean =>
  Object.values(draft.typed).some((text) => text.trim() !== '') || Object.keys(draft.papers).length > 0
