// Reports: numbers of a period beside those of the one before, for the office, for dealers and for partners.
import { call } from '../call.ts'
import { feesReplayShape, feesReplayWish, sanctionsReplayShape, sanctionsReplayWish } from '../shapes/reports/replay.ts'
import {
  dealerNumbersShape, officeNumbersShape, partnerNumbersShape, periodQuery,
} from '../shapes/reports/numbers.ts'

const replay = {
  surface: 'office', method: 'POST', who: ['staff'], idempotency: 'none', perMinute: 20, isLook: true,
} as const

export const reportsCalls = {
  getOfficeNumbers: call({
    surface: 'office',
    method: 'GET',
    path: '/numbers',
    summary: 'How the house does: volume, prices, times, disputes, sanctions and money, counted day by day',
    who: ['staff'],
    query: periodQuery,
    answer: officeNumbersShape,
  }),
  getDealerNumbers: call({
    method: 'GET',
    path: '/context/shop-member/numbers',
    summary: 'How the own shop does: bids that won, by kind, price and maker, and what was spent; nothing of others',
    who: ['dealer'],
    query: periodQuery,
    answer: dealerNumbersShape,
  }),
  getPartnerNumbers: call({
    method: 'GET',
    path: '/context/partner-member/numbers',
    summary: 'How far the cars have come that a partner’s people and customers offered in a period',
    who: ['partner'],
    query: periodQuery,
    answer: partnerNumbersShape,
  }),
  replaySanctions: call({
    ...replay,
    path: '/replays/sanctions',
    summary: 'What violations of a period would bring by a draft of the sanctions; nothing is written',
    body: sanctionsReplayWish,
    answer: sanctionsReplayShape,
  }),
  replayFees: call({
    ...replay,
    path: '/replays/fees',
    summary: 'What awards of a period would cost by a draft of the fees; nothing is written',
    body: feesReplayWish,
    answer: feesReplayShape,
  }),
}
