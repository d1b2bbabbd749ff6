// npm run torture -- writes --minutes N [--seed S] [--kills K]: the long form of what the tests do ten times.
import { parseArgs } from 'node:util'
import { machineLine } from '../../bench/machine.ts'
import { type TortureReport, tortureWrites } from '../../torture/torture-writes.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, kills: { type: 'string' } },
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

if (positionals[0] !== 'writes') {
  console.error('Say what to torture: npm run torture -- writes --minutes N [--seed S] [--kills K]')
  process.exitCode = 1
} else {
  const seed = number(values.seed) ?? Math.floor(Math.random() * 2 ** 31)
  const [minutes, kills] = [number(values.minutes), number(values.kills)]
  console.log(`${machineLine()}\nseed ${seed}`)
  const report = await tortureWrites({
    seed, ...(minutes === undefined ? {} : { minutes }), ...(kills === undefined ? {} : { kills }),
  })
  console.log(linesOf(report).join('\n'))
  process.exitCode = report.faults.length === 0 ? 0 : 1
}
