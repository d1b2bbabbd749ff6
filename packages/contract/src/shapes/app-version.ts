// The shape of an app's versions on one platform.
import { z } from 'zod'
import { platform } from '../enums.ts'
import { limits } from '../limits.ts'
import { timeShape } from './labels.ts'
import { textOf } from './texts.ts'

/** Three numbers, such as 1.12.0. */
export const appVersion = z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/).max(14)

export const appVersionWish = z.strictObject({
  /** Older apps must be updated before they go on. */
  minimum: appVersion,
  latest: appVersion,
  storeUrl: z.url({ protocol: /^https$/ }).max(limits.url).nullable(),
  message: z.strictObject({ ko: textOf(1, limits.title), en: textOf(1, limits.title) }).nullable(),
})

export const appVersionShape = z.object({
  platform: platform.schema,
  ...appVersionWish.shape,
  /** Counts the changes; whoever changes it names the one they saw. */
  version: z.int().min(1).max(1_000_000_000),
  updatedAt: timeShape,
})
