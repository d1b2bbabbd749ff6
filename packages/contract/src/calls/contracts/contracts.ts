// Contracts: lists, one of them, how the office opens one for a bidder, and how it ends one.
import { z } from 'zod'
import { call } from '../../call.ts'
import {
  contractAttention, contractCancelCause, contractCancelType, contractKind, contractStep, dutyParty, roundNext,
  screeningState,
} from '../../enums/contracts.ts'
import { field, get, list } from '../../list.ts'
import { versionShape } from '../../shapes/companies.ts'
import { contractRowShape, contractShape } from '../../shapes/contracts/contracts.ts'
import { reasonShape } from '../../shapes/texts.ts'
import { plateField } from '../cars/facts.ts'

const contracts = { path: '/contracts', who: ['dealer', 'seller', 'partner', 'staff'] } as const
const opening = {
  method: 'POST', who: ['staff'], parts: ['screening'], answer: contractShape, idempotency: 'required',
} as const
const candidate = { auctionId: z.uuid(), bidderId: z.uuid() } as const
const openingErrors = {
  INVALID_CONTRACT: ['0001.INVALID_CONTRACT_STATE', '0002.INVALID_CONTRACT_TYPE'], INVALID_INPUT: [],
} as const

export const contractCalls = {
  listContracts: list({
    ...contracts,
    summary: 'Contracts; dealers see those of their shop, sellers and partners those of their cars',
    item: contractRowShape,
    fields: {
      orderId: field.id(), auctionId: field.id(), biddingId: field.id(),
      memberId: field.only(['dealer', 'staff'], field.id()),
      state: field.choice(contractStep), kind: field.choice(contractKind), contractNo: field.text(),
      carNumber: plateField, bidderId: field.id(), shopId: field.only(['dealer', 'staff'], field.id()),
      cancelCause: field.choice(contractCancelCause), requestedAt: field.time(), awardedAt: field.time(),
      cancelledAt: field.time(), doneAt: field.time(), screeningState: field.choice(screeningState),
      /** Of a contract that the office finished though its papers never came, which counts as approved. */
      withoutPapersAt: field.only(['staff'], field.time()),
      attention: field.only(['staff'], field.choice(contractAttention)),
      /** Until when the step that it stands at has to be done. */
      dueAt: field.time(),
      /** Whose turn it is. */
      whose: field.choice(dutyParty),
    },
    sort: ['dueAt', 'awardedAt'],
  }),
  getContract: get({ ...contracts, summary: 'One contract with its decisions and its history', item: contractShape }),

  openContract: call({
    ...opening,
    path: '/contracts',
    summary: 'Opens a contract for a bidder, of the kind that was agreed on; the seller decides first',
    body: z.strictObject({ ...candidate, kind: contractKind.schema }),
    errors: openingErrors,
  }),
  openSelfContract: call({
    ...opening,
    path: '/contracts/self',
    summary: 'Opens a self contract for a bidder; the seller decides first',
    body: z.strictObject(candidate),
    errors: openingErrors,
  }),
  openProContract: call({
    ...opening,
    path: '/contracts/pro',
    summary: 'Opens a pro contract for a bidder; the seller decides first',
    body: z.strictObject(candidate),
    errors: openingErrors,
  }),
  openPrimeContract: call({
    ...opening,
    path: '/contracts/prime',
    summary: 'Awards a prime car below its reserve, for which the seller’s consent is noted; the bid binds',
    body: z.strictObject({ ...candidate, consentNote: reasonShape }),
    errors: openingErrors,
  }),

  cancelContract: call({
    surface: 'office',
    method: 'POST',
    path: '/contracts/:id/cancel',
    summary: 'Ends a contract, and says what comes next for the car',
    who: ['staff'],
    parts: ['screening'],
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({
      seenVersion: versionShape, type: contractCancelType.schema, next: roundNext.schema, reason: reasonShape,
    }),
    answer: contractShape,
    errors: { INVALID_CONTRACT: ['0001.INVALID_CONTRACT_STATE'], INVALID_INPUT: [] },
    idempotency: 'required',
  }),
}
