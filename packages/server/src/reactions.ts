// Every event and what follows from it, in the same transaction: the product's flow on one page.
import { clearContentOfDeleted, makeImagesOfCommitted } from './areas/files/for-other-areas.ts'
import { tellApplicants } from './areas/notices/for-other-areas.ts'
import type { Reactions } from './runtime/work/events.ts'

export const reactions: Reactions = {
  configurationChanged: [],
  metadataChanged: [],
  carCodesChanged: [],
  filesCommitted: [makeImagesOfCommitted],
  filesDeleted: [clearContentOfDeleted],
  fileImagesMade: [],
  companyChanged: [],
  shopChanged: [],
  memberChanged: [],
  userChanged: [],
  registrationSubmitted: [],
  registrationReviewed: [tellApplicants],
  partnerChanged: [],
  partnerKeysChanged: [],
  partnerCustomerAdded: [],
  exhibitAdded: [],
  outageEnded: [],
}
