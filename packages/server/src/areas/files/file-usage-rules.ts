// What each kind of file may be: who uploads it, who sees it, its types, and whether it is private.
import type { Who } from '@bidyard/contract/call'
import { type FileContentType, fileContentTypes } from '@bidyard/contract/calls/files'
import { type FileUsageType, fileUsageType } from '@bidyard/contract/enums'
import { attendsTo, type Caller, isStaff, mayCall } from '../../runtime/caller.ts'

export interface FileUsageRule {
  readonly uploadedBy: Who
  /**
   * Its uploader and the office, of the office only those who review registrations, or everybody who is signed in.
   * Areas show files of theirs to more people by their own rules.
   */
  readonly seenBy: 'uploader' | 'reviewers' | 'signedIn'
  readonly types: readonly FileContentType[]
  /** Encrypted with a key of its own, shown to its reviewers only, each look written down. */
  readonly isPrivate: boolean
}

const rule = (
  uploadedBy: Who, seenBy: FileUsageRule['seenBy'], types: readonly FileContentType[], how: 'open' | 'private',
): FileUsageRule => ({ uploadedBy, seenBy, types, isPrivate: how === 'private' })

const photo = fileContentTypes.filter((type) => type.startsWith('image/'))
const paper = fileContentTypes
const evidence = photo
const everybody = ['dealer', 'seller', 'partner', 'staff'] as const
// Registration comes before the account: its papers are uploaded by people whom nobody knows yet.
const applicant = 'anyone'

export const fileUsageRules: Readonly<Record<FileUsageType, FileUsageRule>> = {
  //                                          uploaded by                     seen by      types     kept
  carPhoto: rule(                             ['seller', 'partner', 'staff'], 'uploader',  photo,    'open'),
  inspection: rule(                           ['seller', 'partner', 'staff'], 'uploader',  photo,    'open'),
  document: rule(                             everybody,                      'uploader',  paper,    'open'),
  contractDocument: rule(                     everybody,                      'uploader',  paper,    'open'),
  contractAdjustmentLineItemImage: rule(      ['dealer', 'staff'],            'uploader',  evidence, 'open'),
  memberProfileImage: rule(                   'signedIn',                     'signedIn',  photo,    'open'),
  businessRegistration: rule(                 applicant,                      'reviewers', paper,    'open'),
  employeeCard: rule(                         applicant,                      'reviewers', paper,    'open'),
  vehicleManagementBusinessRegistration: rule(applicant,                      'reviewers', paper,    'open'),
  representativeKrRrn: rule(                  applicant,                      'reviewers', paper,    'private'),
  corporateRegistration: rule(                applicant,                      'reviewers', paper,    'open'),
}

export const mayUpload = (usage: FileUsageType, caller: Caller): boolean =>
  mayCall({ who: fileUsageRules[usage].uploadedBy }, caller)

interface Owned {
  readonly usageType: FileUsageType
  readonly state: string
  readonly uploaderId: string | null
  readonly exhibitId: string | null
}

export const isUploader = (file: Owned, caller: Caller): boolean =>
  file.uploaderId !== null && file.uploaderId === caller.userId && file.exhibitId === caller.exhibitId

/** A file without an uploader is known by its id to the applicant alone. */
export const mayCommit = (file: Owned, caller: Caller): boolean => file.uploaderId === null || isUploader(file, caller)

const officeSees = (usage: FileUsageType, caller: Caller): boolean =>
  fileUsageRules[usage].seenBy === 'reviewers' ? attendsTo(caller, 'registration') : isStaff(caller)

export const maySee = (file: Owned, caller: Caller): boolean =>
  isUploader(file, caller) || officeSees(file.usageType, caller)
  || (fileUsageRules[file.usageType].seenBy === 'signedIn' && file.state === 'commit' && caller.userId !== null)

/** The uses of which this caller sees every file in a list, whoever uploaded it. */
export const usagesSeen = (caller: Caller): FileUsageType[] =>
  fileUsageType.values.filter((usage) => officeSees(usage, caller))

/** Papers of a registration tell of a person, so a look of the office at one is written down. */
export const isLookNoted = (file: Owned, caller: Caller): boolean =>
  fileUsageRules[file.usageType].seenBy === 'reviewers' && !isUploader(file, caller)

/** Private documents belong to registrations, so only those who review them look at one. */
export const mayReview = (usage: FileUsageType, caller: Caller): boolean =>
  fileUsageRules[usage].isPrivate && attendsTo(caller, 'registration')

/** Areas show these to people who must not know the car yet, and many a picture is called by the car's plate. */
export const isShownNameless = (usage: FileUsageType): boolean => usage === 'carPhoto' || usage === 'inspection'

export const isPicture = (contentType: string): boolean => contentType.startsWith('image/')

/** Pictures get their sizes; what is private stays as it is, sealed. */
export const hasImageSizes = (usage: FileUsageType, contentType: string): boolean =>
  isPicture(contentType) && !fileUsageRules[usage].isPrivate
