// Which answers an event makes old, by the first words of their paths; screens in sight then fetch them anew.
import type { EventName } from '@bidyard/contract/events'

export const whatEventsTouch: Readonly<Partial<Record<EventName, readonly string[]>>> = {
  configurationChanged: ['/configs', '/config-versions', '/config-presets'],
  metadataChanged: ['/metadatas', '/metadata-versions', '/imports'],
  carCodesChanged: ['/car-codes', '/imports'],
  fileImagesMade: ['/files'],
  // A shop shows the numbers of its company, a partner its name, and everybody in it whether it takes part.
  companyChanged: ['/companys', '/transport-drivers', '/shops', '/partners', '/auth'],
  shopChanged: ['/shops', '/auth'],
  memberChanged: ['/members', '/users', '/auth'],
  userChanged: ['/users', '/auth'],
  partnerChanged: ['/partners'],
  partnerKeysChanged: ['/partner-keys'],
  // A customer is a user with a place as well.
  partnerCustomerAdded: ['/partner-customers', '/members', '/users'],
  exhibitAdded: ['/exhibits'],
  registrationSubmitted: ['/member-registrations'],
  registrationReviewed: ['/member-registrations', '/members', '/shops', '/companys'],
}
