// The sandbox of local and develop: demo people and a clock that one may move. Elsewhere nothing of it exists.
import { z } from 'zod'
import { call, roles } from '../call.ts'
import { staffPart } from '../enums/members.ts'
import { limits } from '../limits.ts'
import { timeShape } from '../shapes/labels.ts'
import { sandboxBankCalls } from './sandbox-bank.ts'

const clock = z.object({
  now: z.iso.datetime().max(limits.timeText).meta({ description: "The database's clock as the product sees it" }),
  shiftSeconds: z.int().min(-limits.clockShiftSeconds).max(limits.clockShiftSeconds),
})

const mail = z.object({
  id: z.uuid(),
  to: z.string().max(limits.email).meta({ examples: ['dealer@example.com'] }),
  subject: z.string().max(limits.title),
  text: z.string().max(limits.mailText),
  writtenAt: timeShape,
  begunAt: timeShape.nullable().meta({ description: 'The moment after which nobody could take it back' }),
  sentAt: timeShape.nullable().meta({ description: 'Empty though begun: nobody knows whether it arrived' }),
  refusal: z.string().max(limits.mailText).nullable(),
})

const phoneMessage = z.object({
  id: z.string().max(limits.code),
  to: z.string().max(limits.digitsText).meta({ examples: ['01012345678'] }),
  from: z.string().max(limits.digitsText).meta({ examples: ['0212345678'] }),
  type: z.enum(['ATA', 'SMS', 'LMS']).meta({ description: 'KakaoTalk, a short or a long text' }),
  title: z.string().max(limits.title).nullable(),
  text: z.string().max(limits.phoneMessageText),
  template: z.string().max(limits.code).nullable(),
  receivedAt: timeShape,
  code: z.string().max(limits.code).meta({ examples: ['4000'], description: 'As the carrier tells it' }),
  said: z.string().max(limits.title),
  replaced: z.boolean().meta({ description: 'A text went in the place of KakaoTalk' }),
})

/** The api key of a demo person: it follows from the name, so that nobody needs to look it up. */
export const demoKeyOf = (uid: string): string => `demo-${uid}`

export const sandboxCalls = {
  listAccounts: call({
    method: 'GET',
    surface: 'office',
    path: '/sandbox/accounts',
    summary: 'The demo people and the api key of each',
    who: 'anyone',
    answer: z.object({
      items: z.array(z.object({
        uid: z.string().max(limits.name),
        name: z.string().max(limits.name),
        roles: z.array(z.enum(roles)).max(roles.length),
        staffPart: staffPart.schema.nullable(),
        houseName: z.string().max(limits.name).nullable().meta({ description: 'The shop or the partner they are of' }),
        apiKey: z.string().max(limits.code),
      })).max(limits.pageSize),
    }),
  }),
  listMails: call({
    method: 'GET',
    surface: 'office',
    path: '/sandbox/mails',
    summary: 'The newest mails as they were handed over, or would have been',
    who: ['developer', 'root'],
    answer: z.object({ items: z.array(mail).max(limits.pageSize) }),
  }),
  listPhoneMessages: call({
    method: 'GET',
    surface: 'office',
    path: '/sandbox/phone-messages',
    summary: 'What the sandbox’s carrier of messages to phones was given, and how each of them stands',
    who: ['developer', 'root'],
    answer: z.object({ items: z.array(phoneMessage).max(limits.pageSize) }),
  }),
  readClock: call({
    method: 'GET',
    surface: 'office',
    path: '/sandbox/clock',
    summary: 'What time the product believes it is',
    who: 'anyone',
    answer: clock,
  }),
  moveClock: call({
    method: 'POST',
    surface: 'office',
    path: '/sandbox/clock/move',
    summary: 'Move the clock onwards; whatever ends in between is attended to within a second',
    who: ['developer', 'root'],
    body: z.strictObject({ seconds: z.int().min(1).max(limits.clockShiftSeconds) }),
    answer: clock,
  }),
  ...sandboxBankCalls,
}
