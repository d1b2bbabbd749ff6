// What whoever asks a call has to know beyond its summary; apart from the calls, so that no screen carries it.
import { sellerTermsVersion } from '../shapes/cars/seller-terms.ts'

const papers = 'One paper for each of `screening.required` of the contract, each an own committed file of the usage '
  + '`contractDocument`.'

/** By operation; a test says when one of them is no call any more. */
export const furtherWords: Readonly<Record<string, string>> = {
  'identity.signIn': 'A session ends when nobody used it for the hours of `sessionIdleHours` in `configs/signIn`, and '
    + 'at `endsAt` at the latest: from then on it is 401, and a program signs in again. With a `ticket` the sign-in '
    + 'goes on: at `newPasswordNeeded` by `auth/password/set-first`, at `setUpNeeded` by '
    + '`auth/second-factor/set-up`, at `codeNeeded` by `auth/second-factor/complete`.',
  'partners.createWebviewAuthToken': 'Nothing but a success uses the parameters up.',
  'partners.createPartnerCustomer': 'A `customerKey` that is there already is 409; `partner-customers?filter='
    + '{"customerKey":{"eq":"c-1001"}}` finds it.',
  'partners.createExhibit': 'An `exhibitKey` that is there already is 409; `exhibits?filter='
    + '{"exhibitKey":{"eq":"x-77"}}` finds it. It is not changed later: a car with a wrong plate is presented anew '
    + 'under another `exhibitKey`.',
  'files.createFile': 'Put the bytes to `upload.url` with `upload.headers`, then commit. The url may be a path of '
    + 'this server. Another type or another length than announced is refused there with 403.',
  'files.createFilePostPolicy': 'Send `policy.fields` and then the bytes as `file`, as `multipart/form-data`, to '
    + '`policy.url`, which may be a path of this server; then commit.',
  'files.commitFile': 'The sizes of a picture follow within moments: `imageState` and the event `fileImagesMade` say '
    + 'so.',
  'cars.draftOrder': '`exhibitId` is null in a session for one car. A plate that is on offer already is 409.',
  'cars.confirmOrder': `\`termsVersion\` is that of the terms which the seller was shown, now ${sellerTermsVersion}. `
    + 'What the draft still lacks is told at once, in `issues` such as `order.region`.',
  'cars.addCarPhotos': 'Each an own committed file of the usage `carPhoto`.',
  'bidding.submitBid': '`amount` is in won: a multiple of `unitWon` and at least `leastWon` of the bid box.',
  'contracts.requestSale': '`bidderId` is the id of a row of `auction-bidders`. Whoever has no `bidRank` now cannot be '
    + 'chosen.',
  'contracts.offerVisitWindows': 'Each within the days and hours of `scheduling` of the contract.',
  'contracts.confirmSchedule': '`visitReservedAt` tells its offset and begins a free slot of `scheduling` of the '
    + 'contract.',
  'contracts.submitResult': 'Once the visit has begun; until then the contract is at another step.',
  'contracts.claimPaid': 'Each slip an own committed file of the usage `document`.',
  'contracts.confirmDelivery': '`companyId` and `deliverAt` as `house.deliveryOffer` of the contract offers them.',
  'contracts.confirmTakeover': 'Each photo an own committed file of the usage `document` or `contractDocument`. '
    + '`proofId` is for the office, which confirms for a buyer; else it is null.',
  'contracts.submitSelfScreening': papers,
  'contracts.submitProScreening': papers,
  'contracts.submitPrimeScreening': papers,
  'sandbox.transferToAccount': '`orderId` is the id of a row of `virtual-accounts`.',
}
