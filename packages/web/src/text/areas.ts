// Every area's texts, each language in a file of its own that is loaded when a screen of the area opens.
import type { Language } from './language.ts'
import type { Say, Words } from './text-of.ts'

const load = {
  shell: { ko: () => import('./shell/ko.ts'), en: () => import('./shell/en.ts') },
  ui: { ko: () => import('./ui/ko.ts'), en: () => import('./ui/en.ts') },
  failure: { ko: () => import('./failure/ko.ts'), en: () => import('./failure/en.ts') },
  identity: { ko: () => import('./identity/ko.ts'), en: () => import('./identity/en.ts') },
  launch: { ko: () => import('./launch/ko.ts'), en: () => import('./launch/en.ts') },
  shops: { ko: () => import('./shops/ko.ts'), en: () => import('./shops/en.ts') },
  partners: { ko: () => import('./partners/ko.ts'), en: () => import('./partners/en.ts') },
  members: { ko: () => import('./members/ko.ts'), en: () => import('./members/en.ts') },
  finance: { ko: () => import('./finance/ko.ts'), en: () => import('./finance/en.ts') },
  violations: { ko: () => import('./violations/ko.ts'), en: () => import('./violations/en.ts') },
  sandbox: { ko: () => import('./sandbox/ko.ts'), en: () => import('./sandbox/en.ts') },
  bank: { ko: () => import('./bank/ko.ts'), en: () => import('./bank/en.ts') },
  configuration: { ko: () => import('./configuration/ko.ts'), en: () => import('./configuration/en.ts') },
  reference: { ko: () => import('./reference/ko.ts'), en: () => import('./reference/en.ts') },
  people: { ko: () => import('./people/ko.ts'), en: () => import('./people/en.ts') },
  sanctions: { ko: () => import('./sanctions/ko.ts'), en: () => import('./sanctions/en.ts') },
  money: { ko: () => import('./money/ko.ts'), en: () => import('./money/en.ts') },
  checks: { ko: () => import('./checks/ko.ts'), en: () => import('./checks/en.ts') },
  market: { ko: () => import('./market/ko.ts'), en: () => import('./market/en.ts') },
  carPage: { ko: () => import('./car-page/ko.ts'), en: () => import('./car-page/en.ts') },
  bidding: { ko: () => import('./bidding/ko.ts'), en: () => import('./bidding/en.ts') },
  corrected: { ko: () => import('./corrected/ko.ts'), en: () => import('./corrected/en.ts') },
  choosing: { ko: () => import('./choosing/ko.ts'), en: () => import('./choosing/en.ts') },
  contracts: { ko: () => import('./contracts/ko.ts'), en: () => import('./contracts/en.ts') },
  contractDesk: { ko: () => import('./contract-desk/ko.ts'), en: () => import('./contract-desk/en.ts') },
  payouts: { ko: () => import('./payouts/ko.ts'), en: () => import('./payouts/en.ts') },
  turns: { ko: () => import('./turns/ko.ts'), en: () => import('./turns/en.ts') },
  awards: { ko: () => import('./awards/ko.ts'), en: () => import('./awards/en.ts') },
  selling: { ko: () => import('./selling/ko.ts'), en: () => import('./selling/en.ts') },
  yard: { ko: () => import('./yard/ko.ts'), en: () => import('./yard/en.ts') },
  carOffice: { ko: () => import('./car-office/ko.ts'), en: () => import('./car-office/en.ts') },
  marketOffice: { ko: () => import('./market-office/ko.ts'), en: () => import('./market-office/en.ts') },
  inbox: { ko: () => import('./inbox/ko.ts'), en: () => import('./inbox/en.ts') },
  work: { ko: () => import('./work/ko.ts'), en: () => import('./work/en.ts') },
  notices: { ko: () => import('./notices/ko.ts'), en: () => import('./notices/en.ts') },
  numbers: { ko: () => import('./numbers/ko.ts'), en: () => import('./numbers/en.ts') },
  exports: { ko: () => import('./exports/ko.ts'), en: () => import('./exports/en.ts') },
  damageMap: { ko: () => import('./damage-map/ko.ts'), en: () => import('./damage-map/en.ts') },
  gallery: { ko: () => import('./gallery/ko.ts'), en: () => import('./gallery/en.ts') },
} as const satisfies Record<string, Record<Language, () => Promise<{ readonly text: Words }>>>

export type TextArea = keyof typeof load
export type TextOfArea<Area extends TextArea> = Awaited<ReturnType<(typeof load)[Area]['ko']>>['text']
export type SayOf<Area extends TextArea> = Say<TextOfArea<Area>>

export const loadWords = async (area: TextArea, language: Language): Promise<Words> =>
  (await load[area][language]()).text
