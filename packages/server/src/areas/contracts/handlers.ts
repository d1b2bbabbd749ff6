// Every call of contracts and of the way to them, and the file that answers it.
import { getContract, listContracts } from './contracts/reads.ts'
import type { ContractParts } from './contract-parts.ts'
import { decisionHandlers } from './decisions/decision-calls.ts'
import { cancelContract } from './ending/cancel-contract.ts'
import { openingHandlers } from './opening/open-calls.ts'
import { addConsultingNote, refuseConsulted } from './trade-process/consulting-acts.ts'
import {
  cancelCurrent, declineRound, expireSaleRequest, getSellerTradeProcess, requestSale, revertSaleRequest,
} from './trade-process/seller-acts.ts'

export const contractsHandlers = (parts: ContractParts) => ({
  listContracts,
  getContract: getContract(parts),
  ...openingHandlers(parts),
  cancelContract: cancelContract(parts),
  ...decisionHandlers(parts),
  getSellerTradeProcess,
  requestSale,
  revertSaleRequest,
  cancelCurrent,
  expireSaleRequest,
  declineRound,
  addConsultingNote,
  refuseConsulted,
})
