// npm run torture -- writes|money --minutes N [--seed S] [--kills K] [--deeds D] [--pause S]: long forms of the tests.
import { parseArgs } from 'node:util'
import { machineLine } from '../../bench/machine.ts'
import { tortureMoney } from '../../torture/torture-money.ts'
import { type TortureReport, tortureWrites } from '../../torture/torture-writes.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' }, seed: { type: 'string' }, kills: { type: 'string' }, deeds: { type: 'string' },
    pause: { type: 'string' },
  },
})

const number = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const read = Number(text)
  if (!Number.isFinite(read) || read < 0) throw new Error(`${text} is no number`)
  return read
}

const linesOf = (report: TortureReport): string[] => {
  const kills = Object.entries(report.kills)
  const rows: (readonly [string, string | number])[] = [
    ['kills', kills.reduce((sum, [, count]) => sum + count, 0)],
    ...kills.map(([way, count]) => [`  ${way}`, count] as const),
    ['writes acknowledged', report.acknowledged],
    ['requests sent again', report.askedAgain],
    ['serving again after', `${report.medianRecoveryMs} ms (median), ${report.slowestRecoveryMs} ms (slowest)`],
    ['lost, doubled or otherwise wrong', report.faults.length],
    ['took', `${report.seconds} s`],
  ]
  return [...rows.map(([name, value]) => `${name.padEnd(34)}${value}`), ...report.faults]
}

const suites: Readonly<Record<string, typeof tortureMoney>> = { writes: tortureWrites, money: tortureMoney }
const suite = suites[positionals[0] ?? '']

if (suite === undefined) {
  console.error('Say what to torture: npm run torture -- writes|money --minutes N [--seed S] [--kills K] [--deeds D] '
    + '[--pause SECONDS]')
  process.exitCode = 1
} else {
  const seed = number(values.seed) ?? Math.floor(Math.random() * 2 ** 31)
  const [minutes, kills, deeds] = [number(values.minutes), number(values.kills), number(values.deeds)]
  const pause = number(values.pause)
  console.log(`${machineLine()}\nseed ${seed}`)
  const report = await suite({
    seed, ...(minutes === undefined ? {} : { minutes }), ...(kills === undefined ? {} : { kills }),
    ...(deeds === undefined ? {} : { deeds }), ...(pause === undefined ? {} : { pauseMs: pause * 1_000 }),
  })
  console.log(linesOf(report).join('\n'))
  process.exitCode = report.faults.length === 0 ? 0 : 1
}
