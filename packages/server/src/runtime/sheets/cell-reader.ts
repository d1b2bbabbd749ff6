// Reads the cells of one row as people write them, and collects everything that is wrong, each with its column.
import type { Enumeration, Label } from '@bidyard/contract/enumeration'
import type { z } from 'zod'
import { unguarded } from '../csv/csv-rules.ts'
import { fromSeoul } from '../seoul.ts'

/** What each column is called; a heading may be its key or either of its names. */
export type NamedColumns<Key extends string> = Readonly<Record<Key, Label>>

const yes = ['예', 'y', 'yes', 'o', 'true', '1']
const no = ['아니오', '아니요', 'n', 'no', 'x', 'false', '0']
const dayMs = 86_400_000
/** Day nought of Excel, which takes 1900 for a leap year. */
const nought = Date.UTC(1899, 11, 30)

const dashed = /^(\d{4})([-./])\s?(\d{1,2})\2\s?(\d{1,2})\.?$/
const close = /^(\d{4})()(\d{2})(\d{2})$/
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/

/** What clocks in Seoul show, as UTC fields: `2026-01-31`, `2026. 1. 31. 14:00`, `20260131`. */
const shownOf = (text: string): Date | undefined => {
  const timed = /[T\s](\d+:[\d:]+)$/.exec(text)
  const [words, time = '0:00'] = timed === null ? [text] : [text.slice(0, timed.index).trimEnd(), timed[1]]
  const [, year = '', , month = '', day = ''] = dashed.exec(words) ?? close.exec(words) ?? []
  const [, hour = '', minute = '', second = '00'] = clock.exec(time) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${hour.padStart(2, '0')}:${minute}:${second}`
  const shown = new Date(`${iso}Z`)
  // What no calendar and no clock shows would be carried over into another day.
  return !Number.isNaN(shown.getTime()) && shown.toISOString().startsWith(iso) ? shown : undefined
}

/** Excel's count of days, of five digits since 1927: with fewer it may as well be a year. */
const shownOfSerial = (text: string): Date | undefined =>
  (/^\d{5}(\.\d+)?$/.test(text) ? new Date(Math.round((nought + Number(text) * dayMs) / 1_000) * 1_000) : undefined)

/** Year, month and day of 2001 to 2009 that lost their first zero; one in thirty of Excel's days looks like it. */
const shortened = /^[1-9](?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/
const knownUnits = /(?:km|㎞|개|ea|건|년|년식|원)$/i
const plain = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '')

export class CellReader<Key extends string> {
  /** What is wrong, and where. */
  readonly told: { readonly key: Key; readonly message: Label }[] = []
  readonly #cells: Readonly<Record<string, unknown>>
  readonly #named: NamedColumns<Key>
  readonly #isOfBook: boolean

  /** Only a workbook counts days: elsewhere such a number is none. */
  constructor(cells: Readonly<Record<string, unknown>>, named: NamedColumns<Key>, isOfBook = false) {
    this.#cells = cells
    this.#named = named
    this.#isOfBook = isOfBook
  }

  text(key: Key): string | null {
    const cell = this.#cells[key]
    if (cell === undefined || cell === null) return null
    // Half a letter, as a file may write it, is no text that a database keeps.
    const whole = (typeof cell === 'string' ? cell : JSON.stringify(cell)).toWellFormed()
    const text = unguarded(whole.normalize('NFC').trim())
    return text === '' ? null : text
  }

  fault(key: Key, ko: string, en: string): null {
    this.told.push({ key, message: { ko, en } })
    return null
  }

  /** What is wrong, with the name of its column in front. */
  get faults(): readonly Label[] {
    return this.told.map(({ key, message }) =>
      ({ ko: `${this.#named[key].ko}: ${message.ko}`, en: `${key}: ${message.en}` }))
  }

  /** Says that it is missing, but for what was there and could not be read: that has been said. */
  needed<Value>(key: Key, value: Value | null): Value | null {
    if (value === null && this.text(key) === null) this.fault(key, '비어 있습니다.', 'This is needed.')
    return value
  }

  shaped<Shape extends z.ZodType>(key: Key, shape: Shape, ko: string, en: string): z.output<Shape> | null {
    const text = this.text(key)
    if (text === null) return null
    const read = shape.safeParse(text)
    return read.success ? read.data : this.fault(key, ko, en)
  }

  line(key: Key, shape: z.ZodType<string>): string | null {
    return this.shaped(key, shape, '한 줄로 짧게 적어 주세요.', 'Write one short line.')
  }

  /** `spelled` knows how else people write its values. */
  choice<Value extends string>(
    key: Key, of: Enumeration<string, Value>, spelled?: (text: string) => Value | undefined,
  ): Value | null {
    const text = this.text(key)
    if (text === null) return null
    const found = spelled?.(text) ?? of.values.find((value) =>
      [value, of.labels[value].ko, of.labels[value].en].some((word) => plain(word) === plain(text)))
    if (found !== undefined) return found
    const words = of.values.map((value) => of.labels[value].ko).join(', ')
    return this.fault(key, `${words} 중 하나로 적어 주세요.`, `Write one of ${of.values.join(', ')}.`)
  }

  flag(key: Key): boolean | null {
    const text = this.text(key)?.toLowerCase()
    if (text === undefined) return null
    if (yes.includes(text) || no.includes(text)) return yes.includes(text)
    return this.fault(key, '예 또는 아니요로 적어 주세요.', 'Write yes or no.')
  }

  /** `1,234`, `1,234km`: what stands behind the digits is dropped where it is known. */
  whole(key: Key, min: number, max: number, units = knownUnits): number | null {
    const text = this.text(key)?.replaceAll(/[\s,]/g, '').replace(units, '')
    if (text === undefined) return null
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    return value >= min && value <= max
      ? value
      : this.fault(key, `${min.toLocaleString('ko-KR')}부터 ${max.toLocaleString('ko-KR')}까지의 수로 적어 주세요.`,
        `Write a number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}.`)
  }

  /** A day in Seoul, as `2026-01-31`. What a workbook made of 030315 is no day that it counts. */
  day(key: Key): string | null {
    if (this.#isOfBook && shortened.test(this.text(key) ?? '')) return this.#unreadable(key)
    return this.#moment(key)?.toISOString().slice(0, 10) ?? null
  }

  /** Without a time of day it is the midnight at which the day begins. */
  moment(key: Key): Date | null {
    const shown = this.#moment(key)
    return shown === null ? null : fromSeoul(shown.getTime())
  }

  #moment(key: Key): Date | null {
    const text = this.text(key)
    if (text === null) return null
    return shownOf(text) ?? (this.#isOfBook ? shownOfSerial(text) : undefined)
      ?? this.#unreadable(key)
  }

  #unreadable(key: Key): null {
    return this.fault(key, '2026-01-31 또는 2026-01-31 14:00처럼 적어 주세요.', 'Write 2026-01-31 or 2026-01-31 14:00.')
  }
}
