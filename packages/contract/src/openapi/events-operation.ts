// The stream of live updates as an operation of the document: no call of the contract, because it never ends.
import { z } from 'zod'
import { prefixOf } from '../call.ts'
import { events } from '../events.ts'
import { limits } from '../limits.ts'
import { type Operation, refTo, type Tag } from './types.ts'

export const eventsPath = `${prefixOf.public}/events`

export const eventsTag: Tag = {
  name: 'live',
  'x-displayName': 'Live updates · 실시간',
  description: 'What changes elsewhere, told to the screens that may see it.',
}

const namesOf = (shape: z.ZodType): string =>
  shape instanceof z.ZodObject
    ? Object.entries(shape.shape).map(([name, field]) => `\`${name}\`${innerOf(field as z.ZodType)}`).join(', ')
    : ''

const innerOf = (field: z.ZodType): string =>
  field instanceof z.ZodArray && field.element instanceof z.ZodObject ? ` of ${namesOf(field.element)}` : ''

const liveLines = Object.entries(events).filter(([, { live }]) => live)
  .map(([name, { payload }]) => `- \`${name}\`: ${namesOf(payload)}\n`.replace(': \n', '\n'))

const words = `**Who may call:** Everybody who is signed in.

Server-sent events, one stream for each open screen. The \`data\` of an event is one line of JSON, an object of ids
and little else: read again what you show. Ids are of this viewer's own. Whoever comes back with the newest one as
\`last-event-id\` within ${limits.liveReplayHours} hours gets what was missed, and \`refetch\` when that is too long ago
or no id of theirs: then read everything again. Of events that are told together only the last one has an id, and a
comment with an id comes every ${limits.liveHeartbeatMs / 1_000} seconds, so that a silent line is noticed.
A stream ends at once when the right to it ends.

Besides \`open\` and \`refetch\`, which carry nothing, there are these. What their viewer may not know is null or
left out.

${liveLines.join('')}`

export const eventsOperation = (securitySchemes: readonly string[]): Operation => ({
  operationId: 'live.events',
  tags: [eventsTag.name],
  summary: 'What changes, as it changes',
  description: words,
  security: securitySchemes.map((scheme) => ({ [scheme]: [] })),
  parameters: [
    {
      name: 'last-event-id',
      in: 'header',
      description: 'The id of the last event that was seen.',
      schema: { type: 'string', maxLength: limits.header },
      example: 'eyJrIjoiMDE5YTlmM2MifQ',
    },
  ],
  responses: {
    '200': {
      description: 'The stream.',
      headers: { 'x-request-id': refTo('headers', 'RequestId') },
      content: {
        'text/event-stream': {
          example: 'retry: 1000\nid: eyJrIjoiMDE5YTlmM2MifQ\nevent: open\ndata: {}\n\n',
        },
      },
    },
    '401': refTo('responses', 'Unauthorized'),
    '429': refTo('responses', 'TooManyRequests'),
    '500': refTo('responses', 'Internal'),
    '503': refTo('responses', 'Unavailable'),
  },
})
