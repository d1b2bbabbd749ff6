// The shape of eligibility: the verdict, each obstacle with what would clear it away, and the facts behind them.
import { z } from 'zod'
import { bidRestriction, subscriptionState } from '../../enums.ts'
import { biddingObstacle } from '../../enums/eligibility.ts'
import { timeShape } from '../labels.ts'

const won = z.int().min(0).max(100_000_000_000)
const count = z.int().min(0).max(1_000_000)

export const obstacleShape = z.object({
  obstacle: biddingObstacle.schema,
  /** When it clears away by itself, where time alone does that. */
  until: timeShape.nullable(),
  /** What is to be paid to clear it away. */
  missingWon: won.nullable(),
}).meta({ id: 'Obstacle' })

export const eligibilityShape = z.object({
  memberId: z.uuid(),
  shopId: z.uuid(),
  isEligible: z.boolean(),
  obstacles: z.array(obstacleShape).max(biddingObstacle.values.length),
  restriction: z.object({ kind: bidRestriction.schema, until: timeShape.nullable(), isUntilAct: z.boolean() }),
  deposit: z.object({ neededWon: won, heldWon: won }),
  subscription: z.object({
    month: z.string().max(7).meta({ examples: ['2026-11'] }), isNeeded: z.boolean(), state: subscriptionState.schema,
  }),
  overdue: z.object({ count, won }),
  openAwards: z.object({ count, max: count }),
  judgedAt: timeShape,
}).meta({ id: 'BiddingEligibility' })
