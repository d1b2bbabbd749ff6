// What comes later than this before an end leaves nobody time to answer it.
import { limits } from '@bidyard/contract/limits'

export const noticeMs = limits.noticeHours * 3_600_000
