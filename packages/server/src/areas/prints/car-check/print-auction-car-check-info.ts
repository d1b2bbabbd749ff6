// The inspection sheet of an auction's car: before the award a dealer reads neither plate nor the end of its VIN.
import { printsCalls } from '@bidyard/contract/calls/prints'
import { contractKind, province } from '@bidyard/contract/enums'
import { emptyRecord } from '@bidyard/contract/shapes/cars/check-record'
import type { Caller } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { inSteps } from '../../../runtime/handler.ts'
import { inPrintTurn } from '../../../runtime/print/print-turn.ts'
import { type AuctionRecord, auctionViewerOf, findAuction } from '../../auctions/for-other-areas.ts'
import { type CarViewer, type CheckedCar, describeCheckedCar, findCarViewer } from '../../cars/for-other-areas.ts'
import { modelText } from '../../contracts/for-other-areas.ts'
import { issuePrint, type Issuing, type PrintWish } from '../issue/issue-print.ts'
import type { PrintParts } from '../print-parts.ts'
import { drawDamages } from './damage-picture.ts'
import { checkedBy, insuranceOf, itemsOf, keysText, leaksOf, wheelsOf } from './detail-data.ts'
import { accidentOf, damageRows, damagesByPart, optionsOf, overallOf, papersOf, ranksOf } from './overall-data.ts'
import { photosOfSheet } from './sheet-photos.ts'

const template = new URL('./car-check.typ', import.meta.url)

/** Undefined for everybody to whom the car does not exist. */
const viewerOf = async (db: Reader, caller: Caller, auction: AuctionRecord): Promise<CarViewer | undefined> => {
  if (auctionViewerOf(caller, auction) === undefined) return undefined
  return findCarViewer(db, caller, { ...auction, state: auction.orderState })
}

const sheetData = (auction: AuctionRecord, car: CheckedCar, photos: object) => {
  const record = car.check.record ?? emptyRecord
  const damages = damagesByPart(record)
  return {
    isMasked: car.check.carNumber.includes('*'),
    papers: papersOf(car, modelText(auction.model), [
      ['경매번호', auction.auctionNo], ['계약 유형', contractKind.labels[auction.kind].ko],
      ['차량 위치', auction.region === null ? '–' : province.labels[auction.region].ko],
      ['차키', keysText(record, car.check.source)],
    ]),
    overall: overallOf(car, record), options: optionsOf(car, record), accident: accidentOf(car, damages),
    ranks: ranksOf(damages), drawings: drawDamages(damages), damages: damageRows(record), items: itemsOf(record),
    leaks: leaksOf(record), wheels: wheelsOf(record), insurance: insuranceOf(car), note: record.note ?? '',
    by: checkedBy(car), photos,
  }
}

/** What is printed of a car on the market for this reader, or why nothing is. */
export const findSheet = async (
  { db, caller }: Pick<Issuing, 'db' | 'caller'>, parts: PrintParts, auctionId: string,
): Promise<PrintWish | 'AUCTION_NOT_FOUND' | 'AUCTION_INVALID'> => {
  const auction = await findAuction(db, auctionId)
  const viewer = auction === undefined ? undefined : await viewerOf(db, caller, auction)
  if (auction === undefined || viewer === undefined) return 'AUCTION_NOT_FOUND'
  const car = await describeCheckedCar(db, parts.personal, viewer, auction.orderId)
  if (car === undefined) return 'AUCTION_INVALID'
  const { pictures, ...photos } = await photosOfSheet(db, parts.storage, car.photos)
  return {
    kind: 'carCheck', subject: 'auction', subjectId: auction.id, subjectNo: auction.auctionNo, template, pictures,
    data: sheetData(auction, car, photos),
  }
}

export const printAuctionCarCheckInfo = (parts: PrintParts) =>
  inSteps(printsCalls.printAuctionCarCheckInfo, (given) => inPrintTurn(async () => {
    const wish = await findSheet(given, parts, given.body.auctionId)
    if (typeof wish === 'string') throw given.fail(wish)
    return issuePrint(given, parts, wish)
  }))
