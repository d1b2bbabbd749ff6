// Every call of contracts and of the way to them, and the file that answers it.
import { answerAdjustment } from './adjustment/answer-adjustment.ts'
import { decideAdjustment } from './adjustment/decide-adjustment.ts'
import { getAdjustment } from './adjustment/get-adjustment.ts'
import { resetAdjustment } from './adjustment/reset-adjustment.ts'
import { submitAdjustment } from './adjustment/submit-adjustment.ts'
import { getContract, listContracts } from './contracts/reads.ts'
import type { ContractParts } from './contract-parts.ts'
import { decisionHandlers } from './decisions/decision-calls.ts'
import { correctContractPrice } from './desk/correct-contract-price.ts'
import { extendContractDeadline } from './desk/extend-contract-deadline.ts'
import { cancelContract } from './ending/cancel-contract.ts'
import { answerFaultCase } from './faults/answer-fault-case.ts'
import { decideFaultCase } from './faults/decide-fault-case.ts'
import { getFaultCase, listFaultCases } from './faults/reads.ts'
import { openingHandlers } from './opening/open-calls.ts'
import { listTradeProcesses } from './trade-process/list-trade-processes.ts'
import { addConsultingNote } from './trade-process/add-consulting-note.ts'
import { refuseConsulted } from './trade-process/refuse-consulted.ts'
import { cancelCurrent } from './trade-process/cancel-current.ts'
import { declineRound } from './trade-process/decline-round.ts'
import { expireSaleRequest } from './trade-process/expire-sale-request.ts'
import { getSellerTradeProcess } from './trade-process/get-seller-trade-process.ts'
import { requestSale } from './trade-process/request-sale.ts'
import { revertSaleRequest } from './trade-process/revert-sale-request.ts'
import { houseHandlers } from './house/house-handlers.ts'
import { paperHandlers } from './papers/paper-calls.ts'
import { checkContractRecord } from './record/check-record.ts'
import { claimPaid } from './payment/claim-paid.ts'
import { completeSelfPayment } from './payment/complete-self-payment.ts'
import { cancelSchedule } from './visits/cancel-schedule.ts'
import { confirmSchedule } from './visits/confirm-schedule.ts'
import { delaySchedule } from './visits/delay-schedule.ts'
import { offerVisitWindows } from './visits/offer-visit-windows.ts'
import { submitResultDraft } from './visits/submit-result-draft.ts'
import { submitResultOnBehalf } from './visits/submit-result-on-behalf.ts'
import { submitResult } from './visits/submit-result.ts'

export const contractsHandlers = (parts: ContractParts) => ({
  listContracts,
  getContract: getContract(parts),
  ...openingHandlers(parts),
  cancelContract: cancelContract(parts),
  ...decisionHandlers(parts),
  offerVisitWindows: offerVisitWindows(parts),
  confirmSchedule: confirmSchedule(parts),
  delaySchedule: delaySchedule(parts),
  cancelSchedule: cancelSchedule(parts),
  submitResultDraft: submitResultDraft(parts),
  submitResult: submitResult(parts),
  submitResultOnBehalf: submitResultOnBehalf(parts),
  claimPaid: claimPaid(parts),
  completeSelfPayment: completeSelfPayment(parts),
  ...paperHandlers(parts),
  getAdjustment: getAdjustment(parts),
  submitAdjustment: submitAdjustment(parts),
  resetAdjustment: resetAdjustment(parts),
  answerAdjustment: answerAdjustment(parts),
  decideAdjustment: decideAdjustment(parts),
  listFaultCases,
  getFaultCase,
  answerFaultCase,
  decideFaultCase,
  extendContractDeadline: extendContractDeadline(parts),
  correctContractPrice: correctContractPrice(parts),
  ...houseHandlers(parts),
  checkContractRecord,
  listTradeProcesses,
  getSellerTradeProcess,
  requestSale,
  revertSaleRequest,
  cancelCurrent,
  expireSaleRequest,
  declineRound,
  addConsultingNote,
  refuseConsulted,
})
