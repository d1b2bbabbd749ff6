// Which parts of the office may do what with cars: one rule for each group of acts; whoever has no part may do it all.
import { staffPart, type StaffPart } from '@bidyard/contract/enums'
import type { AskedCall } from './questions.ts'

interface Group {
  readonly says: string
  readonly parts: readonly StaffPart[]
  readonly calls: readonly string[]
}

export const partGroups: readonly Group[] = [
  {
    says: 'orders, and what is told of a car', parts: ['screening'],
    calls: [
      'cars.draftOrder', 'cars.changeOrder', 'cars.lookUpCar', 'cars.writeCarRegister', 'cars.writeCarHistory',
      'cars.confirmOrder', 'cars.cancelOrder', 'cars.retryOrder', 'cars.createOrderImport', 'cars.putOrderImportPiece',
      'cars.readOrderImport', 'cars.runOrderImport', 'cars.deleteOrderImport',
    ],
  },
  {
    says: 'visits and photos', parts: ['screening', 'inspection'],
    calls: [
      'cars.reserveCarCheck', 'cars.nameInspector', 'cars.callOffCarCheck', 'cars.noShowCarCheck', 'cars.addCarPhotos',
      'cars.arrangeCarPhotos', 'cars.labelCarPhoto', 'cars.removeCarPhoto',
    ],
  },
  {
    says: 'the check at the car', parts: ['inspection'],
    calls: ['cars.startCarCheck', 'cars.saveCarCheck', 'cars.completeCarCheck'],
  },
  { says: 'a seller’s own check, which is theirs alone', parts: [], calls: ['cars.reopenCarCheck'] },
  {
    says: 'listings, auctions and what dealers report', parts: ['screening'],
    calls: [
      'auctions.prepareAuction', 'auctions.approveListing', 'auctions.returnListing', 'auctions.resubmitListing',
      'auctions.openAuction', 'auctions.extendAuction', 'auctions.correctAuction', 'auctions.cancelAuction',
      'auctions.answerAuctionErrorReport',
    ],
  },
  {
    says: 'bids, which the office holds up, lets go on, cancels, and looks at behind glass',
    parts: ['screening', 'sanctions'],
    calls: [
      'bidding.pauseBidding', 'bidding.resumeBidding', 'bidding.cancelBidding', 'bidding.revealBids',
      'bidding.declineBiddingCancel',
    ],
  },
  {
    says: 'awards, and contracts as the office opens and ends them', parts: ['screening'],
    calls: [
      'contracts.openContract', 'contracts.openSelfContract', 'contracts.openProContract',
      'contracts.openPrimeContract', 'contracts.cancelContract', 'contracts.declineRound',
      'contracts.addConsultingNote', 'contracts.refuseConsulted',
    ],
  },
  {
    says: 'decisions, which are the parties’, and the office’s for the house’s own cars', parts: staffPart.values,
    calls: [
      'contracts.acceptSelfSale', 'contracts.declineSelfSale', 'contracts.acceptSelfPurchase',
      'contracts.declineSelfPurchase', 'contracts.acceptProSale', 'contracts.declineProSale',
      'contracts.acceptProPurchase', 'contracts.declineProPurchase',
    ],
  },
  {
    says: 'steps of contracts, whose answer to the office says whose turn it is', parts: staffPart.values,
    calls: [
      'contracts.offerVisitWindows', 'contracts.confirmSchedule', 'contracts.delaySchedule', 'contracts.cancelSchedule',
      'contracts.submitResultDraft', 'contracts.submitResult', 'contracts.claimPaid', 'contracts.completeSelfPayment',
      ...['Self', 'Pro', 'Prime'].flatMap((kind) => [
        `contracts.submit${kind}ScreeningDraft`, `contracts.submit${kind}Screening`,
        `contracts.approve${kind}Screening`, `contracts.reject${kind}Screening`,
      ]),
      'contracts.finishWithoutPapers', 'contracts.reopenScreening', 'contracts.submitAdjustment',
      'contracts.resetAdjustment',
      'contracts.answerAdjustment', 'contracts.decideAdjustment', 'contracts.answerFaultCase',
      'contracts.decideFaultCase', 'contracts.extendContractDeadline', 'contracts.correctContractPrice',
    ],
  },
  {
    says: 'steps through the house: of the example, which is sold hand to hand, each says that it has none of them',
    parts: staffPart.values,
    calls: [
      'contracts.confirmDelivery', 'contracts.rescheduleDelivery', 'contracts.openCarMoneyAccount',
      'contracts.completeProPayment', 'contracts.completePrimePayment', 'contracts.confirmLien', 'contracts.blockLien',
      'contracts.withdrawLien', 'contracts.confirmTakeover', 'contracts.disputeTakeover',
      'contracts.settleTakeoverDispute', 'contracts.refundContract',
    ],
  },
  {
    says: 'what goes out to sellers', parts: ['money'],
    calls: ['contracts.sendSellerPayout', 'contracts.returnSellerPayout', 'contracts.viewSellerAccount'],
  },
  {
    says: 'where a seller’s money goes, as the seller tells whoever leads the car', parts: ['screening'],
    calls: ['contracts.setSellerAccount'],
  },
  {
    says: 'a seller’s choice of a buyer, which is theirs alone', parts: [],
    calls: ['contracts.requestSale', 'contracts.revertSaleRequest', 'contracts.cancelCurrent'],
  },
  {
    says: 'the search table', parts: staffPart.values,
    calls: [
      'auctions.searchAuctions', 'auctions.createAuctionSearchTable', 'auctions.deleteAuctionSearchTable',
      'auctions.syncOneAuctionSearchTable', 'auctions.syncManyAuctionSearchTables',
      'auctions.syncAllAuctionSearchTables', 'auctions.deleteAllAuctionSearchTables',
    ],
  },
  {
    says: 'transports and the yard', parts: ['yard'],
    calls: [
      'yard.registerTransport', 'yard.requestTransport', 'yard.acceptTransport', 'yard.arriveTransport',
      'yard.handOverTransport', 'yard.cancelTransport', 'yard.moveCheckIn', 'yard.releaseCheckIn', 'yard.addYardSlots',
      'yard.closeYardSlot',
    ],
  },
]

const areas: readonly string[] = ['cars', 'auctions', 'yard', 'bidding', 'contracts']

/** Acts on cars that people of the office may ask for. */
export const isOfficeAct = ({ area, definition: { method, who } }: AskedCall): boolean =>
  areas.includes(area) && method !== 'GET' && Array.isArray(who) && who.includes('staff')
