// The shape of a word in Korean and in English.
import { z } from 'zod'
import { limits } from '../limits.ts'

export const labelShape = z.object({
  ko: z.string().min(1).max(limits.title), en: z.string().min(1).max(limits.title),
}).meta({ id: 'Label' })

export const timeShape = z.iso.datetime({ offset: true }).max(limits.timeText)

/** Who did it: a member by name, or the machine that acted without one. */
export const authorShape = z.object({
  memberId: z.uuid().nullable(),
  name: z.string().max(limits.name).nullable(),
  actor: z.string().max(limits.code),
}).meta({ id: 'Author' })
