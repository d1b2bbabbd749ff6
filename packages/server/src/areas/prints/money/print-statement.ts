// A month of a shop as a paper for its accountant; another's shop is as if missing.
import { printsCalls } from '@bidyard/contract/calls/prints'
import { isStaff } from '../../../runtime/caller.ts'
import { inSteps } from '../../../runtime/handler.ts'
import { inPrintTurn } from '../../../runtime/print/print-turn.ts'
import { readMonth, readStatement } from '../../finance/for-other-areas.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { issuePrint } from '../issue/issue-print.ts'
import type { PrintParts } from '../print-parts.ts'
import { statementData } from './statement-data.ts'

const template = new URL('./statement.typ', import.meta.url)

export const printStatement = (parts: PrintParts) =>
  inSteps(printsCalls.printStatement, (given) => inPrintTurn(async () => {
    const { db, caller, now, params, body, fail, refuse } = given
    const shop = isStaff(caller) || caller.shopId === params.id ? await findShop(db, params.id) : undefined
    if (shop === undefined) throw refuse('notFound')
    const month = readMonth(body.month)
    if (month === undefined) throw fail('INVALID_MONTH_FORMAT')
    return issuePrint(given, parts, {
      kind: 'statement', subject: 'shop', subjectId: shop.id, subjectNo: month.name, template,
      data: statementData(shop, await readStatement(db, shop, month), month.endsAt <= now),
    })
  }))
