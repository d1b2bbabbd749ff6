// Two nodes restarted one after the other behind a balancer, while bidders and readers go on and are counted.
import { addressOf } from '@bidyard/contract/call'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { Balancer } from '../../packages/server/src/testing/machine/balancer.ts'
import { until } from '../../packages/server/src/testing/until.ts'
import type { TortureNode } from '../nodes/nodes.ts'
import type { Tally } from '../running/tally.ts'
import { wait } from '../running/wait.ts'

export interface Rolling {
  readonly restarts: number
  readonly lists: number
  readonly failed: Tally
}

const readLists = async (base: string, token: string, isOver: () => boolean, failed: Tally): Promise<number> => {
  let read = 0
  while (!isOver()) {
    try {
      const response = await fetch(base + addressOf(auctionsCalls.listAuctions), {
        headers: { 'app-namespace': 'alpha', authorization: `Bearer ${token}` },
      })
      await response.arrayBuffer()
      if (response.status === 200) read += 1
      else failed.add(`a list was answered with ${response.status}`)
    } catch (error) {
      failed.add(`a list was not answered: ${String(error)}`)
    }
    await wait(20)
  }
  return read
}

/** As an upgrade does it: out of the balancer, told to leave when nobody is led to it any more, started, in again. */
export const restartInTurn = async (
  { nodes, balancer, tokens, rounds, failed }: {
    readonly nodes: readonly TortureNode[]; readonly balancer: Balancer; readonly tokens: readonly string[]
    readonly rounds: number; readonly failed: Tally
  },
): Promise<Rolling> => {
  let [isOver, restarts] = [false, 0]
  const reading = Promise.all(tokens.map((token) => readLists(balancer.base, token, () => isOver, failed)))
  for (let round = 0; round < rounds; round++)
    for (const node of nodes) {
      balancer.takeOut(node.base)
      await until(() => balancer.underWay(node.base) === 0)
      await node.leave()
      await node.start()
      balancer.bringIn(node.base)
      restarts += 1
      await wait(1_000)
    }
  isOver = true
  const read = await reading
  return { restarts, lists: read.reduce((sum, count) => sum + count, 0), failed }
}
