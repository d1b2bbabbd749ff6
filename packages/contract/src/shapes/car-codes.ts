// The shape of the car codes: five levels from the maker down to the detailed grade.
import { z } from 'zod'
import { type CarCodeLevel, carCodeLevel, type Fuel, fuel, type Origin, origin } from '../enums.ts'
import { limits } from '../limits.ts'
import { modelYearMin } from './cars/numbers/bounds.ts'
import { labelShape, timeShape } from './labels.ts'

export const carCodeBounds = {
  /** More children than this under one parent is a mistake in the file, and no list that anybody could read. */
  children: 1_000,
  yearMin: modelYearMin,
  yearMax: 2100,
} as const

export const carCode = z.string().min(1).max(limits.code).regex(/^[\p{L}\p{N}][\p{L}\p{N}._:-]*$/u)
const year = z.int().min(carCodeBounds.yearMin).max(carCodeBounds.yearMax)

const facts = {
  level: carCodeLevel.schema,
  code: carCode,
  parent: carCode.nullable(),
  name: labelShape,
  /** Makers only. */
  origin: origin.schema.nullable(),
  /** Detailed models: the first and the last year of building; without an end it is still built. */
  fromYear: year.nullable(),
  toYear: year.nullable(),
  /** Grades, where the name tells it. */
  fuel: fuel.schema.nullable(),
}

export const carCodeShape = z.object({ ...facts, childCount: z.int().min(0).max(carCodeBounds.children) })
export type CarCode = z.output<typeof carCodeShape>

export const carCodeRowShape = z.object({
  id: z.uuid(),
  ...facts,
  /** All names from the maker down. */
  path: z.string().max(1_000),
  isActive: z.boolean(),
  createdAt: timeShape,
  updatedAt: timeShape,
})

/** One row as an import takes it; what a level does not have is left out. */
export interface CarCodeInput {
  readonly level: CarCodeLevel
  readonly code: string
  readonly parent?: string
  readonly nameKo: string
  readonly nameEn: string
  readonly origin?: Origin
  readonly fromYear?: number
  readonly toYear?: number
  readonly fuel?: Fuel
}
