// The shapes of the configuration's past: its versions, who made them and why, and what differs between two.
import { z } from 'zod'
import { configKey, configPreset } from '../../enums.ts'
import { limits } from '../../limits.ts'
import { authorShape, timeShape } from '../labels.ts'
import { reasonShape } from '../texts.ts'
import { configRevision, configVersion, forEachKey } from './configuration.ts'

/** null: the place did not exist on that side. */
const scalar = z.union([z.string().max(limits.note), z.number().min(-1e12).max(1e12), z.boolean()]).nullable()

export const configChange = z.object({
  /** The way to the number, joined by dots, such as `quietHours.from`. */
  path: z.string().max(limits.title),
  before: scalar,
  after: scalar,
}).meta({ id: 'ConfigChange' })
export type ConfigChange = z.output<typeof configChange>
export const configChanges = z.array(configChange).max(2_000)

const facts = {
  id: z.uuid(),
  version: configVersion,
  revision: configRevision,
  /** Set when the version came from a preset. */
  preset: configPreset.schema.nullable(),
  reason: z.string().max(limits.reason),
  author: authorShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}

export const configVersionRowShape = z.object({ key: configKey.schema, ...facts })
/** With what changed against the version before it. */
export const configVersionShape = forEachKey({ ...facts, changes: configChanges })
export type ConfigVersionShown = z.output<typeof configVersionShape>

export const configDifferenceShape = z.object({
  key: configKey.schema, from: configVersion, to: configVersion, changes: configChanges,
})

export const configWish = forEachKey({ seenVersion: configVersion, reason: reasonShape })

export const presetPreviewShape = z.object({
  preset: configPreset.schema,
  revision: configRevision,
  keys: z.array(z.object({ key: configKey.schema, changes: configChanges })).max(configKey.values.length),
})

export const presetAppliedShape = z.object({
  revision: configRevision,
  changed: z.array(z.object({ key: configKey.schema, version: configVersion })).max(configKey.values.length),
})
