// Which rows somebody wants and how, as it is kept sealed until the file is opened.
import type { ExportedList, ExportFormat } from '@bidyard/contract/enums'
import type { Language } from '@bidyard/contract/errors'
import type { PersonalData } from '../../runtime/personal-data.ts'

export interface ListWish {
  readonly kind: 'list'
  readonly list: ExportedList
  readonly format: ExportFormat
  readonly query: unknown
  readonly language: Language
}

export interface ShopWish {
  readonly kind: 'shop'
  readonly language: Language
}

export type Wish = ListWish | ShopWish

/** The column does not say by its name that it is sealed. */
export const sealedWishes = { table: 'exports', column: 'wish' } as const

export const sealWish = (personal: PersonalData, wish: Wish): Uint8Array => personal.seal(JSON.stringify(wish))
export const openWish = (personal: PersonalData, sealed: Uint8Array): Wish => JSON.parse(personal.open(sealed)) as Wish
