// npm run torture -- SUITE --minutes N …, or contracts [--steps N] [--seed S] [--pause S]: tests in long.
import { parseArgs } from 'node:util'
import { machineLine } from '../../bench/parts/machine.ts'
import { tortureContracts } from '../../torture/torture-contracts.ts'
import { tortureBids } from '../../torture/torture-bids.ts'
import { tortureDisk } from '../../torture/torture-disk.ts'
import { tortureMoney } from '../../torture/torture-money.ts'
import { tortureStandby } from '../../torture/torture-standby.ts'
import { tortureSync } from '../../torture/torture-sync.ts'
import { tortureWire } from '../../torture/torture-wire.ts'
import { tortureWrites } from '../../torture/torture-writes.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' }, seed: { type: 'string' }, kills: { type: 'string' }, deeds: { type: 'string' },
    pause: { type: 'string' }, steps: { type: 'string' },
  },
})

const number = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const read = Number(text)
  if (!Number.isFinite(read) || read < 0) throw new Error(`${text} is no number`)
  return read
}

interface Report {
  readonly kills: Readonly<Record<string, number>>
  readonly acknowledged: number
  readonly askedAgain: number
  readonly faults: readonly string[]
  readonly seconds: number
  readonly medianRecoveryMs?: number
  readonly slowestRecoveryMs?: number
  readonly auctions?: number
  readonly refused?: number
  readonly steps?: number
  readonly contracts?: number
  readonly brokenOff?: number
  readonly deadlocks?: number
  readonly slowestAnswerMs?: number
  readonly unanswered?: number
  readonly own?: readonly (readonly [string, string | number])[]
}

/** What only some of them tell. */
const more = [
  ['auctions', 'auctions'], ['refused with a word', 'refused'], ['steps', 'steps'], ['contracts', 'contracts'],
  ['steps broken off', 'brokenOff'], ['deadlocks undone', 'deadlocks'],
  ['slowest answer, in ms', 'slowestAnswerMs'], ['waited for in vain', 'unanswered'],
] as const

const linesOf = (report: Report): string[] => {
  const kills = Object.entries(report.kills)
  const rows: (readonly [string, string | number])[] = [
    ['kills', kills.reduce((sum, [, count]) => sum + count, 0)],
    ...kills.map(([way, count]) => [`  ${way}`, count] as const),
    ['writes acknowledged', report.acknowledged],
    ['requests sent again', report.askedAgain],
    ...more.flatMap(([name, key]) => (report[key] === undefined ? [] : [[name, report[key]] as const])),
    ...(report.medianRecoveryMs === undefined ? [] : [[
      'serving again after', `${report.medianRecoveryMs} ms (median), ${report.slowestRecoveryMs} ms (slowest)`,
    ] as const]),
    ...(report.own ?? []),
    ['lost, doubled or otherwise wrong', report.faults.length],
    ['took', `${report.seconds} s`],
  ]
  return [...rows.map(([name, value]) => `${name.padEnd(34)}${value}`), ...report.faults]
}

type Wish = Parameters<typeof tortureMoney>[0] & Parameters<typeof tortureContracts>[0]
type Suite = (wish: Wish) => Promise<Report>

const suites: Readonly<Record<string, Suite>> = {
  writes: tortureWrites, money: tortureMoney, bids: tortureBids, contracts: tortureContracts, disk: tortureDisk,
  sync: tortureSync, wire: tortureWire, standby: tortureStandby,
}
const suite = suites[positionals[0] ?? '']

if (suite === undefined) {
  console.error('Say what to torture: npm run torture -- writes|money|bids|disk|sync|wire|standby '
    + '--minutes N [--seed S] [--kills K] [--deeds D] [--pause SECONDS], or contracts [--steps N]')
  process.exitCode = 1
} else {
  const seed = number(values.seed) ?? Math.floor(Math.random() * 2 ** 31)
  const [minutes, kills, deeds] = [number(values.minutes), number(values.kills), number(values.deeds)]
  const [pause, steps] = [number(values.pause), number(values.steps)]
  console.log(`${machineLine()}\nseed ${seed}`)
  const report = await suite({
    seed, say: (line) => console.log(line), ...(steps === undefined ? {} : { steps }),
    ...(minutes === undefined ? {} : { minutes }), ...(kills === undefined ? {} : { kills }),
    ...(deeds === undefined ? {} : { deeds }), ...(pause === undefined ? {} : { pauseMs: pause * 1_000 }),
  })
  console.log(linesOf(report).join('\n'))
  process.exitCode = report.faults.length === 0 ? 0 : 1
}
