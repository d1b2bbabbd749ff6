// Acts that fill a demo world: what they tell of its past is told as of then.
import * as notices from '../areas/notices/for-other-areas.ts'
import { reactions } from '../reactions.ts'
import { type Act, openActs } from '../runtime/work/acts.ts'
import { tellAsOfThen } from '../runtime/time/back-then.ts'

export const openDemoActs = (given: Omit<Parameters<typeof openActs>[0], 'reactions'>): Act =>
  openActs({ ...given, reactions: tellAsOfThen(reactions, new Set(Object.values(notices))) })
