// Two nodes restarted one after the other behind a balancer, while bidders and readers go on and are counted.
import { addressOf } from '@bidyard/contract/call'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { Balancer } from '../../packages/server/src/testing/machine/balancer.ts'
import { wait } from '../bids/market.ts'
import type { TortureNode } from '../nodes/nodes.ts'

export interface Rolling {
  readonly restarts: number
  readonly lists: number
  readonly faults: readonly string[]
}

const readLists = async (base: string, token: string, isOver: () => boolean, faults: string[]): Promise<number> => {
  let read = 0
  while (!isOver()) {
    try {
      const response = await fetch(base + addressOf(auctionsCalls.listAuctions), {
        headers: { 'app-namespace': 'alpha', authorization: `Bearer ${token}` },
      })
      await response.arrayBuffer()
      if (response.status === 200) read += 1
      else faults.push(`a list was answered with ${response.status}`)
    } catch (error) {
      faults.push(`a list was not answered: ${String(error)}`)
    }
    await wait(20)
  }
  return read
}

/** As an upgrade does it: out of the balancer, told to leave, started, in again. */
export const restartInTurn = async (
  { nodes, balancer, tokens, rounds }: {
    readonly nodes: readonly TortureNode[]; readonly balancer: Balancer; readonly tokens: readonly string[]
    readonly rounds: number
  },
): Promise<Rolling> => {
  const faults: string[] = []
  let [isOver, restarts] = [false, 0]
  const reading = Promise.all(tokens.map((token) => readLists(balancer.base, token, () => isOver, faults)))
  for (let round = 0; round < rounds; round++)
    for (const node of nodes) {
      await balancer.takeOut(node.base)
      await node.leave()
      await node.start()
      balancer.bringIn(node.base)
      restarts += 1
      await wait(1_000)
    }
  isOver = true
  const read = await reading
  return { restarts, lists: read.reduce((sum, count) => sum + count, 0), faults }
}
