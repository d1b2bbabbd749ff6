// The areas of the product in their one order: an area may lean on earlier ones and reaches later ones by event.

export interface Area {
  readonly ko: string
  readonly en: string
  /** What belongs here, for whoever looks for something. */
  readonly holds: string
  /** Stays open to the people of a shop that may never bid again, until nothing is left for them to do. */
  readonly isForBarred?: boolean
}

export const areas = {
  reference: {
    ko: '기준정보', en: 'Reference data',
    holds: 'Common codes, configuration, metadata, car codes and the versions of the app.',
    isForBarred: true,
  },
  files: {
    ko: '첨부파일', en: 'Files', holds: 'Uploads, their policies, and the links that read them.', isForBarred: true,
  },
  identity: {
    ko: '인증', en: 'Identity', holds: 'Users, signing in and out, recovery, devices and the check of a person.',
    isForBarred: true,
  },
  shops: {
    ko: '상사', en: 'Shops',
    holds: 'Companies of the four kinds, shops, and the rates and drivers of transport companies.',
  },
  members: {
    ko: '회원', en: 'Members', holds: 'Members, their profiles, and registrations from submission to approval.',
  },
  partners: {
    ko: '제휴사', en: 'Partners', holds: 'Partner companies, their customers, and the way in from their apps.',
  },
  finance: {
    ko: '정산', en: 'Finance',
    holds: 'Deposits, subscriptions, virtual accounts, amounts due and the ledger behind them.',
    isForBarred: true,
  },
  violations: {
    ko: '위반', en: 'Violations', holds: 'Broken rules, the penalties that follow and their release.', isForBarred: true,
  },
  eligibility: {
    ko: '입찰자격', en: 'Eligibility', holds: 'Whether a dealer may bid now, and everything that stands in the way.',
    isForBarred: true,
  },
  cars: { ko: '차량', en: 'Cars', holds: 'Orders, cars, photos, registers, histories and car checks.' },
  yard: { ko: '입출고', en: 'Yard', holds: 'Transports and check-ins.' },
  auctions: { ko: '경매', en: 'Auctions', holds: 'Auctions, their search table, favourites and error reports.' },
  bidding: {
    ko: '입찰', en: 'Bidding', holds: 'Bids, bidders, awards and adjustments of the price.',
    // What was bid and won before goes on to its end; no new bid passes the verdict about the shop.
    isForBarred: true,
  },
  contracts: { ko: '계약', en: 'Contracts', holds: 'Contracts of the three kinds, step by step.', isForBarred: true },
  work: {
    ko: '할 일', en: 'Work', holds: 'What waits for whom: everybody’s deadlines, and the queue of the office.',
    isForBarred: true,
  },
  notices: {
    ko: '알림', en: 'Notices', holds: 'What is told to people, on which ways, and what they want to hear.',
    isForBarred: true,
  },
  prints: {
    ko: '인쇄', en: 'Prints', holds: 'Sheets, slips and statements as PDF, and the check of their numbers.',
    isForBarred: true,
  },
  audit: {
    ko: '기록', en: 'Records',
    holds: 'Who changed what and saw whose data, the monthly review of it, and what people ask about their own data.',
    isForBarred: true,
  },
  reports: { ko: '통계', en: 'Reports', holds: 'Numbers and statements drawn from everything before.' },
  exports: {
    ko: '내려받기', en: 'Exports', holds: 'Lists, numbers and everything of a shop as files.', isForBarred: true,
  },
  sandbox: { ko: '샌드박스', en: 'Sandbox', holds: 'Demo people and a movable clock, in local and develop only.' },
} as const satisfies Readonly<Record<string, Area>>

export type AreaName = keyof typeof areas
export const areaNames = Object.keys(areas) as [AreaName, ...AreaName[]]

const named: Readonly<Record<string, Area>> = areas

/** By the name of a call, which begins with its area. What stands in no list, as in tests, is open. */
export const isForBarred = (name: string, { isForBarred: itself }: { readonly isForBarred?: boolean }): boolean => {
  const area = name.split('.')[0] ?? ''
  return itself === true || !(area in named) || named[area]?.isForBarred === true
}
