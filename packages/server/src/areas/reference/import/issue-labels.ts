// What a shape finds wrong, as labels in both languages with the place in front.
import type { Label } from '@bidyard/contract/enumeration'
import type { z } from 'zod'
import { issuesOf } from '../../../runtime/issues.ts'

export const issueLabels = (error: z.ZodError): Label[] => {
  const english = issuesOf('', error, 'en')
  return issuesOf('', error, 'ko').map(({ path, message }, at) => {
    const place = path.slice(1)
    const front = place === '' ? '' : `${place}: `
    return { ko: front + message, en: front + (english[at]?.message ?? message) }
  })
}
