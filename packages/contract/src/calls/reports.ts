// Reports: numbers of a period beside those of the one before, for the office, for dealers and for partners.
import { call } from '../call.ts'
import {
  dealerNumbersShape, officeNumbersShape, partnerNumbersShape, periodQuery,
} from '../shapes/reports/numbers.ts'

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
}
