// The pages of a check in the order in which one walks around a car, and what each of them still lacks.
import type { CarPhotoView } from '@bidyard/contract/enums/car-facts'
import { type CheckPart, missingParts } from '@bidyard/contract/shapes/cars/check-record'
import { missingViews } from '@bidyard/contract/shapes/cars/photo-views'
import type { Given } from '../../../../ui/table/order.ts'
import type { Work } from './work.ts'

export const checkPages = ['body', 'wheels', 'engine', 'cabin', 'facts', 'photos', 'finish'] as const
export type CheckPage = (typeof checkPages)[number]

export const readCheckPage = (given: Given): { readonly part?: CheckPage } => {
  const part = checkPages.find((page) => page === given['part'])
  return part === undefined || part === 'body' ? {} : { part }
}

const partsOn: Readonly<Record<CheckPage, readonly CheckPart[]>> = {
  body: ['damages'],
  wheels: ['wheels'],
  engine: ['leaks', 'items'],
  cabin: ['odometer', 'lamps', 'smells', 'keys'],
  facts: ['options', 'sunroof', 'seatColor', 'vinMarking', 'tuning', 'recall', 'isRepainted'],
  photos: [],
  finish: [],
}

export const pageOf = (part: CheckPart): CheckPage =>
  checkPages.find((page) => partsOn[page].includes(part)) ?? 'finish'

/** Each once, however much of it is missing. */
export const missingNow = ({ record, kept }: Pick<Work, 'record' | 'kept'>): CheckPart[] =>
  [...new Set(missingParts(record, kept.check.source))]

/** `seen` are the views that are photographed; null while nobody knows. */
export const missingOn = (work: Work, page: CheckPage, seen: readonly CarPhotoView[] | null): number => {
  if (page === 'photos') return seen === null ? 0 : missingViews(seen.map((view) => ({ view }))).length
  return missingNow(work).filter((part) => partsOn[page].includes(part)).length
}
