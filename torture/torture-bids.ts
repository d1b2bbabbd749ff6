// Bids on two nodes that are killed, frozen and cut off while the clock jumps: what was told stands, as a replay gives.
import { sql } from 'kysely'
import { surely } from './bids/market.ts'
import { type MarketReport, type MarketWish, type Scene, tortureMarket } from './bids/torture-market.ts'
import { openWires, type Wire } from './disturbances/wire.ts'
import { wait } from './running/wait.ts'

const ways = ['server', 'database', 'frozen past an end', 'clock shifted', 'cut from the database'] as const
type Way = (typeof ways)[number]

const shiftSeconds = 300

const disturb = async (
  wires: readonly Wire[], { nodes, server, database, random }: Scene, way: Way,
): Promise<void> => {
  const at = random.below(nodes.length)
  const [node, wire] = [nodes[at], wires[at]]
  if (node === undefined || wire === undefined) throw new Error('there is no node')
  switch (way) {
    case 'server':
      await node.kill()
      return node.start()
    case 'database':
      // Killed a moment ago, it may not be there again.
      await surely(() => sql`select`.execute(database.primary))
      return void process.kill(server.pid, 'SIGKILL')
    case 'frozen past an end':
      node.freeze()
      await wait(1_000 + random.below(2_500))
      return node.thaw()
    case 'clock shifted': {
      const seconds = random.below(2 * shiftSeconds) - shiftSeconds
      await surely(() => database.transact((tx) =>
        sql`update clock_shift set shift = make_interval(secs => ${seconds})`.execute(tx)))
      return
    }
    case 'cut from the database':
      wire.cut()
      await wait(500 + random.below(2_000))
      wire.mend()
  }
}

export const tortureBids = (wish: MarketWish): Promise<MarketReport<Way>> => {
  const wires = openWires()
  return tortureMarket(wish, {
    ways, wayTo: wires.lay, leave: wires.close, disturb: (scene, way) => disturb(wires.all, scene, way),
  })
}
