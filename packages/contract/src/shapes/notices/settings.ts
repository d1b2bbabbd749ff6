// How somebody wishes to be told: for each group and way at once, daily or never, the quiet hours, and the daily mail.
import { z } from 'zod'
import { type ChoosableGroup, isWithin } from './choosable.ts'
import { versionShape } from '../companies.ts'
import { timeOfDay } from '../configuration/amounts.ts'

const choice = z.strictObject({
  app: z.enum(['atOnce', 'never']),
  /** Daily: once a day, together. */
  mail: z.enum(['atOnce', 'daily', 'never']),
  /** To the browsers in which one asked for it. */
  push: z.enum(['atOnce', 'never']),
  /** By KakaoTalk, or as a text. */
  phone: z.enum(['atOnce', 'never']),
})
export type NoticeChoice = z.output<typeof choice>

export const noticeChoices = z.strictObject({
  money: choice, bids: choice, contracts: choice, selling: choice, searches: choice, office: choice,
} satisfies Record<ChoosableGroup, typeof choice>)
export type NoticeChoices = z.output<typeof noticeChoices>

const quietHours = z.strictObject({ from: timeOfDay, until: timeOfDay })
  .meta({ examples: [{ from: '22:00', until: '07:00' }] })
const digestAt = timeOfDay.meta({ examples: ['08:00'] })

export const noticeWish = z.strictObject({
  choices: noticeChoices,
  /** Seoul's time. Nothing leaves the application in them: mails wait for the daily one, phones for their end. */
  quiet: quietHours.refine(({ from, until }) => from !== until)
    .meta({ examples: [{ from: '22:00', until: '07:00' }] }).nullable(),
  digestAt,
  seenVersion: versionShape.nullable(),
}).refine(({ quiet, digestAt: at }) => quiet === null || !isWithin(quiet, at), { path: ['digestAt'] })

const keptSettings = z.object({
  choices: noticeChoices,
  quiet: quietHours.nullable(),
  digestAt,
  /** Null before anything was chosen. */
  version: versionShape.nullable(),
})
export type NoticeSettings = z.output<typeof keptSettings>

export const noticeSettingsShape = keptSettings.extend({
  /** Whether the house has anybody who carries messages to phones. */
  isPhoneCarried: z.boolean(),
}).meta({ id: 'NoticeSettings' })

/** Of groups that are nobody's choice, and of everybody who chose nothing. */
export const alwaysTold = { app: 'atOnce', mail: 'atOnce', push: 'atOnce', phone: 'atOnce' } as const
export const defaultNoticeSettings: NoticeSettings = {
  choices: {
    money: alwaysTold, bids: alwaysTold, contracts: alwaysTold, selling: alwaysTold, searches: alwaysTold,
    office: alwaysTold,
  },
  quiet: null, digestAt: '08:00', version: null,
}
