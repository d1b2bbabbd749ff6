// Work that waits for the office: what it is, since when it waits, by when it is due, and who has taken it.
import { z } from 'zod'
import { staffPart } from '../../enums/members.ts'
import { workKind } from '../../enums/work/work.ts'
import { limits } from '../../limits.ts'
import { timeShape } from '../labels.ts'
import { wonShape } from '../money.ts'

/** One work in its queue: the row that waits, and what it waits for. */
export const workItemShape = z.object({
  id: z.uuid(),
  kind: workKind.schema,
  /** Who attends to it in the office. */
  part: staffPart.schema,
  /** What it is about, in a word: a car, a shop, a file. */
  about: z.string().max(limits.name * 2),
  won: wonShape.nullable(),
  waitsSince: timeShape,
  /** Where the office has to be done with it by a time. */
  dueAt: timeShape.nullable(),
  /** Where it is done, if that is not the row itself. */
  placeId: z.uuid(),
  owner: z.object({
    memberId: z.uuid(),
    name: z.string().max(limits.name),
    isMe: z.boolean(),
    since: timeShape,
  }).nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'WorkItem' })

export const workCountShape = z.object({
  kind: workKind.schema,
  part: staffPart.schema,
  count: z.int().min(0),
  mine: z.int().min(0),
  free: z.int().min(0),
  oldestAt: timeShape,
}).meta({ id: 'WorkCount' })
