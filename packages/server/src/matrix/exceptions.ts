// Where an answer departs from what follows from the role and the thing, each with its reason.
import { type Actor, actorNames } from './actors.ts'
import type { Whose } from './questions.ts'

export interface Exception {
  readonly who: readonly Actor[]
  readonly whose: readonly Whose[]
  readonly answer: string
  readonly because: string
}

const exception = (
  who: readonly Actor[], whose: readonly Whose[], answer: string, because: string,
): Exception => ({ who, whose, answer, because })

/** Calls whose catalogue has a word of its own for what is missing or not to be seen. */
export const missingWords: Readonly<Record<string, string>> = {
  'auctions.selectAuctionFavorite': 'AUCTION_NOT_FOUND',
  'auctions.unselectAuctionFavorite': 'AUCTION_NOT_FOUND',
  'auctions.submitAuctionErrorReport': 'AUCTION_NOT_FOUND',
  'auctions.createAuctionSearchTable': 'AUCTION_NOT_FOUND',
  'auctions.deleteAuctionSearchTable': 'AUCTION_NOT_FOUND',
  'auctions.syncOneAuctionSearchTable': 'AUCTION_NOT_FOUND',
  'contracts.getSellerTradeProcess': 'AUCTION_NOT_FOUND',
  'contracts.requestSale': 'AUCTION_NOT_FOUND',
  'contracts.revertSaleRequest': 'AUCTION_NOT_FOUND',
  'contracts.cancelCurrent': 'AUCTION_NOT_FOUND',
  'contracts.declineRound': 'AUCTION_NOT_FOUND',
  'contracts.addConsultingNote': 'AUCTION_NOT_FOUND',
  'contracts.refuseConsulted': 'AUCTION_NOT_FOUND',
  'finance.requestShopDeposit': 'SHOP_NOT_FOUND',
  'finance.grantShopSubscription': 'SHOP_NOT_FOUND',
  'finance.issueAmount': 'SHOP_NOT_FOUND',
  'members.setBidPermission': 'SHOP_MEMBER_NOT_FOUND',
  'partners.createExhibit': 'PARTNER_CUSTOMER_NOT_FOUND',
  'prints.printAuctionCarCheckInfo': 'AUCTION_NOT_FOUND',
  'prints.printAuctionInAmountInfo': 'AUCTION_NOT_FOUND',
  'violations.applyShopViolation': 'SHOP_NOT_FOUND',
}

const anyone = actorNames
const nobody: readonly Actor[] = ['anonymous', 'underReview', 'restricted']
const upload = [
  exception(nobody, ['any'], '401', 'a car photo, the example, is uploaded by people who sell or inspect'),
  exception(['dealer', 'otherDealer', 'owner', 'developer', 'apiKey'], ['any'], '403', 'a dealer uploads no car photo'),
]
const notOneself = [exception(['staff', 'root'], ['own'], '403', 'nobody decides on the own account')]
const ticket = [exception(anyone, ['any'], '401', 'the ticket of the example belongs to no sign-in')]

const forSellers = [
  exception(['staff', 'root'], ['other'], '403', 'nobody sells in a seller’s name, not even the office'),
]

const atTheCar = [
  exception(
    ['seller', 'otherSeller', 'partner'], ['own'], '403', 'the check of the example is an inspector’s visit',
  ),
]

export const exceptions: Readonly<Record<string, readonly Exception[]>> = {
  'auctions.deleteAuctionSearchTable': [
    exception(['root'], ['other'], 'AUCTION_NOT_FOUND', 'staff, who asked before, has deleted it'),
  ],
  'auctions.submitAuctionErrorReport': [
    exception(['developer'], ['other', 'missing'], '✓', 'who is no member hears that before anything else'),
  ],
  'contracts.requestSale': forSellers,
  'contracts.revertSaleRequest': forSellers,
  'contracts.cancelCurrent': forSellers,
  'prints.printAuctionCarCheckInfo': [
    exception(
      ['dealer', 'otherDealer', 'owner', 'apiKey'], ['other'], 'AUCTION_NOT_FOUND',
      'the car of the example is a draft still, which no dealer sees',
    ),
  ],
  'finance.setPayoutAccount': [
    exception(['dealer', 'otherDealer', 'apiKey'], ['any'], '403', 'whoever leads the shop says where its money goes'),
  ],
  'exports.exportShop': [
    exception(['dealer', 'otherDealer', 'apiKey'], ['own'], '403', 'whoever leads the shop takes everything of it'),
  ],
  'finance.proposeAllocation': [
    exception(['staff', 'root'], ['other'], '404', 'the amount of the example, which it should pay, is nobody’s'),
  ],
  'finance.withdrawMoneyProposal': [
    exception(['staff', 'root'], ['other'], '403', 'a proposal is withdrawn by whoever made it'),
  ],
  'cars.draftOrder': [
    exception(
      ['seller', 'otherSeller', 'partner', 'staff', 'root'], ['any'], '404', 'the exhibit of the example is nobody’s',
    ),
  ],
  'cars.createOrderImport': [
    exception(['staff', 'root'], ['any'], '404', 'the partner of the example is nobody’s'),
  ],
  'cars.reopenCarCheck': atTheCar,
  'cars.startCarCheck': atTheCar,
  'cars.saveCarCheck': atTheCar,
  'cars.completeCarCheck': atTheCar,
  'cars.removeCarPhoto': [
    exception(['partner'], ['own'], '404', 'the seller, who asked before, has removed it'),
    exception(['staff', 'root'], ['other'], '404', 'the other seller, who asked before, has removed it'),
  ],
  'files.createFile': upload,
  'files.createFilePostPolicy': upload,
  'identity.setFirstPassword': ticket,
  'identity.setUpSecondFactor': ticket,
  'identity.confirmSecondFactor': ticket,
  'identity.completeSecondFactor': ticket,
  'identity.endUserSessions': notOneself,
  'identity.restrictUser': notOneself,
  'identity.unrestrictUser': notOneself,
  'identity.unlockUser': notOneself,
  'identity.resetUserDevice': notOneself,
  'identity.resetUserSecondFactor': notOneself,
  'identity.resetUserPassword': notOneself,
  'members.changeMemberProfile': [
    exception(['staff', 'root'], ['other'], '403', 'a profile is its owner’s to change, nobody acts in another’s name'),
  ],
  'members.changeMemberState': [
    exception(['staff'], ['own'], '403', 'the standing of people of the office is root’s word'),
  ],
  'violations.forceDeleteShopViolation': [
    exception(['root'], ['other'], '404', 'staff, who asked before, has deleted it'),
  ],
  'members.setBidPermission': [
    exception(
      ['dealer', 'otherDealer', 'apiKey'], ['own'], '403', 'an employee grants nothing, least of all to themselves',
    ),
  ],
}
