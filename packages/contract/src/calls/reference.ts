// Reference data: common codes, configuration, metadata, app versions and car codes.
import { z } from 'zod'
import { call } from '../call.ts'
import { limits } from '../limits.ts'

const label = z.object({ ko: z.string().max(limits.title), en: z.string().max(limits.title) })

export const commonCodeShape = z.object({
  code: z.string().max(limits.code),
  items: z.array(z.object({ value: z.string().max(limits.code), label })).max(limits.filterIn),
})

export const referenceCalls = {
  listCommonCodes: call({
    method: 'GET',
    path: '/common-codes',
    summary: 'All enumerations with their labels',
    who: 'anyone',
    answer: z.object({ items: z.array(commonCodeShape).max(limits.filterIn) }),
  }),
}
