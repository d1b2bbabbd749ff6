// Which rules of the configuration each screen follows.
import type { Rules } from '../../areas/reference/rules/rules-sheet.tsx'
import { type RulesPlace, rulesPlaceOf } from './rules-places.ts'

const contracts: readonly Rules[] = [
  { key: 'deadlines', sections: ['section.trade', 'section.payment', 'section.screening'] },
  { key: 'contractTradeScheduling' }, { key: 'contractTradeAdjustment' }, { key: 'contractScreening' },
]
const money: readonly Rules[] = [{ key: 'shop', sections: ['section.money'] }, { key: 'fees' }]
const market: readonly Rules[] = [
  { key: 'bidding' }, { key: 'fees', sections: ['section.feeScales'] },
  { key: 'shop', sections: ['section.openAwards'] },
]
const awards: readonly Rules[] = [
  { key: 'deadlines', sections: ['section.award'] }, { key: 'bidding', sections: ['section.counts'] },
]
const sanctions: readonly Rules[] = [{ key: 'sanctions' }]

const rulesAt: Readonly<Record<RulesPlace, readonly Rules[]>> = {
  auctions: market,
  screening: market,
  rooms: market,
  favorites: [{ key: 'shop', sections: ['section.saved'] }],
  bids: [...awards, { key: 'shop', sections: ['section.openAwards'] }],
  awards,
  contracts,
  finance: money,
  money,
  violations: sanctions,
  sanctions,
  cars: [
    { key: 'deadlines', sections: ['section.award', 'section.trade'] }, { key: 'fees', sections: ['section.storage'] },
  ],
  yard: [{ key: 'fees', sections: ['section.storage'] }],
  inbox: [{ key: 'deadlines' }],
}

/** None where a screen follows none. */
export const rulesOf = (pathname: string): readonly Rules[] => {
  const place = rulesPlaceOf(pathname)
  return place === undefined ? [] : rulesAt[place]
}
