// Tells dealers of cars that they look for, and the office of what waits for it.
import { listSavedById } from '../../auctions/for-other-areas.ts'
import { listRegistrationsById } from '../../members/for-other-areas.ts'
import { telling } from '../../../runtime/time/back-then.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { type Letter, tell } from './tell.ts'

/** By the name that its owner gave it, for one may have thirty. */
export const tellOfMatches = telling<'savedSearchMatched'>(async (given, payloads) => {
  const searches = await listSavedById(given.tx, payloads.map(({ savedSearchId }) => savedSearchId))
  const names = new Map(searches.map(({ id, name }) => [id, name]))
  await tell(given, payloads.flatMap(({ memberId, savedSearchId, auctionIds }) => auctionIds.map((auctionId) => ({
    kind: 'savedSearchMatched' as const, of: memberId, key: `saved search ${savedSearchId} matched ${auctionId}`,
    thing: savedSearchId, facts: { auctionId, searchName: names.get(savedSearchId) },
  }))))
})

/** The shop is the one that the applicant named; those of the office who read it have none. */
export const tellOfRegistration = telling<'registrationSubmitted'>(async (given, payloads) => {
  const submitted = await listRegistrationsById(given.tx, payloads.map(({ registrationId }) => registrationId))
  await tell(given, submitted.map(({ id, shopName, submittedAt }) => ({
    kind: 'registrationSubmitted', of: id, key: `registration ${id} submitted ${timeOf(submittedAt)}`, thing: id,
    facts: { registrationId: id, applicantShop: shopName },
  })))
})

export const tellOfBooks = telling<'dayReconciled'>((given, payloads) =>
  tell(given, payloads.filter(({ differenceWon }) => differenceWon !== 0).map(({ day, differenceWon }) => ({
    kind: 'booksOff', of: day, key: `books of ${day} off by ${differenceWon}`, thing: day,
    facts: { day, differenceWon },
  }))))

/** Whoever has it, or everybody who attends to it: one row of each kind counts what waits. */
export const tellOfWaiting = telling<'workWaits'>((given, payloads) =>
  tell(given, payloads.map(({ kind, id, part, about, won, ownerId, since }): Letter => {
    const facts = { kind, about, won, since }
    const told = { key: `work ${kind} ${id} waits since ${since}`, thing: `work ${kind}`, facts }
    return ownerId === null ? { ...told, kind: 'workWaits', of: part } : { ...told, kind: 'ownWorkWaits', of: ownerId }
  })))
