// What SOLAPI answers, read as far as it is used.
import { z } from 'zod'

const short = z.string().max(500)
const count = z.int().min(0)

export const groupShape = z.object({
  groupId: z.string().min(1).max(100),
  status: short,
  count: z.object({ registeredSuccess: count }),
})

export const addedShape = z.object({
  resultList: z.array(z.object({ statusCode: short, statusMessage: short.nullish() })).min(1),
})

export const messagesShape = z.object({
  messageList: z.record(short, z.object({
    statusCode: short.nullish(),
    reason: short.nullish(),
    type: short.nullish(),
    replacement: z.union([z.boolean(), z.number()]).nullish(),
  })),
})

export const faultShape = z.object({ errorCode: short, errorMessage: z.string().max(2_000) })
