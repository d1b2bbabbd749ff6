// Reports: numbers of a period beside those of the one before, for whoever runs the house.
import { call } from '../call.ts'
import { officeNumbersShape, periodQuery } from '../shapes/reports/numbers.ts'

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
}
