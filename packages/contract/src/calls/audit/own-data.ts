// What is kept of a person, for that person alone, and what they ask of the office about it.
import { z } from 'zod'
import { call } from '../../call.ts'
import { dataRequestKind, dataRequestState } from '../../enums/work/own-data.ts'
import { field, get, list } from '../../list.ts'
import {
  dataRequestDecision, dataRequestDetailShape, dataRequestShape, dataRequestWish, ownDataPartShape, ownDataPartWish,
  ownDataShape,
} from '../../shapes/audit/own-data.ts'

const id = z.object({ id: z.uuid() })
/** What people ask about themselves is for those who attend to people. */
const parts = ['registration'] as const
const requests = { surface: 'office', path: '/data-requests', who: ['dealer', 'partner', 'staff'], parts } as const
const ofMember = { surface: 'office', method: 'POST', who: ['dealer', 'partner'], idempotency: 'required' } as const

export const ownDataCalls = {
  readOwnData: call({
    surface: 'office',
    method: 'POST',
    path: '/own-data',
    summary: 'Everything that is kept of whoever asks, and how long it stays; that one asked is written down',
    who: ['dealer', 'partner', 'staff'],
    answer: ownDataShape,
    idempotency: 'none',
    isOwn: true,
    perMinute: 6,
  }),
  readOwnDataPart: call({
    surface: 'office',
    method: 'POST',
    path: '/own-data/part',
    summary: 'One part of what is kept of whoever asks, page by page, where the whole does not hold all of it',
    who: ['dealer', 'partner', 'staff'],
    body: ownDataPartWish,
    answer: ownDataPartShape,
    idempotency: 'none',
    isOwn: true,
    perMinute: 60,
  }),
  submitDataRequest: call({
    ...ofMember,
    path: '/data-requests',
    summary: 'Asks the office to correct or to delete what is kept of oneself; one of each kind until it is decided',
    body: dataRequestWish,
    answer: dataRequestShape,
    errors: { DATA_REQUEST_IS_OPEN: [] },
  }),
  withdrawDataRequest: call({
    ...ofMember,
    path: '/data-requests/:id/withdraw',
    summary: 'Takes back an own request that is not decided yet',
    params: id,
    answer: dataRequestShape,
  }),
  listDataRequests: list({
    ...requests,
    summary: 'Requests about personal data; members see their own, whoever attends to people in the office all',
    item: dataRequestShape,
    fields: {
      kind: field.choice(dataRequestKind), state: field.choice(dataRequestState), memberId: field.id(),
      decideUntil: field.time(),
    },
    sort: ['decideUntil'],
    shows: 'member',
  }),
  getDataRequest: get({
    ...requests,
    summary: 'One request, with what stands against a deletion and what would stay of the member until when',
    item: dataRequestDetailShape,
  }),
  decideDataRequest: call({
    surface: 'office',
    method: 'POST',
    path: '/data-requests/:id/decide',
    summary: 'Grants a request, or refuses it with its legal ground; a deletion that is granted cannot be taken back',
    who: ['staff'],
    parts,
    params: id,
    body: dataRequestDecision,
    answer: dataRequestShape,
    idempotency: 'required',
    errors: {
      DATA_REQUEST_IS_OBSTRUCTED: ['0001.openTrade', '0002.openMoney', '0003.openSanction'],
      DATA_REQUEST_GROUND_UNFIT: [],
    },
  }),
}
