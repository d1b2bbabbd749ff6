// The shape of a word in Korean and in English.
import { z } from 'zod'
import { limits } from '../limits.ts'

export const labelShape = z.object({
  ko: z.string().min(1).max(limits.title), en: z.string().min(1).max(limits.title),
}).meta({ id: 'Label' })

/**
 * The database knows no clock that is further than this from Greenwich, and neither does the earth; nor does it know a
 * year 0, or can a year 9999 be told in another place's time.
 */
const isOnEarth = (time: string): boolean => !/^(?:0|9999)|[+-](?:1[6-9]|2\d):\d\d$/.test(time)
export const timeShape = z.iso.datetime({ offset: true }).max(limits.timeText).refine(isOnEarth)

/** Who did it: a member by name, or the machine that acted without one. */
export const authorShape = z.object({
  memberId: z.uuid().nullable(),
  name: z.string().max(limits.name).nullable(),
  actor: z.string().max(limits.code),
}).meta({ id: 'Author' })
