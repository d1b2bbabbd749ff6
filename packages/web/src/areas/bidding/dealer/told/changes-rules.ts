// Which changes of own bids are worth a word wherever one is: chosen, awarded, lost, paused, cancelled.
import type { BiddingState } from '@bidyard/contract/enums/bidding'
import { type Process, standingOf, type Standing } from '../mine/standing-rules.ts'

export type Notice = 'chosen' | 'won' | 'lost' | 'paused' | 'cancelled'

const noticeOf: Readonly<Partial<Record<Standing, Notice>>> = {
  chosen: 'chosen', won: 'won', lost: 'lost', relisted: 'lost', paused: 'paused', cancelled: 'cancelled',
}

export interface Change {
  readonly notice: Notice
  readonly biddingId: string
}

export type Known = ReadonlyMap<string, Standing>

type Told = Pick<Process, 'biddingId' | 'auctionState' | 'bidderState' | 'contractStep'> & {
  readonly biddingState: BiddingState
}

export const knownOf = (processes: readonly Told[]): Known =>
  new Map(processes.map((process) => [process.biddingId, standingOf(process)]))

/** Nothing is told of what was so before one looked, nor of a bid that is new. */
export const changesOf = (before: Known, after: Known): readonly Change[] =>
  [...after].flatMap(([biddingId, standing]) => {
    const was = before.get(biddingId)
    const notice = noticeOf[standing]
    return was === undefined || was === standing || notice === undefined ? [] : [{ notice, biddingId }]
  })
