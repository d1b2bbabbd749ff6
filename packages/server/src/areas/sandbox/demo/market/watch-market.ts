// The duty of a demo market to be renewed: the clock comes by again and again, also when somebody moved it.
import { setDeadlines } from '../../../../runtime/work/deadlines.ts'
import type { ReactionGiven } from '../../../../runtime/work/events.ts'
import type { Attend } from '../../../../runtime/work/sweeper.ts'

const secondMs = 1_000
const turnSeconds = 30

/** Only a demo world has this duty: its filling sets the first one. */
export const watchMarket = ({ tx, now }: Pick<ReactionGiven, 'tx' | 'now'>, companyId: string): Promise<void> =>
  setDeadlines(tx, [{
    machine: 'sandbox', rowId: companyId, duty: 'renewMarket', whose: 'clock', holderId: null,
    dueAt: new Date(now.getTime() + turnSeconds * secondMs), finalAt: null,
  }])

export const renewDue: Attend = async (given, due) => {
  for (const { rowId } of due) await watchMarket(given, rowId)
  await given.enqueue('renewMarket', [{}])
}
