// The network between one node and the database goes away without a word: no request waits for ever, no bid is lost.
import { limits } from '../packages/contract/src/limits.ts'
import { type MarketReport, type MarketWish, type Scene, tortureMarket } from './bids/torture-market.ts'
import { openWires, type Wire } from './disturbances/wire.ts'
import { wait } from './running/wait.ts'

const ways = ['a pause', 'a long cut', 'a pause of both'] as const
type Way = (typeof ways)[number]

const answeredWithinMs = limits.handlerMs
// What a busy machine may add to it.
const marginMs = 3_000
// Longer than any answer may take: whoever waited for the end of the cut would be found.
const longCutMs = answeredWithinMs + marginMs + 7_000

const disturb = async (wires: readonly Wire[], { random }: Scene, way: Way): Promise<void> => {
  const one = wires[random.below(wires.length)]
  const cut = way === 'a pause of both' || one === undefined ? wires : [one]
  for (const wire of cut) wire.cut()
  await wait(way === 'a long cut' ? longCutMs + random.below(5_000) : 500 + random.below(5_000))
  for (const wire of cut) if (way === 'a long cut') wire.mendWithNewLines()
  else wire.mend()
}

export const tortureWire = async (wish: MarketWish): Promise<MarketReport<Way>> => {
  const wires = openWires()
  const report = await tortureMarket(wish, {
    ways, wayTo: wires.lay, leave: wires.close, patienceMs: answeredWithinMs + marginMs,
    disturb: (scene, way) => disturb(wires.all, scene, way),
  })
  const { unanswered, faults } = report
  return unanswered === 0 ? report : {
    ...report, faults: [...faults, `${unanswered} requests had no answer within ${answeredWithinMs + marginMs} ms`],
  }
}
