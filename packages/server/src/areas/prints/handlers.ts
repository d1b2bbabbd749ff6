// Every call of prints, and the file that answers it.
import { printAuctionCarCheckInfo } from './car-check/print-auction-car-check-info.ts'
import { checkPrint } from './issue/check-print.ts'
import { printAuctionInAmountInfo } from './money/print-auction-in-amount-info.ts'
import { printStatement } from './money/print-statement.ts'
import type { PrintParts } from './print-parts.ts'
import { printYardSlip } from './yard/print-yard-slip.ts'

export const printsHandlers = (parts: PrintParts) => ({
  printAuctionCarCheckInfo: printAuctionCarCheckInfo(parts),
  printAuctionInAmountInfo: printAuctionInAmountInfo(parts),
  printStatement: printStatement(parts),
  printYardSlip: printYardSlip(parts),
  checkPrint,
})
