// Every key of the configuration with the shape of its value, and what is shown of one.
import { z } from 'zod'
import { configGroup, configKey, type ConfigKey } from '../../enums.ts'
import { labelShape, timeShape } from '../labels.ts'
import { biddingConfiguration } from './bidding.ts'
import { deadlinesConfiguration } from './deadlines.ts'
import { feesConfiguration } from './fees.ts'
import { sanctionsConfiguration } from './sanctions.ts'
import { screeningConfiguration } from './screening.ts'
import { shopConfiguration } from './shop.ts'
import { signInConfiguration } from './sign-in.ts'
import { tradeAdjustmentConfiguration } from './trade-adjustment.ts'
import { tradeSchedulingConfiguration } from './trade-scheduling.ts'

/** The order is the order on every screen. A field added later needs a default: old versions stay readable. */
export const configurationShapes = {
  bidding: biddingConfiguration,
  deadlines: deadlinesConfiguration,
  contractTradeScheduling: tradeSchedulingConfiguration,
  contractScreening: screeningConfiguration,
  contractTradeAdjustment: tradeAdjustmentConfiguration,
  fees: feesConfiguration,
  shop: shopConfiguration,
  sanctions: sanctionsConfiguration,
  signIn: signInConfiguration,
} as const satisfies Readonly<Record<ConfigKey, z.ZodObject>>

export type ConfigurationOf<Key extends ConfigKey> = z.output<(typeof configurationShapes)[Key]>
export type Configuration = { readonly [Key in ConfigKey]: ConfigurationOf<Key> }

export const configVersion = z.int().min(1).max(1_000_000_000)
/** Counts the changes of all keys together: one number says which version of each key held. */
export const configRevision = z.int().min(1).max(1_000_000_000)

/** A discriminated union over the keys, so that a key tells the type of its value. */
const withValue = <Key extends ConfigKey, Rest extends z.core.$ZodShape>(key: Key, rest: Rest) =>
  z.object({ key: z.literal(key), value: configurationShapes[key], ...rest })

export const forEachKey = <Rest extends z.core.$ZodShape>(rest: Rest) =>
  z.discriminatedUnion('key', [
    withValue('bidding', rest),
    withValue('deadlines', rest),
    withValue('contractTradeScheduling', rest),
    withValue('contractScreening', rest),
    withValue('contractTradeAdjustment', rest),
    withValue('fees', rest),
    withValue('shop', rest),
    withValue('sanctions', rest),
    withValue('signIn', rest),
  ])

const shown = {
  id: z.uuid(),
  label: labelShape,
  group: configGroup.schema.nullable(),
  sortOrder: z.int().min(0).max(1_000),
  version: configVersion,
  revision: configRevision,
  createdAt: timeShape,
  updatedAt: timeShape,
}

export const configShape = forEachKey(shown)
export type ConfigShown = z.output<typeof configShape>

export const tradeAdjustmentConfigShape = withValue('contractTradeAdjustment', shown)
export const screeningConfigShape = withValue('contractScreening', shown)
export const tradeSchedulingConfigShape = withValue('contractTradeScheduling', shown)

/** What somebody may ask for by key; the keys are an enumeration of their own. */
export const configKeyParams = z.object({ key: configKey.schema })
