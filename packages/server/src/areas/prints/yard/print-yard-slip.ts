// The slip of a car in the yard: for its windscreen while it stands there, for the gate once it has left.
import { printsCalls } from '@bidyard/contract/calls/prints'
import { carPaper, releasedTo } from '@bidyard/contract/enums'
import type { ShownCheckIn } from '@bidyard/contract/shapes/yard'
import { inSteps } from '../../../runtime/handler.ts'
import { inPrintTurn } from '../../../runtime/print/print-turn.ts'
import { momentText } from '../../../runtime/seoul.ts'
import { findOrder, type OrderRecord } from '../../cars/for-other-areas.ts'
import { modelText } from '../../contracts/for-other-areas.ts'
import { findCheckIn, showCheckIn } from '../../yard/for-other-areas.ts'
import { issuePrint } from '../issue/issue-print.ts'
import type { PrintParts } from '../print-parts.ts'
import { code128Picture } from './code-128.ts'

const template = new URL('./yard-slip.typ', import.meta.url)

const slipData = (stay: ShownCheckIn, order: OrderRecord) => {
  const { state, carNumber, slotName, odometer, keyCount, papers, note, releasedTo: to } = stay
  return {
    isReleased: state === 'released', carNumber, slot: slotName ?? '–', model: modelText(order.model),
    orderNo: order.orderNo, barcode: code128Picture(order.orderNo),
    checkedIn: momentText(new Date(stay.checkedInAt)),
    released: stay.releasedAt === null ? '' : momentText(new Date(stay.releasedAt)),
    to: to === null ? '' : releasedTo.labels[to].ko, releaseNote: stay.releaseNote ?? '',
    facts: [
      ['연식', order.modelYear === null ? '–' : `${order.modelYear}년식`],
      ['입고 주행거리', `${odometer.km.toLocaleString('ko-KR')}km`],
      ['차키', `${keyCount}개`],
      ['서류', papers.length === 0 ? '없음' : papers.map((paper) => carPaper.labels[paper].ko).join(', ')],
    ],
    note: note ?? '',
  }
}

export const printYardSlip = (parts: PrintParts) =>
  inSteps(printsCalls.printYardSlip, (given) => inPrintTurn(async () => {
    const { db, params, refuse } = given
    const stay = await findCheckIn(db, params.id)
    const order = stay === undefined ? undefined : await findOrder(db, stay.orderId)
    if (stay === undefined || order === undefined) throw refuse('notFound')
    return issuePrint(given, parts, {
      kind: 'yardSlip', subject: 'checkIn', subjectId: stay.id, subjectNo: order.orderNo, template,
      data: slipData(showCheckIn(stay), order),
    })
  }))
