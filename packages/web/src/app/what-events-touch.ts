// Which answers an event makes old, by the first words of their paths; screens in sight then fetch them anew.
import type { EventName } from '@bidyard/contract/events'

export const whatEventsTouch: Readonly<Partial<Record<EventName, readonly string[]>>> = {
  configurationChanged: ['/configs', '/config-versions', '/config-presets'],
  metadataChanged: ['/metadatas', '/metadata-versions', '/imports'],
  carCodesChanged: ['/car-codes', '/imports'],
  fileImagesMade: ['/files'],
  companyChanged: ['/companys', '/transport-drivers'],
  shopChanged: ['/shops', '/auth'],
  memberChanged: ['/members', '/auth'],
  shopViolationsChanged: ['/shop-violations', '/shop-penaltys', '/violation-appeals', '/context/shop-member/violation'],
  biddingEligibilityChanged: ['/context/shop-member/bidding-eligibility'],
  registrationSubmitted: ['/member-registrations'],
  registrationReviewed: ['/member-registrations', '/members', '/shops', '/companys'],
}
