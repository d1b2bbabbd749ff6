// What people are told: their own notices, grouped by kind and thing, how many are unread, and reading them.
import { z } from 'zod'
import { call } from '../call.ts'
import { mailFailure, noticeGroup, noticeKind } from '../enums/notices.ts'
import { limits } from '../limits.ts'
import { field, list } from '../list.ts'
import { timeShape } from '../shapes/labels.ts'
import { noticeSettingsShape, noticeWish } from '../shapes/notices/settings.ts'

const own = { surface: 'office', path: '/notices', who: ['dealer', 'seller', 'partner', 'staff'], isOwn: true } as const
const both = (max: number) => z.object({ ko: z.string().min(1).max(max), en: z.string().min(1).max(max) })
const count = z.int().min(0).max(limits.noticesCounted)

export const noticeShape = z.object({
  id: z.uuid(),
  kind: noticeKind.schema,
  group: noticeGroup.schema,
  /** Of the newest; further ones of the same kind about the same thing are only counted. */
  title: both(limits.title),
  text: both(limits.noticeText),
  /** Where in the web the thing is. */
  path: z.string().max(limits.url),
  toldCount: count,
  unreadCount: count,
  toldAt: timeShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'Notice' })

const undelivered = { surface: 'office', path: '/undelivered-mails', who: ['staff'] } as const
export const undeliveredMailShape = z.object({
  id: z.uuid(),
  subject: z.string().max(limits.title * 2),
  /** As far as one must see it to know it again. */
  recipient: z.string().max(limits.email),
  failure: mailFailure.schema,
  /** What the other side said, or why nobody knows. */
  said: z.string().max(1_000).nullable(),
  failedAt: timeShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'UndeliveredMail' })

const undeliveredPhone = { surface: 'office', path: '/undelivered-phone-messages', who: ['staff'] } as const
export const undeliveredPhoneMessageShape = z.object({
  id: z.uuid(),
  kind: noticeKind.schema,
  title: both(limits.title),
  /** As far as one must see it to know it again. */
  recipient: z.string().max(limits.digitsText).meta({ examples: ['010-****-5678'] }),
  failure: mailFailure.schema,
  /** What the carrier said, or why nobody knows. */
  said: z.string().max(1_000).nullable(),
  failedAt: timeShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'UndeliveredPhoneMessage' })

const push = { surface: 'office', method: 'POST', who: ['dealer', 'partner', 'staff'], isOwn: true } as const
const endpoint = z.string().min(10).max(1_000).meta({ examples: ['https://fcm.googleapis.com/fcm/send/a1b2'] })
/** Base64url of exactly so many bytes. */
const bytes = (size: number) => {
  const length = Math.ceil(size * 4 / 3)
  return z.string().length(length).regex(/^[\w-]+$/).meta({ examples: ['B'.repeat(length)] })
}

const unread = z.object({ unread: count })

export const noticesCalls = {
  listNotices: list({
    ...own,
    summary: 'The own notices, one row for each kind and thing',
    item: noticeShape,
    fields: {
      kind: field.choice(noticeKind), group: field.choice(noticeGroup), unreadCount: field.number(),
      toldAt: field.time(),
    },
    sort: ['toldAt'],
  }),
  countUnreadNotices: call({
    ...own,
    method: 'GET',
    path: '/notices/unread',
    summary: 'How many of the own notices are unread',
    answer: unread,
  }),
  readNotice: call({
    ...own,
    method: 'POST',
    path: '/notices/:id/read',
    summary: 'Notes that a notice was read, as far as it had been counted then',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ seenCount: z.int().min(1).max(limits.noticesCounted) }),
    answer: noticeShape,
  }),
  readAllNotices: call({
    ...own,
    method: 'POST',
    path: '/notices/read',
    summary: 'Notes that everything told until a moment was read',
    body: z.strictObject({ until: timeShape }),
    answer: unread,
  }),
  getNoticeSettings: call({
    ...own,
    method: 'GET',
    path: '/notices/settings',
    summary: 'How one wishes to be told',
    answer: noticeSettingsShape,
  }),
  changeNoticeSettings: call({
    ...own,
    method: 'PUT',
    path: '/notices/settings',
    summary: 'Says how one wishes to be told: by group and way, the quiet hours, and when the daily mail comes',
    body: noticeWish,
    answer: noticeSettingsShape,
  }),
  listUndeliveredMails: list({
    ...undelivered,
    summary: 'Mails that did not arrive, or of which nobody knows whether they did',
    item: undeliveredMailShape,
    fields: { failure: field.choice(mailFailure), failedAt: field.time() },
    sort: ['failedAt'],
  }),
  replayUndeliveredMail: call({
    ...undelivered,
    method: 'POST',
    path: '/undelivered-mails/:id/replay',
    summary: 'Sends a mail that did not arrive once more; of which nobody knows, it may come twice',
    params: z.object({ id: z.uuid() }),
    answer: z.null(),
  }),
  listUndeliveredPhoneMessages: list({
    ...undeliveredPhone,
    summary: 'Messages to phones that did not arrive, or of which nobody knows whether they did',
    item: undeliveredPhoneMessageShape,
    fields: { failure: field.choice(mailFailure), failedAt: field.time() },
    sort: ['failedAt'],
  }),
  replayUndeliveredPhoneMessage: call({
    ...undeliveredPhone,
    method: 'POST',
    path: '/undelivered-phone-messages/:id/replay',
    summary: 'Sends a message to a phone once more; of which nobody knows, it may come twice',
    params: z.object({ id: z.uuid() }),
    answer: z.null(),
  }),
  startPush: call({
    ...push,
    path: '/push-addresses/start',
    summary: 'The key by which a browser knows who may send it pushes',
    answer: z.object({ publicKey: bytes(65) }),
  }),
  addPushAddress: call({
    ...push,
    path: '/push-addresses',
    summary: 'Tells by push in this browser from now on, until it is signed out or says otherwise',
    body: z.strictObject({
      endpoint,
      keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
    }),
    answer: z.null(),
  }),
  checkPushAddress: call({
    ...push,
    path: '/push-addresses/check',
    summary: 'Whether pushes come to this browser for whoever is signed in in it now',
    body: z.strictObject({ endpoint }),
    answer: z.object({ isTold: z.boolean() }),
  }),
  removePushAddress: call({
    ...push,
    path: '/push-addresses/remove',
    summary: 'Tells nothing more by push in this browser',
    body: z.strictObject({ endpoint }),
    answer: z.null(),
  }),
}
