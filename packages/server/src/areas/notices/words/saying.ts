// What a notice says: the facts it needs, where it leads, and its words in Korean and in English.
import { z } from 'zod'
import type { Language } from '@bidyard/contract/error'
import { limits } from '@bidyard/contract/limits'
import { dayText, momentText } from '../../../runtime/seoul.ts'

interface Spoken {
  readonly title: string
  /** Whole sentences, which stand alone on a screen and between greeting and address in a mail. */
  readonly lines: readonly string[]
}

export interface Said {
  /** Whom it addresses. */
  readonly name: string
  /** Null: there is nothing to be looked at. */
  readonly path: string | null
  readonly ko: Spoken
  readonly en: Spoken
}

/** What a phone shows of it. */
export interface OnPhone {
  /** Approved word by word before it is used: messages differ in their `#{values}` alone. */
  readonly template: string
  /** From rows as well, with the way in. */
  readonly fill: (facts: unknown, link: string) => string
  readonly title: string
}

export interface Saying<Facts> {
  readonly shape: z.ZodType<Facts>
  /** From rows, which hold what was known when it was told. */
  readonly say: (facts: unknown) => Said
  readonly onPhone: OnPhone | undefined
}

export interface Addressed {
  readonly name: string
}

interface Words<Facts> {
  readonly title: string | ((facts: Facts) => string)
  readonly lines: (facts: Facts) => readonly string[]
}

/** In Korean alone: that is what templates are approved in. */
interface PhoneWords<Facts> {
  readonly title: string
  readonly lines: readonly string[]
  readonly values: (facts: Facts) => Readonly<Record<string, string>>
}

interface Sayings<Facts> {
  readonly path: string | null | ((facts: Facts) => string)
  readonly phone?: PhoneWords<Facts>
  readonly ko: Words<Facts>
  readonly en: Words<Facts>
}

const linkName = '링크'

const onPhone = <Facts>(shape: z.ZodType<Facts>, { title, lines, values }: PhoneWords<Facts>): OnPhone => {
  const template = [`[Bidyard] ${title}`, '', ...lines, '', `자세히 보기: #{${linkName}}`].join('\n')
  return {
    template, title,
    fill: (given, link) => {
      const known = new Map(Object.entries({ ...values(shape.parse(given)), [linkName]: link }))
      return template.replace(/#\{([^#{}]+)\}/g, (_, name: string) => {
        const value = known.get(name)
        if (value === undefined) throw new Error(`a template wants ${name}, and nobody says it`)
        return value
      })
    },
  }
}

export const saying = <Facts extends Addressed>(
  shape: z.ZodType<Facts>, { path, phone, ko, en }: Sayings<Facts>,
): Saying<Facts> => ({
  shape,
  onPhone: phone && onPhone(shape, phone),
  say: (given) => {
    const facts = shape.parse(given)
    const spoken = ({ title, lines }: Words<Facts>): Spoken =>
      ({ title: typeof title === 'string' ? title : title(facts), lines: lines(facts) })
    return { name: facts.name, path: typeof path === 'function' ? path(facts) : path, ko: spoken(ko), en: spoken(en) }
  },
})

export const person = { name: z.string().max(limits.name) }
export const ofShop = { ...person, shopName: z.string().max(limits.name) }
/** Of whoever sells it. */
export const ofCar = { orderId: z.uuid(), carNumber: z.string().max(limits.code) }
/** The maker and the model with a space between. */
export const carName = z.string().max(limits.title * 2 + 1)
/** Of a listing, and of what becomes of it. */
export const ofSale = { ...person, ...ofCar, carName, auctionNo: z.string().max(limits.code) }
export const toCar = ({ orderId }: { readonly orderId: string }): string => `/cars/${orderId}`

export const won = (amount: number): string => amount.toLocaleString('ko-KR')

export const timeIn = (language: Language, moment: string): string => momentText(new Date(moment), language)

export const dayIn = (language: Language, moment: string): string => dayText(new Date(moment), language)
